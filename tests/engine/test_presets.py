"""Seats that bring a setting along, and house rules that go by one name."""

from collections.abc import Mapping
from typing import Any

import pytest

from carteado import catalogue
from carteado.family import Game, Preset
from carteado.game import State
from carteado.options import BadOption
from carteado.words import Words
from carteado.words.face import Speech
from families_kit import game, patch, plant

__all__ = ["patch"]
FECHADO = Preset("fechado", {"runsOnly": "true"})
TITLES = {"fechado": "Texto impresso"}  # any sentence that has its English
LINES = {"fechado": "como manda o regulamento"}


def told(error: BadOption, lang: str = "pt-BR") -> str:
    return Words(lang).bad_option(error)


def test_a_number_of_seats_brings_its_setting_along() -> None:
    five = game("five", seats=(4, 5), needs={5: {"allow_five": "true"}})
    assert five.settled(4, {"target": "90"}) == {"target": "90"}
    assert five.settled(5, {"target": "90"}) == {"target": "90", "allow_five": "true"}
    assert five.settled(5, {"allow_five": "true"}) == {"allow_five": "true"}
    assert five.settled(4, {"allow_five": "true"}) == {"allow_five": "true"}


def test_the_setting_chosen_otherwise_is_refused_in_words() -> None:
    five = game("five", seats=(4, 5), needs={5: {"allow_five": "true"}})
    with pytest.raises(BadOption) as refused:
        five.settled(5, {"allow_five": "false"})
    assert told(refused.value) == "Com 5 lugares vale allow_five=true, e não allow_five=false."
    assert told(refused.value, "en") == "With 5 seats allow_five=true is played, and not allow_five=false."


def test_a_partida_starts_with_what_its_seats_bring(patch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, Mapping[str, str]]] = []

    def start(seats: int, settings: Mapping[str, str], **_position: Any) -> State:
        asked.append((seats, settings))
        return catalogue.new("truco-fenacef")

    made = Game("five", "1", (4, 5), (), (), (), start=start, restore=lambda _: start(4, {}), needs={5: {"allow": "true"}})
    plant(patch, "planted", made)
    catalogue.new("five", 5, {"x": "y"})
    catalogue.new("five")
    assert asked == [(5, {"x": "y", "allow": "true"}), (4, {})]


def test_a_preset_is_found_by_name_and_another_is_told_which_there_are() -> None:
    named = game("named", presets=(FECHADO, Preset("aberto", {})))
    assert named.preset("fechado") is FECHADO
    with pytest.raises(BadOption) as refused:
        named.preset("fexado")
    assert told(refused.value) == "Não existe a modalidade fexado: as que existem são fechado, aberto."
    with pytest.raises(BadOption) as none:
        game("plain").preset("x" * 90)
    assert told(none.value).startswith("Este jogo não tem modalidades, nem xxx")
    assert "x" * 41 not in told(none.value)


def test_its_title_is_the_familys(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "spoken", game("named", presets=(FECHADO,)), words=Speech(presets=TITLES, preset_lines=LINES))
    assert Words("pt-BR", "named").preset("fechado") == "Texto impresso"
    assert Words("en", "named").preset("fechado") == "Printed text"
    assert Words("en", "named").preset_line("fechado") == "as the regulation has it"


def test_without_words_it_goes_by_its_name(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "silent", game("named", presets=(FECHADO,)))
    assert (Words("en", "named").preset("fechado"), Words("en", "named").preset_line("fechado")) == ("fechado", "")
