"""`carteado games`."""

import json

from carteado import catalogue
from cli.typed import GAME, Typed


def test_the_table_names_every_game(carteado: Typed) -> None:
    said = carteado("games")
    assert said.code == 0
    head, *rows = said.out.splitlines()
    assert head.split() == ["jogo", "título", "lugares", "opções"]
    told = {row.split()[0]: row.split()[1:] for row in rows}
    options = {game.id: str(len(game.choices)) for game in catalogue.GAMES.values()}
    assert told == {
        GAME: ["Truco", "FENACEF", "4", options[GAME]],
        "truco-asfo": ["Truco", "ASFO", "4", options["truco-asfo"]],
        "truco-sinsep": ["Truco", "SINSEP", "4", "/", "2", options["truco-sinsep"]],
        "truco-cego": ["Truco", "Cego", "6", options["truco-cego"]],
        "canastra": ["Canastra", "4", options["canastra"]],
        "buraco": ["Buraco", *["4", "/", "2", "/", "3", "/", "6", "/", "5"], options["buraco"]],
        "cacheta": ["Cacheta", *["4", "/", "2", "/", "3", "/", "5", "/", "6"], options["cacheta"]],
        "pifpaf": ["Pif-Paf", *["4", "/", "3", "/", "5", "/", "6", "/", "7", "/", "8"], options["pifpaf"]],
        "blackjack": ["Blackjack", *["3", "/", "1", "/", "2", "/", "4", "/", "5", "/", "6", "/", "7"], options["blackjack"]],
    }


def test_json_has_every_option_with_its_values(carteado: Typed) -> None:
    listed = json.loads(carteado("games", "--json").out)
    assert {key: listed[0][key] for key in ("id", "version", "title", "seats")} == {
        "id": GAME,
        "version": "2023",
        "title": "Truco FENACEF",
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
