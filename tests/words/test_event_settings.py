"""Every setting of every preset has a name in words, and its own: the clock of a jogo is not that of a turn."""

import pytest

from carteado.tournament import entries as log
from carteado.tournament.presets import presets
from carteado.tournament.torneio import Torneio
from carteado.words import Words
from carteado.words.event_settings import TITLES, option

KEYS = {setting.key for preset in presets() for setting in preset.settings}


@pytest.mark.parametrize("preset", [one.id for one in presets()])
@pytest.mark.parametrize("lang", Words.LANGUAGES)
def test_every_setting_of_a_preset_is_called_by_words_of_its_own(preset: str, lang: str) -> None:
    event = Torneio.of().entered(log.Opened(name="Copa", preset=preset))
    settings = event.state.preset_of.settings
    told = [option(Words(lang), event.state, setting.key) for setting in settings]
    assert [title for title in told if " " not in title] == []
    assert len(set(told)) == len(told)


def test_the_clock_is_that_of_a_jogo() -> None:
    event = Torneio.of().entered(log.Opened(name="Copa", preset="fenacef"))
    assert option(Words("pt"), event.state, "clock") == "Tempo de um jogo, em minutos"
    assert option(Words("pt"), event.state, "averageScope") == "Jogos que entram no Average"


def test_no_name_is_for_nothing() -> None:
    assert set(TITLES) <= KEYS
