"""What games are called: by players first, by the association second; the page calls them the same."""

import re
from pathlib import Path

import pytest

from carteado.catalogue import GAMES
from carteado.regulations import regulation
from carteado.words import Words

SHOWN = Path(__file__).parents[2] / "web" / "src" / "games"
LANGS = ("pt-BR", "en")


def names(lang: str) -> dict[str, str]:
    return {game: regulation(game).title(lang) for game in GAMES}


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_games_go_by_one_name(lang: str) -> None:
    told = names(lang)
    assert len(set(told.values())) == len(told) == 9
    assert all(regulation(game).code(lang) for game in told)


def test_players_know_them_and_the_association_comes_second() -> None:
    assert regulation("truco-fenacef").name() == "Truco mineiro (manilhas fixas, código FENACEF)"
    assert regulation("truco-asfo").name() == "Truco paulista de matar (vira, quem truca mata, código ASFO)"
    assert regulation("truco-sinsep").name("en") == "Truco paulista (vira, pairs or one on one, SINSEP)"


def test_the_page_calls_its_games_the_same_before_the_server_has_answered() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SHOWN.glob("*/shown.ts"))
    shown = dict(re.findall(r"id: '([^']+)',\s+name: '([^']+)'", text))
    assert shown == names("pt-BR") == names("en")


@pytest.mark.parametrize("lang", LANGS)
def test_every_house_game_has_a_name_and_says_what_it_sets(lang: str) -> None:
    for game in GAMES.values():
        words = Words(lang, game.id)
        titles = [words.preset(preset.name) for preset in game.presets]
        assert len(set(titles)) == len(titles) > 0, game.id
        assert all(words.preset_line(preset.name).endswith(".") for preset in game.presets), game.id


def test_every_house_game_is_another_than_the_printed_one_and_can_be_played() -> None:
    for game in GAMES.values():
        printed = {choice.key: choice.default for choice in game.choices}
        for preset in game.presets:
            assert all(printed[key] != value for key, value in preset.options.items()), (game.id, preset.name)
            state = game.begin(game.seats[0], game.proposed(preset.options))
            assert preset.options.items() <= dict(state.view(0).options).items(), (game.id, preset.name)
        settings = [tuple(sorted(preset.options.items())) for preset in game.presets]
        assert len(set(settings)) == len(settings), game.id
