"""The public face of a partida of canastra or buraco: the verbs of the contract over `Partida`. Nothing here decides a rule."""

from random import Random
from typing import Any, Final

from carteado.cards import CARDS, Card
from carteado.game import CHANCE, REFEREE, Action, BadStart, Board, Event, Outcome, Reason, Seat, View
from carteado.games.canastra.rules import dealing, endings, incidents, menu, refusals, sight, worlds
from carteado.games.canastra.rules.acts import DISCARDS, Add, Buy, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.jogos import kit_of
from carteado.games.canastra.rules.partida import Partida, restored
from carteado.games.canastra.rules.phases import (
    BUYING,
    CUTTING,
    DRAW_SHUFFLE,
    DRAWING,
    FROM_STOCK,
    LOT,
    NO_SEAT,
    SHUFFLE,
)
from carteado.games.canastra.rules.playout import playout
from carteado.games.canastra.rules.rulebook import BY_LOT, CanastraRules
from carteado.games.canastra.rules.steps import step
from carteado.games.canastra.rules.views import CanastraView
from carteado.native import mypyc_attr
from carteado.pack import CUTS, Cut, Draw, Keep, Lot, Refuse, Ruling, Shuffle

MOST_MAOS: Final = 1_000_000
MOST_SCORE: Final = 99_995
_NOTHING: Final[tuple[Action, ...]] = ()
_SHUFFLES: Final[dict[tuple[int, ...], tuple[Action, ...]]] = {}  # by pack: what chance is offered is always the same


@mypyc_attr(acyclic=True)
class CanastraBoard(Board):
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

    def shows(self, seat: Seat, action: Action) -> bool:
        """Melds and the lixo show their seat nothing it does not know, unless its last card goes with them."""
        rodada = self.partida.rodada
        if rodada is None or isinstance(action, (Buy, Refuse, Cut, Draw, Decline)):
            return True
        return _gone(action) >= rodada.sizes[seat] + (len(rodada.lixo) if isinstance(action, Take) else 0)

    def lapse(self, seat: Seat) -> Action | None:
        """Draw from the stock, give back the card drawn, else the first that may go; whatever stands first where none may."""
        partida = self.partida
        if seat < 0 or seat not in partida.actors():
            return None
        rodada = partida.rodada
        assert rodada is not None
        if partida.phase == CUTTING:
            return CUTS[len(rodada.pack) // 2]
        listed = menu.menu(partida, seat)
        if partida.phase == DRAWING or partida.phase == BUYING:
            return listed[0]
        if rodada.drew == FROM_STOCK and rodada.hands[seat][rodada.pack[rodada.fresh]]:
            drawn = DISCARDS[rodada.pack[rodada.fresh]]
            if drawn in listed:
                return drawn
        return next((action for action in listed if isinstance(action, Discard)), listed[0])

    def view(self, seat: Seat) -> CanastraView:
        return sight.look(self.partida, seat)

    def outcome(self) -> Outcome | None:
        return endings.outcome(self.partida)

    def copy(self) -> "CanastraBoard":
        return CanastraBoard(self.partida.copy())

    def playout(self, rng: Random) -> int:
        return playout(self.partida, rng)

    def filled(self, view: View, rng: Random | None) -> "CanastraBoard":
        """Uniform over the ways the cards may lie now: see `worlds` for the facts a view may hold."""
        assert isinstance(view, CanastraView)
        return CanastraBoard(worlds.filled(view, rules_of(view.regulation, dict(view.options)), rng))

    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        """The pack is hidden, and the first card drawn where it was kept; all else was done in the open."""
        return [(seat, self._retold(seat, action)) for seat, action in acts]

    def _retold(self, seat: Seat, action: Action) -> Action:
        rodada = self.partida.rodada
        if rodada is None:
            return action
        if isinstance(action, Shuffle):
            size = len(rodada.pack)
            pack = rodada.pack[size - rodada.cut :] + rodada.pack[: size - rodada.cut]
            return Shuffle(tuple([CARDS[face] for face in pack]))
        if isinstance(action, Keep):
            return Keep(CARDS[rodada.pack[rodada.came[seat][11]]])
        return action

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        return sight.places(self.partida, seat)

    def key(self) -> tuple[object, ...]:
        return self.partida.key()

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.key(),))


def _gone(action: Action) -> int:
    """How many cards an act takes from the hand."""
    if isinstance(action, Lay):
        return sum([len(meld) for meld in action.melds])
    if isinstance(action, Add):
        return len(action.cards)
    if isinstance(action, Take):
        return sum([len(meld) for meld in action.melds]) + len(action.cards)
    return 1 if isinstance(action, Discard) else 0


def _chances(partida: Partida) -> tuple[Action, ...]:
    if partida.phase == LOT:
        return (Lot(partida.seats),)
    if partida.phase != SHUFFLE and partida.phase != DRAW_SHUFFLE:
        return _NOTHING
    deck = partida.kit.deck(partida.seats)
    found = _SHUFFLES.get(deck)
    if found is None:
        found = _SHUFFLES[deck] = (Shuffle(tuple([CARDS[index] for index in deck])),)
    return found


def new(
    rules: CanastraRules,
    seats: int,
    score: tuple[int, ...] = (),
    dealer: Seat | None = None,
    mao: int = 1,
    cut: bool = True,
) -> CanastraBoard:
    """A partida from its start, or from any score; without a dealer it begins as the text says: a draw, or a lot.

    With `cut=False` a pack is dealt as it comes. A score with which two sides have reached the target and are tied begins with
    the deal that breaks the tie.
    """
    if seats == 5 and not rules.five:
        raise BadStart(f"{rules.id} is for five seats only with allow_five=true", "start-five")
    sides = rules.sides(seats)
    count = max(sides) + 1
    score = tuple(score) or (0,) * count
    told = " ".join(map(str, score))
    if len(score) != count or not all(abs(points) <= MOST_SCORE and points % 5 == 0 for points in score):
        why = f"a partida starts from {count} scores in steps of five, not {told}"
        raise BadStart(why, "start-scores", count, MOST_SCORE, told)
    best = max(score)
    leading = tuple([side for side, points in enumerate(score) if points == best])
    if best >= rules.target and len(leading) == 1:
        raise BadStart(f"a partida to {rules.target} is over at {told}", "start-over", rules.target, told)
    if dealer is not None and not 0 <= dealer < seats:
        raise BadStart(f"the dealer is a seat from 0 to {seats - 1}, not {dealer}", "start-dealer", seats - 1, dealer)
    if not 1 <= mao <= MOST_MAOS:
        raise BadStart(f"the first deal is one of 1 to {MOST_MAOS}, not {mao}", "start-mao", MOST_MAOS, mao)
    phase = SHUFFLE if dealer is not None else LOT if rules.first_dealer == BY_LOT else DRAW_SHUFFLE
    tied = leading if best >= rules.target else ()
    return CanastraBoard(
        Partida(
            rules,
            kit_of(rules),
            seats,
            sides,
            cut,
            phase,
            score,
            score,
            NO_SEAT,
            NO_SEAT if dealer is None else dealer,
            mao - 1,
            (0,) * count,
            0,
            tied,
            (),
            (),
            (),
            None,
            "",
            "",
            "",
            None,
        )
    )


def restore(key: tuple[Any, ...]) -> CanastraBoard:
    """The board with this key."""
    return CanastraBoard(restored(rules_of(key[0], dict(key[1])), key))
