"""The truco player never fails: under every house rule, against restless opponents, and whatever a referee rules."""

from collections.abc import Iterator
from random import Random

import pytest

from carteado import arena, catalogue
from carteado.bots import Bot, RandomBot, TrucoBot
from carteado.cards import shuffled
from carteado.game import CHANCE, REFEREE, Action, Seat, State, View
from carteado.truco.acts import Play, Ruling, Shuffle
from carteado.truco.views import TrucoView

GAME = "truco-fenacef"
SCORES = ((0, 0), (11, 4), (6, 11), (11, 11), (10, 9))
ACTS_OF_SOME_MAOS = 120


class Strict:
    """A truco player of whom every act is looked up in the menu it was given."""

    def __init__(self, kinds: set[str]) -> None:
        self.player = TrucoBot()
        self.kinds = kinds

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        action = self.player.choose(view, legal, rng)
        assert action is None or action in legal
        if isinstance(action, Play):
            self.kinds.add("down" if action.down else "open")
            self.kinds.add("with call" if action.call else "alone")
        self.kinds.add(type(action).__name__)
        return action


def flipped() -> Iterator[tuple[str, str]]:
    for choice in catalogue.game(GAME).choices:
        names = ["30"] if choice.seconds else [name for name in choice.values if name != choice.default]
        yield from ((choice.key, name) for name in names)


def partidas(options: dict[str, str], seeds: int, partner: Bot | None = None) -> set[str]:
    """Play, and tell what kinds of acts the truco players did."""
    kinds: set[str] = set()
    for seed in range(seeds):
        state = catalogue.new(GAME, options=options, score=SCORES[seed % len(SCORES)])
        rest = RandomBot(0.3)
        bots: list[Bot] = [Strict(kinds), rest, partner or Strict(kinds), rest]
        arena.play(state, bots, Random(f"{options}/{seed}"))
    return kinds


@pytest.mark.parametrize(("key", "value"), list(flipped()))
def test_legal_under_every_option(key: str, value: str) -> None:
    kinds = partidas({key: value}, 10)
    assert {"Play", "GiveBack", "Deal", "Accept"} <= kinds
    if (key, value) in (("ferro", "blindFirstTrick"), ("ferro", "blindAll")):
        assert "Blind" in kinds
    if (key, value) == ("showAndWin", "off"):
        assert "Show" not in kinds


def test_does_everything_a_player_may() -> None:
    kinds = partidas({}, 150)
    acts = {"Draw", "Cut", "Burn", "GiveBack", "Deal", "PlayOn", "GiveUp", "Play", "Raise", "Accept", "Run", "Show"}
    assert kinds >= acts | {"NoneType", "open", "down", "with call", "alone"}


def test_legal_beside_a_random_partner() -> None:
    assert "Play" in partidas({"raiseLater": "true", "answerPolicy": "acceptByOneFoldByBoth"}, 20, RandomBot(0.3))


@pytest.mark.parametrize("ferro", ["open", "blindFirstTrick", "blindAll"])
def test_legal_whatever_the_referee_rules(ferro: str) -> None:
    kinds: set[str] = set()
    for seed in range(40):
        rng = Random(f"{ferro}/{seed}")
        state = catalogue.new(GAME, options={"ferro": ferro}, score=rng.choice(SCORES), dealer=seed % 4)
        for _ in range(ACTS_OF_SOME_MAOS):
            if not state.actors():
                break
            ruling = ruled(state, rng)
            state = act(state, Strict(kinds), rng) if ruling is None else state.apply(REFEREE, ruling).state
    assert {"Choose", "Play"} <= kinds


def ruled(state: State, rng: Random) -> Action | None:
    """Now and then a ruling that a referee might give over the cards of whoever is on turn."""
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    mesa = view.known
    if mesa.phase != "play" or rng.random() > 0.2:
        return None
    seen = mesa.hands[mesa.turn].seen()
    other = rng.randrange(4)
    rulings = [Ruling("FEN-22", other), Ruling("S-FEN-25", other, mesa.hands[other].seen()[:1], sanction="return")]
    rulings.append(Ruling("FEN-23", mesa.turn, seen[: rng.randint(1, 3)], rng.randrange(2)))
    return next((ruling for ruling in rng.sample(rulings, 3) if state.check(REFEREE, ruling) is None), None)


def act(state: State, player: Bot, rng: Random) -> State:
    """One act: of chance, or of the first seat that has something to say, those waited for last."""
    waited = state.actors()
    if CHANCE in waited:
        (offered,) = state.legal(CHANCE)
        assert isinstance(offered, Shuffle)
        return state.apply(CHANCE, Shuffle(shuffled(offered.cards, rng))).state
    order: list[Seat] = [*(seat for seat in range(4) if seat not in waited), *waited]
    for seat in order:
        action = player.choose(state.view(seat), state.legal(seat), rng)
        if action is not None:
            return state.apply(seat, action).state
    raise AssertionError(f"nobody acts in {state}")
