"""The catalogues: every sentence of the code has its English, with the same facts in it, and nothing is left over."""

from collections import Counter
from importlib.resources import files
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from carteado.words import po
from carteado.words.language import CATALOGUE, english, places
from words.sentences import FAMILIES, said

OWNERS = ("", *FAMILIES)


def place(family: str) -> str:
    return f"carteado.games.{family}" if family else "carteado.words"


def catalogue(family: str) -> Catalog:
    with files(place(family)).joinpath(*CATALOGUE).open("rb") as file:
        return read_po(file, locale="en", abort_invalid=True)


def ids(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def strings(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def entries(family: str) -> dict[tuple[str, ...], Message]:
    return {ids(message): message for message in catalogue(family) if message.id}


def facts(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def wanted(family: str) -> set[tuple[str, ...]]:
    """What a catalogue should have: what its owner alone says; the shared one what several say, too."""
    sayers = Counter(sentence for owner in OWNERS for sentence in said(owner))
    if family:
        return {sentence for sentence in said(family) if sayers[sentence] == 1}
    return set(said()) | {sentence for sentence, times in sayers.items() if times > 1}


@pytest.mark.parametrize("family", OWNERS)
def test_every_sentence_has_its_english_where_it_belongs(family: str) -> None:
    known = entries(family)
    missing = [said_as for said_as in sorted(wanted(family)) if not all(strings_of(known, said_as))]
    assert not missing, f"write the English of these into the catalogue of {place(family)}:\n" + "\n".join(map(repr, missing))


def strings_of(known: dict[tuple[str, ...], Message], said_as: tuple[str, ...]) -> tuple[str, ...]:
    message = known.get(said_as)
    return ("",) if message is None else strings(message) or ("",)


@pytest.mark.parametrize("family", OWNERS)
def test_nothing_is_translated_that_is_not_said(family: str) -> None:
    assert sorted(set(entries(family)) - wanted(family)) == []
    assert not catalogue(family).obsolete


@pytest.mark.parametrize("family", OWNERS)
def test_translations_are_not_guesses(family: str) -> None:
    assert [message.id for message in entries(family).values() if message.fuzzy] == []


@pytest.mark.parametrize("family", OWNERS)
def test_the_same_facts_stand_in_both_languages(family: str) -> None:
    for known, message in entries(family).items():
        assert len(strings(message)) == len(known), known
        for portuguese, in_english in zip(known, strings(message), strict=True):
            assert facts(portuguese) - {"n"} == facts(in_english) - {"n"}, portuguese
            assert len(known) == 2 or facts(portuguese) == facts(in_english), portuguese


@pytest.mark.parametrize("family", OWNERS)
def test_a_plural_counts(family: str) -> None:
    """The many may be any number, so it must say which, unless the things are listed."""
    plurals = [known for known in entries(family) if len(known) == 2]
    assert plurals
    for _, many in plurals:
        assert {"n", "cards"} & facts(many), many


@pytest.mark.parametrize("family", OWNERS)
def test_it_is_read_as_gettext_reads_it(family: str) -> None:
    text = files(place(family)).joinpath(*CATALOGUE).read_text(encoding="utf-8")
    assert po.read(text) == {known[0]: strings(message) for known, message in entries(family).items()}


def test_all_of_them_are_loaded() -> None:
    assert set(places()) >= {place(family) for family in OWNERS}
    assert all(known[0] in english() for family in OWNERS for known in entries(family))


def test_a_guess_is_left_out_and_long_lines_are_put_together() -> None:
    text = '#, fuzzy\nmsgid "a"\nmsgstr "b"\n\nmsgid ""\n"um "\n"dois"\nmsgstr ""\n"one \\"two\\""\n\nmsgid "c"\nmsgstr ""\n'
    assert po.read(text) == {"um dois": ('one "two"',)}


def test_the_source_is_read_with_its_tables_and_plurals() -> None:
    """The reader itself: a call, a choice in a table, a plural."""
    own = {("Queimar",), ("zap",), ("A mão é {whose}: {n} tento.", "A mão é {whose}: {n} tentos.")}
    assert own <= said("truco")
    assert not own & said()
