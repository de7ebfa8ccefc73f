"""The same act, inside and outside: codes for the engine, actions for everybody else."""

from typing import Final

from carteado.cards import CARDS
from carteado.game import Action, Seat
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.acts import (
    AskFlor,
    Call,
    CallDown,
    Declare,
    Defer,
    GiveHandUp,
    Leave,
    LeiDoJogo,
    NaoQuero,
    PlayTwo,
    Quero,
    Sing,
)
from carteado.games.cego.rules.chains import EE, F, R, accepted, most_of
from carteado.games.cego.rules.menu import menu
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.phases import EXPOSED, PLAYING
from carteado.games.cego.rules.pontos import NO_SONG, place_of
from carteado.games.cego.rules.stages import (
    ANSWER_ENVIDO,
    ANSWER_FLOR,
    ANSWER_LEI,
    ANSWER_TRUCO,
    GATE,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    TESTA,
)
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import falta, if_accepted
from carteado.pack import CUTS, DRAWS, THE_DEAL, Cut, Deal, Draw, Keep, Refuse
from carteado.tricks.play import PLAYS, PLAYS_A_CARD, Play

_PLAIN: Final[dict[int, Action]] = {
    acts.PASSES: Leave(words.PASS), acts.TO_PACK: Leave(words.PACK), acts.UNSEEN: Leave(words.UNSEEN),
    acts.CONCEDE: GiveHandUp(), acts.NAO_MATO: acts.NaoMato(), acts.ADMIT: acts.Admit(), acts.NOTHING: acts.Nothing(),
    acts.DEAL: THE_DEAL,
}  # fmt: skip
_CODE_OF: Final[dict[Action, int]] = {action: code for code, action in _PLAIN.items()}
_DECLARED: Final[dict[int, Action]] = {
    acts.FLOR: Declare(words.FLOR), acts.CONTRA: Declare(words.CONTRA_FLOR),
    acts.RESTO: Declare(words.CONTRA_FLOR_E_O_RESTO), acts.ACHICO: Declare(words.ACHICO), acts.E_BOA: Declare(words.E_BOA),
}  # fmt: skip
_SAID: Final[dict[int, str]] = {
    acts.FLOR: words.FLOR, acts.CONTRA: words.CONTRA_FLOR, acts.RESTO: words.CONTRA_FLOR_E_O_RESTO, acts.ACHICO: words.ACHICO,
    acts.FLOR_TRUCO: words.FLOR_E_TRUCO,
}  # fmt: skip
_ASKING: Final[tuple[int, ...]] = (GATE, LEI_ANSWERERS, LEI_PROPOSERS)
# Quero and its kin by code: raising, passing, shrinking.
_QUEROS: Final[dict[int, tuple[bool, str, bool]]] = {
    acts.QUERO: (False, "", False),
    acts.QUERO_RAISE: (True, "", False),
    acts.PASS_POINTS: (False, words.OF_ENVIDO, False),
    acts.PASS_POINTS_RAISE: (True, words.OF_ENVIDO, False),
    acts.PASS_TRUCO: (False, words.OF_TRUCO, False),
    acts.SHRINK_QUERO: (False, "", True),
    acts.SHRINK_QUERO_RAISE: (True, "", True),
}
_REMEMBERED: Final[dict[tuple[int, str, int], Action]] = {}  # acts with a figure, as they come up


def about(volta: Volta) -> tuple[str, int]:
    """What an answer is about in this window, and for how many tentos."""
    window = volta.window
    if window == ANSWER_TRUCO:
        return (words.OF_TRUCO, volta.asked + 1)
    if window == ANSWER_ENVIDO:
        return (words.OF_BOTH if volta.double else words.OF_ENVIDO, if_accepted(volta))
    if window == ANSWER_LEI:
        return (words.OF_BOTH, volta.falta)
    return (words.OF_FLOR, 0)


def call_of(volta: Volta, code: int) -> tuple[str, int]:
    """The word of a call with this code now, and what it puts at stake."""
    if code in _SAID:
        return (_SAID[code], 0)
    if code == acts.TRUCO:
        return (words.TRUCO_CALLS[volta.level + 1], volta.level + 2)
    if code == acts.MINHA_FLOR:
        return (words.ENVIDO_MINHA_FLOR, 2)
    if acts.DOUBLE <= code < acts.FLOR_TRUCO:
        nth = code - acts.DOUBLE
        return (acts.DOUBLES[nth], _opening(volta, nth % 3))
    if volta.window == ANSWER_ENVIDO:
        call = EE if code == acts.AGAIN else R if code == acts.REAL else F
        most = most_of(volta.rules, volta.form == TESTA)
        word = words.ENVIDO_ENVIDO if call == EE else acts.POINTS_CALLS[code - acts.ENVIDO]
        return (word, accepted((*volta.chain, call), falta(volta), most))
    return (acts.POINTS_CALLS[code - acts.ENVIDO], _opening(volta, code - acts.ENVIDO))


def _opening(volta: Volta, nth: int) -> int:
    return falta(volta) if nth == 2 else 2 + nth


