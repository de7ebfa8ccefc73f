"""The schema of the wire says what really travels: whole partidas fit it, and what is wrong does not."""

from functools import cache
from typing import Any

import jsonschema_rs
import pytest

from carteado import wire
from carteado.catalogue import GAMES
from carteado.game import Value
from carteado.server.protocol import mirror
from carteado.server.schema import RECEIVED, SENT, always_sent, plain_names, schema
from carteado.table.messages import Chair, Refused, Update
from conformance_kit.cases import many

WHOLE = schema(RECEIVED, SENT, GAMES.values())
MOMENTS = 3000
EVERY = 25


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/definitions/{name}", "definitions": WHOLE["definitions"]})


def fits(name: str, value: Any) -> bool:
    return validator(name).is_valid(value)


def encoded(value: Value) -> Any:
    written = wire.encode(value)
    written.pop("known", None)
    return written


@pytest.mark.parametrize("game", GAMES)
def test_partidas_fit(game: str) -> None:
    """Every act, every event and now and then the view of every pair of eyes, and most classes come up."""
    seen: set[str] = set()
    for nth, moment in enumerate(many(game, MOMENTS)):
        for eyes in moment.eyes if nth % EVERY == 0 else ():
            assert fits("GameView", encoded(moment.state.view(eyes)))
        for _, action in moment.acts[-1:]:
            seen.add(type(action).__name__)
            assert fits("GameAction", encoded(action)), action
        for event in moment.events[-1] if moment.events else ():
            seen.add(type(event).__name__)
            assert fits("GameEvent", encoded(event)), event
    assert len(seen) > 0.8 * len(GAMES[game].actions + GAMES[game].events)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("GameAction", {"type": "Play", "card": "7C", "down": False}),
        ("GameAction", {"type": "Play", "card": None, "down": False, "call": 0}),
        ("GameAction", {"type": "Played", "card": "7C", "down": False, "call": 0}),
        ("GameEvent", {"type": "GaveBack", "seat": 1, "more": 1}),
        ("GameEvent", {"type": "GaveBack", "seat": "1"}),
        ("Incoming", {"type": "sit", "client": "a", "n": "1"}),
    ],
)
def test_what_is_wrong_does_not_fit(name: str, wrong: dict[str, Any]) -> None:
    assert not fits(name, wrong)


def test_hidden_memory_is_not_described() -> None:
    assert "known" not in WHOLE["definitions"]["TrucoView"]["properties"]


def test_always_sent_is_what_msgspec_writes() -> None:
    assert always_sent(mirror(Chair)) >= {"kind", "name", "away"}
    assert always_sent(mirror(Update)) == {"type", "version", "at"}
    assert always_sent(mirror(Refused)) == {"type", "code", "text"}


def test_every_reference_leads_somewhere() -> None:
    waiting: list[Any] = [WHOLE]
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            waiting += node.values()
            if "$ref" in node:
                assert node["$ref"].removeprefix("#/definitions/") in WHOLE["definitions"]
        elif isinstance(node, list):
            waiting += node


def test_names_that_two_share() -> None:
    names = plain_names(["carteado.rules.text.Text", "carteado.server.shapes.Text", "carteado.table.messages.Phrase", "Me"])
    assert names == {
        "Me": "Me",
        "carteado.rules.text.Text": "RulesText",
        "carteado.server.shapes.Text": "Text",
        "carteado.table.messages.Phrase": "Phrase",
    }


def test_what_a_game_calls_as_a_message_is_called() -> None:
    """A message keeps its name; the act of the game has its family's in front, and says its own on the wire."""
    assert fits("Incoming", {"type": "decline", "client": "a", "n": 1})
    assert fits("CanastraDecline", {"type": "Decline", "turn": 3})
    assert not fits("Decline", {"type": "Decline", "turn": 3})
