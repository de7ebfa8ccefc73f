"""The bill of a deal and the end of a match."""

from dataclasses import dataclass, field

from .melds import Grammar, Meld, worth


@dataclass(frozen=True)
class Bill:
    """What a deal brought one side; debits are negative."""

    table: int
    clean: int
    dirty: int
    batida: int
    hands: int
    morto: int

    @property
    def total(self) -> int:
        return self.table + self.clean + self.dirty + self.batida + self.hands + self.morto


def bill(
    melds: list[Meld], hands: list[list[str]], *, out: bool, took_morto: bool, bonus_anyway: bool, grammar: Grammar
) -> Bill:
    """Step 6 of the deal machine; `hands` are those that are counted."""
    return Bill(
        table=sum(worth(meld.cards) for meld in melds),
        clean=sum(meld.bonus(grammar) for meld in melds if meld.status == "clean"),
        dirty=sum(meld.bonus(grammar) for meld in melds if meld.status == "dirty"),
        batida=100 if out and (took_morto or bonus_anyway) else 0,
        hands=-sum(worth(hand) for hand in hands),
        morto=0 if took_morto else -100,
    )


@dataclass
class Match:
    """Totals by side, and who has won (CAN-13, CAN-S12, CAN-S29, BUR-S14)."""

    scores: list[int]
    target: int
    max_deals: int
    deals: int = 0
    tied: list[int] = field(default_factory=list[int])  # the sides an extra deal decides between
    extra_deals: int = 0
    over: bool = False
    winner: int | None = None  # None when it is over: drawn

    def count(self, totals: list[int]) -> None:
        """Take the results of one deal."""
        # reading: an extra deal is added to the totals too, though it decides by itself
        self.scores = [score + more for score, more in zip(self.scores, totals, strict=True)]
        self.deals += 1
        if self.tied:
            self._decide_extra(totals)
        elif max(self.scores) >= self.target or (self.max_deals and self.deals >= self.max_deals):
            # reading: max_deals is a number of deals of this match; extra deals do not count to it
            self._highest(self.scores, list(range(len(self.scores))))

    def _decide_extra(self, totals: list[int]) -> None:
        self.extra_deals += 1
        # reading: of three tied sides only those that tied again at the top play on for it
        self._highest(totals, self.tied)
        if not self.over and self.extra_deals >= 10:
            # reading: ten tied extra deals draw the match also where max_deals=0 and where the target was reached
            self.over = True

    def _highest(self, points: list[int], among: list[int]) -> None:
        best = max(points[side] for side in among)
        self.tied = [side for side in among if points[side] == best]
        if len(self.tied) == 1:
            self.over, self.winner = True, self.tied[0]
