"""A state machine for hypothesis: anybody does anything legal, the referee rules, and what must hold always holds."""

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from carteado.game import CHANCE, REFEREE
from conformance_kit import menus, values
from conformance_kit.drive import Moment, by_chance, start
from conformance_kit.hostile import probes
from conformance_kit.options import variants
from conformance_kit.registry import hooks_of
from conformance_kit.suite import sight_holds, telling_holds


class Table(RuleBasedStateMachine):
    """One partida of one game."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.rng = Random(0)
        self.moment: Moment | None = None

    @initialize(seed=st.integers(0, 2**30), data=st.data())
    def sit_down(self, seed: int, data: st.DataObject) -> None:
        """Somebody chose the options, and the score they start from."""
        self.rng = Random(seed)
        self.moment = start(self.game, self.rng, data.draw(st.sampled_from(variants(self.game)), label="options"))

    @property
    def now(self) -> Moment:
        """The present moment."""
        assert self.moment is not None
        return self.moment

    @precondition(lambda self: self.moment is not None and self.moment.state.actors())
    @rule(data=st.data())
    def act_in_turn(self, data: st.DataObject) -> None:
        """A seat waited for acts, or chance does."""
        state = self.now.state
        seat = data.draw(st.sampled_from(state.actors()), label="seat")
        action = by_chance(self.now, self.rng) if seat == CHANCE else data.draw(st.sampled_from(state.legal(seat)), label="act")
        self.moment = self.now.after(seat, action)

    @precondition(lambda self: self.moment is not None and self.moment.state.actors())
    @rule(data=st.data())
    def play_on(self, data: st.DataObject) -> None:
        """The same, to get further than to the first cards."""
        self.act_in_turn(data)

    @precondition(lambda self: self.moment is not None)
    @rule(data=st.data())
    def interject(self, data: st.DataObject) -> None:
        """Any seat does something from its menu, in turn or not."""
        seat = data.draw(st.sampled_from(self.now.players), label="seat")
        menu = self.now.state.legal(seat)
        if menu:
            self.moment = self.now.after(seat, data.draw(st.sampled_from(menu), label="act"))

    @precondition(lambda self: self.moment is not None)
    @rule(data=st.data())
    def rule_something(self, data: st.DataObject) -> None:
        """The referee rules, if need be over cards."""
        state = self.now.state
        named = [ruling for ruling in hooks_of(self.game).rulings(state, self.rng) if state.check(REFEREE, ruling) is None]
        menu = [*named, *state.legal(REFEREE)]
        if menu:
            self.moment = self.now.after(REFEREE, data.draw(st.sampled_from(menu), label="ruling"))

    @precondition(lambda self: self.moment is not None)
    @rule(data=st.data())
    def look_around(self, data: st.DataObject) -> None:
        """Somebody asks themselves what they know; somebody tries what is not allowed."""
        seat = data.draw(st.sampled_from(self.now.eyes), label="eyes")
        telling_holds(self.now, seat, sight_holds(self.now, seat, self.rng, hostile=20))
        menus.refusals_are_reasoned(self.now, seat, probes(self.now, seat, self.rng, 20))

    @invariant()
    def holds(self) -> None:
        """What holds at every moment."""
        if self.moment is None:
            return
        menus.waits_until_over(self.now)
        menus.menus_are_accepted(self.now)
        menus.lapses_are_legal(self.now)
        values.cards_are_conserved(self.now, self.now.state)
        if self.now.states:
            values.apply_is_advance(self.now.states[-1], *self.now.acts[-1])
