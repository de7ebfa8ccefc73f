"""`carteado simulate`: reproducible, and clear about what it cannot do."""

import json
import re
from typing import Any

import pytest

from carteado import cards
from carteado.catalogue import GAMES
from cli.typed import GAME, Typed

KEYS = {
    "id",
    "seed",
    "partidas",
    "seats",
    "options",
    "bots",
    "decisions",
    "seconds",
    "decisions_per_second",
    "compiled",
    "results",
}


def simulated(carteado: Typed, *arguments: str) -> dict[str, Any]:
    said = carteado("simulate", GAME, "--json", *arguments)
    assert said.code == 0, said.err
    found: dict[str, Any] = json.loads(said.out)
    return found


def lasting(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


def test_json_says_what_was_played_and_how_it_ended(carteado: Typed) -> None:
    found = simulated(carteado, "--partidas", "40", "--seed", "7")
    assert set(found) == KEYS
    assert (found["id"], found["seed"], found["partidas"], found["seats"]) == (f"{GAME}/2023", 7, 40, 4)
    assert (found["options"], found["bots"]) == ({}, ["random"])
    assert found["compiled"] is not str(cards.__file__).endswith(".py")
    assert found["decisions"] > 40 * 6
    assert found["seconds"] >= 0
    assert found["decisions_per_second"] > 0
    assert set(found["results"]) == {"A", "B"}
    assert sum(side["wins"] for side in found["results"].values()) == 40
    assert all(side["points"] >= 12 * side["wins"] for side in found["results"].values())


def test_the_results_are_these_on_every_build(carteado: Typed) -> None:
    found = simulated(carteado, "--partidas", "2", "--seed", "1")
    assert found["decisions"] == 113
    assert found["results"] == {"A": {"wins": 0, "points": 18}, "B": {"wins": 2, "points": 26}}


@pytest.mark.parametrize("bots", ["random", "truco", "truco,random"])
def test_a_seed_gives_the_same_results_twice(carteado: Typed, bots: str) -> None:
    first, second, other = (simulated(carteado, "--partidas", "6", "--bots", bots, "--seed", seed) for seed in "551")
    assert lasting(first) == lasting(second)
    assert first["results"] != other["results"] or first["decisions"] != other["decisions"]


def test_one_bot_a_pair(carteado: Typed) -> None:
    found = simulated(carteado, "--partidas", "20", "--bots", "truco,random")
    assert found["bots"] == ["truco", "random"]
    assert found["results"]["A"]["wins"] > found["results"]["B"]["wins"]
    swapped = simulated(carteado, "--partidas", "20", "--bots", "random,truco")
    assert swapped["results"]["B"]["wins"] > swapped["results"]["A"]["wins"]


@pytest.mark.parametrize("profile", ["faithful", "clean"])
@pytest.mark.parametrize("bots", ["random", "cego,random"])
def test_trios_are_reproducible_in_both_profiles(carteado: Typed, profile: str, bots: str) -> None:
    arguments = ("truco-cego", "--partidas", "10", "--set", f"profile={profile}", "--bots", bots, "--seats", "6")
    first, again = (json.loads(carteado("simulate", *arguments, "--json").out) for _ in range(2))
    assert lasting(first) == lasting(again)
    assert (first["id"], first["seats"], first["options"]) == ("truco-cego/1", 6, {"profile": profile})
    assert sum(side["wins"] for side in first["results"].values()) == 10
    if "cego" in bots:
        assert first["results"]["A"]["wins"] >= 8
    assert "trio A: " in carteado("simulate", *arguments).out


def test_a_bot_of_another_game_is_not_there(carteado: Typed) -> None:
    assert carteado("simulate", "truco-cego", "--bots", "truco").refused() == "Não há robô truco. Há: cego, random."


def test_house_rules_are_played_and_told(carteado: Typed) -> None:
    found = simulated(carteado, "--partidas", "60", "--set", "recordScore=cap12", "--set", "concede=true")
    assert found["options"] == {"recordScore": "cap12", "concede": "true"}
    winners = [side for side in found["results"].values() if side["wins"]]
    assert all(side["points"] <= 12 * side["wins"] + 11 * (60 - side["wins"]) for side in winners)
    plain = simulated(carteado, "--partidas", "60")
    assert found["decisions"] != plain["decisions"]


def test_the_text_tells_shares_and_speed(carteado: Typed) -> None:
    head, first, second, speed = carteado("simulate", GAME, "--partidas", "3", "--seed", "2").out.splitlines()
    assert head == f"3 partidas de {GAME}/2023"
    shares = [re.fullmatch(r"dupla ([AB]): (\d) vitórias? \((\d+,\d)%\)", line) for line in (first, second)]
    assert [found and found[1] for found in shares] == ["A", "B"]
    assert sum(int(found[2]) for found in shares if found) == 3
    assert re.fullmatch(r"\d+ decisões em \d+,\d+ s: \d+ por segundo", speed)


def test_what_has_to_be_agreed_on_is_proposed_and_printed(carteado: Typed) -> None:
    def lines(*arguments: str) -> list[str]:
        return carteado("simulate", "pifpaf", "--partidas", "1", "--set", "max_deals=1", *arguments).out.splitlines()

    assert lines()[:4] == [
        "1 partida de pifpaf/1",
        "Fichas de cada pessoa no começo: 100",
        "Aposta mínima, em fichas: 5",
        "Aposta máxima de cada pessoa na rodada, em fichas: 20",
    ]
    assert lines("--set", "stack=40")[1] == "Fichas de cada pessoa no começo: 40"


def test_one_is_not_many(carteado: Typed) -> None:
    said = carteado("simulate", GAME, "--partidas", "1")
    assert said.out.splitlines()[:3] == [
        f"1 partida de {GAME}/2023",
        "dupla A: 0 vitórias (0,0%)",
        "dupla B: 1 vitória (100,0%)",
    ]
    assert said.err == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--set", "clock=2"), "A opção clock não aceita 2: escolha entre off | 3..3600."),
        (("--set", "clock"), "Escreva a opção como chave=valor, e não clock."),
        (("--set", "=off"), "Escreva a opção como chave=valor, e não =off."),
        (("--seats", "3"), "truco-fenacef se joga com 4 lugares, e não com 3."),
        (("--bots", "gênio"), "Não há robô gênio. Há: random, truco."),
        (("--bots", "truco,"), "Não há robô «». Há: random, truco."),
        (
            ("--set", "falseShow=loseHand", "--set", "showAndWin=off"),
            "falseShow=loseHand não combina com showAndWin=off: sem abrir o jogo não há falta a punir; mude uma das duas.",
        ),
    ],
)
def test_what_cannot_be_is_one_sentence(carteado: Typed, arguments: tuple[str, ...], sentence: str) -> None:
    assert carteado("simulate", GAME, *arguments).refused() == sentence


