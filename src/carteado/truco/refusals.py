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
    FromBottom,
    GiveBack,
    GiveUp,
    Keep,
    Peek,
    Play,
    PlayOn,
    Raise,
    Refuse,
    Ruling,
    Run,
    Saw,
    Show,
    Shuffle,
    Turn,
)
from carteado.truco.baralho import NOWHERE
from carteado.truco.mao import ELEVEN, IRON, NORMAL, Mao
from carteado.truco.partida import Partida
from carteado.truco.phases import (
    ANSWERING,
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
from carteado.truco.rules import NOBODY_COVERS
from carteado.truco.vaza import UNDECIDED

_MASKS: Final[dict[tuple[int, ...], int]] = {}


def of_chance(partida: Partida, action: Action) -> Reason | None:
    """Chance may only shuffle, only when asked, and only the cards of this pack."""
    if not isinstance(action, Shuffle):
        return Reason("chance-shuffles")
    if partida.phase not in (SHUFFLE, DRAW_SHUFFLE):
        return Reason("no-shuffle-now")
    deck = partida.rules.deck
    if action.mask == _mask(deck) and len(action.pack) == len(deck):
        return None
    return Reason("not-the-pack", partida.rules.cites["pack"], (len(deck), len(action.pack)))


def _mask(deck: tuple[int, ...]) -> int:
    """A pack as one integer."""
    mask = _MASKS.get(deck)
    if mask is None:
        mask = _MASKS[deck] = sum([CARD_BITS[index] for index in deck])
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
    if isinstance(action, (Draw, Cut, Saw, Turn, Burn, Peek, FromBottom, GiveBack, Deal)):
        return _before_play(partida, seat, action)
    if partida.phase in (DRAWING, CUTTING, DEALING):
        return Reason("no-cards-yet", partida.rules.cites["deal"])
    mao = partida.mao
    assert mao is not None
    if isinstance(action, Choose):
        return _choose(partida, seat)
    if isinstance(action, (Keep, Refuse)):
        return _exposed(partida, seat)
    if isinstance(action, (PlayOn, GiveUp)):
        return _eleven(partida, mao)
    if partida.phase == CHOOSING_CARD:
        return Reason("choose-first", partida.rules.cites["thrown"])
    if partida.phase == EXPOSED:
        return Reason("receiver-decides", partida.rules.cites["exposed"], (partida.thrower,))
    if partida.phase == CHOOSING_ELEVEN:
        return Reason("eleven-first", partida.rules.cites["eleven"])
    return _in_play(partida, mao, seat, action)


def _before_play(partida: Partida, seat: Seat, action: Action) -> Reason:
    cites = partida.rules.cites
    if isinstance(action, Draw):
        return _draw(partida, seat)
    if isinstance(action, Deal):
        return _deal(partida, seat)
    if isinstance(action, Burn) and partida.phase != CUTTING:
        return _burn_packet(partida, seat, action)
    if partida.phase != CUTTING:
        return Reason("no-cut-now", cites["cut"])
    if isinstance(action, Peek):
        return _peek(partida, seat)
    if seat != partida.cutter():
        return Reason("cutter-cuts", cites["cutter"], (partida.cutter(),))
    if isinstance(action, Cut):
        return _cut(partida)
    if isinstance(action, Saw):
        return _saw(partida)
    if isinstance(action, Turn):
        return _turn(partida)
    if isinstance(action, FromBottom):
        return _from_bottom(partida)
    first = partida.baralho.may_turn(partida.rules) and (partida.kind() == NORMAL or isinstance(action, GiveBack))
    return Reason("vira-first", cites["vira"]) if first else _burn(partida)


def _deal(partida: Partida, seat: Seat) -> Reason:
    cites = partida.rules.cites
    if partida.phase == DEALING and seat != partida.dealer:
        return Reason("dealer-deals", cites["deal"], (partida.dealer,))
    if partida.phase == DEALING:
        return Reason("deal-packet", cites["deal"], (partida.receiver(),))
    return Reason("cut-first" if partida.phase == CUTTING else "no-deal-now", cites["give-back"])


def _draw(partida: Partida, seat: Seat) -> Reason:
    cites = partida.rules.cites
    pack = partida.baralho
    if partida.phase != DRAWING:
        return Reason("no-draw-now", cites["dealer-draw"])
    if seat != len(pack.drawn):
        return Reason("draw-in-turn", cites["dealer-draw"], (len(pack.drawn),))
    return Reason("draw-position", cites["dealer-draw"], (len(pack.cards),))


def _cut(partida: Partida) -> Reason:
    cites = partida.rules.cites
    pack = partida.baralho
    if pack.vira_at != NOWHERE:
        return Reason("vira-turned", cites["cut-before-burn"])
    if pack.burned:
        return Reason("cut-before-burn", cites["cut-before-burn"])
    if not pack.may_cut(partida.rules):
        if pack.saw:
            return Reason("saw-or-cuts", cites["saw"], (partida.rules.cuts,))
        return Reason("too-many-cuts", cites["cut"], (partida.rules.cuts,))
    return Reason("cut-position", cites["cut"], (len(pack.cards) - 1,))


def _saw(partida: Partida) -> Reason:
    rules, pack = partida.rules, partida.baralho
    if rules.saws == 0:
        return Reason("no-saw", rules.cites["cut"])
    if partida.kind() != NORMAL:
        return Reason("saw-ban", rules.cites["saw-ban" if partida.kind() == ELEVEN else "iron-raise"])
    if pack.vira_at != NOWHERE:
        return Reason("vira-turned", rules.cites["cut-before-burn"])
    if not pack.may_saw(rules):
        return Reason("saw-or-cuts", rules.cites["saw"], (rules.cuts,))
    return Reason("cut-position", rules.cites["saw"], (len(pack.cards) - 1,))


def _turn(partida: Partida) -> Reason:
    rules, pack = partida.rules, partida.baralho
    if not pack.may_turn(rules):
        return Reason("no-vira-now", rules.cites.get("vira", rules.cites["cut"]))
    return Reason("vira-position", rules.cites["vira"], (len(pack.cards) if rules.vira_any_depth else 1,))


def _peek(partida: Partida, seat: Seat) -> Reason:
    rules, pack = partida.rules, partida.baralho
    cite = rules.cites.get("peek", rules.cites["cut"])
    asked = {partida.cutter(): rules.cutter_peek, partida.dealer: rules.dealer_peek}.get(seat, False)
    if not asked:
        return Reason("no-peek", cite)
    if partida.kind() != NORMAL:
        return Reason("peek-ban", rules.cites["peek-ban" if partida.kind() == ELEVEN else "iron-raise"])
    if pack.has_peeked(seat):
        return Reason("peeked-already", rules.cites["peek-once"])
    if seat == partida.cutter():
        return Reason("from-bottom-asked", rules.cites["from-bottom-peeked"])
    return Reason("no-peek", rules.cites["peek-once"])


def _from_bottom(partida: Partida) -> Reason:
    rules, pack = partida.rules, partida.baralho
    if not rules.end_request:
        return Reason("from-bottom-no", rules.cites["deal"])
    if pack.end != rules.deal_end:
        return Reason("from-bottom-asked", rules.cites["from-bottom"])
    return Reason("from-bottom-peeked", rules.cites["from-bottom-peeked"])


def _burn(partida: Partida) -> Reason:
    cites = partida.rules.cites
    pack = partida.baralho
    if partida.kind() != NORMAL:
        banned = cites["burn-ban"]
        return Reason("burn-banned", banned if partida.kind() == ELEVEN else cites.get("iron-burn-ban", banned))
    if pack.burn_banned:
        return Reason("burn-after-fault", cites["burn-after-fault"])
    if pack.burned >= partida.rules.burns:
        return Reason("too-many-burned", cites["burn"], (partida.rules.burns,))
    return Reason("burn-number", cites["burn"], (pack.burned + 1,))


def _burn_packet(partida: Partida, seat: Seat, action: Burn) -> Reason:
    """Burning once the pack has gone back: only where packets burn, only the one that is due."""
    rules = partida.rules
    if not rules.burn_in_deal:
        return Reason("no-cut-now", rules.cites["cut"])
    if seat != partida.cutter():
        return Reason("cutter-cuts", rules.cites["burner"], (partida.cutter(),))
    if partida.phase != DEALING or action.seat in partida.baralho.packets():
        return Reason("looked-already", rules.cites["burn-look"], (action.seat,))
    if not partida.may_burn():
        return _burn(partida)
    if not partida.by_packets():
        return Reason("no-cut-now", rules.cites["burn-in-deal"])
    if action.seat != partida.receiver():
        return Reason("burn-packet", rules.cites["burn-in-deal"], (partida.receiver(),))
    return _burn(partida)


def _exposed(partida: Partida, seat: Seat) -> Reason:
    cite = partida.rules.cites.get("exposed", partida.rules.cites["deal"])
    if partida.phase != EXPOSED:
        return Reason("no-exposed-card", cite)
    if seat != partida.thrower:
        return Reason("receiver-decides", cite, (partida.thrower,))
    return Reason("not-exposed", cite)


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
    if forced >= 0 and (place != forced // 2 or down != (forced & 1 == 1 and mao.may_cover())):
        return Reason("forced-card", cites["forced"], (str(mao.card(seat, forced // 2)),))
    if down and not mao.may_cover():
        return _no_cover(mao)
    playable = mao.playable(seat)
    if not playable >> place & 1:
        highest = next(other for other in range(3) if playable >> other & 1)
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
