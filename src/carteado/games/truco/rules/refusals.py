"""Why an act is refused: the one sentence that helps, and the clause behind it.

Everything here and in `pack_refusals` and `play_refusals` is read from what the seat itself may know.
"""

from typing import Final

from carteado.game import Action, Reason, Seat
from carteado.games.truco.rules.acts import Burn, Choose, FromBottom, GiveBack, GiveUp, Peek, PlayOn, Run, Saw, Turn, Waive
from carteado.games.truco.rules.mao import ELEVEN, Mao
from carteado.games.truco.rules.pack_refusals import before_play
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import (
    CHOOSING_CARD,
    CHOOSING_ELEVEN,
    CUTTING,
    DEALING,
    DRAW_SHUFFLE,
    DRAWING,
    EXPOSED,
    OVER,
    SHUFFLE,
)
from carteado.games.truco.rules.play_refusals import in_play
from carteado.pack import Cut, Deal, Draw, Keep, Refuse, Ruling, Shuffle, counted

_COUNTS: Final[dict[tuple[int, ...], int]] = {}


def of_chance(partida: Partida, action: Action) -> Reason | None:
    """Chance may only shuffle, only when asked, and only the cards of this pack."""
    if not isinstance(action, Shuffle):
        return Reason("chance-shuffles")
    if partida.phase not in (SHUFFLE, DRAW_SHUFFLE):
        return Reason("no-shuffle-now")
    deck = partida.rules.deck
    if action.counts == _counts(deck) and len(action.pack) == len(deck):
        return None
    return Reason("not-the-pack", partida.rules.cites["pack"], (len(deck), len(action.pack)))


def _counts(deck: tuple[int, ...]) -> int:
    """The cards of this deck, counted once."""
    counts = _COUNTS.get(deck)
    if counts is None:
        counts = _COUNTS[deck] = counted(deck)
    return counts


def of_player(partida: Partida, seat: Seat, action: Action) -> Reason:
    """What is wrong with an act that is not on the seat's menu."""
    if seat < 0 or seat >= partida.seats:
        return Reason("no-such-seat", "", (seat, partida.seats - 1))
    if isinstance(action, (Shuffle, Ruling)):
        return Reason("not-for-players")
    if partida.phase == OVER:
        return Reason("partida-over", partida.rules.cites["partida"])
    if partida.phase in (SHUFFLE, DRAW_SHUFFLE):
        return Reason("pack-first")
    if isinstance(action, (Draw, Cut, Saw, Turn, Burn, Peek, FromBottom, GiveBack, Waive, Deal)):
        return before_play(partida, seat, action)
    if partida.phase in (DRAWING, CUTTING, DEALING):
        return Reason("no-cards-yet", partida.rules.cites["deal"])
    mao = partida.mao
    assert mao is not None
    if isinstance(action, Choose):
        return _choose(partida, seat)
    if isinstance(action, (Keep, Refuse)):
        return _exposed(partida, seat)
    if isinstance(action, (PlayOn, GiveUp)):
        return _eleven(partida, mao, seat)
    if partida.phase == CHOOSING_CARD:
        return Reason("choose-first", partida.rules.cites["thrown"])
    if partida.phase == EXPOSED:
        return Reason("receiver-decides", partida.rules.cites["exposed"], (partida.thrower,))
    if partida.phase == CHOOSING_ELEVEN:
        if isinstance(action, Run) and partida.runs_together():
            return _eleven(partida, mao, seat, action.stake)
        return Reason("eleven-first", partida.rules.cites["eleven"])
    return in_play(partida, mao, seat, action)


def _choose(partida: Partida, seat: Seat) -> Reason:
    cite = partida.rules.cites["thrown"]
    if partida.phase != CHOOSING_CARD:
        return Reason("nothing-thrown", cite)
    if seat & 1 == partida.thrower & 1:
        return Reason("opponents-choose", cite)
    return Reason("not-thrown", cite)


def _exposed(partida: Partida, seat: Seat) -> Reason:
    cite = partida.rules.cites.get("exposed", partida.rules.cites["deal"])
    if partida.phase != EXPOSED:
        return Reason("no-exposed-card", cite)
    if seat != partida.thrower:
        return Reason("receiver-decides", cite, (partida.thrower,))
    return Reason("not-exposed", cite)


def _eleven(partida: Partida, mao: Mao, seat: Seat, stake: int = 0) -> Reason:
    cite = partida.rules.cites["eleven"]
    if mao.kind != ELEVEN:
        return Reason("not-eleven", cite)
    if partida.phase != CHOOSING_ELEVEN:
        return Reason("eleven-decided", cite)
    if seat & 1 != mao.owner:
        return Reason("owners-decide", cite)
    if mao.folded >> seat & 1:
        return Reason("answered-already", cite)
    if stake:
        return Reason("answers-another-call", cite, (partida.answered(),))
    return Reason("eleven-run", partida.rules.cites["eleven-give-up"])
