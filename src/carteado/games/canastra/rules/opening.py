"""The lay-down with a minimum: melds laid together, of which enough must be found where there are any (CAN-14.1, CAN-S15)."""

from collections.abc import Callable
from typing import Final

from carteado.games.canastra.rules.acts import Lay
from carteado.games.canastra.rules.jogos import Kit
from carteado.games.canastra.rules.moves import laid_points
from carteado.games.canastra.rules.rulebook import LEAST
from carteado.melds.finding import mask_of

Faces = tuple[int, ...]
MOST_TRIED: Final = 3000  # tables of melds with several wild cards, before the search gives up
_EMPTY: Final[tuple[int, ...]] = ()


def together(acts: list[Lay]) -> Lay:
    """Several acts of laying one meld as one."""
    placed = any(act.stands for act in acts)
    melds = tuple([act.melds[0] for act in acts])
    return Lay(melds, tuple([act.stands[0] if act.stands else _EMPTY for act in acts]) if placed else ())


class Search:
    """Looks for melds that can be laid together, count enough and may be laid as far as `fits` knows."""

    __slots__ = ("acts", "faces", "fits", "kit", "masks", "needs", "worths")

    def __init__(self, kit: Kit, counts: list[int], needs: int, fits: Callable[[Lay], bool] | None) -> None:
        self.kit = kit
        self.needs = needs
        self.fits = fits
        self.acts: list[Lay] = [act for part in kit.lays(counts) for act in part]
        self.acts.sort(key=lambda act: -laid_points(act.faces))
        self.faces: list[Faces] = [act.faces[0] for act in self.acts]
        self.masks: list[int] = [_mask(faces) for faces in self.faces]
        self.worths: list[int] = [laid_points(act.faces) for act in self.acts]

    def found(self, counts: list[int]) -> Lay | None:
        """Such melds of a hand; `None` where there are none. Those that count most are tried first."""
        found = self._further(counts[:], mask_of(counts), sum(counts), 0, 0, [])
        return found if found is not None or self.kit.grammar.most_wild == 1 else self._grown(counts)

    def _grown(self, counts: list[int]) -> Lay | None:
        """The same where a meld may have several wild cards: those with one or two, grown card by card."""
        tables: list[tuple[Faces, ...]] = [()]
        known = set(tables)
        while tables and len(known) < MOST_TRIED:
            melds = tables.pop()
            act = Lay(tuple([jogo.lying() for jogo in [self.kit.new(faces) for faces in melds] if jogo is not None]))
            if laid_points(melds) >= self.needs and (self.fits is None or self.fits(act)):
                return act
            left = counts[:]
            for faces in melds:
                for face in faces:
                    left[face] -= 1
            for more in (*self._one_more(melds, left), *self._one_longer(melds, left)):
                if more not in known:
                    known.add(more)
                    tables.append(more)
        return None

    def _one_more(self, melds: tuple[Faces, ...], left: list[int]) -> list[tuple[Faces, ...]]:
        """These melds and one that the hand has besides, those that count most last."""
        return [tuple(sorted((*melds, faces))) for faces in reversed(self.faces) if has(left, faces)]

    def _one_longer(self, melds: tuple[Faces, ...], left: list[int]) -> list[tuple[Faces, ...]]:
        """These melds, one of them with one card more."""
        found: list[tuple[Faces, ...]] = []
        for nth, faces in enumerate(melds):
            for face in self.kit.faces:
                if left[face] and self.kit.new(longer := tuple(sorted((*faces, face)))) is not None:
                    found.append(tuple(sorted((*melds[:nth], longer, *melds[nth + 1 :]))))
        return found

    def _further(self, counts: list[int], mask: int, left: int, first: int, points: int, chosen: list[Lay]) -> Lay | None:
        if points >= self.needs and chosen:
            act = together(chosen)
            if self.fits is None or self.fits(act):
                return act
        elif points + self.kit.bound(counts, mask) < self.needs:
            return None
        for at in range(first, len(self.acts)):
            if points + self.worths[at] * (left // LEAST) < self.needs:
                return None  # no later meld counts more
            if self.masks[at] & ~mask:
                continue
            found = self._with(counts, mask, left, at, points, chosen)
            if found is not None:
                return found
        return None

    def _with(self, counts: list[int], mask: int, left: int, at: int, points: int, chosen: list[Lay]) -> Lay | None:
        """The same with one more meld, if the hand has it."""
        faces = self.faces[at]
        enough = True
        for face in faces:
            counts[face] -= 1
            if counts[face] <= 0:
                mask &= ~(1 << face)
                enough = enough and counts[face] == 0
        found: Lay | None = None
        if enough:
            found = self._further(counts, mask, left - len(faces), at, points + self.worths[at], [*chosen, self.acts[at]])
        for face in faces:
            counts[face] += 1
        return found


def _mask(faces: Faces) -> int:
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask


def has(counts: list[int], faces: Faces) -> bool:
    """Whether a hand has these cards."""
    return all(counts[face] >= faces.count(face) for face in faces)
