"""The public face of a partida of truco: the verbs of the contract over `Partida`.

Rule 1: what a seat may do is its codes; `legal` writes them out and `check` looks them up, so the two never differ.
Rule 2: nothing here decides a rule: phases are in `steps`, rulings in `incidents`, eyes in `sight`, worlds in `worlds`.
"""

from random import Random
from typing import Any, Final

from carteado.cards import CARDS, Card
from carteado.game import CHANCE, REFEREE, Action, BadStart, Board, Event, Outcome, Reason, Seat, View
from carteado.games.truco.rules import incidents, refusals, sight
from carteado.games.truco.rules.acts import NO_CODE, RUNS, THE_GIVE_BACK, THE_GIVE_UP, THE_WAIVE, TURNS, Blind, Choose
from carteado.games.truco.rules.baralho import NO_PACK
from carteado.games.truco.rules.codes import decode, encode, written
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.mao import Mao
from carteado.games.truco.rules.pack_moves import end_asking, shuffle
from carteado.games.truco.rules.partida import Partida, restored
from carteado.games.truco.rules.phases import (
    ANSWERING,
    CHOOSING_CARD,
    CHOOSING_ELEVEN,
    CUTTING,
    DEALING,
    DRAW_SHUFFLE,
    EXPOSED,
    NO_SEAT,
    OVER,
    PLAYING,
    SHUFFLE,
)
from carteado.games.truco.rules.play_menu import menu, playable
from carteado.games.truco.rules.playout import playout
from carteado.games.truco.rules.rulebook import ORGANISER, TrucoRules
from carteado.games.truco.rules.steps import offered, step
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.rules.worlds import filled
from carteado.native import mypyc_attr
from carteado.pack import THE_DEAL, Keep, Ruling, Shuffle
from carteado.tricks.play import Play
from carteado.tricks.vaza import entry_at

_NOTHING: Final[tuple[Action, ...]] = ()
MOST_MAOS: Final = 1_000_000  # that a partida may be told to have had
_SHUFFLES: Final[dict[tuple[int, ...], tuple[Action, ...]]] = {}  # by pack: what chance is offered is always the same


@mypyc_attr(acyclic=True, free_list_len=1)
class TrucoBoard(Board):
    """The board of every code of truco between two sides."""

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
            return _chances(partida)
        if seat < 0 or seat >= partida.seats:
            return _NOTHING
        mao = partida.mao
        if mao is not None and (partida.phase == PLAYING or partida.phase == ANSWERING):
            return written(partida, mao, seat, menu(mao, seat))
        return tuple([decode(partida, seat, code) for code in offered(partida, seat)])

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
            step(partida, seat, encode(partida, seat, action), log)
        elif isinstance(action, Shuffle):
            shuffle(partida, action.pack, log)
        elif isinstance(action, Ruling):
            incidents.rule(partida, action, log)
            end_asking(partida)

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
        step(partida, seat, code, log)
        return None

    def lapse(self, seat: Seat) -> Action | None:
        partida = self.partida
        mao = partida.mao
        if seat < 0 or seat not in partida.actors():
            return None
        if partida.phase == CUTTING:
            return THE_GIVE_BACK if not partida.baralho.may_turn(partida.rules) else TURNS[1]
        if partida.phase == CHOOSING_ELEVEN:
            return RUNS[partida.answered()] if partida.runs_together() else THE_GIVE_UP
        if mao is not None:
            if partida.phase == ANSWERING:
                return RUNS[mao.asked]
            if partida.phase == PLAYING:
                return decode(partida, seat, _lowest(mao, seat))
            if partida.phase == EXPOSED:
                return Keep(CARDS[mao.hands[partida.thrown[0]]])
            if partida.phase == CHOOSING_CARD:
                return Choose(mao.card(partida.thrower, _lowest_of(mao, partida.thrower, list(partida.thrown))))
        return self.legal(seat)[0] if partida.phase != DEALING else _lapsed_deal(self.legal(seat))

    def view(self, seat: Seat) -> TrucoView:
        return sight.look(self.partida, seat)

    def filled(self, view: View, rng: Random | None) -> "TrucoBoard":
        """Uniform over the worlds that fit; see `worlds` for the facts a view may hold."""
        assert isinstance(view, TrucoView)
        return board_filled(view, rng)

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        return sight.places(self.partida, seat)

    def outcome(self) -> Outcome | None:
        partida = self.partida
        if partida.phase != OVER:
            return None
        winner = partida.leading()
        returns = tuple([1 if seat & 1 == winner else -1 for seat in range(partida.seats)])
        match: tuple[int, ...] = ()
        if partida.how == "match-forfeited":
            needed = partida.rules.best_of // 2 + 1
            match = (needed, 0) if winner == 0 else (0, needed)
        return Outcome(returns, partida.score(), partida.how, partida.clause, match)

    def copy(self) -> "TrucoBoard":
        return TrucoBoard(self.partida.copy())

    def key(self) -> tuple[object, ...]:
        return self.partida.key()

    def playout(self, rng: Random) -> int:
        return playout(self.partida, rng)

    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        partida = self.partida
        mao = partida.mao
        told: list[tuple[Seat, Action]] = []
        fallen = 0
        for seat, action in acts:
            if isinstance(action, Shuffle):
                told.append((seat, Shuffle(tuple([CARDS[index] for index in partida.baralho.cards]))))
                continue
            if mao is not None and isinstance(action, Play) and action.down:
                told.append((seat, Play(mao.face(entry_at(mao.trail, fallen)), True, action.call)))
            else:
                told.append((seat, action))
            if isinstance(action, (Play, Blind, Choose)) or (
                isinstance(action, Ruling) and incidents.drops_card(partida, action)
            ):
                fallen += 1
        return told

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.key(),))


