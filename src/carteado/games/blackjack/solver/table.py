"""All starting hands against one card face up: what each choice is worth, and which one a strategy makes.

Shown worths are per unit of the first bet, in the player's favour, once the house has checked where it checks. What is decided
before the check, insurance and early surrender (BJ-S18), is weighed over all hidden cards.
"""

from dataclasses import dataclass
from typing import Final

from carteado.games.blackjack.rules.rulebook import EARLY, LATE, BlackjackRules
from carteado.games.blackjack.solver.book import MEMBERS, NATURAL, ORDER, STATES, Book, state
from carteado.games.blackjack.solver.hands import ACE, HANDS, TEN
from carteado.games.blackjack.solver.house import House
from carteado.games.blackjack.solver.play import Play
from carteado.games.blackjack.solver.split import Splits

STANDING: Final = "stand"
HITTING: Final = "hit"
DOUBLING: Final = "double"
SPLITTING: Final = "split"
SURRENDERING: Final = "surrender"
GIVEN_UP: Final = -0.5
PAID: Final = 1.5  # a BlackJack (BJ-BJ-3)


@dataclass(frozen=True)
class Choices:
    """What every choice of a hand is worth; `None` where the rules do not let him."""

    stand: float
    hit: float | None
    double: float | None
    split: float | None
    surrender: float | None
    insurance: float | None  # what insuring adds, over all hidden cards
    act: str  # what the strategy does once the house has checked, or instead of letting it check
    worth: float  # of that act
    natural: float  # the chance that the house has a BlackJack
    whole: float  # of the bet before the house checks, uninsured
    insured: float | None  # the same with insurance, and so without early surrender
    insure: bool  # whether he insures, where he may


