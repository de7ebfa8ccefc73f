"""What the tests of the referee need besides the table: rulings as values, what they left behind, and whether play goes on."""

from collections.abc import Mapping
from functools import cache
from random import Random

from carteado import catalogue
from carteado.cards import Card, cards, shuffled
from carteado.game import CHANCE, PUBLIC, REFEREE, State
from carteado.games.truco.rules.events import MaoEnded
from carteado.pack import Ruled, Ruling, Shuffle
from games.truco.kit.asfo import ASFO
from games.truco.kit.mesa import Mesa, abre, mesa, monte, sorteio
from games.truco.kit.pack import FRACAS
from games.truco.kit.sinsep import SINSEP

ACTS_OF_TWO_MAOS = 60

# A mão of weak cards, none of which wins by being shown; the vazas below belong to it.
MAO = {2: "3P KC QO", 3: "2C 6P 7E", 0: "4C 4E 5O", 1: "5E 6E JP"}
VAZA_1 = "2:3P 3:2C 0:4C 1:5E"
VAZA_2 = "2:KC 3:6P 0:4E 1:6E"
ELEVEN = (11, 7)
IRON = (11, 11)

# The same for the codes with a vira: seat 1 leads, and the queens are manilhas.
VIRA = "7O"
MAO_COM_VIRA = {1: "3P KC 4O", 2: "2C 6P 7E", 3: "4C 4E 5O", 0: "5E 6E JP"}
LANCES_1 = "1:3P 2:2C 3:4C 0:5E"
LANCES_2 = "1:KC 2:6P 3:4E 0:6E"
CARTA_VIRADA = {ASFO: "ASFO-CORTE-17", SINSEP: "SIN-DAR-4"}


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


def dada(
    jogo: str, placar: tuple[int, int] = (0, 0), opcoes: Mapping[str, str] | None = None, dealer: int = 0, seats: int = 4
) -> Mesa:
    """A mão of a code with a vira, just dealt by this seat; the cards named are those of dealer 0."""
    hands = {(seat + dealer) % 4: text for seat, text in MAO_COM_VIRA.items()}
    return mesa(dealer, {seat: hands[seat] for seat in range(seats)}, placar, opcoes, jogo=jogo, vira=VIRA, seats=seats)


def ganha_por_b(jogo: str, placar: tuple[int, int] = (0, 0), valor: int = 1, opcoes: Mapping[str, str] | None = None) -> Mesa:
    """Pair B has won a mão of this stake dealt by seat 0, and the next pack is not yet shuffled."""
    return dada(jogo, placar, opcoes).vale(valor).joga(f"{LANCES_1} {LANCES_2}")


def monte_de(jogo: str, placar: tuple[int, int] = (0, 0), opcoes: Mapping[str, str] | None = None) -> Mesa:
    """The pack of seat 0 before the cutter, seat 3."""
    return monte(placar=placar, opcoes=opcoes, jogo=jogo)


def no_carteio(jogo: str, placar: tuple[int, int] = (0, 0), opcoes: Mapping[str, str] | None = None) -> Mesa:
    """The pack is back with dealer 0, who has not dealt."""
    table = monte_de(jogo, placar, opcoes)
    return (table.tira_vira() if jogo == SINSEP else table).devolve()


@cache
def fases_de(jogo: str) -> dict[str, Mesa]:
    """A table of a code with a vira in every phase there is, some of them twice."""
    return {
        "draw-shuffle": abre(jogo=jogo),
        "shuffle": abre(jogo=jogo, dealer=0),
        "cut": monte_de(jogo),
        "deal": no_carteio(jogo),
        "packets": no_carteio(jogo).da_pacote().da_pacote(),
        "eleven": dada(jogo, ELEVEN),
        "eleven-play": dada(jogo, ELEVEN).decide(0, True),
        "iron": dada(jogo, IRON),
        "iron-2": dada(jogo, IRON).joga("1:#1 2:#1 3:#1 0:#1"),
        "play": dada(jogo).joga("1:3P"),
        "answer": dada(jogo).truco(2),
        "exposed": dada(jogo).juiz(CARTA_VIRADA[jogo], cartas="KC"),
        "between": ganha_por_b(jogo),
        "over": ganha_por_b(jogo, (9, 10), 3),
    }


# Whether a state can go on, and every seat knows what it should.


def confere_olhares(table: Mesa) -> None:
    """Each view must be the view of the worlds made from it."""
    state = table.state
    for seat in (*table.lugares, PUBLIC):
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
