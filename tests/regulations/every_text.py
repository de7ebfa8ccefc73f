"""All that a regulation says to people, for tests of its wording."""

from collections.abc import Iterator

from carteado.regulations import Regulation, Text


def texts(regulation: Regulation) -> Iterator[tuple[str, Text]]:
    """Every text of the regulation with what it is of."""
    yield "title", regulation.title
    yield "summary", regulation.summary
    yield from ((entry.id, entry.text) for entry in regulation.entries())
    for option in regulation.options:
        yield option.key, option.title
        yield from ((f"{option.key}={value}", label) for value, label in option.labels.items())
    yield from ((notice.clause, notice.text) for notice in regulation.notices)
    yield from ((phrase.id, phrase.text) for phrase in regulation.phrases)
    yield from ((call.id, call.text) for call in regulation.calls)
