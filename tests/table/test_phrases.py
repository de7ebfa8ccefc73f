"""What may be said: the questions the regulation allows, signs where the table plays with them, nothing else."""

import json
from dataclasses import replace

import pytest

from carteado.game import PUBLIC, REFEREE
from carteado.regulations import regulation
from carteado.table import incoming
from carteado.table.deciding import BREATH
from table.play_kit import begun, dealt, page_of
from table.table_kit import FOUR, GAME, JUIZ, RITA, Process, facts

PHRASES = {phrase.id: phrase for phrase in regulation(GAME).phrases}
SIGNS = [name for name, phrase in PHRASES.items() if phrase.option]
ALWAYS = [name for name, phrase in PHRASES.items() if not phrase.option]


def _watched(**options: str) -> Process:
    process = begun(FOUR, juiz=JUIZ, options=options)
    process.enter(RITA)
    return process


def _heard(process: Process, phrase: str) -> set[int]:
    return {page.role for page in process.pages if any(spoken.phrase == phrase for spoken in page.spoken)}


@pytest.mark.parametrize("phrase", PHRASES)
def test_who_hears_it_depends_on_the_phrase(phrase: str) -> None:
    process = _watched(signals="preset")
    process.do(page_of(process, 1), incoming.Phrase, phrase=phrase)
    everybody = {0, 1, 2, 3, PUBLIC, REFEREE}
    audience = {"table": everybody, "partner": {1, 3}, "referee": {1, REFEREE}}[PHRASES[phrase].audience]
    assert _heard(process, phrase) == audience


def test_the_others_see_that_there_was_a_sign_but_not_which() -> None:
    process = _watched(signals="preset")
    process.do(page_of(process, 1), incoming.Phrase, phrase="sign-zap")
    zero, rita = page_of(process, 0), page_of(process, PUBLIC)
    assert zero.sent[-1] == rita.sent[-1]
    assert b"zap" not in zero.sent[-1][1]
    assert json.loads(zero.sent[-1][1])["spoken"] == {"seat": 1, "phrase": "sign", "text": "(faz um sinal)"}


@pytest.mark.parametrize("phrase", SIGNS)
def test_signs_are_for_tables_that_play_with_them(phrase: str) -> None:
    process = _watched()
    before = facts(process.table)
    answer = process.say(page_of(process, 1), incoming.Phrase, phrase=phrase)
    assert answer.code == "phrase-not-allowed"
    assert answer.reason is not None
    assert answer.reason.clause == PHRASES[phrase].clause
    assert facts(process.table) == before


def test_signs_are_there_where_the_regulation_has_them_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    code = regulation(GAME)
    options = tuple(replace(option, default="preset") if option.key == "signals" else option for option in code.options)
    process = _watched()
    monkeypatch.setattr("carteado.table.deciding.regulation", lambda _: replace(code, options=options))
    process.do(page_of(process, 1), incoming.Phrase, phrase="sign-zap")
    assert _heard(process, "sign-zap") == {1, 3}


@pytest.mark.parametrize("phrase", ["", "oi", "SIGN-ZAP", "who-deals ", "x" * 500])
def test_there_are_no_other_words(phrase: str) -> None:
    process = _watched(signals="preset")
    assert process.say(page_of(process, 1), incoming.Phrase, phrase=phrase).code == "phrase-unknown"


def test_not_too_often() -> None:
    process = _watched()
    one = page_of(process, 1)
    process.do(one, incoming.Phrase, phrase="who-deals")
    process.clock.now += BREATH - 1
    assert process.say(one, incoming.Phrase, phrase="last-card").code == "phrase-too-often"
    process.do(page_of(process, 2), incoming.Phrase, phrase="last-card")
    process.clock.now += 1
    process.do(one, incoming.Phrase, phrase="last-card")


def test_two_pages_of_one_person_are_one_mouth() -> None:
    process = _watched()
    process.do(page_of(process, 1), incoming.Phrase, phrase="who-deals")
    assert process.say(process.enter(FOUR[1]), incoming.Phrase, phrase="who-deals").code == "phrase-too-often"


def test_all_four_may_speak_at_once() -> None:
    process = _watched()
    for seat in range(4):
        process.do(page_of(process, seat), incoming.Phrase, phrase="who-deals")
    for seat in range(4):
        assert process.say(page_of(process, seat), incoming.Phrase, phrase="who-deals").code == "phrase-too-often"


@pytest.mark.parametrize("role", [PUBLIC, REFEREE])
def test_who_has_no_seat_says_nothing(role: int) -> None:
    process = _watched()
    assert process.say(page_of(process, role), incoming.Phrase, phrase="who-deals").code == "not-seated"


@pytest.mark.parametrize("phrase", ALWAYS)
def test_everybody_reads_it_in_their_own_language(phrase: str) -> None:
    process = _watched()
    english = process.enter(FOUR[1], lang="en")
    process.do(page_of(process, 1), incoming.Phrase, phrase=phrase)
    assert english.spoken[-1].text == PHRASES[phrase].text("en")
    assert page_of(process, 1).spoken[-1].text == PHRASES[phrase].text("pt-BR")


def test_who_comes_later_reads_the_latest_that_are_for_them() -> None:
    process = _watched(signals="preset")
    process.do(page_of(process, 1), incoming.Phrase, phrase="sign-zap")
    process.do(page_of(process, 2), incoming.Phrase, phrase="last-card")
    other = process.reloaded()
    heard = {who.name: [spoken.phrase for spoken in other.enter(who, lang="en").spoken] for who in (*FOUR, RITA, JUIZ)}
    assert heard.pop("Beto") == heard.pop("Davi") == ["sign-zap", "last-card"]
    assert set(map(tuple, heard.values())) == {("sign", "last-card")}


def test_one_against_one_there_is_nobody_to_make_signs_to() -> None:
    process = begun(FOUR[:2], game="truco-sinsep", seats=2)
    page = page_of(process, 1)
    assert process.say(page, incoming.Phrase, phrase="sign-zap").code == "no-partner"
    process.do(page, incoming.Phrase, phrase="last-card")
    assert page.spoken[-1].phrase == "last-card"


def test_a_phrase_is_no_act_of_the_game() -> None:
    process = _watched()
    dealt(process)
    state, ply = process.table.state, process.table.ply
    process.do(page_of(process, 2), incoming.Phrase, phrase="who-deals")
    assert process.table.state is state
    assert process.table.ply == ply
