"""The same table seen from another chair: everything moves so many seats to the right, and an odd turn swaps the trios."""

from collections.abc import Mapping
from typing import Any, Final

from carteado.game import Seat
from games.cego.kit.mesa import H1, MesaCego, em_testa, roda

CHAIRS: Final = tuple(range(6))


def at(seat: Seat, by: int) -> Seat:
    """Where a seat is after the turn."""
    return (seat + by) % 6


def hands_at(hands: Mapping[int, str], by: int) -> dict[int, str]:
    """The hands, each in its new seat."""
    return {at(seat, by): held for seat, held in hands.items()}


def plays_at(text: str, by: int) -> str:
    """`0:4C 1:4O`, with the seats turned."""
    words = [word.split(":") for word in text.split()]
    return " ".join(f"{at(int(seat), by)}:{name}" for seat, name in words)


def sides_at(pair: tuple[int, int], by: int) -> tuple[int, int]:
    """What A and B have, after the turn."""
    return (pair[1], pair[0]) if by % 2 else pair


def dealer_at(by: int) -> Seat:
    """The dealer: seat 5 where nothing is turned."""
    return at(5, by)


def roda_at(hands: Mapping[int, str], by: int, **options: Any) -> MesaCego:
    """A roda of these hands, turned."""
    return roda(hands_at(hands, by), dealer=dealer_at(by), **options)


def em_testa_at(hands: Mapping[int, str], by: int, **options: Any) -> MesaCego:
    """A deal of testas of these hands, turned."""
    return em_testa(hands_at(hands, by), dealer=dealer_at(by), **options)


def table_of(form: str, hands: Mapping[int, str] = H1, by: int = 0) -> MesaCego:
    """A roda or a deal of testas of these hands, turned."""
    return (roda_at if form == "roda" else em_testa_at)(hands, by)
