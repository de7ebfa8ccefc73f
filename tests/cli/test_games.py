"""`carteado games`."""

import json

from carteado import catalogue
from cli.typed import GAME, Typed


def test_the_table_names_every_game(carteado: Typed) -> None:
    said = carteado("games")
    assert said.code == 0
    head, *rows = said.out.splitlines()
    assert head.split() == ["jogo", "título", "lugares", "opções"]
    assert [row.split() for row in rows] == [[GAME, "Truco", "FENACEF", "4", str(len(catalogue.game(GAME).choices))]]


def test_json_has_every_option_with_its_values(carteado: Typed) -> None:
    (told,) = json.loads(carteado("games", "--json").out)
    game = catalogue.game(GAME)
    assert {key: told[key] for key in ("id", "version", "title", "seats")} == {
        "id": GAME,
        "version": "2023",
        "title": "Truco FENACEF",
        "seats": [4],
    }
    assert [(option["key"], option["default"], option["values"], option["seconds"]) for option in told["options"]] == [
        (choice.key, choice.default, list(choice.values), choice.seconds) for choice in game.choices
    ]


def test_the_summary_is_in_the_language_asked_for(carteado: Typed) -> None:
    (portuguese,) = json.loads(carteado("games", "--json").out)
    (english,) = json.loads(carteado("--lang", "en", "games", "--json").out)
    assert "duplas" in portuguese["summary"]
    assert "pairs" in english["summary"]
    assert portuguese["options"] == english["options"]
