"""What a table has come to, as a test asks for it: the points as they stand, what came out, which cards were seen."""

from carteado.game import Seat
from carteado.games.cego.rules.events import FoundOut, Proved
from carteado.tricks.play import Played
from games.cego.kit.mesa import MesaCego


def standing(m: MesaCego) -> tuple[int, int]:
    """The points part as it stands: side and tentos."""
    return m.mesa.won_by, m.mesa.won


def found(m: MesaCego) -> list[tuple[Seat, str]]:
    """What came out, and about whom."""
    return [(event.seat, event.what) for event in m.told(FoundOut)]


def shown(m: MesaCego, seat: Seat) -> list[str]:
    """The cards a seat turned up as a proof, in the order shown."""
    return [str(card) for event in m.told(Proved) if event.seat == seat for card in event.cards]


def proofs(m: MesaCego) -> list[tuple[Seat, str]]:
    """Every proof in order: whose it was, and the cards."""
    return [(event.seat, " ".join(str(card) for card in event.cards)) for event in m.told(Proved)]


def seen(m: MesaCego, seat: Seat) -> set[str]:
    """The cards of a seat that everybody has seen: played or shown."""
    return {*shown(m, seat), *(str(event.card) for event in m.told(Played) if event.seat == seat)}
