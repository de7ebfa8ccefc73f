"""Tables of Truco Cego with hands that a test has chosen: a roda, or a testa after a roda that nobody bet in."""

from typing import Any, Final

from carteado.cards import card_at
from carteado.game import CHANCE, PUBLIC, REFEREE, Seat
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.pack import Cut, Deal, Draw, Ruling, Shuffle
from carteado.table import Who
from carteado.table import entries as log
from carteado.wire import encode
from games.cego.kit import H1
from games.cego.kit.mesa import Hands, pack
from table.play_kit import begun, done
from table.table_kit import FOUR, Process

CEGO: Final = "truco-cego"
SIX: Final = (*FOUR, Who("id-Eva", "Eva"), Who("id-Fabio", "Fábio"))
CUT: Final = 17
SEATS: Final = 6


def sat(*people: Who, process: Process | None = None, **setup: Any) -> Process:
    """A partida of Truco Cego has begun, with bots where nobody is named."""
    return begun(people or SIX, process=process, **{"game": CEGO, "seats": SEATS, **setup})


def mesa(process: Process, seat: Seat = PUBLIC) -> MesaCego:
    """The table as a bystander or a seat sees it."""
    assert process.table.state is not None
    view = process.table.state.view(seat)
    assert isinstance(view, CegoView)
    return view.known


def dealt(
    process: Process, hands: Hands = H1, dealer: Seat = 5, form: str = "roda", score: tuple[int, int] = (0, 0)
) -> Process:
    """This seat has dealt these cards, in a roda or in a testa, at this score.

    Before a testa a roda goes by with other cards: what was seen there is nobody's now.
    """
    if mesa(process).phase == "draw-shuffle":
        _draws(process, (dealer - 1) % SEATS if form == "testa" else dealer)
    if form == "testa" and mesa(process).form == "roda":
        _deals(process, others(hands))
        _quietly(process)
    if score != (0, 0):
        rule(process, score)
    _deals(process, hands)
    process.clock.now = process.table.acted_at + process.table.rest
    return process


def others(hands: Hands) -> Hands:
    """Hands of cards that are in none of these, and no flor."""
    held = " ".join(hands.values()).split()
    rest = [str(card_at(index)) for index in BARALHO_ESPANHOL if str(card_at(index)) not in held]
    return {seat: " ".join(rest[seat : 3 * SEATS : SEATS]) for seat in range(SEATS)}


def rule(process: Process, score: tuple[int, int]) -> None:
    """The score is this now."""
    ruling = Ruling("CEGO-11-1", score=score, why="placar do ensaio")
    process.write(log.Acted(at=process.clock.now, seat=REFEREE, action=encode(ruling), by="person"))


def lapse(process: Process) -> None:
    """Whoever is waited for does what a run-out clock would do."""
    assert process.table.state is not None
    seat = process.table.state.actors()[0]
    action = process.table.state.lapse(seat)
    assert action is not None
    done(process, seat, action)


def _draws(process: Process, dealer: Seat) -> None:
    low, high = ["2C", "3C", "4C", "5C", "6C"], "12O"
    wanted = [high if seat == dealer else low.pop() for seat in range(SEATS)]
    spread = [card_at(index) for index in BARALHO_ESPANHOL]
    spread.sort(key=lambda card: wanted.index(str(card)) if str(card) in wanted else len(wanted))
    _rig(process, tuple(spread))
    for seat in range(SEATS):
        done(process, seat, Draw(seat + 1))


def _deals(process: Process, hands: Hands) -> None:
    now = mesa(process)
    dealer = now.next_dealer if now.next_dealer >= 0 else now.dealer
    whole = pack(hands, dealer)
    _rig(process, (*whole[-CUT:], *whole[:-CUT]))
    done(process, (dealer - 1) % SEATS, Cut(CUT))
    done(process, dealer, Deal())


def _quietly(process: Process) -> None:
    """The roda goes by, nobody says anything."""
    while mesa(process).phase == "play":
        lapse(process)


def _rig(process: Process, cards: Any) -> None:
    process.write(log.Acted(at=process.clock.now, seat=CHANCE, action=encode(Shuffle(cards)), by="table"))