def new(
    rules: TrucoRules,
    seats: int = 4,
    score: tuple[int, ...] = (0, 0),
    dealer: Seat | None = None,
    mao: int = 1,
    cut: bool = True,
    sanctions: tuple[tuple[Seat, str, str], ...] = (),
) -> TrucoBoard:
    """A partida from its start, or from any legal score; without a dealer it begins as the code says: a draw, a lot, seat 0.

    With `cut=False` nobody cuts and a pack is dealt as it comes: for solvers, training and simulation.
    """
    if seats not in rules.seats:
        told = f"{rules.id} is for {' or '.join(map(str, rules.seats))} seats, not {seats}"
        raise BadStart(told, "start-seats", rules.id, " / ".join(map(str, rules.seats)), seats)
    if len(score) != 2 or not all(0 <= points < rules.target for points in score):
        told = f"a partida starts from 0 to {rules.target - 1} points a side, not {' '.join(map(str, score))}"
        raise BadStart(told, "start-score", rules.target - 1, " ".join(map(str, score)))
    if dealer is not None and not 0 <= dealer < seats:
        raise BadStart(f"the dealer is a seat from 0 to {seats - 1}, not {dealer}", "start-dealer", seats - 1, dealer)
    if not 1 <= mao <= MOST_MAOS:
        raise BadStart(f"the first mão is one of 1 to {MOST_MAOS}, not {mao}", "start-mao", MOST_MAOS, mao)
    if dealer is None and rules.first_dealer == ORGANISER:
        dealer = 0
    phase = DRAW_SHUFFLE if dealer is None else SHUFFLE
    following = NO_SEAT if dealer is None else dealer
    a, b = score
    partida = Partida(
        rules, seats, cut, phase, a, b, a, b, NO_SEAT, following, mao - 1, 0, NO_SEAT, (), sanctions, "", "", NO_PACK, None
    )  # fmt: skip
    return TrucoBoard(partida)


def restore(key: tuple[Any, ...]) -> TrucoBoard:
    """The board with this key; see `Board.key`."""
    return TrucoBoard(restored(rules_of(key[0], dict(key[1])), key))


def board_filled(view: TrucoView, rng: Random | None) -> TrucoBoard:
    """A board that fits a view; see `worlds`."""
    return TrucoBoard(filled(view, rules_of(view.regulation, dict(view.options)), rng))


def _allowed(partida: Partida, seat: Seat, action: Action) -> int:
    """The code of an action that is on the seat's menu, else `NO_CODE`."""
    if 0 <= seat < partida.seats:
        wanted = encode(partida, seat, action)
        for code in offered(partida, seat):
            if code == wanted:
                return code
    return NO_CODE


def _lapsed_deal(menu: tuple[Action, ...]) -> Action:
    """A silent dealer gives everything, a silent cutter burns nothing."""
    return next((action for action in menu if action in (THE_WAIVE, THE_DEAL)), menu[0])


def _chances(partida: Partida) -> tuple[Action, ...]:
    if partida.phase != SHUFFLE and partida.phase != DRAW_SHUFFLE:
        return _NOTHING
    found = _SHUFFLES.get(partida.rules.deck)
    if found is None:
        found = _SHUFFLES[partida.rules.deck] = (Shuffle(tuple([CARDS[index] for index in partida.rules.deck])),)
    return found


def _lowest(mao: Mao, seat: Seat) -> int:
    if mao.forced_of(seat) >= 0:
        return menu(mao, seat)[0]
    places = [place for place in range(3) if playable(mao, seat) >> place & 1]
    return places[0] if mao.dark() else _lowest_of(mao, seat, places)


def _lowest_of(mao: Mao, seat: Seat, places: list[int]) -> int:
    lowest = places[0]
    for place in places:
        if mao.power[mao.hands[seat * 3 + place]] < mao.power[mao.hands[seat * 3 + lowest]]:
            lowest = place
    return lowest
