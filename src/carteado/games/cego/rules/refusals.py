"""Why an act is refused: told from what the seat knows, with the clause behind it.

Before the cards are out it is told here; in play by what is done: cards, bets, answers and flores have a file each.
"""

from carteado.game import Action, Reason, Seat
from carteado.games.cego.rules import answer_refusals, bet_refusals, card_refusals, clauses, flor_refusals
from carteado.games.cego.rules.acts import (
    Admit,
    AskFlor,
    Call,
    CallDown,
    Declare,
    Defer,
    GiveHandUp,
    Leave,
    LeiDoJogo,
    NaoMato,
    NaoQuero,
    Nothing,
    PlayTwo,
    Quero,
    Sing,
)
from carteado.games.cego.rules.codes import stake_of
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.phases import CUTTING, DEALING, DRAW_SHUFFLE, DRAWING, EXPOSED, OVER, PLAYING, SHUFFLE
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.seats import NOBODY
from carteado.games.cego.rules.stages import RODA
from carteado.games.cego.rules.volta import Volta
from carteado.pack import Cut, Deal, Draw, Keep, Refuse, Shuffle
from carteado.tricks.play import Play


def of_chance(partida: Partida, action: Action) -> Reason | None:
    """What is wrong with a shuffle."""
    if not isinstance(action, Shuffle):
        return Reason("not-chance")
    if partida.phase not in (SHUFFLE, DRAW_SHUFFLE):
        return Reason("no-shuffle-now")
    if tuple(sorted(action.pack)) != BARALHO_ESPANHOL:
        return Reason("not-the-pack", "CEGO-9.I-1", (len(BARALHO_ESPANHOL), len(set(action.pack))))
    return None


def of_player(partida: Partida, seat: Seat, action: Action) -> Reason:
    """Why a seat may not do this now."""
    if not 0 <= seat < SEATS:
        return Reason("no-such-seat", "CEGO-9.III-1", (seat, SEATS - 1))
    if partida.phase == OVER:
        return Reason("partida-over", "CEGO-9.II-1")
    volta = partida.volta
    if partida.phase != PLAYING or volta is None:
        return _before_play(partida, seat, action)
    if isinstance(action, (Cut, Deal, Draw, Keep, Refuse, Shuffle)):
        return Reason("cards-are-out", "CEGO-9.IV-4")
    if isinstance(action, LeiDoJogo):
        return Reason("lei-after-deal", "CEGO-9.XVI.l-2")
    if not volta.active >> seat & 1:
        return Reason("not-your-testa", "CEGO-9.III-10")
    return _in_play(volta, seat, action)


def _before_play(partida: Partida, seat: Seat, action: Action) -> Reason:
    """While nobody may play yet: what has to happen first, and by whose hand."""
    if partida.phase == EXPOSED and seat != partida.exposed[0] // 3:
        return Reason("not-your-turn", "CEGO-9.VIII.e-1", (partida.exposed[0] // 3,))
    if partida.phase == EXPOSED:
        return Reason("not-now", "CEGO-9.VIII.e-1")
    if isinstance(action, (Call, CallDown, Declare, Quero, NaoQuero)):
        return Reason("blind-bet", "CEGO-9.XVI.m-1")
    if isinstance(action, LeiDoJogo):
        return _lei(partida, action)
    if isinstance(action, Cut) and partida.phase == CUTTING:
        if seat != partida.cutter():
            return Reason("not-the-cutter", "CEGO-9.III-13", (partida.cutter(),))
        if action.at < 1:
            return Reason("no-golpe", "CEGO-9.III-15")
        return Reason("cut-leaves-three", "CEGO-9.III-14", (len(partida.cards),))
    if isinstance(action, Deal) and partida.phase == CUTTING:
        return Reason("not-cut-yet", "CEGO-9.III-13", (partida.cutter(),))
    if isinstance(action, Deal) and partida.phase == DEALING:
        return Reason("not-the-dealer", "CEGO-9.IV-6", (partida.dealer,))
    if isinstance(action, Play):
        return Reason("no-cards-yet", "CEGO-9.IV-4")
    if isinstance(action, Draw) and partida.phase == DRAWING:
        first = partida.drawers()[0]
        return Reason("not-now", "CEGO-9.IV-1") if seat == first else Reason("not-your-turn", "CEGO-9.IV-1", (first,))
    return Reason("not-now")


def _lei(partida: Partida, action: LeiDoJogo) -> Reason:
    if partida.phase not in (CUTTING, DEALING):
        return Reason("not-now", "CEGO-9.XVI.l-2")
    if partida.lei_seat != NOBODY:
        return Reason("lei-said", "CEGO-9.XVI.l-2", (partida.lei_seat,))
    if partida.form != RODA and not partida.rules.lei_in_testa:
        return Reason("lei-in-testa", "S-CEGO-25")
    return Reason("wrong-falta", "CEGO-9.XVI.l-5", (action.falta, partida.falta()))


def _in_play(volta: Volta, seat: Seat, action: Action) -> Reason:
    if isinstance(action, (Play, PlayTwo)):
        return card_refusals.of_card(volta, seat, action)
    if isinstance(action, CallDown) and (volta.form == RODA or volta.rules.clean):
        return Reason("no-covered-card", "CEGO-9.VIII.k-1")
    if isinstance(action, (Call, CallDown)):
        stake = stake_of(volta, seat, action)
        if stake >= 0:
            return Reason("wrong-stake", clauses.CALLS[action.call], (action.value, stake))
        return bet_refusals.of_call(volta, seat, action.call)
    if isinstance(action, (Quero, NaoQuero, Defer)):
        return answer_refusals.of_answer(volta, seat, action)
    if isinstance(action, Declare):
        return flor_refusals.of_declaration(volta, seat, action)
    if isinstance(action, (Sing, NaoMato)):
        return answer_refusals.of_song(volta, seat, action)
    if isinstance(action, AskFlor):
        return flor_refusals.of_demand(volta, seat, action.seat)
    if isinstance(action, Admit):
        return flor_refusals.of_admission(volta, seat)
    if isinstance(action, (Leave, GiveHandUp)):
        return card_refusals.of_leaving(volta, seat, action)
    if isinstance(action, Nothing):
        return Reason("not-now", "CEGO-9.VIII.k-2")
    return Reason("not-this-game")
