"""Names at a table: legible whatever was stored, and no two that look alike."""

import pytest

from carteado.table import Who, incoming
from carteado.table import entries as log
from carteado.table.naming import distinct, legible, look
from carteado.table.seats import BOT_NAMES
from table.play_kit import begun, names
from table.table_kit import ANA, BETO, FOUR, Process


@pytest.mark.parametrize(
    ("stored", "told"),
    [
        ("Ana\u202eotref", "Anaotref"),
        ("Ana\nBeto", "Ana Beto"),
        ("\u2066Ana\u2069", "Ana"),
        ("Ana\u2028\u200b", "Ana"),
        ("\u200f", "?"),
        ("José da Silva", "José da Silva"),
        ("", ""),
    ],
)
def test_a_name_is_one_line_without_marks_that_nobody_sees(stored: str, told: str) -> None:
    assert legible(stored) == told


@pytest.mark.parametrize("copy", ["Ana", "ANA", "Аnа", "A n a", "Aná", "Ａｎａ", "ana."])
def test_a_copy_of_a_name_is_numbered(copy: str) -> None:
    assert distinct(copy, ["Beto", "Ana", ""]) == f"{copy} 2"
    assert distinct(copy, ["Ana", "Ana 2"]) == f"{copy} 3"


def test_other_names_stay_as_they_are() -> None:
    assert distinct("Ana", ["Anita", "Beto"]) == "Ana"
    assert distinct("日本", ["中国"]) == "日本"
    assert len({look(name) for name in BOT_NAMES}) == len(BOT_NAMES)


def test_a_name_stored_with_marks_is_shown_without_them() -> None:
    process = begun(FOUR)
    process.write(log.Seated(at=process.clock.now, player="id-eva", seat=3, name="Eva\u202e\nX"))
    assert names(process)[3] == "Eva X"
    told = process.pages[0].sent[-1][1].decode()
    assert "\\u202e" not in told
    assert "\u202e" not in told


def test_nobody_sits_down_under_the_name_of_a_player_a_bot_or_the_referee() -> None:
    process = Process()
    process.open(ANA, referee=True)
    process.do(process.enter(ANA), incoming.Sit, seat=0)
    process.do(process.pages[0], incoming.SeatBot, seat=1)
    bot = process.table.places[1].name
    process.do(process.enter(Who("id-1", bot.upper())), incoming.Sit, seat=2)
    process.do(process.enter(Who("id-2", "Аna")), incoming.Referee, take=True)
    process.do(process.enter(Who("id-3", "Ana 2")), incoming.Sit, seat=3)
    assert names(process) == ["Ana", bot, f"{bot.upper()} 2", "Ana 2 2"]
    assert process.table.referee_name == "Аna 2"


def test_no_bot_takes_a_name_that_somebody_has() -> None:
    process = Process()
    process.open(ANA)
    for seat, name in enumerate(("dona zefa", "SEU NONATO", "Iracema ")):
        process.do(process.enter(Who(f"id-{seat}", name)), incoming.Sit, seat=seat)
    process.do(process.enter(ANA), incoming.SeatBot, seat=3)
    assert process.table.places[3].name not in ("Dona Zefa", "Seu Nonato", "Iracema")


def test_who_moves_keeps_the_name() -> None:
    process = Process()
    process.open(ANA)
    page = process.enter(BETO)
    process.do(page, incoming.Sit, seat=0)
    process.do(page, incoming.Sit, seat=2)
    assert names(process) == ["", "", "Beto", ""]


def test_a_bystander_who_acts_is_not_told_how_far_the_table_is() -> None:
    """Where spectators lag behind, the number of the last version is news."""
    process = begun(FOUR)
    page = process.enter(Who("id-x", "Xis"))
    answer = process.say(page, incoming.Act, action={"type": "Deal"}, version=10**6)
    assert answer.reason is not None
    assert (answer.code, answer.reason.facts) == ("not-seated", ())
