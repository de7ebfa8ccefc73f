"""`carteado games`."""

import json
import re

from carteado import catalogue
from carteado.regulations import regulation
from cli.typed import GAME, Typed


def test_the_tables_name_every_game_and_every_house_game(carteado: Typed) -> None:
    said = carteado("games")
    assert said.code == 0
    names, tables = said.out.strip().split("\n\n")
    head, *rows = names.splitlines()
    assert head.split() == ["jogo", "título", "código"]
    assert [re.split(r"  +", row.strip()) for row in rows] == [
        [game, regulation(game).title(), regulation(game).code()] for game in catalogue.GAMES
    ]
    head, *rows = tables.splitlines()
    assert head.split() == ["jogo", "lugares", "opções", "modalidades"]
    assert [re.split(r"  +", row.strip()) for row in rows] == [
        [game.id, " / ".join(map(str, game.seats)), str(len(game.choices)), " ".join(preset.name for preset in game.presets)]
        for game in catalogue.GAMES.values()
    ]


def test_one_game_tells_what_its_house_games_set(carteado: Typed) -> None:
    head, summary, *presets = carteado("games", "truco-asfo").out.splitlines()
    assert head == "Truco paulista de matar (vira, quem truca mata, código ASFO)"
    assert "ASFO" in summary
    assert presets[:4] == ["", "limpo: Baralho limpo", "Sem 4, 5, 6 e 7: 24 cartas, e manilha quase toda mão.", "deck=24"]
    assert json.loads(carteado("games", "truco-asfo", "--json").out)["presets"][0]["options"] == {"deck": "24"}


def test_json_has_every_option_with_its_values(carteado: Typed) -> None:
    listed = json.loads(carteado("games", "--json").out)
    assert {key: listed[0][key] for key in ("id", "version", "title", "seats")} == {
        "id": GAME,
        "version": "2023",
        "title": "Truco mineiro",
        "seats": [4],
    }
    assert [told["id"] for told in listed] == list(catalogue.GAMES)
    for told in listed:
        options = [(option["key"], option["default"], option["values"], option["numbers"]) for option in told["options"]]
        choices = catalogue.game(told["id"]).choices
        assert options == [
            (choice.key, choice.default, list(choice.values), str(choice.numbers) if choice.numbers else None)
            for choice in choices
        ]


def test_the_summary_is_in_the_language_asked_for(carteado: Typed) -> None:
    portuguese = json.loads(carteado("games", "--json").out)
    english = json.loads(carteado("--lang", "en", "games", "--json").out)
    assert "duplas" in portuguese[0]["summary"]
    assert "pairs" in english[0]["summary"]
    assert all(told["summary"] != other["summary"] for told, other in zip(portuguese, english, strict=True))
    assert [told["options"] for told in portuguese] == [told["options"] for told in english]
