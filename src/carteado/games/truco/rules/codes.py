"""The same act, inside and outside: codes for the engine, actions for everybody else."""

from typing import Final

from carteado.cards import CARDS
from carteado.game import Action, Seat
from carteado.games.truco.rules.acts import (
    ACCEPT,
    ACCEPTS,
    BLINDS,
    BURN,
    BURN_OF,
    BURNS,
    CALL,
    CHOOSE,
    CONCEDE,
    CONCEDES,
    CUT,
    DEAL,
    DEAL_ALL,
    DOWN,
    DRAW,
    FROM_BOTTOM,
    GIVE_BACK,
    GIVE_UP,
    KEEP,
    NO_CODE,
    PACKET_BURNS,
    PACKET_DEALS,
    PEEK,
    PLAY_ON,
    RAISE,
    RAISES,
    REFUSE,
    RUN,
    RUNS,
    SAW,
    SAWS,
    SHOW,
    THE_FROM_BOTTOM,
    THE_GIVE_BACK,
    THE_GIVE_UP,
    THE_PEEK,
    THE_PLAY_ON,
    THE_SHOW,
    THE_WAIVE,
    TURN,
    TURNS,
    WAIVE,
    Accept,
    Blind,
    Burn,
    Choose,
    Concede,
    FromBottom,
    GiveBack,
    GiveUp,
    Peek,
    PlayOn,
    Raise,
    Run,
    Saw,
    Show,
    Turn,
    Waive,
)
from carteado.games.truco.rules.mao import Mao
from carteado.games.truco.rules.pack_menu import by_packets
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import CUTTING
from carteado.pack import CUTS, DRAWS, THE_DEAL, Cut, Deal, Draw, Keep, Refuse
from carteado.tricks.play import PLAYS, PLAYS_A_CARD, Play

_PLAIN: Final[dict[int, Action]] = {
    SHOW: THE_SHOW, PLAY_ON: THE_PLAY_ON, GIVE_UP: THE_GIVE_UP, GIVE_BACK: THE_GIVE_BACK, PEEK: THE_PEEK,
    FROM_BOTTOM: THE_FROM_BOTTOM, WAIVE: THE_WAIVE,
}  # fmt: skip


# Where among the plays of a card a code lies, by the stake a call would ask for.
_OFFSETS: Final = tuple(
    [tuple([(2 * to if code & CALL else 0) + (1 if code & DOWN else 0) for code in range(RAISE)]) for to in range(13)]
)


def encode(partida: Partida, seat: Seat, action: Action) -> int:
    """The code of an action now; `NO_CODE` where it names a card not held or answers something else."""
    mao = partida.mao
    if mao is None:
        return _before_deal(partida, action)
    if isinstance(action, Play):
        return _play(mao, seat, action)
    if isinstance(action, Raise):
        return RAISE if action.to == mao.rules.ladder.above[mao.asked or mao.stake] else NO_CODE
    if isinstance(action, Accept):
        return ACCEPT if action.stake == mao.asked else NO_CODE
    if isinstance(action, Run):
        return RUN if action.stake == partida.answered() else NO_CODE
    if isinstance(action, Blind):
        return _blind(mao, action)
    if isinstance(action, Concede):
        return CONCEDE if action.stake == mao.stake else NO_CODE
    if isinstance(action, Choose):
        place = mao.place(partida.thrower, action.card) if partida.thrower >= 0 else -1
        return NO_CODE if place < 0 else CHOOSE + place
    if isinstance(action, Show):
        return SHOW
    if isinstance(action, PlayOn):
        return PLAY_ON
    if isinstance(action, GiveUp):
        return GIVE_UP
    return _exposed(partida, mao, action)


def _exposed(partida: Partida, mao: Mao, action: Action) -> int:
    """Keeping or refusing the card that turned up first."""
    if not isinstance(action, (Keep, Refuse)) or not partida.thrown or partida.thrower < 0:
        return NO_CODE
    if action.card.index != mao.hands[partida.thrown[0]]:
        return NO_CODE
    return KEEP if isinstance(action, Keep) else REFUSE


