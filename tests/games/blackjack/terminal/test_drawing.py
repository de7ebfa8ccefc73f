"""What fits on the table: seven places, four hands, halves of chips, backs; in both languages, wide and narrow."""

import pytest

from carteado.game import PUBLIC, REFEREE, Event, Seat
from carteado.games.blackjack.rules.events import RoundEnded
from carteado.games.blackjack.terminal.table import BlackjackTable
from carteado.terminal.family import Grip, Sight
from carteado.terminal.look import DAY, NIGHT, Look
from carteado.words import Words
from games.blackjack.kit.mesa import Mesa, mesa, sessao

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil")
SEVEN = "8P 9C 10O AE KC 8C 10P 6O 8C 9O 10C 7C 5C 8O 10E 10O"


def table(found: Mesa, eyes: Seat = 0, lang: str = "pt-BR", last: tuple[Event, ...] = ()) -> BlackjackTable:
    names = NAMES[: found.shown.seats]
    return BlackjackTable(Sight(found.view(eyes), max(eyes, 0), names, found.state.actors(), last, Words(lang)))


def drawn(board: BlackjackTable, width: int = 52, height: int = 12, look: Look | None = None) -> list[str]:
    canvas = board.mesa(look or Look(), width, height)
    rows = [canvas.strip(y).text for y in range(height)]
    assert all(len(row) == width for row in rows)
    return rows


def ended(found: Mesa) -> tuple[Event, ...]:
    return tuple(found.heard(RoundEnded)[-1:])


def row_of(rows: list[str], name: str) -> str:
    return next(row for row in rows if row[2:].startswith(name))


def test_seven_places_the_house_and_the_shoe() -> None:
    found = mesa(SEVEN, 10, 3, 5, 20, 2, 2, 2)
    rows = drawn(table(found))
    assert rows[0].split() == ["Casa", "6♦", "▚▚", "6", "+", "?", "sapato", "296", "de", "312"]
    assert rows[1].split() == ["fichas", "aposta"]
    assert row_of(rows, "Você")[1] == "▸"
    assert row_of(rows, "Você").split() == ["▸Você", "90", "10"]
    assert row_of(rows, "Davi").split() == ["Davi", "80", "20", "A♠", "7♥", "18", "macio"]
    assert row_of(rows, "Gil").split() == ["Gil", "98", "2", "10♣", "10♠", "20"]
    assert [row.split() for row in rows[9:]][1] == ["│", "8♣", "││", "8♥", "│", "16"]


def test_half_chips_are_told_as_each_language_writes_them() -> None:
    found = mesa("10P 9C 10O 10C 9O 7P 10E 7C", 5, 5, 5, fichas=(12.5, 100, 100))
    assert row_of(drawn(table(found)), "Você").split() == ["▸Você", "7,5", "5"]
    assert row_of(drawn(table(found, lang="en")), "You").split() == ["▸You", "7.5", "5"]
    assert "7,5 fichas" in table(found).me(Look()).plain
    assert [row.split()[-1] for row in table(found).placar(Look()).plain.splitlines()] == ["12,5", "5", "0"]


def test_four_hands_of_ones_own_beside_seven_places() -> None:
    found = mesa(f"{SEVEN} 8E 8O 2P 3P 4P 5P", 10, 2, 2, 2, 2, 2, 2, resplit=True)
    found.faz("0 divide", "0 divide", "0 mantém", "0 mantém", "0 mantém")
    rows = drawn(table(found))
    assert len(found.lugar(0).maos) == 3
    assert [row.split()[:3] for row in rows[9:]] == [["Mão", "1", "10"], ["Mão", "2", "10"], ["Mão", "3", "10"]]
    assert "mantida" in rows[9]
    assert row_of(rows, "Você").split() == ["Você", "70", "30"]
    assert row_of(rows, "Bia").startswith(" ▸")


@pytest.mark.parametrize(
    ("width", "told"),
    [
        (100, "8♣ 2♣ 10 mantida │ 8♠ 3♣ 11 mantida │ ▸ 8♥ 4♣ 12"),
        (60, "8♣ 2♣ 10 │ 8♠ 3♣ 11 │ ▸ 8♥ 4♣ 12"),
        (52, "10 │ 11 │ ▸ 12"),
    ],
)
def test_hands_of_another_take_less_where_there_is_less_room(width: int, told: str) -> None:
    found = mesa("10P 8P 6C 9P 8C 10O 8E 2P 3P 4P", 2, 2, resplit=True)
    found.faz("0 mantém", "1 divide", "1 divide", "1 mantém", "1 mantém")
    rows = drawn(table(found), width, 8)
    assert told in row_of(rows, "Bia")


