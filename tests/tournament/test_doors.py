"""Presets of events are the family's: found game by game."""

import pytest

from carteado.regulations import Text
from carteado.tournament import Event, Preset, preset, presets
from carteado.tournament.livre import LIVRE, OPEN, SETTINGS
from carteado.tournament.rules import Rules
from families_kit import game, patch, plant

__all__ = ["patch"]
TITLE = Text("Liga", "League")
LIGA = Preset("liga", TITLE, Rules("liga", "bisca-um"), OPEN, SETTINGS)


def test_presets_are_told_of_one_game_or_of_all_and_livre_is_always_there(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "bisca", game("bisca-um"), game("bisca-dois"), event=Event((LIGA,)))
    assert presets("bisca-um") == (LIGA, LIVRE)
    assert presets("bisca-dois") == (LIVRE,)
    assert [each.id for each in presets()] == ["fenacef", "asfo", "sinsep", "cbtg", "canastra", "liga", "livre"]
    assert preset("liga") == LIGA


def test_livre_takes_any_game_and_a_preset_of_a_game_keeps_its_own() -> None:
    assert preset("livre", "truco-asfo").regulation == "truco-asfo"
    assert preset("livre").regulation == ""
    assert preset("fenacef", "truco-asfo").regulation == "truco-fenacef"
    with pytest.raises(KeyError, match="no preset called 'taça'; there are fenacef, asfo, sinsep, cbtg, canastra, livre"):
        preset("taça")
