"""Decisions that are learnt together: "hard-16-10", "soft-18-9", "pair-8-10", "insurance", "early-hard-16-A".

A pair is one where it can be split; what may be given up before the house looks is a kind of its own. Which decisions are hard
enough to be learnt is here too.
"""

from collections.abc import Sequence
from typing import Final

from carteado.game import Action
from carteado.games.blackjack.bots.table import ASKING, Table
from carteado.games.blackjack.rules.acts import Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.counting import ACE
from carteado.words.language import Language, Texts

HARD: Final = "hard"
SOFT: Final = "soft"
PAIR: Final = "pair"
EARLY: Final = "early"
INSURANCE: Final = "insurance"
ACE_SIGN: Final = "A"
SAFE: Final = 11  # no card takes a hand over 21: nobody learns to stand on it
NEAR: Final = 0.25  # of a bet: what is worse by more is nobody's choice

TEXTS: Final[Texts] = {
    HARD: "dura {total} contra {up}",
    SOFT: "macia {total} contra {up}",
    PAIR: "par de {total} contra {up}",
    "aces": "par de ases contra {up}",
    EARLY: "rendição antecipada, {hand}",
    INSURANCE: "seguro",
    "ace": "ás",
}


def named(shape: str, total: int, up: int, early: bool = False) -> str:
    """The kind of a hand: hard or soft with its total, a pair with its value."""
    value = _sign(total) if shape == PAIR else str(total)
    kind = f"{shape}-{value}-{_sign(up)}"
    return f"{EARLY}-{kind}" if early else kind


def _sign(value: int) -> str:
    return ACE_SIGN if value == ACE else str(value)


def kind_of(table: Table, menu: Sequence[Action]) -> str:
    """Which kind of decision this is."""
    acts = {type(action) for action in menu}
    asking = table.mesa.phase == ASKING
    if Insure in acts and Surrender not in acts:
        return INSURANCE
    hand = table.hand
    if Split in acts or (asking and table.pair):
        return named(PAIR, table.values[0], table.up, asking)
    return named(SOFT if hand.soft else HARD, hand.total, table.up, asking)


def tell(words: Language, kind: str) -> str:
    """A kind as people say it: "dura 16 contra 10"."""
    first, *rest = kind.split("-")
    if first == EARLY:
        return words.say(TEXTS[EARLY], hand=tell(words, "-".join(rest)))
    if first == INSURANCE:
        return words.say(TEXTS[INSURANCE])
    total, up = rest
    against = words.say(TEXTS["ace"]) if up == ACE_SIGN else up
    return words.say(TEXTS["aces" if total == ACE_SIGN else first], total=total, up=against)


def hard_to_tell(table: Table, worths: dict[Action, float]) -> bool:
    """Whether somebody could be wrong here: another act is worth not much less, and is not merely pointless."""
    best = max(worths.values())
    pointless = Stand if not table.hand.soft and table.hand.total <= SAFE else None
    near = [action for action, worth in worths.items() if type(action) is not pointless and best - worth <= NEAR]
    return len(near) > 1
