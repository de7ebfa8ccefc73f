"""Why a card cannot have fallen as a ruling tells it: not held, not that player's turn, not the vaza for it."""

from typing import Final

from carteado.game import Reason, Seat
from carteado.games.truco.rules.effects import (
    EXPOSED_AGAIN,
    EXPOSED_OWN,
    EXPOSED_RIVAL,
    FALSE_SHOW,
    HIDDEN_HIGHEST,
    OUT_OF_TURN,
    TURNED_UP,
    TURNED_UP_TIED,
)
from carteado.games.truco.rules.mao import ELEVEN, Mao
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import ANSWERING, CHOOSING_ELEVEN, PLAYING
from carteado.games.truco.rules.play_menu import may_cover, playable, shows
from carteado.games.truco.rules.rulebook import NO_TENTO, OPPONENTS_CHOOSE, RETURNS, STANDS
from carteado.games.truco.rules.slips import OUT_OF_TURN_CHOICES, out_of_turn_choice, pile, whereabouts
from carteado.pack import Ruling

_FIRST_TIED: Final = 3


def card_objection(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    """Why this card, or these, cannot have fallen so."""
    mao = partida.mao
    offender = ruling.offender
    stopped = partida.phase == ANSWERING and effect in (FALSE_SHOW, OUT_OF_TURN)
    if mao is None or offender is None or not (partida.phase == PLAYING or stopped):
        return Reason("not-in-play", ruling.clause)
    if effect == FALSE_SHOW:
        if partida.rules.show_sets == 0:
            return Reason("no-showing", partida.rules.cites["show"])
        return Reason("show-stands", ruling.clause) if shows(mao, offender) else None
    if len(set(ruling.cards)) != len(ruling.cards) or any(mao.place(offender, card) < 0 for card in ruling.cards):
        return Reason("cards-not-held", ruling.clause)
    if effect == OUT_OF_TURN:
        return _out_of_turn_objection(partida, mao, ruling, offender, stopped)
    if offender != mao.turn:
        return Reason("not-on-turn", ruling.clause, (mao.turn,))
    if effect in (TURNED_UP, TURNED_UP_TIED):
        return _covered_objection(partida, mao, ruling, effect, offender)
    total = len(ruling.cards) + ruling.face_down
    if ruling.face_down < 0 or not 2 <= total <= len(mao.hand(offender)):
        return Reason("thrown-count", ruling.clause, (len(mao.hand(offender)),))
    return None if partida.rules.two_cards == OPPONENTS_CHOOSE else _pile_objection(partida, mao, ruling, offender)


def _out_of_turn_objection(partida: Partida, mao: Mao, ruling: Ruling, offender: Seat, stopped: bool) -> Reason | None:
    with_tento = partida.rules.tento != NO_TENTO
    if ruling.sanction and ruling.sanction not in OUT_OF_TURN_CHOICES:
        return Reason("out-of-turn-choice", ruling.clause, tuple(OUT_OF_TURN_CHOICES))
    if with_tento and ruling.sanction == "loseHand":
        return Reason("return-or-stands", ruling.clause)
    choice = out_of_turn_choice(partida.rules, ruling)
    stands = choice == STANDS
    in_turn = offender == mao.turn and not stopped
    # Where several cards at once stand one by one, those out of turn all go back.
    number = len(ruling.cards) > 0 if with_tento and choice == RETURNS else len(ruling.cards) == 1
    if not number or in_turn or (stands and (stopped or mao.went >> offender & 1)):
        return Reason("not-out-of-turn", ruling.clause)
    return _duty_objection(partida, mao, ruling, offender, mao.place(offender, ruling.cards[0])) if stands else None


def _covered_objection(partida: Partida, mao: Mao, ruling: Ruling, effect: str, offender: Seat) -> Reason | None:
    if len(ruling.cards) != 1 or (effect == TURNED_UP and mao.vaza != 0):
        return Reason("first-vaza-only", ruling.clause)
    if effect == TURNED_UP_TIED and (mao.vaza == 0 or mao.results & 3 != _FIRST_TIED):
        return Reason("not-tied-now", ruling.clause)
    if may_cover(mao):
        return Reason("cover-allowed", ruling.clause)
    return _duty_objection(partida, mao, ruling, offender, mao.place(offender, ruling.cards[0]))


def _duty_objection(partida: Partida, mao: Mao, ruling: Ruling, offender: Seat, place: int) -> Reason | None:
    """A card that stays must be one the player might have played."""
    forced = mao.forced_of(offender)
    if forced >= 0 and forced // 2 != place:
        return Reason("forced-first", partida.rules.cites["forced"])
    if not playable(mao, offender) >> place & 1:
        instead = [clause for clause, effect in partida.rules.incidents.items() if effect == HIDDEN_HIGHEST]
        return Reason("owes-highest", ruling.clause, (instead[0] if instead else partida.rules.cites["tie-duty"],))
    return None


def _pile_objection(partida: Partida, mao: Mao, ruling: Ruling, offender: Seat) -> Reason | None:
    fallen = pile(mao, ruling)
    if not fallen:
        return Reason("pile-order", ruling.clause)
    place, down = fallen[0]
    if down and not may_cover(mao):
        return Reason("cover-not-allowed", ruling.clause)
    owed = _duty_objection(partida, mao, ruling, offender, place)
    waiting = [item // 2 % 3 for item in mao.forced if item // 6 == offender]
    if owed is None and any(other in waiting for other, _ in fallen[1:]):
        return Reason("cards-not-held", ruling.clause)
    return owed


def exposure_objection(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    """Why these cards cannot have turned up in the deal that has just ended."""
    mao = partida.mao
    if mao is None or partida.phase not in (PLAYING, CHOOSING_ELEVEN):
        return Reason("not-just-dealt", ruling.clause)
    untouched = mao.fallen == 0 and mao.stake == partida.rules.ladder.bottom and not mao.asked
    if not untouched or (mao.kind == ELEVEN and partida.phase == PLAYING):
        return Reason("not-just-dealt", ruling.clause)
    found = [whereabouts(mao, card) for card in ruling.cards]
    known = [item // 16 for item in mao.exposed]
    if not found or len(set(found)) != len(found) or any(at < 0 or at in known or mao.laid >> at & 1 for at in found):
        return Reason("cards-not-dealt", ruling.clause)
    own = [at // 3 & 1 == partida.dealer & 1 for at in found]
    if effect == EXPOSED_RIVAL and any(own):
        return Reason("not-the-rivals", ruling.clause, (partida.dealer,))
    if effect == EXPOSED_OWN and not all(own):
        return Reason("not-the-dealers", ruling.clause, (partida.dealer,))
    if effect == EXPOSED_AGAIN and partida.redeals == 0:
        return Reason("first-exposure", ruling.clause)
    return None
