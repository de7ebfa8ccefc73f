"""A table of canastra or buraco in the middle of a deal, with the cards a test names where it wants them.

Seats that are not named hold `3E 3O`. Cards may lie there more often than the pack has them: nothing counts the whole pack.
"""

from typing import Any

from carteado import catalogue
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Outcome, Seat, State
from carteado.games.canastra.notation.hands import hands_dealt
from carteado.games.canastra.rules.board import CanastraBoard
from carteado.games.canastra.rules.events import Bill
from carteado.games.canastra.rules.jogos import Jogo, Kit
from carteado.games.canastra.rules.phases import BUYING, FROM_STOCK, PLAYING, THERE, TURNED
from carteado.games.canastra.rules.rodada import Rodada, counted
from carteado.games.canastra.rules.views import CanastraView
from carteado.games.canastra.rules.views import Mesa as View
from carteado.pack import Ruling, Shuffle
from carteado.records.hands import Row
from games.canastra.kit.words import act, cartas, faces, in_order, spelled, told

STATUS = {"clean": " limpa", "dirty": " suja", "": ""}
IDLE = "3E 3O"
Casa = dict[str, Any]  # house rules, to be passed on by name


class Mesa:
    """A state, and all that happened on the way to it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    # Doing.

    def do(self, seat: Seat, action: Action) -> "Mesa":
        """Any act."""
        step = self.state.apply(seat, action)
        self.state = step.state
        self.events += step.events
        return self

    def faz(self, *acts: str) -> "Mesa":
        """Acts as text, one after another: `0 compra`, `0 baixa 4C..6C`, `0 junta 7C em 1`, `0 descarta 9P`."""
        for text in acts:
            self.do(*act(self.state, text))
        return self

    def embaralha(self, text: str = "") -> "Mesa":
        """The next pack, with these cards on top."""
        (asked,) = self.state.legal(CHANCE)
        assert isinstance(asked, Shuffle)
        rest = list(asked.cards)
        for card in cartas(text):
            rest.remove(card)
        return self.do(CHANCE, Shuffle((*cartas(text), *rest)))

    def decide(self, clause: str, **fields: Any) -> "Mesa":
        """A ruling of the referee."""
        return self.do(REFEREE, Ruling(clause, **fields))

    # What may not be done.

    def nega(self, text: str) -> str:
        """The code and the clause of the refusal; nothing where the act is allowed."""
        return self._refused(*act(self.state, text))

    def nao_decide(self, clause: str, **fields: Any) -> str:
        """The code and the clause for which a ruling is refused; nothing where it is not."""
        return self._refused(REFEREE, Ruling(clause, **fields))

    def _refused(self, seat: Seat, action: Action) -> str:
        reason = self.state.check(seat, action)
        return "" if reason is None else f"{reason.code} {reason.clause}".strip()

    # What lies there.

    def view(self, seat: Seat) -> CanastraView:
        """What somebody sees."""
        view = self.state.view(seat)
        assert isinstance(view, CanastraView)
        return view

    @property
    def shown(self) -> View:
        """The table as the referee sees it."""
        return self.view(REFEREE).shown

    def over(self) -> bool:
        """Whether the partida is."""
        return self.state.outcome is not None

    def outcome(self) -> Outcome:
        """How the partida ended."""
        assert self.state.outcome is not None
        return self.state.outcome

    def mao(self, seat: Seat) -> str:
        """The hand of a seat, in order."""
        return in_order(self.shown.lugares[seat].hand_cards)

    @property
    def contagem(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(lugar.count for lugar in self.shown.lugares)

    def jogos(self, side: int = 0) -> list[str]:
        """The melds of a side as they lie, and what a canastra is: `4C 5C 6C 7C 8C 9C 10C limpa`."""
        return [told(jogo.meld_cards) + STATUS[jogo.canastra] for jogo in self.shown.lados[side].jogos]

    @property
    def lixo(self) -> str:
        """The discards from the bottom up, as everybody sees them."""
        return told(self.view(PUBLIC).lixo())

    @property
    def mortos(self) -> str:
        """Who took each morto, `monte` where it became the stock, `-` where it lies."""
        names = {"there": "-", "stock": "monte"}
        return " ".join(names.get(morto.state, str(morto.seat)) for morto in self.shown.mortos)

    def conta(self, side: int = 0) -> Bill:
        """What the deal brought a side."""
        return self.shown.bills[side]

    @property
    def totais(self) -> tuple[int, ...]:
        """What the deal brought each side."""
        return tuple(bill.total for bill in self.shown.bills)

    @property
    def fim(self) -> str:
        """How the deal ended: `batida`, `exhausted`, `stalled`, `declined`; nothing while it goes on."""
        return self.shown.ended

    def told(self, kind: type[Event]) -> list[Any]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def mesa(
    *hands: str,
    game: str = "canastra",
    seats: int = 4,
    a: tuple[str, ...] = (),
    b: tuple[str, ...] = (),
    c: tuple[str, ...] = (),
    lixo: str = "",
    monte: str | int = 20,
    mortos: str = "",
    morto: str = "",
    score: tuple[int, ...] = (),
    dealer: Seat = 0,
    mao: int = 1,
    vez: Seat = 0,
    comprou: bool = True,
    parado: int = 0,
    tentativas: tuple[int, ...] = (),
    **options: str,
) -> Mesa:
    """The seat `vez` on turn with its hand, having drawn unless `comprou` is false; `a`, `b`, `c` are the melds of the sides.

    `mortos` tells where each is (`0 monte -`), `morto` what the next one holds, `monte` the cards of the stock or their
    number, `parado` how many turns nobody has drawn, `tentativas` how many openings of each side have failed.
    """
    start = catalogue.new(game, seats, options, score=score, dealer=dealer, mao=mao, cut=False)
    (asked,) = start.legal(CHANCE)
    board = start.apply(CHANCE, asked).state.board()
    assert isinstance(board, CanastraBoard)
    partida, rodada = board.partida, board.partida.rodada
    assert rodada is not None
    for seat in range(seats):
        hold(rodada, seat, hands[seat] if seat < len(hands) else IDLE)
    for side, texts in enumerate((a, b, c)[: len(rodada.jogos)]):
        rodada.jogos[side] = [laid(partida.kit, text) for text in texts]
        rodada.opened[side] = bool(texts)
    partida.attempts = tentativas or partida.attempts
    rodada.lixo = list(faces(lixo))
    if mortos:
        rodada.mortos = [{"-": THERE, "monte": TURNED}.get(word, int(word) if word.isdigit() else 0) for word in mortos.split()]
    _stack(rodada, monte, morto)
    rodada.refusable, rodada.turns, rodada.turn, rodada.idle = False, seats + 1, vez, parado
    if comprou:
        rodada.drew, rodada.fresh, partida.phase = FROM_STOCK, rodada.came[vez][-1], PLAYING
    else:
        partida.phase = BUYING
    return Mesa(State(board))


def hold(rodada: Rodada, seat: Seat, text: str) -> None:
    """These cards become the hand of a seat."""
    held = faces(text)
    rodada.hands[seat], rodada.masks[seat] = counted(held)
    rodada.sizes[seat] = len(held)


def _stack(rodada: Rodada, monte: str | int, morto: str) -> None:
    pack = list(rodada.pack)
    cards = faces(monte) if isinstance(monte, str) else ()
    rodada.stock_at = rodada.stock_end - (monte if isinstance(monte, int) else len(cards))
    pack[rodada.stock_at : rodada.stock_at + len(cards)] = cards
    if morto:
        first = rodada.morto_at(rodada.untaken())
        pack[first : first + len(faces(morto))] = faces(morto)
    rodada.pack = tuple(pack)


def laid(kit: Kit, text: str) -> Jogo:
    """`5C..8C + 9C`: a meld laid, then added to act by act."""
    first, *later = text.split("+")
    jogo = kit.new(faces(first))
    for more in later:
        assert jogo is not None, text
        jogo = kit.grown(jogo, faces(more))
    assert jogo is not None, text
    return jogo


def dada(
    hands: dict[int, str] | None = None,
    monte: str = "",
    game: str = "canastra",
    seats: int = 4,
    dealer: Seat = 0,
    score: tuple[int, ...] = (),
    **options: str,
) -> Mesa:
    """A deal from its first card on, with these cards in the hands and on top of the stock."""
    found = Mesa(catalogue.new(game, seats, options, score=score, dealer=dealer, cut=False))
    held = tuple((seat, cartas(text)) for seat, text in (hands or {}).items())
    for seat, action in hands_dealt(found.state, held, (("monte", Row(cartas(monte))),)):
        found.do(seat, action)
    return found


def sorteio(*draws: str, **options: str) -> Mesa:
    """The draw for the first dealer: the cards that seats 0, 1, 2, 3 draw, and then those who draw again."""
    found = Mesa(catalogue.new("canastra", 4, options))
    found.embaralha(" ".join(draws))
    for nth in range(len(draws)):
        found.faz(f"{found.state.actors()[0]} tira {nth + 1}")
    return found


def deita(text: str, game: str = "canastra", **options: Any) -> tuple[str, int]:
    """`3P..6P 2P 8P + 7P`: what a meld laid and added to act by act is at the end of the deal, and what it brings."""
    held = spelled(text.replace("+", " "))
    first, *later = text.split("+")
    table = mesa(f"{held} {IDLE}", game=game, monte=0, mortos="0 1", **options)
    table.faz(f"0 baixa {first.strip()}", *[f"0 junta {more.strip()} em 1" for more in later], "0 descarta 3E")
    (jogo,) = table.shown.lados[0].jogos
    bill = table.conta()
    return jogo.canastra or "sequence", bill.table + bill.clean_points + bill.dirty_points
