"""Why an act is refused: the one sentence that helps, and the clause behind it.

Everything here is read from what the seat itself may know.
"""

from typing import Final

from carteado.cards import Card
from carteado.game import Action, Reason, Seat
from carteado.truco.acts import (
    CARD_BITS,
    Accept,
    Blind,
    Burn,
    Choose,
    Concede,
    Cut,
    Deal,
    Draw,
    GiveBack,
    GiveUp,
    Play,
    PlayOn,
    Raise,
    Ruling,
    Run,
    Show,
    Shuffle,
)
from carteado.truco.mao import ELEVEN, IRON, NORMAL, Mao
from carteado.truco.partida import (
    ANSWERING,
    CHOOSING_CARD,
    CHOOSING_ELEVEN,
    CUTTING,
    DEALING,
    DRAW_SHUFFLE,
    DRAWING,
    OVER,
    SHUFFLE,
    Partida,
)
from carteado.truco.vaza import UNDECIDED

_MASKS: Final[dict[str, int]] = {}


def of_chance(partida: Partida, action: Action) -> Reason | None:
    """Chance may only shuffle, only when asked, and only the cards of this pack."""
    if not isinstance(action, Shuffle):
        return Reason("chance-shuffles")
    if partida.phase not in (SHUFFLE, DRAW_SHUFFLE):
        return Reason("no-shuffle-now")
    deck = partida.rules.deck
    if action.mask == _mask(partida.rules.id, deck) and len(action.pack) == len(deck):
        return None
    return Reason("not-the-pack", partida.rules.cites["pack"], (len(deck), len(action.pack)))


def _mask(code: str, deck: tuple[int, ...]) -> int:
    """The pack of a code as one integer."""
    mask = _MASKS.get(code)
    if mask is None:
        mask = _MASKS[code] = sum([CARD_BITS[index] for index in deck])
    return mask


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
    if isinstance(action, (Draw, Cut, Burn, GiveBack, Deal)):
        return _before_play(partida, seat, action)
    if partida.phase in (DRAWING, CUTTING, DEALING):
        return Reason("no-cards-yet", partida.rules.cites["deal"])
    mao = partida.mao
    assert mao is not None
    if isinstance(action, Choose):
        return _choose(partida, seat)
    if isinstance(action, (PlayOn, GiveUp)):
        return _eleven(partida, mao)
    if partida.phase == CHOOSING_CARD:
        return Reason("choose-first", partida.rules.cites["thrown"])
    if partida.phase == CHOOSING_ELEVEN:
        return Reason("eleven-first", partida.rules.cites["eleven"])
    return _in_play(partida, mao, seat, action)


def _before_play(partida: Partida, seat: Seat, action: Action) -> Reason:
    cites = partida.rules.cites
    if isinstance(action, Draw):
        return _draw(partida, seat)
    if isinstance(action, Deal):
        if partida.phase == DEALING:
            return Reason("dealer-deals", cites["deal"], (partida.dealer,))
        return Reason("cut-first" if partida.phase == CUTTING else "no-deal-now", cites["give-back"])
    if partida.phase != CUTTING:
        return Reason("no-cut-now", cites["cut"])
    if seat != partida.cutter():
        return Reason("cutter-cuts", cites["cutter"], (partida.cutter(),))
    if isinstance(action, Cut):
        return _cut(partida)
    return _burn(partida)


def _draw(partida: Partida, seat: Seat) -> Reason:
    cites = partida.rules.cites
    if partida.phase != DRAWING:
        return Reason("no-draw-now", cites["dealer-draw"])
    if seat != len(partida.drawn):
        return Reason("draw-in-turn", cites["dealer-draw"], (len(partida.drawn),))
    return Reason("draw-position", cites["dealer-draw"], (len(partida.pack),))


def _cut(partida: Partida) -> Reason:
    cites = partida.rules.cites
    if partida.cuts >= partida.rules.cuts:
        return Reason("too-many-cuts", cites["cut"], (partida.rules.cuts,))
    if partida.burned:
        return Reason("cut-before-burn", cites["cut-before-burn"])
    return Reason("cut-position", cites["cut"], (len(partida.pack) - 1,))


def _burn(partida: Partida) -> Reason:
    cites = partida.rules.cites
    if partida.kind() != NORMAL:
        return Reason("burn-banned", cites["burn-ban"])
    if partida.burn_banned:
        return Reason("burn-after-fault", cites["burn-after-fault"])
    if partida.burned >= partida.rules.burns:
        return Reason("too-many-burned", cites["burn"], (partida.rules.burns,))
    return Reason("burn-number", cites["burn"], (partida.burned + 1,))


def _choose(partida: Partida, seat: Seat) -> Reason:
    cite = partida.rules.cites["thrown"]
    if partida.phase != CHOOSING_CARD:
        return Reason("nothing-thrown", cite)
    if seat & 1 == partida.thrower & 1:
        return Reason("opponents-choose", cite)
    return Reason("not-thrown", cite)


