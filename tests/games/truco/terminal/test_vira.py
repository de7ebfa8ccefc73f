"""The codes with a vira: it lies on the table, the cutter's choices have keys, and the iron hand stays dark."""

from typing import Any

import pytest

from carteado.game import Action
from carteado.games.truco.rules.acts import Accept, Raise
from carteado.games.truco.rules.pack_events import (
    AskedBottom,
    Burned,
    PacketBurned,
    PacketDealt,
    Peeked,
    Sawn,
    ViraTurned,
    Waived,
)
from carteado.pack import Deal
from carteado.terminal.app import people
from carteado.terminal.widgets.story import told
from terminal.kit import app_at, hurry, mesa, press, session, settle, shown, sign
from terminal.test_layout import ESSENTIAL, cut_off, short

SIZE = (80, 24)
ASFO, SINSEP = "truco-asfo", "truco-sinsep"
HANDS = {0: "6P 2P KC", 1: "3P QC JP", 2: "2O QE 6C", 3: "KP 5E 6E"}
DUEL = {0: "3O 2P KC", 1: "3P QC JP"}
MOMENTS: tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...] = (
    (ASFO, {"dealer": 3}, ("1",)),
    (ASFO, {"dealer": 3}, ("1", "enter", "2", "f")),
    (ASFO, {"dealer": 1}, ("b", "u")),
    (ASFO, {"dealer": 0}, ("d", "d")),
    (ASFO, {"dealer": 3, "score": (11, 11)}, ("2",)),
    (SINSEP, {"dealer": 1}, ()),
    (SINSEP, {"dealer": 1}, ("e", "t")),
    (SINSEP, {"dealer": 1}, ("t", "u", "b")),
    (SINSEP, {"dealer": 3, "score": (11, 4)}, ()),
    (SINSEP, {"dealer": 3, "score": (11, 11)}, ("1",)),
    (SINSEP, {"dealer": 1, "seats": 2}, ("t", "d", "1")),
)


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
async def test_every_moment_fits_80_by_24(lang: str) -> None:
    for game, setup, keys in MOMENTS:
        table = session(DUEL if "seats" in setup else HANDS, game=game, vira="5O", **setup)
        app = app_at(table, lang=lang)
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot, table)
            await press(pilot, table, *keys)
            assert cut_off(app, ESSENTIAL) == []
            assert short(app) == []


async def test_the_vira_lies_on_the_table_and_names_the_manilhas() -> None:
    table = session(HANDS, game=ASFO, vira="5O", dealer=3)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        rows = shown(app).splitlines()
        assert "5♦" in rows[2]
        assert "manilha 6" in rows[3]
        assert "✦" in rows[15].split("╮")[0]  # the person's own six is a manilha, its king is not
        assert "✦" not in rows[15].split("╮")[2]
        await press(pilot, table, "1")
        assert "seis de paus (zap)" in shown(app)


async def test_calls_in_the_words_of_each_code() -> None:
    for game, words in ((ASFO, ("MEIO-PAU", "Cair")), (SINSEP, ("MEIO-PAU", "Aceitar"))):
        table = session(HANDS, {1: [Raise(3)]}, game=game, vira="5O", dealer=3)
        app = app_at(table)
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot, table)
            text = shown(app)
            assert all(word in text for word in words)
            assert "Truco!" in text


async def test_the_last_call_is_a_queda_or_a_doze() -> None:
    script: dict[int, list[Action]] = {1: [Raise(3), Raise(9)], 3: [Accept(6)]}
    for game, word in ((ASFO, "DOZE"), (SINSEP, "QUEDA")):
        table = session(HANDS, script, game=game, vira="5O", dealer=3)
        app = app_at(table)
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot, table)
            await press(pilot, table, "r")
            text = shown(app)
            assert word in text
            assert "meio-pau" in text


async def test_covering_in_the_words_of_the_code() -> None:
    table = session(HANDS, game=ASFO, vira="5O", dealer=2)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "1")
        assert "Cobrir a carta" in shown(app)
        await press(pilot, table, "f", "enter")
        lines = [line.text for line in told(table.story, people(table), table.view(), app.words)]
        assert "Você cobriu uma carta (seis de paus)." in lines
        assert "A vira é o cinco de ouros: a manilha é seis." in lines


async def test_the_cutter_of_sinsep_saws_peeks_and_takes_the_vira() -> None:
    table = session(HANDS, game=SINSEP, vira="5O", dealer=1)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "s", "1", "2", "enter", "e")
        assert [event.at for event in table.story if isinstance(event, Sawn)] == [12]
        [peeked] = [event for event in table.story if isinstance(event, Peeked)]
        assert len(peeked.secret_cards) == 1
        await press(pilot, table, "d")
        assert "Falta a vira" in shown(app)
        await press(pilot, table, "enter")
        [turned] = [event for event in table.story if isinstance(event, ViraTurned)]
        assert turned.card == mesa(table).vira_card
        await press(pilot, table, "u")
        assert "não manda subir" in shown(app)
        await press(pilot, table, "b", "d")
        assert len([event for event in table.story if isinstance(event, Burned)]) == 3


