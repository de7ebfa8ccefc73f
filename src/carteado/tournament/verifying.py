"""The lots of an event derived again from what was said aloud."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from carteado import fair
from carteado.tournament import draw
from carteado.tournament import entries as log
from carteado.tournament.lots import Lots, Seed, order
from carteado.tournament.torneio import Torneio

KEPT: Final = 256


@dataclass(frozen=True)
class Derived:
    """A draw, by the number of its line, how it was held, and whether it follows from its seed and words."""

    number: int
    method: Literal["seed", "hand"]
    holds: bool


def draws(torneio: Torneio) -> tuple[Derived, ...]:
    """Every draw of the event; one by hand stands on its witnesses, and holds."""
    found: list[Derived] = []
    entities = tuple([(number, one.entity) for number, one in torneio.state.entries.items() if one.entity])
    for number, entry in enumerate(torneio.log, 1):
        if isinstance(entry, (log.LotsDrawn, log.GroupsDrawn)):
            found.append(Derived(number, "seed" if entry.seed else "hand", follows(entry, entities)))
    return tuple(found)


def rounds(torneio: Torneio) -> tuple[Derived, ...]:
    """Every round in which all tables played the same packs, and whether its seed is the one that was bound to.

    What each mão was dealt from, its record proves.
    """
    return tuple(
        [
            Derived(number, "seed", fair.commitment(bytes.fromhex(entry.seed)) == entry.commitment)
            for number, entry in enumerate(torneio.log, 1)
            if isinstance(entry, log.DuplicatePlayed)
        ]
    )


@lru_cache(KEPT)
def follows(entry: "log.LotsDrawn | log.GroupsDrawn", entities: tuple[tuple[int, str], ...]) -> bool:
    """Whether it follows from what was said; the same draw is not derived each time somebody looks."""
    if not entry.seed:
        return True
    if isinstance(entry, log.LotsDrawn):
        return order(entry.items, Seed(bytes.fromhex(entry.seed), entry.words)) == entry.order
    return bool(entry.by_hand) or _groups(dict(entities), entry)


def _groups(entities: dict[int, str], entry: log.GroupsDrawn) -> bool:
    """Whether these groups come out of these pots; pots that were drawn themselves are drawn again."""
    groups = tuple([drawn for _, drawn in entry.groups])
    sizes = [len(drawn) for drawn in groups]
    entries = [number for pot in entry.pots for number in pot]
    seed = Seed(bytes.fromhex(entry.seed), entry.words)
    by_pots = draw.draw(tuple(tuple(sorted(pot)) for pot in entry.pots), sizes, Lots(seed), entities)
    return by_pots.groups == groups or draw.draw_unseeded(entries, sizes, Lots(seed), entities).groups == groups
