"""Portuguese as written, English from the catalogue, and how a language may be named."""

import pytest

from carteado.words import Words


@pytest.mark.parametrize(
    ("name", "lang"),
    [
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt_BR", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("en", "en"),
        ("en_US", "en"),
        ("en-GB", "en"),
        ("en_US.UTF-8", "en"),
        ("en.UTF-8", "en"),
    ],
)
def test_a_language_by_any_of_its_names(name: str, lang: str) -> None:
    assert Words(name).lang == lang


@pytest.mark.parametrize("name", ["fr", "", "C", "ptolemaic", "english"])
def test_another_language_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(ValueError, match=r"pt-BR, en") as refused:
        Words(name)
    assert repr(name) in str(refused.value)


def test_portuguese_without_asking() -> None:
    assert (Words().lang, Words.LANGUAGES) == ("pt-BR", ("pt-BR", "en"))


def test_a_sentence_is_translated_and_then_filled() -> None:
    assert Words().say("{who} caiu. Vale {stake}.", who="Bia", stake=6) == "Bia caiu. Vale 6."
    assert Words("en").say("{who} caiu. Vale {stake}.", who="Bia", stake=6) == "Bia accepted. Playing for 6."


def test_a_name_with_braces_is_only_a_name() -> None:
    assert Words("en").say("{who} trucou.", who="{stake}") == "{stake} called truco."


def test_a_sentence_nobody_translated_is_still_said() -> None:
    assert Words("en").say("Chove em {place}.", place="Ubatuba") == "Chove em Ubatuba."


@pytest.mark.parametrize(
    ("n", "portuguese", "english"),
    [
        (0, "A mão é deles: 0 tentos.", "The hand is theirs: 0 points."),
        (1, "A mão é deles: 1 tento.", "The hand is theirs: 1 point."),
        (2, "A mão é deles: 2 tentos.", "The hand is theirs: 2 points."),
        (12, "A mão é deles: 12 tentos.", "The hand is theirs: 12 points."),
    ],
)
def test_one_is_one_and_none_are_many(n: int, portuguese: str, english: str) -> None:
    one, many = "A mão é {whose}: {n} tento.", "A mão é {whose}: {n} tentos."
    assert Words().count(one, many, n, whose="deles") == portuguese
    assert Words("en").count(one, many, n, whose="theirs") == english


def test_a_plural_nobody_translated_still_counts() -> None:
    assert [Words("en").count("{n} gato", "{n} gatos", n) for n in (0, 1, 2)] == ["0 gatos", "1 gato", "2 gatos"]
