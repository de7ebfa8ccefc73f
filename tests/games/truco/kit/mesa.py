"""A table of truco for tests: every act gives another table, and reads like the catalogue."""

from collections.abc import Mapping
from typing import Any

import pytest

from carteado import catalogue
from carteado.cards import Card, cards
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Illegal, Reason, State
from carteado.games.truco.rules.acts import (
    Accept,
    Blind,
    Burn,
    Choose,
    Concede,
    FromBottom,
    GiveBack,
    GiveUp,
    Peek,
    PlayOn,
    Raise,
    Run,
    Saw,
    Show,
    Turn,
)
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.views import Mesa as Known
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Cut, Draw, Ruling, Shuffle, Shuffled
from carteado.tricks.play import Play, VazaWon
from games.truco.kit.pack import FRACAS, pack_of, pack_with

PAIRS = ("A", "B")
FENACEF = "truco-fenacef"


class Mesa:
    """A moment at the table. `eventos` is what the last verb brought, `historia` everything since the test began."""

    def __init__(self, state: State, historia: tuple[Event, ...] = (), eventos: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.historia = historia
        self.eventos = eventos

    # What all can see.

    def ve(self, seat: int) -> TrucoView:
        """The view of a seat."""
        view = self.state.view(seat)
        assert isinstance(view, TrucoView)
        return view

    @property
    def publico(self) -> Known:
        """The table as a bystander knows it."""
        return self.ve(PUBLIC).known

    @property
    def jogo(self) -> str:
        """The id of the code played."""
        return self.ve(PUBLIC).regulation

    @property
    def lugares(self) -> tuple[int, ...]:
        """Every seat."""
        return tuple(range(self.publico.seats))

    @property
    def vira(self) -> str:
        """The card turned, as all see it: `?` while it lies face down, nothing while there is none."""
        known = self.publico
        return "" if known.vira == "none" else _text((known.vira_card,))

    @property
    def fase(self) -> str:
        return self.publico.phase

    @property
    def placar(self) -> tuple[int, int]:
        return self.publico.score

    @property
    def vez(self) -> int:
        """The seat whose card is next."""
        return self.publico.turn

    @property
    def espera(self) -> tuple[int, ...]:
        """The seats waited for, first the one asked first."""
        return self.state.actors()

    @property
    def valor(self) -> int:
        """The stake, as accepted so far."""
        return self.publico.stake

    @property
    def pedido(self) -> int:
        """The stake asked for and not yet answered, 0 for none."""
        return self.publico.asked

    @property
    def carteador(self) -> int:
        return self.publico.dealer

    @property
    def proximo_carteador(self) -> int:
        return self.publico.next_dealer

    @property
    def vazas(self) -> tuple[str, ...]:
        """Who took each vaza so far: A, B or tie."""
        return tuple("tie" if result == 2 else PAIRS[result] for result in self.publico.results)

    @property
    def vencedor(self) -> str | None:
        """The pair that took this mão, `none` when nobody scored, `None` while it is undecided."""
        for event in reversed(self.historia):
            if isinstance(event, Shuffled):
                return None
            if isinstance(event, MaoEnded):
                return "none" if event.side is None else PAIRS[event.side]
        return None

    @property
    def clausula(self) -> str:
        """The clause by which the mão was decided."""
        return next(event.clause for event in reversed(self.historia) if isinstance(event, MaoEnded))

    @property
    def ultima_vaza(self) -> VazaWon:
        """How the last vaza was decided."""
        return next(event for event in reversed(self.historia) if isinstance(event, VazaWon))

    @property
    def partida(self) -> str | None:
        """The pair that has won the partida, if it is over."""
        outcome = self.state.outcome
        return None if outcome is None else PAIRS[0 if outcome.returns[0] > 0 else 1]

    @property
    def queimadas(self) -> str:
        """The burned pile as all know it, first burned first."""
        return _text(self.publico.burned_cards)

    def cartas(self, seat: int) -> str:
        """The cards a seat still holds, as the referee sees them."""
        return _text(self.ve(REFEREE).known.hands[seat].seen())

    def faces(self, seat: int, whose: int) -> str:
        """Which of the cards dealt to `whose` this seat sees, place by place."""
        return _text(self.ve(seat).known.hands[whose].dealt_cards)

    # Acts.

    def faz(self, seat: int, action: Action) -> "Mesa":
        """The table after this act."""
        step = self.state.apply(seat, action)
        return Mesa(step.state, self.historia + step.events, step.events)

    def pode(self, seat: int, action: Action) -> bool:
        """Whether the seat may do this; menu and verdict have to agree."""
        allowed = self.state.check(seat, action) is None
        assert (action in self.state.legal(seat)) == allowed
        return allowed

    def recusa(self, seat: int, action: Action) -> Reason:
        """Why the act is refused; it must be, and nothing may have changed."""
        before = hash(self.state)
        with pytest.raises(Illegal) as refused:
            self.state.apply(seat, action)
        assert hash(self.state) == before
        assert refused.value.seat == seat
        assert action not in self.state.legal(seat)
        return refused.value.reason

    def joga(self, falls: str) -> "Mesa":
        """Cards in the order they fall, `2:3P 3:(5E)`; `2:#1` plays a place in the dark, `2:3P+3` a card with a call."""
        table = self
        events: tuple[Event, ...] = ()
        for fall in falls.split():
            seat, action = falls_as(fall)
            assert (table.fase, table.vez) == ("play", seat), f"{fall}: {table.fase}, the turn is {table.vez}'s"
            table = table.faz(seat, action)
            events += table.eventos
        return Mesa(table.state, table.historia, events)

    def pede(self, seat: int, stake: int) -> "Mesa":
        return self.faz(seat, Raise(stake))

    def truco(self, seat: int) -> "Mesa":
        return self.pede(seat, 3)

    def cai(self, seat: int) -> "Mesa":
        return self.faz(seat, Accept(self.pedido))

    def corre(self, seat: int) -> "Mesa":
        return self.faz(seat, Run(self.pedido))

    def mostra(self, seat: int) -> "Mesa":
        return self.faz(seat, Show())

    def entrega(self, seat: int) -> "Mesa":
        """Concede the mão at its stake."""
        return self.faz(seat, Concede(self.valor))

    def decide(self, seat: int, jogar: bool) -> "Mesa":
        """The choice of the pair on eleven: one plays it; to leave it the partner goes along, where it takes both."""
        if jogar:
            return self.faz(seat, PlayOn())
        leaves = [act for act in self.state.legal(seat) if isinstance(act, (GiveUp, Run))]
        table = self.faz(seat, *leaves)
        partner = [other for other in self.espera if table.fase == "eleven" and other != seat]
        return table.faz(partner[0], *leaves) if partner else table

    def escolhe(self, seat: int, card: str) -> "Mesa":
        """Of the cards thrown together, the one that stays."""
        return self.faz(seat, Choose(Card.of(card)))

    def vale(self, stake: int) -> "Mesa":
        """Raise the mão to this stake, the seat on turn asking first and the pairs in turn."""
        table = self
        asking, other = self.vez, (self.vez + 1) % len(self.lugares)
        for step in (3, 6, 9, 12):
            if step > stake:
                break
            table = table.pede(asking, step)
            asking, other = other, asking
        return table.cai(asking) if table.pedido else table

    def juiz(
        self,
        clause: str,
        contra: int | None = None,
        cartas: str = "",
        fechadas: int = 0,
        letra: str = "",
        placar: tuple[int, ...] = (),
        porque: str = "",
    ) -> "Mesa":
        """The referee rules."""
        return self.faz(REFEREE, Ruling(clause, contra, cards(cartas), fechadas, letra, placar, porque))

    # Before the cards are dealt.

    def embaralha(self, pack: tuple[Card, ...] = FRACAS) -> "Mesa":
        """Chance gives this pack, top card first."""
        return self.faz(CHANCE, Shuffle(pack))

    def tira(self, draws: str) -> "Mesa":
        """Each seat in turn draws the card named, wherever it lies: `0:KP 1:3C 2:7O 3:4E`."""
        table = self
        for draw in draws.split():
            seat, _, card = draw.partition(":")
            table = table.faz(int(seat), Draw(FRACAS.index(Card.of(card)) + 1))
        return table

    def corta(self, *at: int) -> "Mesa":
        """The cutter cuts, once for each number of cards."""
        table = self
        for lifted in at:
            table = table.faz(self.espera[0], Cut(lifted))
        return table

    def queima(self, count: int = 1) -> "Mesa":
        """The cutter burns so many cards more."""
        table = self
        for nth in range(count):
            table = table.faz(self.espera[0], Burn(self.publico.burned + nth + 1))
        return table

    def serra(self, at: int) -> "Mesa":
        """The cutter saws the pack."""
        return self.faz(self.espera[0], Saw(at))

    def tira_vira(self, at: int = 1) -> "Mesa":
        """The cutter takes out the vira, so many cards down."""
        return self.faz(self.espera[0], Turn(at))

    def olha_fundo(self) -> "Mesa":
        """The cutter looks at the bottom card."""
        return self.faz(self.espera[0], Peek())

    def sobe(self) -> "Mesa":
        """The cutter asks for the deal to come from the other end."""
        return self.faz(self.espera[0], FromBottom())

    def devolve(self) -> "Mesa":
        return self.faz(self.espera[0], GiveBack())

    def da_pacote(self) -> "Mesa":
        """The dealer gives the packet that is due, or all there is when no packet can burn any more."""
        return self.faz(self.carteador, self.state.legal(self.carteador)[0])

    def queima_pacote(self) -> "Mesa":
        """The cutter has the packet that is due burned."""
        cutter = (self.carteador - 1) % len(self.lugares)
        return self.faz(cutter, self.state.legal(cutter)[0])

    def carteia(self) -> "Mesa":
        """The vira is taken out if the cutter has not done so, and the pack goes back to the dealer, who deals."""
        table = self
        events: tuple[Event, ...] = ()
        while table.fase in ("cut", "deal"):
            if table.fase == "deal":
                table = table.da_pacote()
            elif table.state.check(table.espera[0], Turn(1)) is None:
                table = table.tira_vira()
            else:
                table = table.devolve()
            events += table.eventos
        return Mesa(table.state, table.historia, events)

    def nova_mao(self, cartas: Mapping[int, str] | None = None, vira: str = "") -> "Mesa":
        """The next mão is dealt, with these hands."""
        opcoes = dict(self.ve(PUBLIC).options)
        pack = pack_of(self.jogo, self.proximo_carteador, len(self.lugares), cartas or {}, vira, opcoes)
        return self.embaralha(pack).carteia()


def mesa(
    dealer: int = 0,
    cartas: Mapping[int, str] | None = None,
    placar: tuple[int, int] = (0, 0),
    opcoes: Mapping[str, str] | None = None,
    *,
    jogo: str = FENACEF,
    vira: str = "",
    seats: int = 4,
) -> Mesa:
    """A mão just dealt with these hands; in an eleven hand its pair has yet to choose."""
    return abre(opcoes, jogo=jogo, seats=seats, score=placar, dealer=dealer).nova_mao(cartas, vira)


def monte(
    por_baixo: str = "",
    por_cima: str = "",
    dealer: int = 0,
    placar: tuple[int, int] = (0, 0),
    opcoes: Mapping[str, str] | None = None,
    *,
    jogo: str = FENACEF,
    seats: int = 4,
) -> Mesa:
    """The pack before the cutter, with these cards at its bottom (the lowest first) and on its top (the highest first)."""
    table = abre(opcoes, jogo=jogo, seats=seats, score=placar, dealer=dealer)
    return table.embaralha(pack_with(por_baixo, por_cima))


def sorteio(opcoes: Mapping[str, str] | None = None, *, jogo: str = FENACEF, seats: int = 4) -> Mesa:
    """A partida at its very start: the pack is spread and the seats draw for the deal."""
    return abre(opcoes, jogo=jogo, seats=seats).embaralha()


def abre(opcoes: Mapping[str, str] | None = None, *, jogo: str = FENACEF, **position: Any) -> Mesa:
    """A partida before its first pack: `abre(score=(3, 3), dealer=0)`; without a dealer the seats will draw for it."""
    return Mesa(catalogue.new(jogo, options=opcoes, **position))


def falls_as(fall: str) -> tuple[int, Action]:
    """The seat and the act behind `2:3P`, `2:(3P)`, `2:3P+3`, `2:#1` or `2:(#1)`."""
    seat, _, what = fall.partition(":")
    what, _, call = what.partition("+")
    down = what.startswith("(")
    what = what.strip("()")
    if what.startswith("#"):
        return int(seat), Blind(int(what[1:]), down)
    return int(seat), Play(Card.of(what), down, int(call or 0))


def _text(found: tuple[Card | None, ...]) -> str:
    return " ".join("?" if card is None else str(card) for card in found)
