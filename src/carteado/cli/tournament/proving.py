"""The draws of an event on a server, derived again on this machine out of what the server tells everybody.

Rule 1: what the server says of a draw is not believed: order and groups come out of seed and words here, or they do not hold.
"""

from typing import Any

from carteado.tournament import entries as log
from carteado.tournament.verifying import Derived, follows

Json = dict[str, Any]


def draws(event: Json) -> tuple[Derived, ...]:
    """Every draw of an event as everybody sees it; one by hand stands on its witnesses, and holds."""
    entities = tuple([(one["number"], one["entity"]) for one in event.get("entries", []) if one.get("entity")])
    names = [one["name"] for one in event.get("groups", [])]
    return tuple(
        [
            Derived(one["number"], "seed" if one.get("seed") else "hand", _follows(_entry(one, names), entities))
            for one in event.get("draws", [])
        ]
    )


def _follows(entry: "log.LotsDrawn | log.GroupsDrawn", entities: tuple[tuple[int, str], ...]) -> bool:
    try:
        return follows(entry, entities)
    except ValueError:
        return False


def _entry(told: Json, names: list[str]) -> "log.LotsDrawn | log.GroupsDrawn":
    """The line of the log that says this."""
    order, seed, words = tuple(told["order"]), told.get("seed", ""), tuple(told.get("words", []))
    if told["purpose"] != "groups":
        return log.LotsDrawn(items=tuple(sorted(order)), order=order, seed=seed, words=words, purpose=told["purpose"])
    members: dict[str, list[int]] = {}
    for step in told.get("steps", []):
        members.setdefault(step["group"], []).append(step["entry"])
    groups = tuple([(name, tuple(members[name])) for name in names if name in members])
    pots, left = list[tuple[int, ...]](), order
    for size in told.get("pots", []):
        pots.append(left[:size])
        left = left[size:]
    by_hand = told.get("by_hand", "")
    return log.GroupsDrawn(stage="", groups=groups, pots=tuple(pots), seed=seed, words=words, by_hand=by_hand)
