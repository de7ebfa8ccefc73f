"""Melds on the table, and the tables that serve every menu: acts by meld, melds by their cards.

Rule 1: a `Jogo` never changes and is one shared object for equal cards, flag and place: tables only hold references to it.
Rule 2: everything about it that a menu needs is worked out once.
"""

from typing import Final

from carteado.cards import CARDS, Card
from carteado.games.canastra.rules.acts import Add, Lay
from carteado.games.canastra.rules.rulebook import FIXED, FREE, POINTS, SEVEN, TWO, CanastraRules
from carteado.melds.arranging import arranged
from carteado.melds.finding import Finder, mask_of, takes
from carteado.melds.grammar import HIGH_ACE, JOKER, RANKS, Grammar, card_in
from carteado.melds.meld import Meld

MOST_KEPT: Final = 1 << 16
NO_PIN: Final = 0
CLEAN_POINTS: Final = 200  # CAN-12.2, BUR-PTS-4
DIRTY_POINTS: Final = 100  # CAN-12.3, BUR-PTS-5
ACE_TO_KING: Final = 500  # CAN-S7, `popular`
ACE_TO_ACE: Final = 1000


class Jogo:
    """A meld as it lies on the table, with what it counts and which single cards it takes, as a mask of faces.

    `stained` is whether it can never be clean; `pin` the place of a wild card that does not move, 0 where it does.
    """

    __slots__ = ("bonus", "closed", "grows", "meld", "pin", "points", "stained", "takes")

    def __init__(self, meld: Meld, stained: bool, pin: int, closed: bool, points: int, bonus: int, takes: int) -> None:
        self.meld = meld
        self.stained = stained
        self.pin = pin
        self.closed = closed
        self.points = points
        self.bonus = bonus
        self.takes = takes
        self.grows: dict[int, Jogo] = {}  # by a single face added

    @property
    def canastra(self) -> bool:
        """Whether it has seven cards or more."""
        return len(self.meld.cards) >= SEVEN

    @property
    def clean(self) -> bool:
        """Whether it is a clean canastra (CAN-7.3b)."""
        return len(self.meld.cards) >= SEVEN and not self.meld.wild and not self.stained

    @property
    def status(self) -> str:
        """`clean` or `dirty` where it is a canastra, else nothing."""
        return "" if not self.canastra else "clean" if self.clean else "dirty"

    def lying(self) -> tuple[Card, ...]:
        """Its cards as they lie."""
        return tuple([CARDS[face] for face in self.meld.in_order()])