async def test_a_vira_from_any_depth_is_asked_for_by_number() -> None:
    table = session(HANDS, game=SINSEP, vira="5O", dealer=1, options={"viraPick": "anyDepth"})
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "t", "3", "enter")
        assert mesa(table).vira == "open"
        assert str(mesa(table).vira_card) != "5O"


async def test_from_the_bottom_is_said_aloud() -> None:
    for game, word, key in ((ASFO, "De baixo!", "u"), (SINSEP, "Subir!", "u")):
        table = session(HANDS, game=game, vira="5O", dealer=1)
        app = app_at(table)
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot, table)
            await press(pilot, table, key)
            assert word in shown(app)
            assert any(isinstance(event, AskedBottom) for event in table.story)


async def test_the_dealer_deals_everything_with_one_key_or_one_packet_with_another() -> None:
    table = session(HANDS, game=ASFO, vira="5O", dealer=0)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert "Dar tudo" in shown(app)
        await press(pilot, table, "m")
        assert mesa(table).packets == (1,)
        await press(pilot, table, "d")
        assert mesa(table).vira == "open"
        assert [event.seat for event in table.story if isinstance(event, Waived)] == [3]
        assert all(sign(card)[1:] in shown(app) for card in HANDS[0].split())


async def test_the_cutter_is_told_what_each_key_does_by_which_clause() -> None:
    table = session(HANDS, game=ASFO, vira="5O", dealer=1)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("question_mark")
        await pilot.pause()
        text = " ".join(shown(app).split())
        assert "B Queimar 3: Todos veem" in text
        assert "(ASFO-CORTE-5)" in text
        assert "U De baixo: As cartas saem do fundo" in text


async def test_the_cutter_names_the_packet_that_burns_or_none() -> None:
    table = session(HANDS, {1: [Deal()]}, game=ASFO, vira="5O", dealer=1)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "d")
        assert "Queima algum maço?" in shown(app)
        await press(pilot, table, "2")
        assert [event.whose for event in table.story if isinstance(event, PacketBurned)] == [3]
        await press(pilot, table, "p")
        assert mesa(table).phase == "play"


async def test_the_dealer_deals_packet_by_packet_in_the_full_ritual() -> None:
    table = session(HANDS, game=ASFO, vira="5O", dealer=0, options={"ritual": "full"})
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert "Dar o maço da direita" in shown(app)
        await press(pilot, table, "d")
        assert mesa(table).packets == (1,)
        await press(pilot, table, "d", "d", "d")
        dealt = [event.seat for event in table.story if isinstance(event, PacketDealt)]
        assert dealt[:3] == [1, 2, 3]
        assert mesa(table).vira == "open"
        assert all(sign(card)[1:] in shown(app) for card in HANDS[0].split())


async def test_the_cutter_burns_a_packet_in_the_deal() -> None:
    table = session(HANDS, game=ASFO, vira="5O", dealer=1)
    app = app_at(table, pace="normal")
    async with app.run_test(size=SIZE) as pilot:
        while 0 not in table.actors():
            await hurry(pilot)
        await pilot.press("d")
        await pilot.pause()
        assert "Queimar o maço do" in shown(app)
        assert "parceiro          0/3" in shown(app)
        await pilot.press("b")
        await pilot.pause()
        [burned] = [event for event in table.story if isinstance(event, PacketBurned)]
        assert (burned.seat, burned.whose) == (0, 2)


async def test_the_iron_hand_of_sinsep_hides_the_vira_until_the_first_vaza_ends() -> None:
    table = session(HANDS, game=SINSEP, vira="5O", dealer=3, score=(11, 11))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        text = shown(app)
        assert "5♦" not in text
        assert "vira" in text.splitlines()[2]
        for hand in HANDS.values():
            assert not any(sign(card) in text for card in hand.split())
        await press(pilot, table, "1", "enter")
        text = shown(app)
        assert "5♦" in text.splitlines()[2]
        assert "manilha 6" in text
        own = text.splitlines()[14:22]
        assert not any(sign(card) in row for row in own for card in HANDS[0].split())


async def test_one_against_one_goes_by_name() -> None:
    table = session(DUEL, game=SINSEP, vira="5O", dealer=1, seats=2)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "t", "d")
        text = shown(app)
        assert "LIA" in text
        assert "VOCÊ" in text
        assert "Nando" not in text
        assert "NÓS" not in text
        await press(pilot, table, "1", "enter")
        assert [(fallen.seat, str(fallen.card)) for fallen in mesa(table).vazas[0]] == [(0, "3O"), (1, "3P")]


async def test_after_a_tie_the_highest_card_is_owed_and_the_screen_says_so() -> None:
    table = session(DUEL, game=SINSEP, vira="5O", dealer=1, seats=2)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "t", "d", "1", "enter", "3", "enter")
        text = shown(app)
        assert "mostrar a maior carta" in text
        assert "SIN-CANGAR-1b" in text
