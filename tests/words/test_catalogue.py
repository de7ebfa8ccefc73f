"""One catalogue: every sentence of the code has its English, with the same facts in it, and nothing is left over."""

from importlib.resources import files
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from words.sentences import said


@pytest.fixture(scope="module")
def catalogue() -> Catalog:
    with files("carteado.words").joinpath("locale/en/LC_MESSAGES/carteado.po").open("rb") as file:
        return read_po(file, locale="en", abort_invalid=True)


def ids(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def strings(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def entries(catalogue: Catalog) -> dict[tuple[str, ...], Message]:
    return {ids(message): message for message in catalogue if message.id}


def facts(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_sentence_has_its_english(catalogue: Catalog) -> None:
    known = entries(catalogue)
    missing = [said_as for said_as in sorted(said()) if not all(strings_of(known, said_as))]
    assert not missing, "write the English of these into carteado.po:\n" + "\n".join(map(repr, missing))


def strings_of(known: dict[tuple[str, ...], Message], said_as: tuple[str, ...]) -> tuple[str, ...]:
    message = known.get(said_as)
    return ("",) if message is None else strings(message) or ("",)


def test_nothing_is_translated_that_is_not_said(catalogue: Catalog) -> None:
    assert sorted(set(entries(catalogue)) - said()) == []
    assert not catalogue.obsolete


def test_translations_are_not_guesses(catalogue: Catalog) -> None:
    assert [message.id for message in entries(catalogue).values() if message.fuzzy] == []


def test_the_same_facts_stand_in_both_languages(catalogue: Catalog) -> None:
    for known, message in entries(catalogue).items():
        assert len(strings(message)) == len(known), known
        for portuguese, english in zip(known, strings(message), strict=True):
            assert facts(portuguese) - {"n"} == facts(english) - {"n"}, portuguese
            assert len(known) == 2 or facts(portuguese) == facts(english), portuguese


def test_a_plural_counts(catalogue: Catalog) -> None:
    """The many may be any number, so it must say which, unless the things are listed."""
    plurals = [known for known in entries(catalogue) if len(known) == 2]
    assert plurals
    for _, many in plurals:
        assert {"n", "cards"} & facts(many), many


def test_the_source_is_read_with_its_tables_and_plurals() -> None:
    """The reader itself: a call, a choice in a table, a plural."""
    assert {("Queimar",), ("zap",), ("A mão é {whose}: {n} tento.", "A mão é {whose}: {n} tentos.")} <= said()
