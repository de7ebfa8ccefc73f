"""The public face of a partida of cacheta or pif-paf: the verbs of the contract over `Partida`. Nothing here decides a rule."""

from random import Random
from typing import Any, Final

from carteado.cards import CARDS, Card
from carteado.game import CHANCE, REFEREE, Action, BadStart, Board, Event, Outcome, Reason, Seat, View
from carteado.games.pife.rules import betting, dealing, endings, incidents, menu, refusals, retelling, sight, worlds
from carteado.games.pife.rules.acts import DISCARDS, Abandon, Buy, Follow, Pass
from carteado.games.pife.rules.family import rules_of
from carteado.games.pife.rules.incidents import MOST_CHIPS, MOST_LIVES
from carteado.games.pife.rules.partida import Partida, restored
from carteado.games.pife.rules.phases import BETTING, BUYING, CLAIMING, CUTTING, FROM_STOCK, LOT, NO_SEAT, RECUTTING, SHUFFLE
from carteado.games.pife.rules.playout import playout
from carteado.games.pife.rules.rulebook import DECK, PifeRules
from carteado.games.pife.rules.solvers import solver_of
from carteado.games.pife.rules.steps import step
from carteado.games.pife.rules.views import PifeView
from carteado.native import mypyc_attr
from carteado.options import BadOption
from carteado.pack import CUTS, Lot, Ruling, Shuffle

MOST_MAOS: Final = 1_000_000
_NOTHING: Final[tuple[Action, ...]] = ()
_WHOLE_PACK: Final[tuple[Action, ...]] = (Shuffle(tuple([CARDS[index] for index in DECK])),)


@mypyc_attr(acyclic=True)
class PifeBoard(Board):
    """The board of both games."""

    __slots__ = ("partida",)

    def __init__(self, partida: Partida) -> None:
        self.partida = partida

    def actors(self) -> tuple[Seat, ...]:
        return self.partida.actors()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if seat == REFEREE:
            return incidents.rulings(self.partida)
        return _chances(self.partida) if seat == CHANCE else menu.menu(self.partida, seat)

    def check(self, seat: Seat, action: Action) -> Reason | None:
        if seat == REFEREE:
            return incidents.objection(self.partida, action)
        if seat == CHANCE:
            return refusals.of_chance(self.partida, action)
        return refusals.of_player(self.partida, seat, action)

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        if seat >= 0:
            step(self.partida, seat, action, log)
        elif isinstance(action, Shuffle):
            dealing.shuffle(self.partida, action.pack, log)
        elif isinstance(action, Lot):
            dealing.draw_lot(self.partida, action.drawn, log)
        elif isinstance(action, Ruling):
            incidents.rule(self.partida, action, log)

    def attempt(self, seat: Seat, action: Action, log: list[Event] | None = None) -> Reason | None:
        reason = self.check(seat, action)
        if reason is None:
            self.advance(seat, action, log)
        return reason

    def lapse(self, seat: Seat) -> Action | None:
        """Stay out of the bets unless staying is free, draw from the stock, give back the card drawn, do not claim."""
        partida = self.partida
        if seat < 0 or seat not in partida.actors():
            return None
        rodada = partida.rodada
        assert rodada is not None
        if partida.phase in (CUTTING, RECUTTING):
            return CUTS[rodada.stock() // 2]
        if partida.phase == CLAIMING:
            return Pass(partida.windows)
        if partida.phase == BETTING:
            free = betting.level(rodada) == rodada.bets[seat] and partida.rules.open_check
            return Follow(partida.turns) if free else Abandon(partida.turns)
        if partida.phase == BUYING:
            return Buy(partida.turns)
        face = rodada.pack[rodada.fresh] if rodada.drew == FROM_STOCK else rodada.fresh
        return DISCARDS[face]

    def view(self, seat: Seat) -> PifeView:
        return sight.look(self.partida, seat)

    def outcome(self) -> Outcome | None:
        return endings.outcome(self.partida)

    def copy(self) -> "PifeBoard":
        return PifeBoard(self.partida.copy())

    def playout(self, rng: Random) -> int:
        return playout(self.partida, rng)

    def filled(self, view: View, rng: Random | None) -> "PifeBoard":
        """Uniform over the ways the cards may lie now while there is one pack; from a second one on see `worlds`."""
        assert isinstance(view, PifeView)
        return PifeBoard(worlds.filled(view, rules_of(view.regulation, dict(view.options)), rng))

    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        return retelling.retold(self.partida, acts)

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        return sight.places(self.partida, seat)

    def key(self) -> tuple[object, ...]:
        return self.partida.key()

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.key(),))


