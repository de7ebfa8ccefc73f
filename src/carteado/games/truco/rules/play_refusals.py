"""Why an act in a mão in play is refused: a card, a call, an answer, a hand laid open, a mão given away."""

from carteado.cards import Card
from carteado.game import Action, Reason, Seat
from carteado.games.truco.rules.acts import Accept, Blind, Concede, Raise, Run, Show
from carteado.games.truco.rules.mao import ELEVEN, IRON, NORMAL, Mao
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import ANSWERING
from carteado.games.truco.rules.play_menu import may_cover, playable
from carteado.games.truco.rules.rulebook import NOBODY_COVERS
from carteado.games.truco.rules.sight import sees
from carteado.tricks.play import Play
from carteado.tricks.vaza import UNDECIDED


def in_play(partida: Partida, mao: Mao, seat: Seat, action: Action) -> Reason:
    """What is wrong with an act while cards are played or a call is answered."""
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
    if mao.kind == ELEVEN and not mao.rules.eleven.shows:
        return Reason("show-in-eleven", cite)
    return Reason("no-winning-set", cite)


def _play(mao: Mao, seat: Seat, card: Card, down: bool, call: int) -> Reason:
    cites = mao.rules.cites
    if seat != mao.turn:
        return Reason("not-your-turn", cites["turn" if mao.vaza or mao.went else "first-lead"], (mao.turn,))
    if mao.dark():
        return Reason("play-a-place", cites["iron"])
    if mao.place(seat, card) < 0:
        return Reason("not-in-hand", cites["one-card"], (str(card),))
    bound = _bound(mao, seat, mao.place(seat, card), down)
    if bound is not None:
        return bound
    if call and mao.rules.ladder.above[mao.stake] == call and _carries_call(mao, seat):
        return Reason("call-on-last-card", cites["call-first-card"])
    return _raise(mao, seat, call)


def _bound(mao: Mao, seat: Seat, place: int, down: bool) -> Reason | None:
    """What keeps a seat on turn from this card, or from covering it."""
    cites = mao.rules.cites
    forced = mao.forced_of(seat)
    if forced >= 0 and (place != forced // 2 or down != (forced & 1 == 1 and may_cover(mao))):
        if not sees(mao, seat, seat, forced // 2):
            return Reason("forced-place", cites["forced"], (forced // 2 + 1,))
        return Reason("forced-card", cites["forced"], (str(mao.card(seat, forced // 2)),))
    if down and not may_cover(mao):
        return _no_cover(mao)
    places = playable(mao, seat)
    if not places >> place & 1:
        highest = next(other for other in range(3) if places >> other & 1)
        return Reason("highest-card", cites["tie-duty"], (str(mao.card(seat, highest)),))
    return None


def _no_cover(mao: Mao) -> Reason:
    rules, cites = mao.rules, mao.rules.cites
    if mao.vaza == 0 and rules.cover_first_vaza != NOBODY_COVERS and mao.went == 0:
        return Reason("leader-opens", cites["open-first"])
    if mao.vaza == 0 and rules.cover_first_vaza == NOBODY_COVERS:
        return Reason("open-in-first", cites["open-first"])
    if mao.kind == IRON and rules.iron_cover:
        return Reason("open-in-iron", cites.get("iron-cover", cites["iron"]))
    return Reason("open-while-tied", cites["cover-tied"])


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
    return _bound(mao, seat, action.place - 1, action.down) or Reason("not-a-truco-act")
