"""One act a test at a table of Truco Cego: keys, typed words, songs, prices asked once, and refusals with their clause."""

from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from carteado.cards import Card
from carteado.game import Event
from carteado.games.cego.rules.acts import Call, Quero
from carteado.games.cego.rules.events import Answered, Called, DidNotBeat, LeiSaid, Sang, WentOut
from carteado.pack import WasCut
from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.screens.windows import AskScreen, HelpScreen, MoreScreen, NumberScreen, SpeakScreen
from carteado.terminal.session import Session
from carteado.tricks.play import Play
from games.cego.kit import H1
from games.cego.terminal.six import mesa, six
from terminal.kit import app_at, press, settle, shown

SIZE = (80, 24)
FLOR = {**H1, 0: "7E 6E 5E"}
WITH_ENVIDO = {1: [Quero("envido", 2)]}


def told(table: Session, kind: type[Event]) -> list[Any]:
    return [event for event in table.story if isinstance(event, kind)]


def notice(app: CarteadoApp) -> str:
    return str(app.screen.query_one("#notice", Static).render())


async def say(pilot: Pilot[None], table: Session, text: str, opening: str = "colon") -> None:
    """Type a call and say it."""
    await pilot.press(opening)
    await pilot.pause()
    assert isinstance(pilot.app.screen, SpeakScreen)
    pilot.app.screen.query_one("#speech", Input).value = text
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()
    await settle(pilot, table)


async def test_lift_and_play() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "3")
        assert "Enter joga quatro de copas" in shown(app)
        assert mesa(table).vazas == ()
        await press(pilot, table, "enter")
        assert mesa(table).vazas[0][0].card == Card.of("4C")


@pytest.mark.parametrize(("key", "call"), [("e", "envido"), ("r", "real-envido"), ("l", "falta-envido"), ("t", "truco")])
async def test_calls_by_their_letters(key: str, call: str) -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert f" {key.upper()}  " in shown(app)
        await press(pilot, table, key)
        assert [(event.seat, event.call) for event in told(table, Called)] == [(0, call)]


@pytest.mark.parametrize(
    ("key", "wants", "raising"), [("a", True, False), ("c", False, False), ("t", True, True)], ids=["quero", "nao", "retruco"]
)
async def test_answers_by_their_letters(key: str, wants: bool, raising: bool) -> None:
    table = six(scripts={5: [Call("truco", 2)]}, dealer=4)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert "TRUCO" in shown(app)
        assert "vale 2; não quero dá 1" in shown(app)
        await press(pilot, table, key)
        answer = told(table, Answered)[0]
        assert (answer.seat, answer.wants, answer.raising) == (0, wants, raising)


@pytest.mark.clause("CEGO-9.XIV-14", "CEGO-9.XIV-15")
async def test_the_true_song_is_proposed_and_stands_in_a_bubble() -> None:
    table = six(scripts=WITH_ENVIDO)
    app = app_at(table, pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "e")
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, NumberScreen)
        assert app.screen.query_one("#number", Input).value == "33"
        await pilot.press("enter")
        await pilot.pause()
        await settle(pilot, table)
        assert [(event.seat, event.points) for event in told(table, Sang)] == [(0, 33)]
        assert len(told(table, DidNotBeat)) == 3
        assert "envido: nós +2" in shown(app)


@pytest.mark.clause("CEGO-9.XIV-25")
async def test_a_wrong_song_is_asked_once_more() -> None:
    table = six(scripts=WITH_ENVIDO)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "e")
        for answer in ("escape", "f"):
            await pilot.press("s")
            await pilot.pause()
            await pilot.press(*"25", "enter")
            await pilot.pause()
            assert isinstance(app.screen, AskScreen)
            assert "Os seus pontos são 33, não 25" in " ".join(shown(app).replace("│", " ").split())
            assert told(table, Sang) == []
            await pilot.press(answer)
            await pilot.pause()
        await settle(pilot, table)
        assert told(table, Sang)[0].points == 25


async def test_a_number_nobody_has_is_not_taken() -> None:
    table = six(scripts=WITH_ENVIDO)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "e")
        await pilot.press("s", *"15", "enter")
        await pilot.pause()
        assert isinstance(app.screen, NumberScreen)
        hint = str(app.screen.query_one("#number-hint", Static).render())
        assert "Esse número não serve" in hint
        assert "sota 10" in hint