def decode(partida: Partida, seat: Seat, code: int) -> Action:
    """The action behind a code: one shared object wherever there is one."""
    volta = partida.volta
    if code >= acts.DRAW:
        return DRAWS[code - acts.DRAW]
    if code >= acts.CUT:
        return CUTS[code - acts.CUT]
    if code >= acts.SING:
        return acts.SINGS[code - acts.SING]
    if code in _PLAIN:
        return _PLAIN[code]
    if code == acts.LEI:
        return LeiDoJogo(partida.falta())
    if volta is None:
        raise ValueError(f"{code} needs a volta")
    if code < acts.PASSES:
        return PLAYS[volta.hands[3 * seat + code] * PLAYS_A_CARD]
    if code in (acts.KEEP, acts.REFUSE):
        card = CARDS[volta.hands[partida.exposed[0]]]
        return Keep(card) if code == acts.KEEP else Refuse(card)
    if acts.ASK <= code < acts.DOWN:
        return acts.ASKS[code - acts.ASK]
    if code >= acts.LAY:
        return _two(volta, seat, code == acts.LAY + 1)
    return _spoken(volta, code)


def _two(volta: Volta, seat: Seat, upper_first: bool) -> Action:
    places = [place for place in range(3) if volta.held >> (3 * seat + place) & 1]
    if upper_first:
        places.reverse()
    return PlayTwo(volta.card(seat, places[0]), volta.card(seat, places[1]))


def _is_spoken(code: int) -> bool:
    return acts.ENVIDO <= code < acts.NAO_MATO or acts.DOWN <= code < acts.NOTHING


def _spoken(volta: Volta, code: int) -> Action:
    window = volta.window
    if window in _ASKING:
        return _DECLARED[code]
    if code in _QUEROS or code in (acts.NAO_QUERO, acts.DEFER, acts.SHRINK_NAO_QUERO):
        part, value = about(volta)
    elif code == acts.ACHICO and window == ANSWER_FLOR:
        part, value = words.OF_FLOR, -1
    elif acts.DOWN <= code < acts.NOTHING:
        nth = code - acts.DOWN
        part, value = acts.DOWN_CALLS[nth], _opening(volta, nth) if nth < 3 else 2 if nth == 6 else 0
    else:
        part, value = call_of(volta, code)
    key = (code, part, value)
    found = _REMEMBERED.get(key)
    if found is None:
        found = _REMEMBERED[key] = _written(code, part, value)
    return found


def _written(code: int, part: str, value: int) -> Action:
    if code in _QUEROS:
        raising, passing, shrinking = _QUEROS[code]
        return Quero(part, value, raising, passing, shrinking)
    if code in (acts.NAO_QUERO, acts.SHRINK_NAO_QUERO):
        return NaoQuero(part, value, code == acts.SHRINK_NAO_QUERO)
    if code == acts.ACHICO and value < 0:
        return NaoQuero(words.OF_FLOR, 0, True)
    if code == acts.DEFER:
        return Defer(part, value)
    if acts.DOWN <= code < acts.NOTHING:
        return CallDown(part, value)
    return Call(part, value)


def encode(partida: Partida, seat: Seat, action: Action) -> int:
    """The code of an action now; `NO_CODE` where it names a card not held or answers something else."""
    volta = partida.volta
    if volta is None or partida.phase != PLAYING:
        return _before_play(partida, volta, action)
    if isinstance(action, Play):
        if action.down or action.call:
            return acts.NO_CODE
        return volta.place(seat, action.card)
    if isinstance(action, Sing):
        song = place_of(action.points)
        return acts.NO_CODE if song == NO_SONG else acts.SING + song
    if isinstance(action, AskFlor):
        return acts.ASK + action.seat if 0 <= action.seat < 6 else acts.NO_CODE
    if isinstance(action, PlayTwo):
        return _code_of_two(volta, seat, action)
    if action in _CODE_OF:
        return _CODE_OF[action]
    return _code_spoken(volta, seat, action)


def _code_of_two(volta: Volta, seat: Seat, action: PlayTwo) -> int:
    under, over = volta.place(seat, action.under_card), volta.place(seat, action.over_card)
    if under < 0 or over < 0 or under == over:
        return acts.NO_CODE
    return acts.LAY if under < over else acts.LAY + 1


def _code_spoken(volta: Volta, seat: Seat, action: Action) -> int:
    """Among the few things that the seat may say now, the one this action says."""
    if isinstance(action, (Call, CallDown, Declare, Quero, NaoQuero, Defer)):
        for code in menu(volta, seat):
            if _is_spoken(code) and _spoken(volta, code) == action:
                return code
    return acts.NO_CODE


def stake_of(volta: Volta, seat: Seat, call: Call | CallDown) -> int:
    """What the seat would put at stake with this word now; -1 where it may not say it."""
    for code in menu(volta, seat):
        said = _spoken(volta, code) if _is_spoken(code) else None
        if isinstance(said, (Call, CallDown)) and said.call == call.call and isinstance(said, Call) == isinstance(call, Call):
            return said.value
    return -1


def _before_play(partida: Partida, volta: Volta | None, action: Action) -> int:
    size = len(partida.cards)
    if isinstance(action, Cut):
        return acts.CUT + action.at if 0 < action.at < size else acts.NO_CODE
    if isinstance(action, Draw):
        return acts.DRAW + action.at if 0 < action.at <= size else acts.NO_CODE
    if isinstance(action, Deal):
        return acts.DEAL if action == THE_DEAL else acts.NO_CODE
    if isinstance(action, LeiDoJogo):
        return acts.LEI if action.falta == partida.falta() else acts.NO_CODE
    if volta is None or partida.phase != EXPOSED or not isinstance(action, (Keep, Refuse)):
        return acts.NO_CODE
    if action.card.index != volta.hands[partida.exposed[0]]:
        return acts.NO_CODE
    return acts.KEEP if isinstance(action, Keep) else acts.REFUSE
