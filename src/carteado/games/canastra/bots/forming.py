"""The melds of a hand that no longer one contains, worked out once for all hands that have the same cards there."""

from typing import Final

from carteado.games.canastra.rules.jogos import MOST_KEPT, Jogo, Kit
from carteado.melds.finding import mask_of

Faces = tuple[int, ...]
Melds = tuple[Jogo, ...]

_MELDS: Final[dict[tuple[Kit, int], tuple[Melds, Melds]]] = {}


def natural_melds(kit: Kit, counts: list[int]) -> list[Jogo]:
    """Those of natural cards alone."""
    return [jogo for part in kit.finder.parts(counts, mask_of(counts)) for jogo in _of(kit, part, counts)[0]]


def wild_melds(kit: Kit, counts: list[int]) -> list[Jogo]:
    """Those with a wild card."""
    return [jogo for part in kit.finder.parts(counts, mask_of(counts)) for jogo in _of(kit, part, counts)[1]]


def _of(kit: Kit, part: int, counts: list[int]) -> tuple[Melds, Melds]:
    key = (kit, part)
    found = _MELDS.get(key)
    if found is None:
        if len(_MELDS) > MOST_KEPT:
            _MELDS.clear()
        melds = [kit.finder.meld(number) for number in kit.finder.melds(part, counts)]
        natural = [meld.cards for meld in melds if not meld.wild]
        wild = [meld.cards for meld in melds if meld.wild]
        found = _MELDS[key] = _made(kit, natural), _made(kit, wild)
    return found


def _made(kit: Kit, melds: list[Faces]) -> Melds:
    longest = [meld for meld in melds if not any(_within(meld, other) for other in melds)]
    made = [kit.new(meld) for meld in longest]
    return tuple([jogo for jogo in made if jogo is not None])


def _within(meld: Faces, other: Faces) -> bool:
    return len(meld) < len(other) and all(meld.count(face) <= other.count(face) for face in meld)
