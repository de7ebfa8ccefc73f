"""Bots by name: which there are, which game they play, and what a wrong name says."""

import pytest

from carteado import catalogue
from carteado.bots import RandomBot, all_bots, bot, bots_for, default_bot
from carteado.games.cego.bots import CegoBot
from carteado.games.truco.bots import TrucoBot


def test_bots_by_name() -> None:
    assert isinstance(bot("random", "truco-fenacef"), RandomBot)
    assert isinstance(bot("truco", "truco-fenacef"), TrucoBot)


def test_each_bot_is_new() -> None:
    assert bot("truco", "truco-fenacef") is not bot("truco", "truco-fenacef")


def test_a_wrong_name_says_which_there_are() -> None:
    with pytest.raises(ValueError, match=r"no bot called 'zap' plays truco-fenacef; there are random, truco"):
        bot("zap", "truco-fenacef")


def test_a_wrong_game_says_which_there_are() -> None:
    with pytest.raises(KeyError, match="truco-fenacef"):
        bot("random", "sueca")


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_every_game_has_a_default_that_plays_it(game_id: str) -> None:
    assert default_bot(game_id) in bots_for(game_id)
    assert set(bots_for(game_id)) <= set(all_bots())


@pytest.mark.parametrize("game_id", ["truco-fenacef", "truco-asfo", "truco-sinsep"])
def test_the_default_of_truco_thinks(game_id: str) -> None:
    assert default_bot(game_id) == "truco"


def test_truco_cego_has_a_player_of_its_own() -> None:
    assert bots_for("truco-cego") == ("cego", "random")
    assert default_bot("truco-cego") == "cego"
    assert isinstance(bot("cego", "truco-cego"), CegoBot)
    with pytest.raises(ValueError, match=r"no bot called 'truco' plays truco-cego; there are cego, random"):
        bot("truco", "truco-cego")
