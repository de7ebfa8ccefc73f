"""The truco player never fails: under every house rule, against restless opponents, and whatever a referee rules."""

from collections.abc import Iterator
from random import Random

import pytest

from carteado import arena, catalogue
from carteado.bots import Bot, RandomBot
from carteado.cards import shuffled
from carteado.game import CHANCE, REFEREE, Action, Seat, State, View
from carteado.games.truco.bots import TrucoBot
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Ruling, Shuffle
from carteado.tricks.play import Play

CODES = [("truco-fenacef", 4), ("truco-asfo", 4), ("truco-sinsep", 4), ("truco-sinsep", 2)]
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


def flipped() -> Iterator[tuple[str, int, dict[str, str]]]:
    for game, seats in CODES:
        for choice in catalogue.game(game).choices:
            names = ["30"] if choice.numbers else [name for name in choice.values if name != choice.default]
            yield from ((game, seats, {choice.key: name}) for name in names)


def partidas(game: str, seats: int, options: dict[str, str], seeds: int, partner: Bot | None = None) -> set[str]:
    """Play, and tell what kinds of acts the truco players did."""
    kinds: set[str] = set()
    for seed in range(seeds):
        state = catalogue.new(game, seats, options, score=SCORES[seed % len(SCORES)])
        rest = RandomBot(0.3)
        bots: list[Bot] = [Strict(kinds), rest, partner or Strict(kinds), rest]
        arena.play(state, bots[:seats], Random(f"{options}/{seed}"))
    return kinds


@pytest.mark.parametrize(("game", "seats", "options"), list(flipped()))
def test_legal_under_every_option(game: str, seats: int, options: dict[str, str]) -> None:
    kinds = partidas(game, seats, options, 6)
    assert {"Play", "GiveBack", "Deal", "Accept"} <= kinds
    if options.get("ferro") in ("blindFirstTrick", "blindAll"):
        assert "Blind" in kinds
    if options.get("showAndWin") == "off":
        assert "Show" not in kinds


DOES = {
    "truco-fenacef": {"Draw", "Burn", "Show"},
    "truco-asfo": {"Burn", "FromBottom", "Blind"},
    "truco-sinsep": {"Draw", "Burn", "FromBottom", "Blind", "Saw", "Turn", "Peek"},
}


@pytest.mark.parametrize(("game", "seats"), CODES)
def test_does_everything_a_player_may(game: str, seats: int) -> None:
    kinds = partidas(game, seats, {}, 150)
    acts = {"Cut", "GiveBack", "Deal", "PlayOn", "Play", "Raise", "Accept", "Run"}
    assert ("GiveUp" in kinds) == (game == "truco-fenacef" or seats == 2)
    assert kinds >= acts | DOES[game] | {"NoneType", "open", "down", "with call", "alone"}


@pytest.mark.parametrize(("game", "seats"), CODES[:3])
@pytest.mark.parametrize("later", ["true", "false"])
@pytest.mark.parametrize("policy", ["firstBinds", "acceptByOneFoldByBoth"])
def test_legal_beside_a_random_partner(game: str, seats: int, later: str, policy: str) -> None:
    assert "Play" in partidas(game, seats, {"raiseLater": later, "answerPolicy": policy}, 20, RandomBot(0.3))


def iron_hands() -> Iterator[tuple[str, int, str]]:
    for game, seats in CODES:
        (ferro,) = (choice for choice in catalogue.game(game).choices if choice.key == "ferro")
        yield from ((game, seats, name) for name in ferro.values)


@pytest.mark.parametrize(("game", "seats", "ferro"), list(iron_hands()))
def test_legal_whatever_the_referee_rules(game: str, seats: int, ferro: str) -> None:
    kinds: set[str] = set()
    for seed in range(40):
        rng = Random(f"{ferro}/{seed}")
        state = catalogue.new(game, seats, {"ferro": ferro}, score=rng.choice(SCORES), dealer=seed % seats)
        for _ in range(ACTS_OF_SOME_MAOS):
            if not state.actors():
                break
            ruling = ruled(state, rng)
            state = act(state, Strict(kinds), rng) if ruling is None else state.apply(REFEREE, ruling).state
    assert {"Play"} | RULED[game] <= kinds


# What is only done where a referee has ruled on a card.
RULED = {"truco-fenacef": {"Choose"}, "truco-asfo": {"Keep"}, "truco-sinsep": {"Keep", "Refuse"}}
TURNS_UP = {"truco-asfo": "ASFO-CORTE-17", "truco-sinsep": "SIN-DAR-4"}
FELL = {"truco-fenacef": "FEN-23", "truco-asfo": "ASFO-CARTAS-4", "truco-sinsep": "S-SIN-27"}
OUT_OF_TURN = {"truco-fenacef": "S-FEN-25", "truco-asfo": "S-ASFO-25", "truco-sinsep": "S-SIN-27"}


def ruled(state: State, rng: Random) -> Action | None:
    """Now and then a ruling that a referee might give over the cards of whoever is on turn."""
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    mesa, game = view.known, view.regulation
    if mesa.phase != "play" or rng.random() > 0.2:
        return None
    if game in TURNS_UP and not mesa.vazas:
        turned = Ruling(TURNS_UP[game], None, mesa.hands[(mesa.dealer + 1) % mesa.seats].seen()[:1])
        return turned if state.check(REFEREE, turned) is None else None
    seen = mesa.hands[mesa.turn].seen()
    other = rng.randrange(mesa.seats)
    rulings = [Ruling(OUT_OF_TURN[game], other, mesa.hands[other].seen()[:1], sanction="return")]
    rulings.append(Ruling(FELL[game], mesa.turn, seen[: rng.randint(1, 3)], rng.randrange(2)))
    if game == "truco-fenacef":
        rulings.append(Ruling("FEN-22", other))
    return next((ruling for ruling in rng.sample(rulings, len(rulings)) if state.check(REFEREE, ruling) is None), None)


def act(state: State, player: Bot, rng: Random) -> State:
    """One act: of chance, or of the first seat that has something to say, those waited for last."""
    waited = state.actors()
    if CHANCE in waited:
        (offered,) = state.legal(CHANCE)
        assert isinstance(offered, Shuffle)
        return state.apply(CHANCE, Shuffle(shuffled(offered.cards, rng))).state
    order: list[Seat] = [*(seat for seat in range(seats_at(state)) if seat not in waited), *waited]
    for seat in order:
        action = player.choose(state.view(seat), state.legal(seat), rng)
        if action is not None:
            return state.apply(seat, action).state
    raise AssertionError(f"nobody acts in {state}")


def seats_at(state: State) -> int:
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    return view.known.seats