@pytest.mark.clause("CEGO-9.X-1")
async def test_a_false_flor_is_asked_once_more_and_enter_is_safe() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("f")
        await pilot.pause()
        assert isinstance(app.screen, AskScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert told(table, Called) == []
        await pilot.press("f", "f")
        await settle(pilot, table)
        assert told(table, Called)[0].call == "flor"


@pytest.mark.clause("CEGO-9.X-4")
async def test_a_flor_is_the_first_offer_and_hiding_it_is_asked_once_more() -> None:
    table = six(FLOR)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert isinstance(app.screen, TableScreen)
        assert app.screen.offers().panel()[0].key == "f"
        await pilot.press("1", "enter")
        await pilot.pause()
        assert isinstance(app.screen, AskScreen)
        assert "Você tem flor" in shown(app)
        await pilot.press("f")
        await pilot.pause()
        await settle(pilot, table)
        assert mesa(table).vazas[0][0].seat == 0


async def test_the_clean_profile_refuses_and_does_not_ask() -> None:
    table = six(FLOR, profile="clean")
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "1", "enter")
        assert isinstance(app.screen, TableScreen)
        assert "diga FLOR primeiro" in notice(app)
        assert mesa(table).vazas == ()


@pytest.mark.clause("CEGO-9.VIII.a-9")
async def test_going_unseen_with_a_song_to_prove_is_asked_once_more() -> None:
    table = six(scripts=WITH_ENVIDO)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "z")
        assert "Você não deve prova de nada" in notice(app)
        await press(pilot, table, "e")
        await pilot.press("s", "enter")
        await settle(pilot, table)
        for answer, left in (("enter", []), ("f", ["unseen"])):
            await pilot.press("z")
            await pilot.pause()
            assert isinstance(app.screen, AskScreen)
            await pilot.press(answer)
            await pilot.pause()
            assert [event.how for event in told(table, WentOut)] == left


async def test_songs_stand_in_bubbles_while_they_are_sung() -> None:
    table = six(scripts=WITH_ENVIDO)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "e")
        app.pace = "normal"
        await pilot.press("s", "enter")
        await pilot.pause()
        assert mesa(table).window == "song"
        board = "\n".join([row[:52] for row in shown(app).splitlines()[1:13]])
        assert " 33 " in board
        assert "33 de você" in board


async def test_mais_lists_everything_and_takes_a_key_or_an_arrow() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(app.screen, MoreScreen)
        calls = [act for act in table.legal() if not isinstance(act, Play)]
        assert app.screen.query_one(OptionList).option_count == len(calls)
        assert "ENVIDO E TRUCO (2 + 2)" in shown(app)
        await pilot.press("1")
        await pilot.pause()
        await settle(pilot, table)
        assert told(table, Called)[0].call == "envido-e-truco"


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.VIII.i-2")
async def test_two_proposals_are_typed_and_one_half_passed() -> None:
    table = six(scripts={5: [Call("envido-e-truco", 2)]}, dealer=4)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "d")
        assert "deles: vale 2 + 2; não quero dá 2" in shown(app)
        assert notice(app) == "Quer o envido e o truco?"
        await say(pilot, table, "Passo o truco e quero o envido!")
        answer = told(table, Answered)[0]
        assert (answer.seat, answer.wants, answer.passing) == (0, True, "truco")


async def test_typed_call_says_beforehand_what_it_would_be() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("slash", *"envido e truco")
        await pilot.pause()
        assert "→ ENVIDO E TRUCO (2 + 2)" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert told(table, Called) == []


@pytest.mark.clause("CEGO-9.XV.b-6")
async def test_words_that_count_for_nothing_say_why_and_cite() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await say(pilot, table, "real!")
        assert "REAL sozinho não vale nada" in notice(app)
        assert "CEGO-9.XV.b-6" in notice(app)
        assert told(table, Called) == []
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, ClauseScreen)
        assert "CEGO-9.XV.b-6" in shown(app)


@pytest.mark.clause("CEGO-9.VIII.j-3")
async def test_a_number_after_the_quero_is_the_only_song_left() -> None:
    table = six(scripts={5: [Call("envido", 2)]}, dealer=4)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        if mesa(table).window == "gate":
            await press(pilot, table, "d")
        await say(pilot, table, "quero trinta e um")
        assert told(table, Answered)[0].wants
        assert mesa(table).singer == 0
        assert isinstance(app.screen, TableScreen)
        assert [offer.label for offer in app.screen.offers().listed() if offer.key == "s"] == ["Cantar 31"]


async def test_lei_do_jogo_before_the_deal() -> None:
    table = six(dealer=0)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert "NA LEI DO JOGO" in shown(app)
        await press(pilot, table, "l")
        assert told(table, LeiSaid)[0].seat == 0


async def test_cut_in_the_middle_is_two_keys() -> None:
    table = six(dealer=1)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("c", "enter")
        await settle(pilot, table)
        assert (told(table, WasCut)[0].seat, told(table, WasCut)[0].at) == (0, 20)


async def test_help_shows_the_rule_of_the_moment_and_the_keys() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=(80, 60)) as pilot:
        await settle(pilot, table)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert "CEGO-9.XV.a-1" in shown(app)
        assert "ENVIDO, REAL ENVIDO, FALTA ENVIDO" in shown(app)
        assert "falar: escreva o que diz" in shown(app)


async def test_a_key_that_does_nothing_now_says_why() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "a")
        assert "Não há proposta na mesa" in notice(app)
