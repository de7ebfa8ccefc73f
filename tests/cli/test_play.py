"""`carteado play` and `carteado` alone, where there is no terminal, and what they hand to it where there is one."""

from types import SimpleNamespace
from typing import Any

import pytest

from carteado import __version__, terminal
from carteado.cli import play
from cli.typed import GAME, Typed


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the terminal would have been opened with."""
    calls: list[dict[str, Any]] = []
    screen = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr(play, "sys", SimpleNamespace(stdin=screen, stdout=screen))
    monkeypatch.setattr(terminal, "run", lambda **asked: calls.append(asked))
    return calls


def test_alone_it_prints_the_help(carteado: Typed) -> None:
    said = carteado()
    assert said.code == 0
    assert said.out == carteado("--help").out


def test_alone_in_a_terminal_it_opens_the_menu(carteado: Typed, opened: list[dict[str, Any]]) -> None:
    assert carteado("--lang", "en").out == ""
    assert opened == [{"lang": "en"}]


def test_play_needs_a_terminal(carteado: Typed) -> None:
    sentence = carteado("play", GAME).refused()
    assert sentence == "Para jogar é preciso um terminal; para partidas sem ninguém olhando há simulate."


def test_play_opens_the_table_asked_for(carteado: Typed, opened: list[dict[str, Any]]) -> None:
    asked = ("--seat", "2", "--bots", "random,truco", "--set", "ferro=blindAll", "--score", "11", "9", "--seed", "5")
    assert carteado("play", GAME, *asked).code == 0
    assert opened == [
        {
            "game_id": GAME,
            "lang": "pt-BR",
            "options": {"ferro": "blindAll"},
            "seat": 2,
            "bots": ("random", "truco"),
            "seed": 5,
            "score": (11, 9),
            "seats": 4,
        }
    ]


def test_play_has_a_bot_for_who_names_none(carteado: Typed, opened: list[dict[str, Any]]) -> None:
    carteado("play", GAME)
    assert (opened[0]["bots"], opened[0]["seat"], opened[0]["score"], opened[0]["seed"]) == (("truco",), 0, (), None)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seat", "4"), "O lugar vai de 0 a 3, e não 4."),
        (("--bots", "gênio"), "Não há robô gênio. Há: random, truco."),
        (("--set", "ferro=cego"), "A opção ferro não aceita cego: escolha entre open | blindFirstTrick | blindAll."),
        (
            ("--score", "12", "0"),
            "A partida começa com 0 a 11 para cada lado, e não com 12 0.",
        ),
    ],
)
def test_what_cannot_be_is_one_sentence(
    carteado: Typed, opened: list[dict[str, Any]], arguments: tuple[str, ...], sentence: str
) -> None:
    assert carteado("play", GAME, *arguments).refused() == sentence
    assert opened == []


def test_version(carteado: Typed) -> None:
    said = carteado("--version")
    assert (said.code, said.out) == (0, f"carteado {__version__}\n")


def test_play_one_against_one(carteado: Typed, opened: list[dict[str, Any]]) -> None:
    assert carteado("play", "truco-sinsep", "--seats", "2", "--seat", "1").code == 0
    assert (opened[0]["seats"], opened[0]["seat"]) == (2, 1)
    assert carteado("play", "truco-sinsep", "--seats", "2", "--seat", "2").refused() == "O lugar vai de 0 a 1, e não 2."
    refused = carteado("play", "truco-asfo", "--seats", "2").refused()
    assert refused == "truco-asfo se joga com 4 lugares, e não com 2."
