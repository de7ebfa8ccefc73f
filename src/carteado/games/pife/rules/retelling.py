"""The acts of a deal as they were on another board: packs as they were before they were cut, answers still sealed."""

from carteado.cards import CARDS
from carteado.game import Action, Seat
from carteado.games.pife.rules.acts import Claim, Pass, Reach
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import ALL_TEN, AWAY, CLAIMING, PASSED, UNANSWERED
from carteado.games.pife.rules.rodada import Rodada
from carteado.games.pife.rules.rulebook import HAND
from carteado.pack import Shuffle

Acts = list[tuple[Seat, Action]]


def retold(partida: Partida, acts: Acts) -> Acts:
    """The packs are hidden, and the answers to the window that is open; all else was done in the open."""
    rodada = partida.rodada
    if rodada is None:
        return acts
    told: Acts = []
    packs = 0
    for at, (seat, action) in enumerate(acts):
        if isinstance(action, Shuffle):
            told.append((seat, Shuffle(tuple([CARDS[face] for face in shuffled_pack(partida, rodada, packs)]))))
            packs += 1
        elif isinstance(action, Claim) and _taken_back(partida, action.window, acts[at:]):
            told.append((seat, Pass(action.window)))
        elif isinstance(action, (Claim, Pass)) and _sealed(partida, rodada, seat, acts[at:]):
            told.append((seat, _answer(partida, rodada.answers[rodada.asked.index(seat)])))
        else:
            told.append((seat, action))
    return told


def _taken_back(partida: Partida, window: int, rest: Acts) -> bool:
    """Whether somebody reached for the discard after this answer, so that all were asked anew and nobody ever saw it.

    A reach after which nobody was asked closed the window: this answer stood.
    """
    later = [action for _, action in rest if isinstance(action, (Claim, Pass, Reach)) and action.window == window]
    reaches = [at for at, action in enumerate(later) if isinstance(action, Reach)]
    is_open = partida.phase == CLAIMING and partida.windows == window
    return bool(reaches) and (is_open or reaches[0] < len(later) - 1)


def _sealed(partida: Partida, rodada: Rodada, seat: Seat, rest: Acts) -> bool:
    """Whether this is the answer of a seat that the open window holds: its last one."""
    if partida.phase != CLAIMING or seat not in rodada.asked:
        return False
    answers = [
        action
        for other, action in rest
        if other == seat and isinstance(action, (Claim, Pass)) and action.window == partida.windows
    ]
    return len(answers) == 1 and rest[0][1] is answers[0] and rodada.answers[rodada.asked.index(seat)] != UNANSWERED


def _answer(partida: Partida, given: int) -> Action:
    if given == PASSED:
        return Pass(partida.windows)
    return Claim(partida.windows, None if given == ALL_TEN else CARDS[given])


def shuffled_pack(partida: Partida, rodada: Rodada, number: int) -> tuple[int, ...]:
    """A pack of the deal as chance shuffled it, before it was cut."""
    starts = (*rodada.starts, len(rodada.pack))
    pack = rodada.pack[starts[number] : starts[number + 1]]
    if number == 0:
        return _first_pack(partida, rodada, pack)
    return _uncut(pack, rodada.cuts[1]) if number == 1 and rodada.left and len(rodada.cuts) > 1 else pack


def _first_pack(partida: Partida, rodada: Rodada, pack: tuple[int, ...]) -> tuple[int, ...]:
    dealt = HAND * len([status for status in rodada.status if status != AWAY])
    if partida.rules.vira_playable and rodada.vira >= 0:
        pack = pack[:dealt] + pack[-1:] + pack[dealt:-1]
    if len(rodada.cuts) > 1 and not rodada.left:
        pack = pack[:dealt] + _uncut(pack[dealt:], rodada.cuts[1])
    return _uncut(pack, rodada.cuts[0]) if rodada.cuts else pack


def _uncut(pack: tuple[int, ...], at: int) -> tuple[int, ...]:
    """The pack from which so many cards were lifted and put under the rest."""
    return pack[len(pack) - at :] + pack[: len(pack) - at]