def _eleven(partida: Partida, mao: Mao) -> Reason:
    cite = partida.rules.cites["eleven"]
    if mao.kind != ELEVEN:
        return Reason("not-eleven", cite)
    if partida.phase != CHOOSING_ELEVEN:
        return Reason("eleven-decided", cite)
    return Reason("owners-decide", cite)


def _in_play(partida: Partida, mao: Mao, seat: Seat, action: Action) -> Reason:
    cites = partida.rules.cites
    if isinstance(action, (Accept, Run)):
        return _answer(partida, mao, seat)
    if isinstance(action, Raise):
        return _raise(mao, seat, action.to)
    if partida.phase == ANSWERING:
        if isinstance(action, Show):
            return Reason("answer-before-show", cites["show-pending"])
        return Reason("answer-first", cites["answer-first"], (mao.asked,))
    if isinstance(action, Show):
        return _show(mao)
    if isinstance(action, Concede):
        if not partida.rules.concede:
            return Reason("no-conceding", cites["concede"])
        return Reason("concede-stake", cites["concede"], (mao.stake,))
    if isinstance(action, Play):
        return _play(mao, seat, action.card, action.down, action.call)
    if isinstance(action, Blind):
        return _blind(mao, seat, action)
    return Reason("not-a-truco-act")


def _answer(partida: Partida, mao: Mao, seat: Seat) -> Reason:
    cites = partida.rules.cites
    if partida.phase != ANSWERING:
        return Reason("nothing-asked", cites["answer-first"])
    cite = cites[f"answer-{mao.asked}"]
    if seat & 1 == mao.raiser:
        return Reason("own-call", cite, (mao.asked,))
    if mao.folded >> seat & 1:
        return Reason("answered-already", cite)
    return Reason("answers-another-call", cite, (mao.asked,))


def _raise(mao: Mao, seat: Seat, to: int) -> Reason:
    rules = mao.rules
    cites = rules.cites
    if mao.kind == ELEVEN:
        return Reason("no-raise-eleven", cites["eleven-raise"])
    if mao.kind == IRON:
        return Reason("no-raise-iron", cites["iron-raise"])
    if mao.raiser == seat & 1:
        return Reason("own-call", cites[f"answer-{mao.asked or mao.stake}"], (mao.asked or mao.stake,))
    following = rules.ladder.above[mao.asked or mao.stake]
    if following == 0:
        return Reason("ladder-top", cites["ladder-top"], (rules.ladder.top,))
    if to != following:
        return Reason("wrong-step", cites[f"raise-{following}"], (following,))
    if mao.asked and mao.folded >> seat & 1:
        return Reason("answered-already", cites[f"answer-{mao.asked}"])
    if not mao.asked and mao.raiser != UNDECIDED and not rules.raise_later:
        return Reason("raise-only-in-answer", cites["raise-later"])
    if not mao.asked and seat != mao.turn and not rules.call_any_time:
        return Reason("call-own-turn", cites["call-window"])
    if not mao.asked and not mao.fallen and not rules.call_before_first_card:
        return Reason("call-after-first-card", cites["call-first-card"])
    return Reason("beyond-need", cites["beyond-need"])


def _show(mao: Mao) -> Reason:
    cite = mao.rules.cites["show"]
    if mao.rules.show_sets == 0:
        return Reason("no-showing", cite)
    if mao.dark():
        return Reason("show-in-the-dark", mao.rules.cites["iron"])
    return Reason("no-winning-set", cite)


def _play(mao: Mao, seat: Seat, card: Card, down: bool, call: int) -> Reason:
    cites = mao.rules.cites
    if seat != mao.turn:
        return Reason("not-your-turn", cites["turn" if mao.vaza or mao.went else "first-lead"], (mao.turn,))
    if mao.dark():
        return Reason("play-a-place", cites["iron"])
    if mao.place(seat, card) < 0:
        return Reason("not-in-hand", cites["one-card"], (str(card),))
    if down and mao.vaza == 0:
        return Reason("open-in-first", cites["open-first"])
    if call and mao.rules.ladder.above[mao.stake] == call and _carries_call(mao, seat):
        return Reason("call-on-last-card", cites["call-first-card"])
    return _raise(mao, seat, call)


def _carries_call(mao: Mao, seat: Seat) -> bool:
    """Whether this seat might call with another card now, so that only the card is at fault."""
    rules = mao.rules
    if mao.kind != NORMAL or mao.raiser == seat & 1 or (mao.raiser != UNDECIDED and not rules.raise_later):
        return False
    return rules.raise_beyond_need or mao.stake < mao.missing(seat & 1)


def _blind(mao: Mao, seat: Seat, action: Blind) -> Reason:
    cites = mao.rules.cites
    if seat != mao.turn:
        return Reason("not-your-turn", cites["turn" if mao.vaza or mao.went else "first-lead"], (mao.turn,))
    if not mao.dark():
        return Reason("not-dark", cites["iron"])
    if not 1 <= action.place <= 3 or not mao.holds(seat, action.place - 1):
        return Reason("empty-place", cites["one-card"], (action.place,))
    return Reason("open-in-first", cites["open-first"])
