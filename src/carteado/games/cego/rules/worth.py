"""What the points part of a volta is worth at a moment, and who owes a proof."""

from carteado.game import Seat
from carteado.games.cego.rules.chains import accepted, falta_of, most_of, refused
from carteado.games.cego.rules.pontos import envido_song, proof
from carteado.games.cego.rules.stages import TESTA
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.words import OF_ENVIDO


def falta(volta: Volta) -> int:
    """What a falta envido is worth in this volta: where one stands, what it was worth when it was said."""
    if volta.falta:
        return volta.falta
    return falta_of(volta.rules, volta.form == TESTA, volta.base_a, volta.base_b)


def if_accepted(volta: Volta) -> int:
    """Tentos at stake if the pending envido is accepted."""
    return accepted(volta.chain, falta(volta), most_of(volta.rules, volta.form == TESTA))


def if_refused(volta: Volta) -> int:
    """Tentos for who called last if the pending envido is refused."""
    return refused(volta.chain, falta(volta), most_of(volta.rules, volta.form == TESTA))


def owes_proof(volta: Volta, seat: Seat) -> bool:
    """Whether the seat sang something that its open cards do not prove yet: a flor, or the envido that won.

    By house rule every song of an envido is proved.
    """
    seen = volta.seen >> 3 * seat & 7
    if seen == 7:
        return False
    if volta.said_flor() >> seat & 1:
        return True
    if volta.won_part != OF_ENVIDO or volta.songs[seat] < 0 or (volta.best != seat and not volta.rules.verify_all):
        return False
    a, b, c = volta.cards(seat)
    if volta.songs[seat] != envido_song(a, b, c):
        return True
    owed = 0
    for place in proof((a, b, c), volta.songs[seat], seen):
        owed |= 1 << place
    return owed & ~seen != 0
