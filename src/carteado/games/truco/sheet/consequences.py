"""What an irregularity costs: the effect that a code gives its clause, and the public facts, become a consequence.

Rule 1: pure values; whatever a physical table cannot see (cards, the pack) is left to the people and told in words.
Rule 2: codes differ by the fields of their rules and by the effects they name, and in nothing else.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from carteado.game import Seat
from carteado.games.truco.rules import effects
from carteado.games.truco.rules.mao import ELEVEN, IRON, NORMAL
from carteado.games.truco.rules.rulebook import (
    CUT_AGAIN,
    CUT_PASSES,
    CUT_TENTO,
    FIRST_STAYS,
    LOSES_MAO,
    OPPONENTS_CHOOSE,
    RAISE_LOSES_MAO,
    RAISE_TENTO,
    STANDS,
    UNDER_THEN_OVER,
    TrucoRules,
)
from carteado.games.truco.rules.slips import OUT_OF_TURN_CHOICES, deals_again
from carteado.games.truco.rules.tento import (
    AFTERWARDS,
    IN_DEAL,
    IN_PLAY,
    MOST_FOR_COUNT,
    count_points,
    deal_only_passes,
    points_after,
    table_points,
    tento_points,
)
from carteado.placar.consequence import OVER, PASSES, SAME, VOID, Consequence
from carteado.placar.entries import AFTER, DEAL, PLAY

KINDS: Final = {"normal": NORMAL, "eleven": ELEVEN, "iron": IRON}
MOMENTS: Final = {DEAL: IN_DEAL, PLAY: IN_PLAY, AFTER: AFTERWARDS}
PILES: Final = {OPPONENTS_CHOOSE: "thrown", UNDER_THEN_OVER: "thrown-in-order", FIRST_STAYS: "thrown-first"}


@dataclass(frozen=True)
class Facts:
    """What is known when an irregularity is entered: of the offender, and of the mão it happened in.

    `stake` is the last one accepted, `won` who took the mão if it has ended, `settled` whether a tento ended it, `earlier`
    how often the offender did the same before, `redeals` how often this mão was dealt again for a card that turned up.
    """

    rules: TrucoRules
    offender: Seat | None
    dealer: Seat
    when: str
    kind: str
    decided: bool
    stake: int
    won: int | None = None
    settled: bool = False
    earlier: int = 0
    redeals: int = 0
    sanction: str = ""

    @property
    def others(self) -> int | None:
        """The side that did nothing wrong."""
        return None if self.offender is None else 1 - (self.offender & 1)

    @property
    def worth(self) -> tuple[TrucoRules, int, int, bool, int]:
        """What the value of a tento depends on."""
        return (self.rules, KINDS[self.kind], self.stake, self.decided, MOMENTS[self.when])

    @property
    def only_passes(self) -> bool:
        """Whether an error of the deal brings nothing here but that the deal passes."""
        return deal_only_passes(self.rules, KINDS[self.kind])


Effect = Callable[[Facts], Consequence]

_PASSES: Final = Consequence("deal-passes", mao=VOID, deal=PASSES)
_REDEAL: Final = Consequence("redeal", mao=VOID, deal=SAME)


def consequence(effect: str, facts: Facts) -> Consequence:
    """What the effect brings here."""
    return EFFECTS[effect](facts)


def _plain(words: str, sanction: str = "", call: str = "") -> Effect:
    found = Consequence(words, sanction=sanction, call=call)
    return lambda _: found


def _loses(words: str, what: str, sanction: str) -> Effect:
    found = Consequence(words, mao=OVER, loses=what, sanction=sanction)
    return lambda _: found


# Tentos.


def _paid(facts: Facts, points: int, ends: bool) -> Consequence:
    """The others take the points: with the mão where the tento ends it, on top where it has ended, beside it otherwise."""
    if facts.settled:
        return Consequence("tento-noted", tento=True)
    if facts.when == AFTER:
        left = points_after(facts.rules, points, facts.won == facts.others)
        return Consequence("tento-after" if left else "tento-had", left, facts.others, tento=True)
    if not ends:
        return Consequence("tento-on", points, facts.others, tento=True)
    return Consequence("tento", points, facts.others, OVER, PASSES, tento=True)


def _tento(facts: Facts) -> Consequence:
    return _paid(facts, tento_points(*facts.worth), facts.rules.tento_ends_mao)


def _table_tento(facts: Facts) -> Consequence:
    points = table_points(facts.rules, KINDS[facts.kind], facts.stake, MOMENTS[facts.when])
    return _paid(facts, points, facts.rules.tento_ends_mao)


def _count_tento(facts: Facts) -> Consequence:
    if facts.only_passes:
        return _PASSES
    return _paid(facts, count_points(*facts.worth), facts.rules.tento_ends_mao)


def _surplus(facts: Facts) -> Consequence:
    """An opponent of the dealer claims for the card too many: it always ends the mão."""
    return _PASSES if facts.only_passes else _paid(facts, count_points(*facts.worth), True)


def _surplus_truco(facts: Facts) -> Consequence:
    return _PASSES if facts.only_passes else _paid(facts, MOST_FOR_COUNT, True)


def _bottom_look(facts: Facts) -> Consequence:
    ends = facts.rules.tento_ends_mao and (facts.offender == facts.dealer or facts.rules.bottom_look_passes)
    return _paid(facts, tento_points(*facts.worth), ends)


def _late_tento(facts: Facts) -> Consequence:
    return Consequence("tento-late", facts.rules.ladder.bottom, facts.others, tento=True)


def _similar_word(facts: Facts) -> Consequence:
    """No call was made, even if it was accepted, and who wanted to confuse pays."""
    return replace(_tento(facts), call="lowered" if facts.sanction else "withdrawn")


def _ambiguous(facts: Facts) -> Consequence:
    """An answer that conveys something binds as such; one that conveys nothing is asked for again."""
    if facts.sanction == "tento":
        return _tento(facts)
    if facts.sanction == "ask":
        return Consequence("ambiguous")
    call = "raised" if facts.sanction == "raise" else "accepted"
    return Consequence(f"ambiguous-{call}", call=call)


# The deal.


def _void(facts: Facts) -> Consequence:
    return Consequence("void", mao=VOID, deal=PASSES, from_base=facts.when == AFTER)


def _deal_fault(facts: Facts) -> Consequence:
    if facts.rules.deal_fault_passes or facts.only_passes:
        return _PASSES
    return _REDEAL if facts.sanction == "redeal" else Consequence("repair")


def _again(first: Consequence) -> Effect:
    """A fault that costs a tento only when the same player does it again."""

    def judged(facts: Facts) -> Consequence:
        if facts.only_passes:
            return _PASSES
        return _tento(facts) if facts.earlier else first

    return judged


def _repair(facts: Facts) -> Consequence:
    return _PASSES if facts.only_passes else Consequence("repair")


def _exposed(words: str) -> Effect:
    """A card turned up in the deal: it stays, or the same dealer deals again once, and then the deal passes."""

    def judged(facts: Facts) -> Consequence:
        if facts.only_passes or (facts.redeals and deals_again(facts.rules)):
            return _PASSES
        return _REDEAL if words == "redeal" else Consequence(words)

    return judged


def _cut_fault(facts: Facts) -> Consequence:
    if facts.rules.cut_fault == CUT_TENTO:
        return _tento(facts)
    if facts.when != DEAL:
        return Consequence("warning", sanction="a")
    if facts.rules.cut_fault == CUT_PASSES:
        return replace(_PASSES, sanction="a")
    words = "recut" if facts.rules.cut_fault == CUT_AGAIN else "redo"
    return Consequence(words, mao=VOID, deal=SAME, sanction="a")


# The cards, and what a referee may punish.


def _illegal_raise(facts: Facts) -> Consequence:
    if facts.rules.illegal_raise == RAISE_TENTO:
        return _tento(facts)
    return _lose_mao(facts) if facts.rules.illegal_raise == RAISE_LOSES_MAO else Consequence("call-void", sanction="a")


def _false_show(facts: Facts) -> Consequence:
    return _lose_mao(facts) if facts.rules.false_show_loses else Consequence("false-show")


def _out_of_turn(facts: Facts) -> Consequence:
    choice = OUT_OF_TURN_CHOICES.get(facts.sanction, facts.rules.out_of_turn)
    if choice == LOSES_MAO:
        return _lose_mao(facts)
    return Consequence("card-stands") if choice == STANDS else Consequence("card-returns", sanction="a")


def _thrown(facts: Facts) -> Consequence:
    return Consequence(PILES[facts.rules.two_cards])


def _misplay(facts: Facts) -> Consequence:
    """One card out of turn, or several at once."""
    return _thrown(facts) if facts.sanction == effects.THROWN else _out_of_turn(facts)


def _lose_mao(facts: Facts) -> Consequence:
    points = facts.stake if facts.when != DEAL else facts.rules.ladder.bottom
    return Consequence("lose-mao", points, facts.others, OVER, PASSES, sanction="b", from_base=facts.when == AFTER)


def _ladder(facts: Facts) -> Consequence:
    return consequence(effects.SANCTIONS[facts.sanction], facts)


EFFECTS: Final[dict[str, Effect]] = {
    **dict.fromkeys(effects.TENTOS, _tento),
    effects.STAKE_TENTO: _table_tento,
    effects.COUNT_TENTO: _count_tento,
    effects.BOTTOM_LOOK: _bottom_look,
    effects.ELEVEN_LOOK: _bottom_look,
    effects.LATE_TENTO: _late_tento,
    effects.SIMILAR_WORD: _similar_word,
    effects.AMBIGUOUS: _ambiguous,
    effects.SURPLUS: _surplus,
    effects.ELEVEN_SURPLUS: _surplus,
    effects.SURPLUS_TRUCO: _surplus_truco,
    effects.VOID: _void,
    effects.DEAL_FAULT: _deal_fault,
    effects.ELEVEN_DEAL_FAULT: _repair,
    effects.DEAL_FAULT_AGAIN: _again(_PASSES),
    effects.FLIP_AGAIN: _again(_REDEAL),
    **dict.fromkeys(effects.REPAIRS, _repair),
    effects.EXPOSED: _exposed("redeal"),
    effects.EXPOSED_RIVAL: _exposed("exposed"),
    effects.EXPOSED_OWN: _exposed("exposed-stays"),
    effects.EXPOSED_AGAIN: lambda _: _PASSES,
    effects.CUT_FAULT: _cut_fault,
    effects.NO_CALL: _plain("no-call", call="withdrawn"),
    effects.WRONG_WORD: _plain("no-call", call="withdrawn"),
    effects.TURNED_UP: _plain("turned-up", "a"),
    effects.TURNED_UP_TIED: _plain("turned-up", "a"),
    effects.ILLEGAL_RAISE: _illegal_raise,
    effects.FALSE_SHOW: _false_show,
    effects.OUT_OF_TURN: _out_of_turn,
    effects.THROWN: _thrown,
    effects.MISPLAY: _misplay,
    effects.NOTE: _plain("note"),
    effects.WARNING: _plain("warning", "a"),
    effects.LADDER: _ladder,
    effects.LOSE_MAO: _lose_mao,
    effects.LOSE_PARTIDA: _loses("lose-partida", "partida", "c"),
    effects.LOSE_MATCH: _loses("lose-match", "match", "d"),
    effects.DISQUALIFIED: _loses("disqualified", "match", "d"),
    effects.SET_SCORE: _plain("set-score"),
}
