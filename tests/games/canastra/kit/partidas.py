"""A whole partida, deal by deal: each deal brings the points a test names."""

from carteado import catalogue
from carteado.game import Seat, State
from carteado.games.canastra.rules.board import CanastraBoard
from carteado.games.canastra.rules.jogos import Kit
from carteado.games.canastra.rules.phases import FROM_STOCK, PLAYING
from carteado.games.canastra.rules.rodada import Rodada
from games.canastra.kit.mesa import Mesa, hold, laid

FIFTEEN = "3C 4C 5C"
FIVE = "3E"


def partida(
    score: tuple[int, ...] = (), *, game: str = "canastra", seats: int = 4, dealer: Seat = 0, mao: int = 1, **options: str
) -> Mesa:
    """A partida before the deal of this number, with this score."""
    return Mesa(catalogue.new(game, seats, options, score=score, dealer=dealer, mao=mao, cut=False))


def encerra(found: Mesa, *totals: int) -> Mesa:
    """The next deal, in which the stock runs out: it brings each side its points, all of them with a morto."""
    return esgota(comeca(found), *totals)


def comeca(found: Mesa) -> Mesa:
    """The next deal, before a card is drawn."""
    return found.embaralha()


def esgota(found: Mesa, *totals: int) -> Mesa:
    """The seat on turn discards, nothing is left to draw, and every side has what makes these points."""
    board = found.state.board()
    assert isinstance(board, CanastraBoard)
    partida, rodada = board.partida, board.partida.rodada
    assert rodada is not None
    first = rodada.turn
    rodada.stock_at = rodada.stock_end
    takers = [partida.sides.index(side) for side in range(len(totals))]
    rodada.mortos = takers[: len(rodada.mortos)] + [takers[0]] * (len(rodada.mortos) - len(takers))
    for seat in range(partida.seats):
        hold(rodada, seat, "")
    for side, total in enumerate(totals):
        missing = 100 if side >= len(rodada.mortos) else 0
        seat = next(seat for seat in (first, *takers) if partida.sides[seat] == side)
        _bring(rodada, partida.kit, side, seat, total + missing, first)
    rodada.drew, rodada.refusable, partida.phase = FROM_STOCK, False, PLAYING
    found.state = State(board)
    return found.faz(f"{first} descarta {FIVE}")


def _bring(rodada: Rodada, kit: Kit, side: int, seat: Seat, total: int, first: Seat) -> None:
    """Melds of fifteen points and cards of five in one hand that make a total; the first seat has one more to discard."""
    melds = max(0, -(-(total + 5) // 15))
    rodada.jogos[side] = [laid(kit, FIFTEEN) for _ in range(melds)]
    held = (15 * melds - total) // 5 + (seat == first)
    hold(rodada, seat, " ".join([FIVE] * held))
