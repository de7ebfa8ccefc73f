"""The rules and the model at one table: the same acts through both, and everything compared after each.

Rule 1: the model knows nothing of the rules. Acts are said in its words, and told to the rules in theirs.
Rule 2: turns and windows may be counted differently; no number may come twice, and an old one is as old for both.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, REFEREE, Action, Seat
from carteado.games.pife.rules import acts
from carteado.games.pife.rules.views import Mesa, PifeView
from carteado.pack import Cut, Lot, Shuffle
from games.pife.model.game import IN_WINDOW, Act, Model

PHASES: Final = {
    "cut": "cutting", "bet": "betting", "mix": "mixing", "recut": "recutting", "draw": "buying", "discard": "playing",
    "restock": "restocking", "window": "claiming",
}  # fmt: skip
NUMBERED: Final[dict[str, Callable[..., Action]]] = {
    "abandon": acts.Abandon, "follow": acts.Follow, "raise": acts.Raise, "buy": acts.Buy, "take": acts.PickUp,
    "pifei": acts.Pifei, "throw": acts.Throw, "claim": acts.Claim,
    "pass": acts.Pass, "reach": acts.Reach, "call": acts.PointOut,
}  # fmt: skip
PLAIN: Final[dict[str, Callable[..., Action]]] = {"discard": acts.Discard, "go_out": acts.GoOut, "cut": Cut}


class Beside:
    """One match on two tables."""

    def __init__(self, game: str, seats: int, options: dict[str, str]) -> None:
        self.told = f"{game} for {seats}, {options}"
        self.board = catalogue.new(game, seats, options).board()
        self.model = Model(game, seats, options)
        self.turns: dict[int, int] = {}  # the number of a turn in the rules by that in the model
        self.windows: dict[int, int] = {}
        self.acts: list[tuple[Seat, Act]] = []
        self.compare()

    def __str__(self) -> str:
        return f"{self.told}, after {self.acts[-8:]}"

    @property
    def shown(self) -> Mesa:
        """What lies on the table of the rules, the hands included."""
        view = self.board.view(REFEREE)
        assert isinstance(view, PifeView)
        return view.shown

    def accepts(self, seat: Seat, act: Act) -> bool:
        """Whether the act may be done, which both must say alike."""
        reason = self.board.check(seat, self.said(act))
        word = self.model.refusal(seat, act)
        assert (reason is None) == (not word), f"{self}: seat {seat}, {act}: the rules say {reason}, the model {word!r}"
        return reason is None

    def do(self, seat: Seat, act: Act) -> None:
        """An act that both accept."""
        self.acts.append((seat, act))
        self.board.advance(seat, self.said(act))
        self.model.do(seat, act)
        self.compare()

    def said(self, act: Act) -> Action:
        """The act in the words of the rules."""
        verb, *rest = act
        fields: list[Any] = [Card.of(one) if isinstance(one, str) else one for one in rest]
        if verb == "lot":
            return Lot(self.model.seats, *fields)
        if verb == "shuffle":
            return Shuffle(tuple(Card.of(one) for one in rest[0]))
        if verb in PLAIN:
            return PLAIN[verb](*fields)
        known = self.windows if verb in IN_WINDOW else self.turns
        newest = max(known.values(), default=0)
        return NUMBERED[verb](known.get(fields.pop(0), newest + 1), *fields)

    def spoken(self, action: Action) -> Act:
        """An act of the rules in the words of the model, of this turn or window; packs are not said so."""
        verb = {Lot: "lot", **{made: verb for verb, made in {**NUMBERED, **PLAIN}.items()}}[type(action)]
        fields = [str(one) if isinstance(one, Card) else one for one in action.fields()]
        if verb in NUMBERED:
            fields[0] = self.model.windows if verb in IN_WINDOW else self.model.turns
        return (verb, *(fields[1:] if verb == "lot" else fields))

    # What must be the same.

    def compare(self) -> None:
        """Everything on the table, and the match."""
        shown, model = self.shown, self.model
        if model.phase not in ("lot", "shuffle", "cut", "over"):
            self._count(self.turns, model.turns, shown.turns)
            self._count(self.windows, model.windows, shown.windows)
        rules, modelled = self._by_the_rules(shown), self._by_the_model()
        different = {name: (rules[name], modelled[name]) for name in rules if rules[name] != modelled[name]}
        assert not different, f"{self}: {different}"

    def _count(self, known: dict[int, int], ours: int, theirs: int) -> None:
        if ours not in known:
            assert theirs not in known.values() or not theirs, f"{self}: {theirs} comes twice"
            known[ours] = theirs
        assert known[ours] == theirs, f"{self}: {known[ours]} became {theirs}"

    def offered(self, seat: Seat, rng: Random) -> None:
        """Some of what the rules offer: the model allows it."""
        menu = self.board.legal(seat)
        for action in rng.sample(menu, min(3, len(menu))):
            word = self.model.refusal(seat, self.spoken(action))
            assert not word, f"{self}: seat {seat} is offered {action}, the model says {word!r}"

    def _by_the_rules(self, shown: Mesa) -> dict[str, object]:
        outcome = self.board.outcome()
        playing = self.model.phase not in ("lot", "shuffle", "cut", "over")
        lugares = shown.lugares
        return {
            "phase": shown.phase,
            "actors": set(self.board.actors()),
            "score": list(shown.score),
            "pot": shown.pot,
            "voids": shown.voids if self.model.game == "cacheta" else None,
            "ended": (shown.ended, shown.ender) if self.model.phase == "shuffle" else None,
            "won": None if outcome is None else [seat for seat, won in enumerate(outcome.returns) if won > 0],
            "dealer": shown.dealer if playing else None,
            "in": [lugar.seat for lugar in lugares if lugar.status == "in"] if playing else None,
            "bets": [lugar.bet for lugar in lugares] if playing else None,
            "hands": [sorted(map(str, lugar.hand_cards)) for lugar in lugares] if playing else None,
            "sizes": [lugar.count for lugar in lugares] if playing else None,
            "lixo": list(map(str, shown.lixo_cards)) if playing else None,
            "stock": shown.stock if playing else None,
            "vira": (shown.vira and str(shown.vira)) if playing else None,
            "wild": set(map(str, shown.wild_cards)) if playing else None,
            "barred": {lugar.seat for lugar in lugares if lugar.barred} if playing else None,
            "stock_only": {lugar.seat for lugar in lugares if lugar.stock_only} if playing else None,
            "debts": [lugar.owes for lugar in lugares] if playing else None,
            "drew": shown.drew if playing else None,
            "said": shown.said if playing else None,
            "idle": shown.idle if self.model.phase == "draw" else None,
            "reshuffles": shown.reshuffles if playing else None,
            "reached": set(shown.reached) if self.model.phase == "window" else None,
            "called": set(shown.called) if self.model.phase == "window" else None,
            "alarm": set(shown.alarm) if playing and self.model.game == "pifpaf" else None,
        }

    def _by_the_model(self) -> dict[str, object]:
        model = self.model
        playing = model.phase not in ("lot", "shuffle", "cut", "over")
        return {
            "phase": PHASES.get(model.phase, model.phase),
            "actors": self._waited(),
            "score": model.scores,
            "pot": model.pot,
            "voids": model.voids if model.game == "cacheta" else None,
            "ended": (model.ended, -1 if model.out is None else model.out) if model.phase == "shuffle" else None,
            "won": self._won(),
            "dealer": model.dealer if playing else None,
            "in": model.inside if playing else None,
            "bets": model.bets if playing else None,
            "hands": [sorted(hand) for hand in model.hands] if playing else None,
            "sizes": [len(hand) for hand in model.hands] if playing else None,
            "lixo": model.lixo if playing else None,
            "stock": len(model.stock) if playing else None,
            "vira": model.vira if playing else None,
            "wild": model.wild if playing else None,
            "barred": model.no_discard_batida if playing else None,
            "stock_only": model.stock_only if playing else None,
            "debts": [model.debts[seat] for seat in range(model.seats)] if playing else None,
            "drew": model.source if playing else None,
            "said": model.said if playing else None,
            "idle": model.idle if model.phase == "draw" else None,
            "reshuffles": model.reshuffles if playing else None,
            "reached": set(model.reached) if model.phase == "window" else None,
            "called": set(model.called) if model.phase == "window" else None,
            "alarm": set(model.liars) if playing and model.game == "pifpaf" else None,
        }

    def _waited(self) -> set[int]:
        model = self.model
        if model.phase == "over":
            return set()
        if model.phase in ("lot", "shuffle", "mix", "restock"):
            return {CHANCE}
        if model.phase in ("cut", "recut"):
            return {model.cutter}
        return set(model.asked) if model.phase == "window" else {model.turn}

    def _won(self) -> list[int] | None:
        """Who has more than nothing: in pif-paf chips won, in cacheta the last one with lives."""
        model = self.model
        if model.winners is None:
            return None
        if model.game == "cacheta":
            return model.winners
        return [seat for seat in range(model.seats) if model.scores[seat] > int(model.options["stack"])]