def _chances(partida: Partida) -> tuple[Action, ...]:
    if partida.phase == LOT:
        return (Lot(len([seat for seat in range(partida.seats) if partida.score[seat] > 0])),)
    if partida.phase == SHUFFLE:
        return _WHOLE_PACK
    if CHANCE not in partida.actors():
        return _NOTHING
    return (Shuffle(tuple([CARDS[face] for face in dealing.to_shuffle(partida)])),)


def new(
    rules: PifeRules,
    seats: int,
    score: tuple[int, ...] = (),
    dealer: Seat | None = None,
    mao: int = 1,
    cut: bool = True,
    pot: int = 0,
) -> PifeBoard:
    """A partida from its start, or from any lives or chips; without a dealer a lot decides.

    With `cut=False` a pack is dealt as it comes. Who begins with nothing is out of it already; `pot` is what void deals left.
    """
    if seats not in rules.seats:
        fit = " / ".join(map(str, sorted(rules.seats)))
        raise BadStart(f"{rules.id} is for {fit} seats, not {seats}", "start-seats", rules.id, fit, seats)
    amounts = {"stack": rules.stack, "bet_min": rules.bet_min, "bet_max": rules.bet_max}
    missing = [key for key, agreed in amounts.items() if rules.chips and not agreed]
    if missing:
        raise BadOption("amounts-unset", rules.id, ", ".join(missing), rules.cites["amounts"])  # PIF-APO-5
    score = tuple(score) or ((rules.stack if rules.chips else rules.lives),) * seats
    told = " ".join(map(str, score))
    most, least = (MOST_CHIPS, endings.LEAST_PLAYERS) if rules.chips else (MOST_LIVES, 2)
    able = [seat for seat, held in enumerate(score) if held > 0]
    if len(score) != seats or not all(0 <= held <= most for held in score) or len(able) < least:
        why = f"a partida of {rules.id} starts from {seats} numbers up to {most}, at least {least} above 0, not {told}"
        raise BadStart(why, "start-held", seats, most, least, told)
    if dealer is not None and dealer not in able:
        raise BadStart(f"the dealer is a seat that plays, not {dealer}", "start-dealer-able", dealer)
    if not 1 <= mao <= MOST_MAOS:
        raise BadStart(f"the first deal is one of 1 to {MOST_MAOS}, not {mao}", "start-mao", MOST_MAOS, mao)
    if not 0 <= pot <= (MOST_CHIPS if rules.chips else 0):
        raise BadStart(f"the pot is a number of chips up to {MOST_CHIPS}, not {pot}", "start-pot", MOST_CHIPS, pot)
    return PifeBoard(
        Partida(
            rules, solver_of(rules.grammar()), seats, cut, LOT if dealer is None else SHUFFLE, score, score, pot, pot,
            NO_SEAT, NO_SEAT if dealer is None else dealer, mao - 1, 0, 0, 0, (), "", "", "", None,
        )
    )  # fmt: skip


def restore(key: tuple[Any, ...]) -> PifeBoard:
    """The board with this key."""
    return PifeBoard(restored(rules_of(key[0], dict(key[1])), key))
