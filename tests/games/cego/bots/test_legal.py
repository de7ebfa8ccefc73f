"""The player of Truco Cego never fails: in both profiles, under every house rule, against restless opponents."""

from collections.abc import Iterator
from random import Random

import pytest

from carteado import arena, catalogue
from carteado.bots import Bot, RandomBot
from carteado.game import CHANCE, Action, View
from carteado.games.cego.bots import CegoBot
from carteado.games.cego.bots.worth import worth
from carteado.games.cego.rules.acts import Call, Declare, Leave, LeiDoJogo
from carteado.games.cego.rules.views import CegoView
from carteado.games.truco.bots import TrucoBot
from games.cego.bots.escolha import as_vezes, escolhe
from games.cego.kit import roda

GAME = "truco-cego"
PROFILES = ["faithful", "clean"]
SCORES = ((0, 0), (20, 6), (9, 23), (23, 23), (12, 17))


class Strict:
    """A player of whom every act is looked up in the menu it was given."""

    def __init__(self, kinds: set[str]) -> None:
        self.player = CegoBot()
        self.kinds = kinds

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        action = self.player.choose(view, legal, rng)
        assert action in legal if action is not None else not view.waited
        self.kinds.add(type(action).__name__)
        if isinstance(action, Call):
            self.kinds.add(action.call)
        elif isinstance(action, Declare):
            self.kinds.add(f"says {action.what}")
        elif isinstance(action, Leave):
            self.kinds.add(action.how)
        return action


def flipped() -> Iterator[dict[str, str]]:
    for choice in catalogue.game(GAME).choices:
        names = ["30"] if choice.numbers else [name for name in choice.values if name != choice.default]
        yield from ({choice.key: name} for name in names)


def partidas(options: dict[str, str], seeds: int, partner: Bot | None = None, rival: Bot | None = None) -> set[str]:
    """Play, and tell what kinds of acts the players did."""
    kinds: set[str] = set()
    for seed in range(seeds):
        state = catalogue.new(GAME, options=options, score=SCORES[seed % len(SCORES)])
        other = rival or RandomBot(0.3)
        bots = [Strict(kinds), other, partner or Strict(kinds), other, Strict(kinds), other]
        arena.play(state, bots, Random(f"{options}/{seed}"))
    return kinds


@pytest.mark.parametrize("options", list(flipped()))
def test_legal_under_every_option(options: dict[str, str]) -> None:
    assert {"Play", "Cut", "Deal", "Call", "Declare", "Quero", "Sing"} <= partidas(options, 10)


@pytest.mark.parametrize("profile", PROFILES)
def test_legal_beside_a_random_partner(profile: str) -> None:
    assert "Play" in partidas({"profile": profile, "openTiming": "any", "leiInTesta": "true"}, 20, RandomBot(0.3))


ALWAYS = {
    "Draw", "Cut", "Deal", "Play", "Call", "Declare", "Quero", "NaoQuero", "Defer", "Sing", "NaoMato", "Leave", "NoneType",
    "flor", "envido", "real-envido", "falta-envido", "truco", "retruco", "vale-quatro", "says flor", "says e-boa", "pack",
}  # fmt: skip


@pytest.mark.parametrize("profile", PROFILES)
def test_does_everything_a_player_may(profile: str) -> None:
    kinds = partidas({"profile": profile}, 150, rival=CegoBot())
    assert kinds >= ALWAYS
    assert "unseen" not in kinds
    assert "GiveHandUp" not in kinds


@pytest.mark.parametrize("profile", PROFILES)
def test_the_same_dice_give_the_same_partida(profile: str) -> None:
    bots: list[Bot] = [CegoBot() for _ in range(6)]
    first, again, other = (
        arena.play(catalogue.new(GAME, options={"profile": profile}), bots, Random(seed)) for seed in (3, 3, 4)
    )
    assert first.acts == again.acts
    assert first.acts != other.acts


def test_a_false_flor_is_a_rarity_and_never_near_the_end() -> None:
    table = roda({0: "7E 6E 4C"})
    said = [escolhe(table, 0, seed) for seed in range(2000)]
    assert 0 < said.count(Call("flor", 0)) < 20
    assert Call("flor", 0) not in as_vezes(roda({0: "7E 6E 4C"}, score=(18, 3)), 0, 2000)


def test_the_lei_do_jogo_is_for_who_is_far_behind() -> None:
    def says(score: tuple[int, int], seat: int) -> bool:
        state = catalogue.new(GAME, score=score, dealer=5, form="roda")
        state = state.apply(CHANCE, state.legal(CHANCE)[0]).state
        view, legal = state.view(seat), state.legal(seat)
        assert any(isinstance(action, LeiDoJogo) for action in legal)
        return any(isinstance(CegoBot().choose(view, legal, Random(seed)), LeiDoJogo) for seed in range(400))

    assert says((3, 14), 0)
    assert not says((3, 14), 1)
    assert not says((10, 10), 0)


def test_reads_no_other_view() -> None:
    truco = catalogue.new("truco-fenacef", dealer=0)
    with pytest.raises(TypeError, match="cannot read a TrucoView"):
        CegoBot().choose(truco.view(0), (), Random(1))
    view = roda().state.view(0)
    assert isinstance(view, CegoView)
    with pytest.raises(TypeError, match="cannot read a CegoView"):
        TrucoBot().choose(view, (), Random(1))


@pytest.mark.parametrize(("we", "they"), [(1, 1), (24, 24), (5, 9), (24, 1)])
def test_what_one_side_has_the_other_lacks(we: int, they: int) -> None:
    assert worth(we, they) + worth(they, we) == pytest.approx(1.0)
    assert worth(we, they) >= worth(we + 1, they)
    assert worth(0, they) == 1.0
