"""Presets of events and sheets in print are the family's: found game by game."""

import pytest

from carteado.regulations import Text
from carteado.tournament import Criterion, Event, Paper, Preset, Printed, papers, presets, printed
from carteado.tournament.paper import Facts
from carteado.words import Words
from carteado.words.language import Language
from families_kit import game, patch, plant

__all__ = ["patch"]
TITLE = Text("Liga", "League")
LIGA = Preset(
    "liga", "bisca-um", TITLE, 3, (3, 1, 0), (2, 0), (Criterion("wins", "B-1"), Criterion("balance")), 2, paper="sumula"
)


def source(words: Language, facts: Facts) -> str:
    return f"{words.lang} {facts.get('table', '-')}"


SUMULA = Printed("sumula", "bisca-um", TITLE, source)


def test_presets_are_told_of_one_game_or_of_all(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "bisca", game("bisca-um"), game("bisca-dois"), event=Event((LIGA,)))
    assert presets("bisca-um") == (LIGA,)
    assert LIGA in presets()
    assert presets("bisca-dois") == presets("truco-fenacef") == ()


def test_a_sheet_is_printed_with_what_is_known(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "bisca", game("bisca-um"), game("bisca-dois"), paper=Paper((SUMULA,)))
    assert papers("bisca-um") == (SUMULA,)
    assert printed(Words("en"), "bisca-um", "sumula", {"table": "4"}) == "en 4"
    assert printed(Words("pt-BR"), "bisca-um", "sumula") == "pt-BR -"
    with pytest.raises(KeyError, match="bisca-dois has no sheet called 'sumula'; there are none"):
        printed(Words("en"), "bisca-dois", "sumula")
    assert papers("truco-fenacef") == ()
