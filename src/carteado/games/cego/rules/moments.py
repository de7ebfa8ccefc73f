"""Where a volta stands when a referee looks at it, and what its two parts are worth if a side forfeits them."""

from typing import Final

from carteado.game import Seat
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.chains import SIMPLE, shrunk
from carteado.games.cego.rules.flor_prices import compared, given_in
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.phases import EXPOSED, PLAYING, SHUFFLE
from carteado.games.cego.rules.seats import COUNT, NOBODY, SEATS_OF, SIDES
from carteado.games.cego.rules.songs import flores_won
from carteado.games.cego.rules.stages import (
    ANSWER_FLOR,
    ENVIDO,
    HIDDEN,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    OPEN,
    RAISE_FLOR,
    SETTLED,
    SINGING,
)
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import if_refused

_MADE_SMALL: Final = (acts.SHRINK_QUERO, acts.SHRINK_QUERO_RAISE, acts.SHRINK_NAO_QUERO)
_PASSED_POINTS: Final = (acts.NAO_QUERO, acts.PASS_POINTS, acts.PASS_POINTS_RAISE)


def running(partida: Partida) -> Volta | None:
    """The volta in play, or nothing."""
    return partida.volta if partida.phase in (PLAYING, EXPOSED) else None


def ended(partida: Partida) -> Volta | None:
    """The volta that is over and whose cards still lie on the table: until the next shuffle it is the one in play."""
    return partida.volta if partida.phase == SHUFFLE else None


def no_card(volta: Volta) -> bool:
    """Whether no card has fallen in this roda or testa."""
    return volta.count == 0 and not volta.closed


def begun(volta: Volta) -> bool:
    """Whether a card has fallen or a word was said; a lei do jogo that nobody has answered was said before the deal."""
    if not no_card(volta) or volta.passed:
        return True
    if volta.lei != NOBODY and volta.window == LEI_ANSWERERS:
        return volta.waiting != volta.in_play() & SIDES[1 - volta.lei]
    return volta.spoke != 0


def is_fresh(partida: Partida, volta: Volta) -> bool:
    """Whether nothing has happened yet with the cards of this deal."""
    return volta.nth == partida.testa and not begun(volta)


def turn_of(volta: Volta, seat: Seat) -> int:
    """Which testa of the deal is this seat's: 0, 1 or 2."""
    return (seat - volta.dealer - 1) % 3


def player_of(volta: Volta, side: int) -> Seat:
    """The one player of a side in a testa."""
    return SEATS_OF[volta.active & SIDES[side]][0]


def has_proposed(volta: Volta, seat: Seat) -> bool:
    """Whether the player of a testa has put a proposal of envido, flor or truco; where it was raised, both have."""
    raised = len(volta.chain) > 1 or max(volta.asked, volta.level) > 1
    return raised or seat in (volta.caller, volta.asker) or volta.said_flor() >> seat & 1 == 1


def part_of(volta: Volta) -> str:
    """Whether the points part is about flores or envido."""
    return volta.won_part or (words.OF_FLOR if volta.said_flor() else words.OF_ENVIDO)


def points_stake(volta: Volta, to: int) -> int:
    """What the points part is worth to a side if the other forfeits it: one if it was never opened."""
    if volta.points == SETTLED:
        return 1 if volta.won_by == NOBODY else volta.won
    window = volta.window
    if window == SINGING:
        return volta.stake if volta.points == ENVIDO else flores_won(volta, to)[0]
    if window == ANSWER_FLOR:
        return given_in(volta)
    if volta.points == HIDDEN or window == RAISE_FLOR:
        return compared(volta, to)
    if window == LEI_PROPOSERS and volta.flores & SIDES[0] and volta.flores & SIDES[1]:
        return _met_by_lei(volta)
    if volta.said_flor():
        return SIMPLE * COUNT[volta.said_flor()]
    if volta.points == OPEN:
        return 1
    taken = window == LEI_PROPOSERS and volta.lei_answer not in _PASSED_POINTS
    return volta.falta if taken else if_refused(volta)


def _met_by_lei(volta: Volta) -> int:
    """What flores of both sides are worth once the lei do jogo was answered: the rest besides, unless they were made small.

    Only in a roda: in a testa the one proposer's word settles it.
    """
    mine, theirs = COUNT[volta.flores & SIDES[volta.lei]], COUNT[volta.flores & SIDES[1 - volta.lei]]
    if volta.lei_answer in _MADE_SMALL:
        return shrunk(mine, theirs)
    return SIMPLE * (mine + theirs) + volta.falta