def _before_deal(partida: Partida, action: Action) -> int:
    size = len(partida.baralho.cards)
    if isinstance(action, Cut):
        return CUT + action.at if 0 < action.at < size else NO_CODE
    if isinstance(action, Saw):
        return SAW + action.at if 0 < action.at < size else NO_CODE
    if isinstance(action, Turn):
        return TURN + action.at if 0 < action.at <= size else NO_CODE
    if isinstance(action, Draw):
        return DRAW + action.at if 0 < action.at <= size else NO_CODE
    if isinstance(action, Burn):
        return _burn(partida, action)
    if isinstance(action, GiveBack):
        return GIVE_BACK
    if isinstance(action, Peek):
        return PEEK
    if isinstance(action, FromBottom):
        return FROM_BOTTOM
    if isinstance(action, Waive):
        return WAIVE
    if isinstance(action, Deal):
        return _deal(partida, action)
    return NO_CODE


def _burn(partida: Partida, action: Burn) -> int:
    if action.nth != partida.baralho.burned + 1:
        return NO_CODE
    if action.seat == (-1 if partida.phase == CUTTING else partida.receiver()):
        return BURN
    return BURN_OF + action.seat if 0 <= action.seat < partida.seats else NO_CODE


def _deal(partida: Partida, action: Deal) -> int:
    if not by_packets(partida):
        return DEAL if action.seat == -1 else NO_CODE
    if action.seat == -1:
        return DEAL_ALL
    return DEAL if action.seat == partida.receiver() else NO_CODE


def _play(mao: Mao, seat: Seat, action: Play) -> int:
    if mao.dark():
        return NO_CODE
    place = mao.place(seat, action.card)
    if place < 0 or (action.call and action.call != mao.rules.ladder.above[mao.stake]):
        return NO_CODE
    return place | (DOWN if action.down else 0) | (CALL if action.call else 0)


def _blind(mao: Mao, action: Blind) -> int:
    if not mao.dark() or action.place < 1 or action.place > 3:
        return NO_CODE
    return action.place - 1 | (DOWN if action.down else 0)


def decode(partida: Partida, seat: Seat, code: int) -> Action:
    """The action behind a code: one shared object wherever there is one."""
    mao = partida.mao
    if mao is not None:
        if code < RAISE:
            return _card_played(mao, seat, code)
        if code == RAISE:
            return RAISES[mao.rules.ladder.above[mao.asked or mao.stake]]
        if code == ACCEPT:
            return ACCEPTS[mao.asked]
        if code == RUN:
            return RUNS[partida.answered()]
        if code == CONCEDE:
            return CONCEDES[mao.stake]
        if CHOOSE <= code < BURN_OF:
            return Choose(mao.card(partida.thrower, code - CHOOSE))
        if code in (KEEP, REFUSE):
            card = CARDS[mao.hands[partida.thrown[0]]]
            return Keep(card) if code == KEEP else Refuse(card)
    return _of_the_pack(partida, code)


def _of_the_pack(partida: Partida, code: int) -> Action:
    if code >= TURN:
        return TURNS[code - TURN]
    if code >= SAW:
        return SAWS[code - SAW]
    if code >= DRAW:
        return DRAWS[code - DRAW]
    if code >= CUT:
        return CUTS[code - CUT]
    nth = partida.baralho.burned + 1
    if code >= BURN_OF:
        return PACKET_BURNS[code - BURN_OF][nth]
    if code == BURN:
        return BURNS[nth] if partida.phase == CUTTING else PACKET_BURNS[partida.receiver()][nth]
    if code == DEAL:
        return PACKET_DEALS[partida.receiver()] if by_packets(partida) else THE_DEAL
    return THE_DEAL if code == DEAL_ALL else _PLAIN[code]


def _card_played(mao: Mao, seat: Seat, code: int) -> Action:
    down = 1 if code & DOWN else 0
    place = code & 3
    if mao.dark():
        return BLINDS[place][down]
    call = mao.rules.ladder.above[mao.stake] if code & CALL else 0
    return PLAYS[mao.hands[seat * 3 + place] * PLAYS_A_CARD + call * 2 + down]


def written(partida: Partida, mao: Mao, seat: Seat, menu: tuple[int, ...]) -> tuple[Action, ...]:
    """A menu of the mão in play as actions: what `decode` says of each code, cards first worked out together."""
    if mao.dark():
        return tuple([decode(partida, seat, code) for code in menu])
    base = seat * 3
    hands = mao.hands
    offsets = _OFFSETS[mao.rules.ladder.above[mao.stake]]
    return tuple(
        [
            PLAYS[hands[base + (code & 3)] * PLAYS_A_CARD + offsets[code]] if code < RAISE else decode(partida, seat, code)
            for code in menu
        ]
    )