class Kit:
    """The melds of one regulation: found, arranged and kept."""

    __slots__ = ("_bounds", "_by_number", "_decks", "_jogos", "_laid", "_lays", "faces", "finder", "grammar", "rules")

    def __init__(self, rules: CanastraRules) -> None:
        self.rules = rules
        self.grammar: Grammar = rules.grammar()
        self.finder = Finder(self.grammar)
        self.faces = tuple(range(JOKER + 1 if rules.jokers else JOKER))
        self._jogos: dict[tuple[tuple[int, ...], bool, int], Jogo] = {}
        self._lays: dict[int, tuple[Lay, ...]] = {}
        self._by_number: dict[int, tuple[Lay, ...]] = {}
        self._bounds: dict[int, tuple[int, int]] = {}
        self._laid: dict[tuple[int, ...], Jogo] = {}
        self._decks: dict[int, tuple[int, ...]] = {}

    def deck(self, seats: int) -> tuple[int, ...]:
        """All the cards for so many seats, in order."""
        found = self._decks.get(seats)
        if found is None:
            found = self._decks[seats] = self.rules.deck(seats)
        return found

    def new(self, cards: tuple[int, ...], pin: int = NO_PIN) -> Jogo | None:
        """These cards laid as a new meld, with a wild card in that place where places are told; `None` if they are none."""
        found = self._laid.get(cards) if not pin else None
        if found is not None:
            return found
        meld = self._arranged(cards, pin)
        if meld is None:
            return None
        made = self.jogo(meld, self._spoils(meld), self._pin_of(meld))
        if not pin:
            if len(self._laid) > MOST_KEPT:
                self._laid.clear()
            self._laid[cards] = made
        return made

    def _arranged(self, cards: tuple[int, ...], pin: int) -> Meld | None:
        """The meld that these cards make; where wild cards move, a place told for one must be possible and binds nothing."""
        meld = arranged(self.grammar, cards, pin)
        return arranged(self.grammar, cards) if meld is not None and pin and self.rules.mobility == FREE else meld

    def grown(self, jogo: Jogo, cards: tuple[int, ...], pin: int = NO_PIN) -> Jogo | None:
        """The meld with these cards added; `pin` is the place of a wild card that has to be told or moves."""
        if jogo.closed:
            return None
        single = len(cards) == 1 and not pin
        if single and cards[0] in jogo.grows:
            return jogo.grows[cards[0]]
        grown = self._grown(jogo, cards, pin)
        if single and grown is not None:
            jogo.grows[cards[0]] = grown
        return grown

    def _grown(self, jogo: Jogo, cards: tuple[int, ...], pin: int) -> Jogo | None:
        meld = self._union(jogo, cards, pin)
        return None if meld is None else self.jogo(meld, jogo.stained or self._spoils(meld), self._pin_of(meld))

    def _union(self, jogo: Jogo, cards: tuple[int, ...], pin: int) -> Meld | None:
        union = jogo.meld.cards + cards
        meld = self._around(jogo, union, cards, pin) if jogo.pin else self._arranged(union, pin)
        return None if meld is None or (self.rules.mobility != FREE and _displaced(jogo.meld, meld)) else meld

    def _around(self, jogo: Jogo, union: tuple[int, ...], cards: tuple[int, ...], pin: int) -> Meld | None:
        """A wild card stays where it is, or gives way to the card it stands for (CAN-S5)."""
        meld = arranged(self.grammar, union, jogo.pin) if pin == NO_PIN or pin == jogo.pin else None
        if meld is not None and meld.wild != jogo.meld.wild:
            meld = None  # another wild card in its place
        if meld is None and self.rules.mobility != FIXED and card_in(jogo.meld.of, jogo.pin) in cards:
            meld = arranged(self.grammar, union)
            if meld is not None and pin:
                meld = arranged(self.grammar, union, pin) if meld.wild else None  # of its own suit it goes to its own place
            if meld is not None and _astray(jogo.meld, meld):
                meld = None
        return meld

    def _pin_of(self, meld: Meld) -> int:
        return NO_PIN if self.rules.mobility == FREE or not meld.stands else meld.stands[0]

    def _spoils(self, meld: Meld) -> bool:
        """Whether the stain of CAN-7.2c falls on it."""
        return not self.rules.clean_recovery and meld.spoiled()

    def jogo(self, meld: Meld, stained: bool, pin: int) -> Jogo:
        """The one shared object for this meld."""
        key = (meld.in_order() if pin else meld.cards, stained, pin)
        found = self._jogos.get(key)
        if found is None:
            if len(self._jogos) > MOST_KEPT:
                self._jogos.clear()
            found = self._jogos[key] = self._made(meld, stained, pin)
        return found

    def _made(self, meld: Meld, stained: bool, pin: int) -> Jogo:
        points = sum([POINTS[card] for card in meld.cards])
        closed = self.rules.ace_closes and meld.high == HIGH_ACE and HIGH_ACE not in meld.stands
        made = Jogo(meld, stained, pin, closed, points, 0, 0)
        if made.canastra:
            made.bonus = self._clean_bonus(meld) if made.clean else DIRTY_POINTS
        if not closed:
            made.takes = takes(self.grammar, meld) if self.rules.mobility == FREE else self._taken(made)
        return made

    def _clean_bonus(self, meld: Meld) -> int:
        if self.rules.long_bonus and meld.is_run and len(meld.cards) >= RANKS:
            return ACE_TO_ACE if len(meld.cards) > RANKS else ACE_TO_KING if meld.low == 1 else CLEAN_POINTS
        return CLEAN_POINTS

    def _taken(self, jogo: Jogo) -> int:
        mask = 0
        for face in range(JOKER + 1):
            if self._union(jogo, (face,), NO_PIN) is not None:  # not `grown`: a meld would make all that it can grow into
                mask |= 1 << face
        return mask

    def ends(self, jogo: Jogo, face: int) -> tuple[int, ...]:
        """The places that may be told for a wild card added, or moved by this card, where wild cards do not move.

        `NO_PIN` is among them where a two may lie in its own place instead.
        """
        if self.rules.mobility == FREE:
            return ()
        plain = self.grown(jogo, (face,))
        if plain is None or (plain.pin == jogo.pin and (jogo.pin or face % RANKS != TWO)):
            return ()
        found: list[int] = [plain.pin]
        for place in range(1, HIGH_ACE + 1):
            other = self.grown(jogo, (face,), place)
            if other is not None and other.pin == place and place != plain.pin:
                found.append(place)
        return tuple(found)

    def lays(self, counts: list[int], mask: int = 0) -> list[tuple[Lay, ...]]:
        """The acts of laying each single meld of a hand, in parts that two hands may share; `mask` are the faces it has."""
        mask = mask or mask_of(counts)
        found: list[tuple[Lay, ...]] = []
        for part in self.finder.parts(counts, mask):
            acts = self._lays.get(part)
            if acts is None:
                if len(self._lays) > MOST_KEPT:
                    self._lays.clear()
                acts = self._lays[part] = self._acts(self.finder.melds(part, counts))
            if acts:
                found.append(acts)
        return found

    def _acts(self, numbers: tuple[int, ...]) -> tuple[Lay, ...]:
        acts: list[Lay] = []
        for number in numbers:
            found = self._by_number.get(number)
            if found is None:
                found = self._by_number[number] = tuple(self._ways(self.finder.meld(number)))
            acts += found
        return tuple(acts)

    def _ways(self, meld: Meld) -> list[Lay]:
        """The ways to lay a meld: one, unless wild cards do not move."""
        if self.rules.mobility == FREE:
            return [Lay((tuple([CARDS[face] for face in meld.in_order()]),))]
        plain = [] if meld.stands else [Lay((tuple([CARDS[face] for face in meld.in_order()]),))]
        return plain + self._placed(meld)

    def bound(self, counts: list[int], mask: int) -> int:
        """What melds laid together can count at most: the cards of natural ones, and for each wild card the best with one.

        Where a meld may have several wild cards, all the cards there are.
        """
        if self.grammar.most_wild != 1:
            return sum([POINTS[face] * count for face, count in enumerate(counts)])
        natural = best = 0
        for part in self.finder.parts(counts, mask):
            told = self._bounds.get(part)
            if told is None:
                if len(self._bounds) > MOST_KEPT:
                    self._bounds.clear()
                told = self._bounds[part] = self._bound(self.finder.melds(part, counts))
            natural |= told[0]
            best = max(best, told[1])
        points = 0
        for face in self.grammar.wild:
            points += best * counts[face]
        while natural:
            face = (natural & -natural).bit_length() - 1
            natural &= natural - 1
            points += POINTS[face] * counts[face]
        return points

    def _bound(self, numbers: tuple[int, ...]) -> tuple[int, int]:
        """Of some melds the faces in natural ones, as a mask, and the points of the best with a wild card."""
        natural = best = 0
        for number in numbers:
            meld = self.finder.meld(number)
            if meld.wild:
                best = max(best, sum([POINTS[face] for face in meld.cards]))
            else:
                for face in meld.cards:
                    natural |= 1 << face
        return natural, best

    def _placed(self, meld: Meld) -> list[Lay]:
        """The same cards once for every place in which the wild one may stand."""
        acts: list[Lay] = []
        for place in range(1, HIGH_ACE + 1):
            found = arranged(self.grammar, meld.cards, place)
            if found is not None and found.stands == (place,):
                acts.append(Lay((tuple([CARDS[face] for face in found.in_order()]),), ((place,),)))
        return acts


def _displaced(before: Meld, after: Meld) -> bool:
    """Whether a card that lay in its own place would have to leave it, as a natural two that became wild."""
    return before.is_run and bool(before.naturals() & ~after.naturals())


def _astray(before: Meld, after: Meld) -> bool:
    """Whether a curinga that gave way would have gone elsewhere, had the cards come one by one.

    A two of the suit goes to its own place as soon as it can; over another curinga it does not get there, and goes to an end.
    """
    if not after.wild:
        return False
    if after.wild != before.wild:
        return TWO + 1 < after.stands[0] < before.low
    return after.wild[0] == card_in(before.of, TWO + 1) and after.low == before.low == TWO + 2


def told(place: int, face: int, to: int) -> Add:
    """The act of adding a card with the place of the wild one told."""
    return Add(to, (CARDS[face],), (place,))


_KITS: Final[dict[tuple[str, tuple[tuple[str, str], ...]], Kit]] = {}


def kit_of(rules: CanastraRules) -> Kit:
    """The melds of this regulation with these house rules, one object for all tables."""
    key = (rules.id, rules.options)
    found = _KITS.get(key)
    if found is None:
        if len(_KITS) > 256:
            _KITS.clear()
        found = _KITS[key] = Kit(rules)
    return found
