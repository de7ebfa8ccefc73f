"""One partida between bots: who is asked when, and what becomes of what they say."""

from random import Random

import pytest

from carteado import catalogue
from carteado.arena import play
from carteado.bots import Bot, RandomBot
from carteado.game import CHANCE, Action, Illegal, Seat, State, Step, View
from carteado.games.truco.bots import TrucoBot
from carteado.games.truco.rules.acts import Accept, Raise, Run
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Deal
from carteado.tricks.play import Play
from games.truco.kit import mesa


class Scripted:
    """Says these acts when it may, each once, in order; otherwise nothing. `asked` notes when it was asked."""

    def __init__(self, *acts: Action, asked: "list[tuple[Seat, str]] | None" = None) -> None:
        self.acts = list(acts)
        self.asked = asked

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        assert isinstance(view, TrucoView)
        assert legal
        if self.asked is not None:
            self.asked.append((view.seat, view.known.phase))
        if self.acts and self.acts[0] in legal:
            return self.acts.pop(0)
        return None


def start() -> State:
    return catalogue.new("truco-fenacef", dealer=0)


def test_the_acts_lead_to_the_state() -> None:
    state = catalogue.new("truco-fenacef")
    played = play(state, [TrucoBot(), RandomBot(0.2), TrucoBot(), RandomBot(0.2)], Random(3))
    for seat, action in played.acts:
        state = state.apply(seat, action).state
    assert state == played.state
    assert state.outcome == played.outcome
    assert played.decisions == sum(seat != CHANCE for seat, _ in played.acts)


def test_the_same_dice_give_the_same_partida() -> None:
    bots: list[Bot] = [TrucoBot(), RandomBot(0.2), TrucoBot(), RandomBot(0.2)]
    first, again, other = (play(catalogue.new("truco-fenacef"), bots, Random(seed)) for seed in (3, 3, 4))
    assert first.acts == again.acts
    assert first.acts != other.acts


def test_every_seat_has_dice_of_its_own() -> None:
    """The packs and the other seats' draws stay as they are when one seat uses more dice."""

    class Wasteful(RandomBot):
        def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
            rng.random()
            return super().choose(view, legal, rng)

    plain = play(catalogue.new("truco-fenacef"), [RandomBot()] * 4, Random(3))
    wasteful = play(catalogue.new("truco-fenacef"), [RandomBot()] * 3 + [Wasteful()], Random(3))
    assert plain.acts[:4] == wasteful.acts[:4]
    assert plain.acts != wasteful.acts


def test_where_all_are_silent_the_clock_speaks() -> None:
    told: list[tuple[Seat, Action]] = []
    state = start()

    def watch(seat: Seat, action: Action, step: Step) -> None:
        nonlocal state
        if seat != CHANCE:
            assert seat == state.actors()[0]
            assert action == state.lapse(seat)
        state = step.state
        told.append((seat, action))

    played = play(start(), [Scripted()] * 4, Random(1), watch)
    assert told == played.acts
    assert state == played.state
    assert played.decisions == 0


def after_deal(acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
    dealt = next(nth for nth, (_, action) in enumerate(acts) if isinstance(action, Deal))
    return acts[dealt + 1 :]


def test_an_answer_may_be_left_to_the_partner() -> None:
    played = play(start(), [Scripted(Raise(3)), Scripted(), Scripted(), Scripted(Accept(3))], Random(1))
    assert after_deal(played.acts)[:2] == [(0, Raise(3)), (3, Accept(3))]


def test_if_neither_answers_the_first_one_asked_runs() -> None:
    played = play(start(), [Scripted(Raise(3)), Scripted(), Scripted(), Scripted()], Random(1))
    assert after_deal(played.acts)[:2] == [(0, Raise(3)), (1, Run(3))]


def test_after_an_act_the_other_seats_may_speak_in_seat_order() -> None:
    asked: list[tuple[Seat, str]] = []
    play(mesa(0).state, [Scripted(asked=asked) for _ in range(4)], Random(1))
    assert [seat for seat, _ in asked[:9]] == [2, 0, 1, 2, 3, 1, 2, 3, 0]


def test_a_call_out_of_turn_stops_the_others() -> None:
    """Seat 0 calls after the first card: seats 1 and 3 must answer, and seat 2 has nothing to say any more."""
    asked: list[tuple[Seat, str]] = []
    bots: list[Bot] = [Scripted(*acts, asked=asked) for acts in ((Raise(3),), (), (), (Accept(3),))]
    played = play(mesa(0).state, bots, Random(1))
    assert played.acts[1:3] == [(0, Raise(3)), (3, Accept(3))]
    assert asked[:4] == [(2, "play"), (0, "play"), (1, "answer"), (3, "answer")]


def test_an_illegal_act_is_not_swallowed() -> None:
    class Cheat(RandomBot):
        def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
            action = super().choose(view, legal, rng)
            return Raise(12) if isinstance(action, Play) else action

    with pytest.raises(Illegal) as refused:
        play(start(), [Cheat(), RandomBot(), Cheat(), RandomBot()], Random(1))
    assert refused.value.seat in (0, 2)


def test_an_illegal_interjection_is_not_swallowed() -> None:
    class Loud:
        def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
            return Raise(9)

    with pytest.raises(Illegal) as refused:
        play(mesa(0).state, [Loud(), RandomBot(), RandomBot(), RandomBot()], Random(1))
    assert refused.value.seat == 0