def test_an_unknown_option_names_those_there_are(carteado: Typed) -> None:
    sentence = carteado("simulate", GAME, "--set", "vento=norte").refused()
    assert sentence.startswith("Não existe a opção vento: as que existem são firstLead, tieLead,")


def test_an_unknown_game_names_those_there_are(carteado: Typed) -> None:
    said = carteado("simulate", "pôquer").refused()
    assert said == f"Não conheço o jogo pôquer. Há: {', '.join(GAMES)}."


def test_a_game_may_be_named_with_its_version(carteado: Typed) -> None:
    assert carteado("simulate", f"{GAME}/2023", "--partidas", "1").code == 0


@pytest.mark.parametrize("game", ["truco-asfo", "truco-sinsep"])
def test_every_code_is_reproducible(carteado: Typed, game: str) -> None:
    first, second, other = (
        json.loads(carteado("simulate", game, "--json", "--partidas", "20", "--seed", seed).out) for seed in "119"
    )
    assert lasting(first) == lasting(second)
    assert first["results"] != other["results"] or first["decisions"] != other["decisions"]
    assert sum(side["wins"] for side in first["results"].values()) == 20


def test_one_against_one(carteado: Typed) -> None:
    arguments = ("simulate", "truco-sinsep", "--seats", "2", "--partidas", "30", "--seed", "3")
    found = json.loads(carteado(*arguments, "--json").out)
    assert found["seats"] == 2
    assert sum(side["wins"] for side in found["results"].values()) == 30
    said = carteado(*arguments).out
    assert "lado A: " in said
    assert "dupla" not in said
    four = json.loads(carteado("simulate", "truco-sinsep", "--partidas", "30", "--seed", "3", "--json").out)
    assert four["decisions"] != found["decisions"]