def test_split_hands_have_rows_of_their_own_where_there_are_rows() -> None:
    found = mesa("10P 8P 6C 9P 8C 10O 8E 2P 3P 4P", 2, 2, resplit=True)
    found.faz("0 mantém", "1 divide", "1 divide", "1 mantém", "1 mantém")
    rows = drawn(table(found), 52, 20)
    at = next(nth for nth, row in enumerate(rows) if "Bia" in row)
    assert "8♣ 2♣ 10 mantida" in rows[at]
    assert "8♠ 3♣ 11 mantida" in rows[at + 1]
    assert "▸ 8♥ 4♣ 12" in rows[at + 2]


def test_the_end_of_a_round_tells_what_it_brought_each() -> None:
    found = mesa("10P 9C AO 10C 9O 7P KE 8C", 5, 5, 5).faz("0 mantém", "1 mantém", "2 mantém")
    rows = drawn(table(found, last=ended(found)))
    assert rows[1].split()[0] == "18"
    assert row_of(rows, "Você").split() == ["Você", "105", "5", "+5"]
    assert row_of(rows, "Caio").split() == ["Caio", "107,5", "5", "+7,5", "A♦", "K♠", "BlackJack"]
    assert row_of(rows, "Bia").split() == ["Bia", "95", "5", "−5", "9♥", "7♣", "16"]


def test_the_table_is_cleared_for_the_next_bets() -> None:
    found = mesa("10P 9C 10C 10O", 5).faz("0 mantém")
    assert "10♣" in "".join(drawn(table(found, last=ended(found))))
    rows = drawn(table(found))
    assert "".join(rows).count("♣") == 0
    assert rows[0].split() == ["Casa", "sapato", "308", "de", "312"]


def test_nevada_shows_backs_and_the_open_replay_faces() -> None:
    found = mesa("10P 9C 6C 9P 8C 10O", 2, 2, nevada=True)
    assert "▚▚ ▚▚" in row_of(drawn(table(found)), "Bia")
    assert "9♥" not in "".join(drawn(table(found)))
    assert "10♣" not in "".join(drawn(table(found, PUBLIC)))
    opened = drawn(table(found, REFEREE))
    assert "9♥ 8♥ 17" in row_of(opened, "Bia")
    assert "▚" not in "".join(opened)


def test_a_house_of_many_cards_still_fits() -> None:
    found = mesa("10P 2C 10C 2O 2P 2E AC AO AP AE 3C 3O", 5).faz("0 mantém")
    for width, height in ((52, 12), (52, 6), (120, 30)):
        rows = drawn(table(found, last=ended(found)), width, height)
        assert "Casa" in rows[0]
        assert str(found.shown.house_total) in "".join(rows[:3])


@pytest.mark.parametrize("width", [50, 52, 60, 80, 140])
@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_every_place_is_told_at_every_width(width: int, lang: str) -> None:
    found = mesa(SEVEN, 10, 2, 2, 2, 2, 2, 2, fichas=(100000.5, *(100,) * 6))
    rows = drawn(table(found, lang=lang), width, 12)
    text = "\n".join(rows)
    for told in (*NAMES[1:], "6♦", "312", "99990.5" if lang == "en" else "99990,5", " 16"):
        assert told in text


def test_day_and_night_and_no_colour_say_the_same() -> None:
    found = mesa(SEVEN, 10, 2, 2, 2, 2, 2, 2)
    night, day = drawn(table(found), look=Look(NIGHT)), drawn(table(found), look=Look(DAY, four_colours=True))
    assert night == day
    assert [row[1] for row in night].count("▸") == 1  # whose turn it is needs no colour


@pytest.mark.parametrize(
    ("shoe", "acts", "told"),
    [
        ("10P 9C 6C 10O", (), ("BJ-JOGO-1", "BJ-JOGO-2", "BJ-JOGO-3")),
        ("10P AC 6C 9O", (), ("BJ-SEGURO-1", "BJ-SEGURO-2", "BJ-SEGURO-3")),
        ("10P 9C 6C 10O", ("0 mantém",), ("BJ-VIT-1", "BJ-EMP-1", "BJ-BJ-3")),
    ],
)
def test_the_rules_of_the_moment(shoe: str, acts: tuple[str, ...], told: tuple[str, ...]) -> None:
    found = mesa(shoe, 5).faz(*acts)
    assert table(found, last=ended(found)).clauses()[:3] == told


def test_what_the_table_waits_for() -> None:
    found = sessao(2, decks=1)
    assert table(found).prompt(Grip()) == "Faça a sua aposta."
    found.aposta(0, 5)
    assert table(found).prompt(Grip()) == "Esperando a aposta de Bia."
    found.aposta(1, 5)
    assert table(found).prompt(Grip()) == Words().phase("shuffle")
    found.embaralha("10P 9C 6C 9P 8C 10O")
    assert table(found).prompt(Grip()) == "Sua vez: você tem 19, a casa mostra 6♥."
    assert table(found, 1).prompt(Grip()) == "Ana está pensando…"
