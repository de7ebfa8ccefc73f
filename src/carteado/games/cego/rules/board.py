"""The public face of a partida of Truco Cego: the verbs of the contract over `Partida`.

Rule 1: what a seat may do is its codes; `legal` writes them out and `check` looks them up, so the two never differ.
Rule 2: nothing here decides a rule: phases are in `partida`, rulings in `incidents`, eyes in `sight`, worlds in `worlds`.
"""

from random import Random
from typing import Any, Final

from carteado.cards import CARDS, Card
from carteado.game import CHANCE, REFEREE, Action, BadStart, Board, Event, Outcome, Reason, Seat, View
from carteado.games.cego.rules import incidents, refusals, sight
from carteado.games.cego.rules.acts import NO_CODE
from carteado.games.cego.rules.codes import decode, encode
from carteado.games.cego.rules.lapsing import lapse
from carteado.games.cego.rules.partida import Partida, partida_restored
from carteado.games.cego.rules.phases import DRAW_SHUFFLE, OVER, SHUFFLE
from carteado.games.cego.rules.playout import playout
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.games.cego.rules.rulebook import SEATS, TARGET, CegoRules, rules_of
from carteado.games.cego.rules.seats import NOBODY
from carteado.games.cego.rules.stages import FORMS, RODA
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.rules.worlds import filled
from carteado.native import mypyc_attr
from carteado.pack import Ruling, Shuffle

_NOTHING: Final[tuple[Action, ...]] = ()
_SHUFFLES: Final[tuple[Action, ...]] = (Shuffle(tuple([CARDS[index] for index in BARALHO_ESPANHOL])),)
PARTIDAS: Final = 2  # of three, to win a match
MOST_DEALS: Final = 1_000_000  # that a partida may be told to have had


@mypyc_attr(acyclic=True, free_list_len=1)
class CegoBoard(Board):
    """The board of Truco Cego."""

    __slots__ = ("partida",)

    def __init__(self, partida: Partida) -> None:
        self.partida = partida

    def actors(self) -> tuple[Seat, ...]:
        return self.partida.actors()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        partida = self.partida
        if seat == REFEREE:
            return incidents.rulings(partida)
        if seat == CHANCE:
            return _SHUFFLES if partida.phase in (SHUFFLE, DRAW_SHUFFLE) else _NOTHING
        if seat < 0 or seat >= SEATS:
            return _NOTHING
        return tuple([decode(partida, seat, code) for code in partida.codes(seat)])

    def check(self, seat: Seat, action: Action) -> Reason | None:
        partida = self.partida
        if seat == REFEREE:
            return incidents.objection(partida, action)
        if seat == CHANCE:
            return refusals.of_chance(partida, action)
        return None if _allowed(partida, seat, action) != NO_CODE else refusals.of_player(partida, seat, action)

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        partida = self.partida
        if seat >= 0:
            partida.step(seat, encode(partida, seat, action), log)
        elif isinstance(action, Shuffle):
            partida.shuffle(action.pack, log)
        elif isinstance(action, Ruling):
            incidents.rule(partida, action, log)

    def attempt(self, seat: Seat, action: Action, log: list[Event] | None = None) -> Reason | None:
        partida = self.partida
        if seat < 0:
            reason = self.check(seat, action)
            if reason is None:
                self.advance(seat, action, log)
            return reason
        code = _allowed(partida, seat, action)
        if code == NO_CODE:
            return refusals.of_player(partida, seat, action)
        partida.step(seat, code, log)
        return None

    def lapse(self, seat: Seat) -> Action | None:
        partida = self.partida
        if seat < 0 or seat not in partida.actors():
            return None
        return decode(partida, seat, lapse(partida, seat))

    def view(self, seat: Seat) -> CegoView:
        return sight.look(self.partida, seat)

    def filled(self, view: View, rng: Random | None) -> "CegoBoard":
        """Uniform over the worlds that fit; see `worlds` for the facts a view may hold."""
        assert isinstance(view, CegoView)
        return CegoBoard(filled(view, rules_of(dict(view.options)), rng))

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        return sight.places(self.partida, seat)

    def outcome(self) -> Outcome | None:
        partida = self.partida
        if partida.phase != OVER:
            return None
        winner = partida.leading()
        returns = tuple([1 if seat & 1 == winner else -1 for seat in range(SEATS)])
        match: tuple[int, ...] = ()
        if partida.how == "match-forfeited":
            match = (PARTIDAS, 0) if winner == 0 else (0, PARTIDAS)
        return Outcome(returns, partida.score(), partida.how, partida.clause, match)

    def copy(self) -> "CegoBoard":
        return CegoBoard(self.partida.copy())

    def key(self) -> tuple[object, ...]:
        return self.partida.key()

    def playout(self, rng: Random) -> int:
        return playout(self.partida, rng)

    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        """Only the pack is hidden: every other act is said or done in the open."""
        pack = Shuffle(tuple([CARDS[index] for index in self.partida.cards]))
        return [(seat, pack if isinstance(action, Shuffle) else action) for seat, action in acts]

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.key(),))


def new(
    rules: CegoRules,
    seats: int = SEATS,
    score: tuple[int, ...] = (0, 0),
    dealer: Seat | None = None,
    mao: int = 1,
    form: str = FORMS[RODA],
    cut: bool = True,
    sanctions: tuple[tuple[Seat, str, str], ...] = (),
) -> CegoBoard:
    """A partida from its start, or from any legal score with a roda or a testa to deal; without a dealer all draw for it.

    With `cut=False` nobody cuts: for solvers, training and simulation.
    """
    if seats != SEATS:
        raise BadStart(f"{rules.id} is for {SEATS} seats, not {seats}", "start-seats", rules.id, SEATS, seats)
    if len(score) != 2 or min(score) < 0 or max(score) >= TARGET:
        told = f"a partida starts from 0 to {TARGET - 1} tentos a side, not {' '.join(map(str, score))}"
        raise BadStart(told, "start-score", TARGET - 1, " ".join(map(str, score)))
    if dealer is not None and not 0 <= dealer < SEATS:
        raise BadStart(f"the dealer is a seat from 0 to {SEATS - 1}, not {dealer}", "start-dealer", SEATS - 1, dealer)
    if not 1 <= mao <= MOST_DEALS:
        raise BadStart(f"the first deal is one of 1 to {MOST_DEALS}, not {mao}", "start-mao", MOST_DEALS, mao)
    if form not in FORMS:
        raise BadStart(f"a deal is a {' or a '.join(FORMS)}, not {form!r}", "start-roda", " / ".join(FORMS), form)
    phase = DRAW_SHUFFLE if dealer is None else SHUFFLE
    following = NOBODY if dealer is None else dealer
    a, b = score
    return CegoBoard(
        Partida(
            rules, cut, phase, a, b, NOBODY, following, mao - 1, FORMS.index(form), 0, 0, NOBODY, 0, (), 0, 0, (), 0, 0, (),
            sanctions, "", "", None,
        )
    )  # fmt: skip


def restore(key: tuple[Any, ...]) -> CegoBoard:
    """The board with this key; see `Board.key`."""
    return CegoBoard(partida_restored(rules_of(dict(key[1])), key))


def _allowed(partida: Partida, seat: Seat, action: Action) -> int:
    """The code of an action that is on the seat's menu, else `NO_CODE`."""
    if 0 <= seat < SEATS:
        wanted = encode(partida, seat, action)
        if wanted != NO_CODE and wanted in partida.codes(seat):
            return wanted
    return NO_CODE
