"""Why an act is refused: told from what the seat knows, with the clause behind it."""

from carteado.game import Action, Reason, Seat
from carteado.truco.acts import Cut, Deal, Draw, Keep, Play, Refuse, Shuffle
from carteado.truco.cego import clauses, words
from carteado.truco.cego.acts import (
    DOUBLES,
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
from carteado.truco.cego.chains import CALLS, EE, F
from carteado.truco.cego.codes import about
from carteado.truco.cego.menu import COUNTERED
from carteado.truco.cego.partida import Partida
from carteado.truco.cego.phases import CUTTING, DEALING, DRAW_SHUFFLE, DRAWING, EXPOSED, OVER, PLAYING, SHUFFLE
from carteado.truco.cego.pontos import BARALHO_ESPANHOL, ENVIDO_SONGS, PAIR, place_of
from carteado.truco.cego.rules import SEATS
from carteado.truco.cego.volta import (
    AFTER_DOWN,
    ANSWER_ENVIDO,
    ANSWER_FLOR,
    ANSWER_LEI,
    ANSWER_TRUCO,
    FLOR,
    GATE,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    NOBODY,
    OPEN,
    RAISE_FLOR,
    RODA,
    SIDES,
    SINGING,
    TURN,
    Volta,
)

_FLORES = (words.FLOR, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO, words.FLOR_E_TRUCO)
_BEFORE_CARDS = {
    ANSWER_FLOR: "CEGO-9.XIII.c-1",
    RAISE_FLOR: "CEGO-9.XIII.b-1",
    LEI_ANSWERERS: "CEGO-9.XVI.l-14",
    ANSWER_LEI: "CEGO-9.XVI.l-14",
    LEI_PROPOSERS: "CEGO-9.XVI.l-9",
    AFTER_DOWN: "CEGO-9.VIII.k-2",
}
_TRUCOS = (words.TRUCO, words.RETRUCO, words.VALE_QUATRO)
_WITH_TRUCO = (*DOUBLES, words.FLOR_E_TRUCO)


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
    if not volta.active() >> seat & 1:
        return Reason("not-your-testa", "CEGO-9.III-10")
    return _in_play(volta, seat, action)


def _before_play(partida: Partida, seat: Seat, action: Action) -> Reason:
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
        return _card(volta, seat, action)
    if isinstance(action, CallDown) and (volta.form == RODA or volta.rules.clean):
        return Reason("no-covered-card", "CEGO-9.VIII.k-1")
    if isinstance(action, (Call, CallDown)):
        return _call(volta, seat, action.call)
    if isinstance(action, (Quero, NaoQuero, Defer)):
        return _answer(volta, seat, action)
    if isinstance(action, Declare):
        return _declaration(volta, seat, action)
    if isinstance(action, (Sing, NaoMato)):
        return _song(volta, seat, action)
    if isinstance(action, AskFlor):
        return _ask_flor(volta, seat, action.seat)
    if isinstance(action, Admit):
        return _admission(volta, seat)
    if isinstance(action, (Leave, GiveHandUp)):
        return _leaving(volta, seat, action)
    if isinstance(action, Nothing):
        return Reason("not-now", "CEGO-9.VIII.k-2")
    return Reason("not-this-game")


def _card(volta: Volta, seat: Seat, action: Play | PlayTwo) -> Reason:
    if isinstance(action, Play) and (action.down or action.call):
        return Reason("no-covered-card", "CEGO-9.VIII.a-10")
    if volta.window != TURN:
        return _pending(volta)
    if volta.passed >> seat & 1:
        return Reason("has-passed", "CEGO-9.VIII.a-10")
    if seat != volta.turn:
        return Reason("not-your-turn", "CEGO-9.III-6", (volta.turn,))
    cards = (action.card,) if isinstance(action, Play) else (action.under_card, action.over_card)
    for card in cards:
        if volta.place(seat, card) < 0:
            return Reason("not-in-hand", "CEGO-9.VIII.b-2", (str(card),))
    if volta.rules.clean and volta.holds_flor(seat) and not volta.said_flor() >> seat & 1:
        return Reason("declare-flor-first", "CEGO-9.XIII.a-2")
    if volta.forced >> 3 * seat & 7:
        return Reason("card-already-laid", "CEGO-9.VIII.b-3")
    return Reason("last-two-only", "CEGO-9.VIII.b-3")


def _pending(volta: Volta) -> Reason:
    """What comes before cards: a song, or the answer to what was said."""
    if volta.window == SINGING:
        return Reason("song-first", "CEGO-9.XIV-13")
    flor = volta.window == GATE and volta.said_flor() != 0
    return Reason("proposal-first", "CEGO-9.VIII.h-6" if flor else _BEFORE_CARDS.get(volta.window, "CEGO-9.VIII.h-5"))


def _call(volta: Volta, seat: Seat, call: str) -> Reason:
    if volta.window == SINGING:
        return Reason("song-first", "CEGO-9.XIV-13")
    if volta.passed >> seat & 1 and volta.form != RODA:
        return Reason("has-passed", "CEGO-9.XVI.k-2")
    if volta.passed >> seat & 1 and (volta.window == TURN or (volta.points == OPEN and call not in _TRUCOS)):
        return Reason("has-passed", "CEGO-9.XVI.k-6")
    if call in _WITH_TRUCO and volta.points == OPEN and (volta.asked or volta.level):
        if call in DOUBLES and volta.no_envido >> (seat & 1) & 1:
            return Reason("envido-after-truco", "CEGO-9.XVI-1")
        return Reason("truco-already-said", clauses.CALLS[call])
    if call in _TRUCOS:
        return _truco(volta, seat, call)
    if call in _FLORES:
        return _flor(volta, seat, call)
    return _envido(volta, seat, call)


def _truco(volta: Volta, seat: Seat, call: str) -> Reason:
    side = seat & 1
    level = _TRUCOS.index(call) + 1
    if volta.down == seat:
        return Reason("has-passed", "CEGO-9.VIII.k-2")
    if volta.asked:
        if volta.asked_by == side:
            return Reason("own-call-pending", "CEGO-9.XVI.h-1")
        return Reason("quero-first", "CEGO-9.VIII.h-7")
    if volta.window != TURN:
        return Reason("points-first", "CEGO-9.XVI-4")
    if level != volta.level + 1:
        return (
            Reason("truco-order", "CEGO-9.XVI.b-2", (volta.level + 1,))
            if volta.level < 3
            else Reason("truco-at-top", "CEGO-9.XVI.a-1")
        )
    if volta.level and volta.raiser != side:
        return Reason("others-raise", "CEGO-9.XVI.b-1")
    if seat == volta.turn:
        return Reason("not-a-call", "CEGO-9.XVI.h-1")
    return Reason("not-your-turn", "S-CEGO-08", (volta.turn,))


def _flor(volta: Volta, seat: Seat, call: str) -> Reason:
    if volta.has_played(seat):
        return Reason("after-first-card", "CEGO-9.VIII.f-3")
    if volta.points != OPEN or volta.gated:
        if volta.said_flor() >> seat & 1 and volta.window in (RAISE_FLOR, ANSWER_FLOR):
            return _over_flores(volta, seat)
        if volta.window == GATE and volta.waiting >> seat & 1:
            return Reason("not-a-call", "CEGO-9.XIII.a-1")
        own_envido = volta.caller == seat and len(volta.chain) == 1 and volta.lei == NOBODY
        return Reason("flor-too-late", "CEGO-9.XIV-23" if own_envido else "CEGO-9.XIV-22")
    if volta.rules.clean and not volta.holds_flor(seat):
        return Reason("no-flor", "CEGO-9.IX-1")
    if call == words.CONTRA_FLOR:
        return Reason("nothing-to-counter", "CEGO-9.XIII.c-1")
    if seat == volta.turn:
        return Reason("not-a-call", "CEGO-9.XIII-0")
    return Reason("not-your-turn", "CEGO-9.XVI-2", (volta.turn,))


def _over_flores(volta: Volta, seat: Seat) -> Reason:
    """Flores have met, and more is put on them: by the side that sang first, or in answer to what the other side put."""
    if volta.window == RAISE_FLOR and seat & 1 != volta.first_flor:
        return Reason("first-flor-raises", "CEGO-9.XIII.b-1")
    if volta.window == ANSWER_FLOR and seat & 1 == volta.flor_by:
        return Reason("own-call-pending", "CEGO-9.XIII.c-1")
    if not volta.waiting >> seat & 1:
        return _not_polled(volta, seat)
    top = volta.window == ANSWER_FLOR and volta.flor_step != COUNTERED
    return Reason("no-higher-flor" if top else "not-a-call", "CEGO-9.XIII-0")


def _envido(volta: Volta, seat: Seat, call: str) -> Reason:
    side = seat & 1
    if volta.window == ANSWER_ENVIDO:
        if volta.chain_by == side:
            return Reason("own-call-pending", "CEGO-9.VIII.h-4")
        if not volta.waiting >> seat & 1:
            return Reason("already-deferred", "CEGO-9.VIII.h-5")
        if call == words.FALTA_ENVIDO and volta.chain[-1] != F:
            return Reason("falta-too-small", "CEGO-9.XV.c-11")
        if call in (words.ENVIDO, words.ENVIDO_ENVIDO) and words.REAL_ENVIDO in [CALLS[said] for said in volta.chain]:
            return Reason("envido-over-real", "CEGO-9.XV.b-7")
        return Reason("cannot-raise", _why_no_raise(volta, call))
    if volta.window in (GATE, LEI_ANSWERERS, LEI_PROPOSERS):
        return Reason("flores-first", "CEGO-9.XIV-21")
    if volta.points != OPEN:
        return Reason("points-closed", _why_closed(volta))
    if volta.has_played(seat):
        return Reason("after-first-card", "CEGO-9.XIV-7")
    if volta.no_envido >> side & 1:
        return Reason("envido-after-truco", "CEGO-9.XVI-1")
    if volta.window == TURN and seat != volta.turn:
        return Reason("not-your-turn", "S-CEGO-08", (volta.turn,))
    if volta.asked > 1:
        return Reason("envido-after-truco", "CEGO-9.XVI-3")
    if volta.rules.clean and volta.holds_flor(seat):
        return Reason("declare-flor-first", "CEGO-9.XIV-22")
    return Reason("not-a-call", "CEGO-9.XV-0")


def _why_no_raise(volta: Volta, call: str) -> str:
    """One envido-envido, nothing over a falta, and in a testa nothing past the most it may be worth."""
    if volta.chain[-1] == F:
        return "CEGO-9.XV-0"
    if call in (words.ENVIDO, words.ENVIDO_ENVIDO) and volta.chain[-1] == EE and not volta.rules.many_envidos:
        return "S-CEGO-11"
    return "CEGO-9.XV-0" if volta.form == RODA else "CEGO-9.III-9"


def _why_closed(volta: Volta) -> str:
    """Why no envido can be opened: a flor, the lei do jogo, or one that was answered."""
    if volta.said_flor():
        return "CEGO-9.XIV-21"
    return "CEGO-9.VIII.f-4" if volta.lei == NOBODY else clauses.LEI


def _answer(volta: Volta, seat: Seat, action: Quero | NaoQuero | Defer) -> Reason:
    if volta.window == SINGING:
        return Reason("song-first", "CEGO-9.XIV-13")
    if volta.window in (GATE, LEI_ANSWERERS, LEI_PROPOSERS):
        return Reason("flores-first", "CEGO-9.XIV-21")
    if volta.window not in (ANSWER_ENVIDO, ANSWER_TRUCO, ANSWER_FLOR, ANSWER_LEI):
        return Reason("nothing-to-answer", "CEGO-9.VIII.h-3")
    if not volta.waiting >> seat & 1:
        if volta.waiting & SIDES[seat & 1]:
            return _not_polled(volta, seat)
        return Reason("others-answer", "CEGO-9.VIII.h-5")
    part, value = about(volta)
    if action.part != part or action.value != value:
        return Reason("answers-something-else", "CEGO-9.VIII.h-5", (part, value))
    if isinstance(action, Defer):
        return Reason("last-must-answer", "CEGO-9.VIII.h-5")
    if isinstance(action, Quero) and action.raising and volta.asked > 2:
        return Reason("truco-at-top", "CEGO-9.XVI.a-1")
    return Reason("not-an-answer", "CEGO-9.VIII.i-2")


def _not_polled(volta: Volta, seat: Seat) -> Reason:
    """Partners are asked and this seat is not: it left it to them, is out of the hand, or has no flor to answer with."""
    if volta.passed >> seat & 1 and not volta.rules.passed_speak:
        return Reason("has-passed", "S-CEGO-18")
    if volta.window in (ANSWER_FLOR, ANSWER_LEI) and not volta.flores >> seat & 1 and volta.flores & SIDES[seat & 1]:
        return Reason("flor-answers", "CEGO-9.XIII.a-2" if volta.window == ANSWER_FLOR else clauses.LEI_FLOR_QUERO)
    return Reason("already-deferred", "CEGO-9.VIII.h-5")


def _declaration(volta: Volta, seat: Seat, action: Declare) -> Reason:
    if not volta.waiting >> seat & 1 or volta.window in (ANSWER_ENVIDO, ANSWER_TRUCO, ANSWER_FLOR, ANSWER_LEI):
        return Reason("not-asked-for-flor", "CEGO-9.VIII.h-6")
    if volta.rules.clean and volta.holds_flor(seat) != (action.what != words.E_BOA):
        return Reason("declare-flor-first" if action.what == words.E_BOA else "no-flor", "CEGO-9.XIII.a-2")
    if volta.window == GATE and volta.waiting & SIDES[volta.caller & 1] and seat & 1 != volta.caller & 1:
        return Reason("partners-first", "CEGO-9.XIV-22")
    return Reason("no-such-declaration", "CEGO-9.XIII-0")


def _song(volta: Volta, seat: Seat, action: Sing | NaoMato) -> Reason:
    if volta.window != SINGING:
        return Reason("nothing-to-sing", "CEGO-9.XIV-13")
    if seat != volta.singer:
        return Reason("not-your-song", "CEGO-9.XIV-15", (volta.singer,))
    if isinstance(action, NaoMato):
        return Reason("mao-must-sing", "CEGO-9.XIV-14")
    if volta.points == FLOR and place_of(action.points) < PAIR:
        return Reason("no-such-flor", "CEGO-9.IX.a-4", (action.points,))
    if volta.points != FLOR and not 0 <= place_of(action.points) < ENVIDO_SONGS:
        return Reason("no-such-song", "CEGO-9.XIV-6", (action.points,))
    return Reason("not-your-points", "CEGO-9.XIV-1", (action.points,))


def _ask_flor(volta: Volta, seat: Seat, asked: Seat) -> Reason:
    if volta.rules.clean:
        return Reason("nothing-hidden", "CEGO-9.XI-1")
    if not volta.said_flor() >> seat & 1 or not volta.holds_flor(seat):
        return Reason("only-with-flor", "CEGO-9.XI-4")
    if not 0 <= asked < SEATS or not volta.active() >> asked & 1 or asked & 1 == seat & 1:
        return Reason("not-an-opponent", "CEGO-9.XI-1")
    if volta.demands >> asked & 1:
        return Reason("already-asked", "CEGO-9.XI-1", (asked,))
    if volta.said_flor() >> asked & 1:
        return Reason("sang-a-flor", "CEGO-9.XI-1", (asked,))
    return Reason("not-now", "CEGO-9.XI-3")


def _admission(volta: Volta, seat: Seat) -> Reason:
    if not volta.said_flor() >> seat & 1 or volta.holds_flor(seat):
        return Reason("nothing-to-admit", "CEGO-9.X-1")
    if volta.window == GATE:
        return Reason("flores-first", "CEGO-9.VIII.h-6")
    return Reason("admit-too-late", "CEGO-9.X-2")


def _leaving(volta: Volta, seat: Seat, action: Leave | GiveHandUp) -> Reason:
    if volta.window == SINGING:
        return Reason("song-first", "CEGO-9.XIV-13")
    if volta.passed >> seat & 1:
        return Reason("has-passed", "CEGO-9.VIII.a-10")
    if volta.rules.clean and volta.holds_flor(seat) and not volta.said_flor() >> seat & 1:
        return Reason("declare-flor-first", "CEGO-9.XIII.a-2")
    if isinstance(action, GiveHandUp):
        if volta.form == RODA and seat == volta.turn and volta.window == TURN:
            return Reason("last-one-leaves", "CEGO-9.VIII.a-6")
        return Reason("not-together-now", "CEGO-9.XVI.k-9")
    if action.how == words.UNSEEN:
        return Reason("nothing-unproved", "CEGO-9.VIII.a-8")
    if volta.window != TURN:
        return _pending(volta)
    if seat != volta.turn:
        return Reason("not-your-turn", "CEGO-9.XVI.k-6", (volta.turn,))
    return Reason("card-already-laid", "CEGO-9.VIII.b-2")
