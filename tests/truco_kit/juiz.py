"""What the tests of the referee need besides the table: rulings as values, what they left behind, and whether play goes on."""

from random import Random

from carteado import catalogue
from carteado.cards import Card, cards, shuffled
from carteado.game import CHANCE, PUBLIC, REFEREE, State
from carteado.truco.acts import Ruling, Shuffle
from carteado.truco.events import MaoEnded, Ruled
from truco_kit.mesa import Mesa, mesa, monte, sorteio
from truco_kit.pack import FRACAS

ACTS_OF_TWO_MAOS = 60

# A mão of weak cards, none of which wins by being shown; the vazas below belong to it.
MAO = {2: "3P KC QO", 3: "2C 6P 7E", 0: "4C 4E 5O", 1: "5E 6E JP"}
VAZA_1 = "2:3P 3:2C 0:4C 1:5E"
VAZA_2 = "2:KC 3:6P 0:4E 1:6E"
ELEVEN = (11, 7)
IRON = (11, 11)


def decisao(
    clause: str,
    contra: int | None = None,
    cartas: str = "",
    fechadas: int = 0,
    letra: str = "",
    placar: tuple[int, ...] = (),
    porque: str = "",
) -> Ruling:
    """A ruling as a value, cards as text."""
    return Ruling(clause, contra, cards(cartas), fechadas, letra, placar, porque)


def negada(table: Mesa, ruling: Ruling) -> str:
    """The code with which this ruling is refused."""
    return table.recusa(REFEREE, ruling).code


def regra(table: Mesa) -> Ruled:
    """The ruling the last act told."""
    (told,) = [event for event in table.eventos if isinstance(event, Ruled)]
    return told


def fim_da_mao(table: Mesa) -> MaoEnded:
    """How the last act ended the mão."""
    (ended,) = [event for event in table.eventos if isinstance(event, MaoEnded)]
    return ended


def sancoes(table: Mesa) -> tuple[tuple[int, str, str], ...]:
    """Who was sanctioned, with which letter, by which clause."""
    return table.publico.sanctions


def na_mesa(table: Mesa, seat: int) -> str:
    """The cards of a seat that lie open before it, as a bystander sees them."""
    hand = table.publico.hands[seat]
    return _text([hand.dealt_cards[place - 1] for place in hand.laid])


def sabidas(table: Mesa, seat: int, de: int = PUBLIC) -> str:
    """The cards that are back in a hand, or face down since, and that all have seen."""
    return _text(table.ve(de).known.hands[seat].exposed_cards)


def _text(found: "list[Card | None] | tuple[Card, ...]") -> str:
    return " ".join("?" if card is None else str(card) for card in found)


# One table in every phase.


def antes_do_sorteio() -> Mesa:
    """Nothing has happened yet: the pack for the draw is not even shuffled."""
    return Mesa(catalogue.new("truco-fenacef"))


def entre_maos() -> Mesa:
    """Pair A has won a mão worth 1, and the next pack is not yet shuffled."""
    return mesa(0, MAO).joga(f"{VAZA_1} {VAZA_2}")


def acabada() -> Mesa:
    """Pair A has just won the partida by playing, 13-9."""
    return mesa(0, MAO, (10, 9)).vale(3).joga(f"{VAZA_1} {VAZA_2}")


def fases() -> dict[str, Mesa]:
    """A table in every phase there is, some of them twice."""
    return {
        "draw-shuffle": antes_do_sorteio(),
        "draw": sorteio().tira("0:KP 1:3C"),
        "shuffle": antes_do_sorteio().embaralha().tira("0:KP 1:3C 2:7O 3:4E"),
        "cut": monte(),
        "deal": monte().devolve(),
        "eleven": mesa(0, MAO, ELEVEN),
        "eleven-play": mesa(0, MAO, ELEVEN).decide(0, True),
        "iron": mesa(0, MAO, IRON),
        "play": mesa(0, MAO).joga("2:3P"),
        "answer": mesa(0, MAO).truco(1),
        "choose-card": mesa(0, MAO).juiz("FEN-23", 2, "3P KC"),
        "between": entre_maos(),
        "over": acabada(),
    }


# Whether a state can go on, and every seat knows what it should.


def confere_olhares(table: Mesa) -> None:
    """Each view must be the view of the worlds made from it."""
    state = table.state
    for seat in (0, 1, 2, 3, PUBLIC):
        view = state.view(seat)
        assert state.world(view).view(seat) == view
        assert state.resample(seat, Random(7)).view(seat) == view


def segue(table: Mesa) -> State:
    """Let clocks and chance play on for two mãos or to the end; somebody who can act must always be waited for."""
    state = table.state
    rng = Random(3)
    for _ in range(ACTS_OF_TWO_MAOS):
        waited = state.actors()
        if not waited:
            assert state.outcome is not None
            return state
        assert all(seat in (CHANCE, 0, 1, 2, 3) and state.legal(seat) for seat in waited)
        state = _next(state, waited[0], rng)
    return state


def _next(state: State, seat: int, rng: Random) -> State:
    if seat == CHANCE:
        return state.apply(CHANCE, Shuffle(shuffled(FRACAS, rng))).state
    act = state.lapse(seat)
    assert act is not None
    return state.apply(seat, act).state