class Against:
    """The house with one card face up, and a strategy: the best for every hand, or with `totals` one choice a total."""

    def __init__(self, rules: BlackjackRules, house: House, totals: bool) -> None:
        self.rules = rules
        self.up = house.up
        self.house = house
        self.book = Book(self.house) if totals else None
        self.play = Play(self.house, 0, None if self.book is None else self.book.play)
        self.yields = [False] * STATES
        self.insures = [False] * STATES
        self.parted: dict[int, dict[float, float]] = {}
        self.parting: dict[int, Splits] = {}
        if self.book is not None:
            self._settle(self.book)

    def blackjack(self) -> float:
        """What a BlackJack is worth, before the house checks."""
        return PAID * (1.0 - self.house.natural(HANDS.keys[NATURAL]))

    def insurance(self, hand: int) -> float | None:
        """What insuring adds to the bet: half of it, paid 2 to 1 (BJ-SEGURO-3)."""
        return 1.5 * self.house.natural(HANDS.keys[hand]) - 0.5 if self.up == ACE else None

    def splitting(self, value: int, alike: float) -> float:
        """Parting a pair of this value, so many cards that would make a pair with it being left."""
        known = self.parted.setdefault(value, {})
        if alike not in known:
            known[alike] = self.splits(value).worth(alike)
        return known[alike]

    def splits(self, value: int) -> Splits:
        """The splits of a pair of this value."""
        if value not in self.parting:
            book = None if self.book is None else self.book.play
            self.parting[value] = Splits(self.rules, self.house, value, book)
        return self.parting[value]

    def early(self) -> bool:
        """Whether a hand may be given up before the house checks."""
        return self.rules.surrender == EARLY and (self.up != ACE or self.rules.early_vs_ace)  # BJ-S12

    def choices(self, hand: int, value: int, alike: float) -> Choices:
        """Two cards that are no BlackJack; `value` is that of a pair that may be split, or below zero."""
        play, key = self.play, HANDS.keys[hand]
        open_ = self.house.open(key)
        natural = self.house.natural(key)
        dead = natural if self.rules.peek else 0.0  # lost before anybody plays
        # First: parted hands have lower totals with the same cards gone, so that standing takes more of the house's ends.
        parted = self.splitting(value, alike) if value >= 0 else 0.0
        each = {STANDING: play.stand(hand), HITTING: play.hit(hand), DOUBLING: play.double(hand)}
        if value >= 0:
            each[SPLITTING] = parted
        if self.rules.surrender == LATE:
            each[SURRENDERING] = GIVEN_UP * open_
        kept = self._act(hand, each)
        insurance = self.insurance(hand)
        insured = None if insurance is None else each[kept] - dead + insurance
        act = kept
        if self.early():
            each[SURRENDERING] = GIVEN_UP + dead
            act = self._act(hand, each)
        whole = each[act] - dead
        shown = {name: found / open_ if open_ > 0.0 else 0.0 for name, found in each.items()}
        if SURRENDERING in shown:
            shown[SURRENDERING] = GIVEN_UP
        return Choices(
            shown[STANDING],
            shown[HITTING],
            shown[DOUBLING],
            shown.get(SPLITTING),
            shown.get(SURRENDERING),
            insurance,
            act,
            shown[act],
            natural,
            whole,
            insured,
            self._insured(hand, whole, insured, act),
        )

    def _act(self, hand: int, each: dict[str, float]) -> str:
        """By totals giving up is one of the total's choices, and a pair is split where that is worth more than them."""
        act = self.unsplit(hand)
        if SURRENDERING in each:
            gives = each[SURRENDERING] > each[act] if self.book is None else self.yields[state(hand)]
            act = SURRENDERING if gives else act
        return SPLITTING if SPLITTING in each and each[SPLITTING] > each[act] else act

    def unsplit(self, hand: int) -> str:
        """What the strategy does with two cards that may be neither split nor given up."""
        return DOUBLING if self.leader.doubles(hand) else self.plain(hand)

    def plain(self, hand: int) -> str:
        """What it does with any hand that may not even be doubled."""
        return HITTING if self.leader.hits(hand) else STANDING

    @property
    def leader(self) -> Play:
        """Whose choices are made."""
        return self.play if self.play.leader is None else self.play.leader

    def _insured(self, hand: int, whole: float, insured: float | None, act: str) -> bool:
        if insured is None:
            return False
        if self.book is None:
            return insured > whole
        return self.insures[state(hand)] and not (self.early() and act == SURRENDERING)  # one of the two (BJ-S18)

    def _settle(self, book: Book) -> None:
        """Giving up and insuring by totals: the better one on average over the hands of two cards, pairs as unsplit."""
        for total in ORDER:
            pairs = [hand for hand in MEMBERS[total] if HANDS.sizes[hand] == 2 and book.starts[hand] > 0.0]
            kept = given = insured = 0.0
            for hand in pairs:
                open_ = self.house.open(HANDS.keys[hand])
                worth = self.play.first(hand, True)
                natural = self.house.natural(HANDS.keys[hand]) if self.rules.peek else 0.0
                kept += book.starts[hand] * (worth - natural if self.early() else worth)
                given += book.starts[hand] * (GIVEN_UP if self.early() else GIVEN_UP * open_)
                insured += book.starts[hand] * (self.insurance(hand) or 0.0)
            self.yields[total] = given > kept
            self.insures[total] = insured > 0.0


def alikes(rules: BlackjackRules, tens: list[float], up: int) -> list[tuple[float, float]]:
    """For two ten-value cards: how often they are of one rank, and how many of it are left then.

    `tens` are the cards of each of the four ranks before the card face up is taken from them; which rank that is, is even.
    """
    total = sum(tens)
    if not rules.split_by_rank:
        return [(1.0, total - (3.0 if up == TEN else 2.0))]
    dealt = total - (1.0 if up == TEN else 0.0)
    found: dict[float, float] = {}
    for count in tens:
        if up != TEN:
            found[count] = found.get(count, 0.0) + count * (count - 1.0)
            continue
        found[count - 1.0] = found.get(count - 1.0, 0.0) + count / total * (count - 1.0) * (count - 2.0)
        found[count] = found.get(count, 0.0) + (total - count) / total * count * (count - 1.0)
    ways = dealt * (dealt - 1.0)
    return [(max(0.0, chance) / ways, count - 2.0) for count, chance in found.items() if ways > 0.0]
