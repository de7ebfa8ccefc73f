"""A table of Truco ASFO: dealer 0 is cut by seat 3, seat 1 leads, and the queens are manilhas where no vira is named."""

from collections.abc import Mapping

from games.truco.kit.expressao import confere
from games.truco.kit.mesa import Mesa, abre, mesa, monte

ASFO = "truco-asfo"
VIRA = "7O"
SENTADOS = (0, 1, 2, 3)


def asfo(
    dealer: int = 0,
    cartas: Mapping[int, str] | None = None,
    placar: tuple[int, int] = (0, 0),
    opcoes: Mapping[str, str] | None = None,
    vira: str = VIRA,
) -> Mesa:
    """A mão just dealt with these hands."""
    return mesa(dealer, cartas, placar, opcoes, jogo=ASFO, vira=vira)


def monte_asfo(
    por_cima: str = "",
    por_baixo: str = "",
    dealer: int = 0,
    placar: tuple[int, int] = (0, 0),
    opcoes: Mapping[str, str] | None = None,
) -> Mesa:
    """The pack before the cutter, with these cards on its top (the highest first) and at its bottom (the lowest first)."""
    return monte(por_baixo, por_cima, dealer, placar, opcoes, jogo=ASFO)


def abre_asfo(opcoes: Mapping[str, str] | None = None, **position: object) -> Mesa:
    """A partida before its first pack."""
    return abre(opcoes, jogo=ASFO, **position)


def vale_asfo(text: str, opcoes: Mapping[str, str] | None = None, extra: Mapping[int, str] | None = None) -> Mesa:
    """Play an expression of the catalogue and demand all it says."""
    return confere(text, opcoes, extra, jogo=ASFO)
