"""Games and regulations over HTTP; and the language of every text."""

import dataclasses
import threading
from pathlib import Path
from typing import Any

import pytest

from carteado.catalogue import GAMES, BadOption, Game, game
from carteado.options import Choice
from carteado.regulations import regulation
from carteado.server import games
from carteado.words import Words
from server.server_kit import GAME, code_of, site


async def test_games_have_seats_options_and_bots(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = await here.client.get("/api/games")
    assert answer.headers["cache-control"] == "public, max-age=300"
    assert [told["id"] for told in answer.json()] == list(GAMES)
    told = answer.json()[0]
    found = game(GAME)
    assert (told["seats"], told["sides"], told["version"], told["family"]) == ([4], 2, "2023", "truco")
    assert told["title"] == {"pt": "Truco mineiro", "en": "Truco mineiro"}
    assert [(option["key"], option["default"], option["values"], option["numbers"]) for option in told["options"]] == [
        (choice.key, choice.default, list(choice.values), _bounds(choice)) for choice in found.choices
    ]
    assert told["bots"] == [{"name": "random", "best": False}, {"name": "truco", "best": True}]


def _bounds(choice: Choice) -> dict[str, int] | None:
    return None if choice.numbers is None else dataclasses.asdict(choice.numbers)


async def test_the_games_are_described_once_for_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes tens of milliseconds, in which nobody else would be served."""
    seen: list[str] = []
    described = games._described

    def watched(game: Game) -> Any:
        seen.append(threading.current_thread().name)
        return described(game)

    monkeypatch.setattr(games, "_described", watched)
    games._all.cache_clear()
    async with site(tmp_path) as here:
        plain = {"Accept-Encoding": "identity"}
        answers = [await here.client.get("/api/games", headers=headers) for headers in ({}, {}, plain)]
    assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", "gzip", None]
    assert answers[0].json() == answers[2].json()
    assert len(seen) == len(GAMES)
    assert threading.main_thread().name not in seen


async def test_a_regulation_is_sent_whole_in_both_languages(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        told = (await here.client.get(f"/api/regulations/{GAME}")).json()
    found = dataclasses.asdict(regulation(GAME))
    assert told.keys() == found.keys()
    for key in ("clauses", "silences", "options", "notices", "phrases", "calls"):
        assert len(told[key]) == len(found[key]) > 0
    assert told["clauses"] == list(found["clauses"])
    option = next(option for option in told["options"] if option["key"] == "ferro")
    assert option["labels"].keys() == {"open", "blindFirstTrick", "blindAll"}
    assert all(text["pt"] and text["en"] for text in option["labels"].values())


async def test_long_answers_are_packed_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        plain = await here.client.get(f"/api/regulations/{GAME}", headers={"Accept-Encoding": "identity"})
        packed = await here.client.get(f"/api/regulations/{GAME}", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 2


@pytest.mark.parametrize("asked", ["FEN-3c", "fen-3C"])
async def test_a_clause_is_found_whatever_its_case(tmp_path: Path, asked: str) -> None:
    async with site(tmp_path) as here:
        told = (await here.client.get(f"/api/regulations/{GAME}/clauses/{asked}")).json()
    assert (told["id"], told["kind"], told["article"], told["option"]) == ("FEN-3c", "play", "art. 3, c", "")
    assert told["text"]["pt"].startswith("Partida")


async def test_a_silence_names_its_clauses_and_its_option(tmp_path: Path) -> None:
    silence = next(found for found in regulation(GAME).silences if found.option)
    async with site(tmp_path) as here:
        told = (await here.client.get(f"/api/regulations/{GAME}/clauses/{silence.id}")).json()
    assert (told["kind"], told["about"], told["option"]) == ("silence", list(silence.about), silence.option)


async def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path, code in (
            ("/api/regulations/bisca", "no-game"),
            ("/api/regulations/bisca/clauses/FEN-1", "no-game"),
            (f"/api/regulations/{GAME}/clauses/FEN-999", "no-clause"),
            ("/api/regulations/..%2f..%2fsecrets", "not-found"),
            ("/api/regulations/..", "not-found"),
            ("/api/nothing", "not-found"),
        ):
            answer = await here.client.get(path)
            assert (answer.status_code, code_of(answer)) == (404, code), path


async def test_what_was_sent_turns_no_sentence_around(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path in ("/api/regulations/b\u202ei\u2066s%1b%00ca", "/api/compare/b\u202eisca/truco"):
            answer = await here.client.get(path)
            assert (answer.status_code, code_of(answer)) == (404, "no-game")
            assert "bisca" in answer.json()["text"]
            assert answer.json()["text"].isprintable()


async def test_a_method_that_is_not_there_names_those_that_are(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for method in ("DELETE", "POST", "PATCH", "OPTIONS", "TRACE", "PROPFIND"):
            answer = await here.client.request(method, "/api/me")
            assert (answer.status_code, code_of(answer)) == (405, "method")
            assert answer.headers["allow"] == "GET, HEAD, PUT"
            assert answer.json()["text"].endswith("use GET, HEAD, PUT.")


LANGUAGES = (
    ("", "", True),
    ("pt-PT,en;q=0.8", "", True),
    ("en-GB,en;q=0.9", "", False),
    ("fr,en;q=0.5,pt;q=0.4", "", False),
    ("en;q=0.2, pt;q=0.7", "", True),
    ("en;q=0, *", "", True),
    ("x;q=z,,;;en", "", True),
    ("pt", "?lang=en", False),
    ("en", "?lang=pt-BR", True),
    ("en", "?lang=klingon", False),
)


async def test_errors_speak_the_language_asked_for(tmp_path: Path) -> None:
    body = {"setup": {"game": GAME, "options": {"nada": "x"}}}
    async with site(tmp_path) as here:
        for accepted, query, portuguese in LANGUAGES:
            headers = {"Accept-Language": accepted} if accepted else {}
            answer = await here.client.post(f"/api/tables{query}", json=body, headers=headers)
            assert (answer.status_code, code_of(answer)) == (422, "option-unknown")
            expected = Words("pt-BR" if portuguese else "en").bad_option(BadOption("option-unknown", "nada", "")).split(":")[0]
            assert answer.json()["text"].startswith(expected), (accepted, query)


async def test_a_question_is_answered_with_the_best_first_and_the_words_to_mark(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        asked = f"/api/regulations/{GAME}/search"
        answer = await here.client.get(asked, params={"q": "FEN-19.3", "lang": "pt-BR"})
        spoken = await here.client.get(asked, params={"q": "strongest card"}, headers={"Accept-Language": "en"})
        nothing = await here.client.get(asked, params={"q": "", "lang": "en"})
        long = await here.client.get(asked, params={"q": "a" * 201})
        nowhere = await here.client.get("/api/regulations/poker/search", params={"q": "zap"})
    assert answer.json()["answers"][0] == {"id": "FEN-19.3", "marks": ["19"]}
    assert answer.headers["cache-control"] == "public, max-age=300"
    assert spoken.headers["cache-control"] == "no-store"
    assert [told["marks"] for told in spoken.json()["answers"] if told["id"] == "FEN-3l"] == [["highest", "card"]]
    assert nothing.json() == {"answers": []}
    assert (long.status_code, nowhere.status_code) == (400, 404)
