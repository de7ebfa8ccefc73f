"""The eleven hand with the partner's cards in sight, and the iron hand in the dark."""

from carteado.games.truco.rules.events import Decided
from terminal.kit import HANDS, app_at, mesa, press, session, settle, shown, sign

SIZE = (80, 24)
DARK = {"ferro": "blindAll"}


async def test_eleven_hand_shows_the_partner_and_the_price_of_both_choices() -> None:
    table = session(score=(11, 4))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        text = shown(app)
        assert all(sign(card) in text for card in HANDS[2].split())
        assert "vale 3" in text
        assert "ganham 1" in text


async def test_eleven_hand_played() -> None:
    table = session(score=(11, 4))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "p")
        assert [event.fields()[:2] for event in table.story if isinstance(event, Decided)] == [(0, True)]
        assert mesa(table).stake == 3
        assert "VALE 3" in shown(app)


async def test_eleven_hand_given_up() -> None:
    table = session(score=(11, 4))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "d")
        assert mesa(table).score == (11, 5)


async def test_partner_cards_are_put_away_after_the_choice() -> None:
    table = session(score=(11, 4))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "p")
        mesa_rows = shown(app).splitlines()[1:13]
        assert not any(sign(card) in row for row in mesa_rows for card in HANDS[2].split())


async def test_no_truco_in_the_eleven_hand_and_why() -> None:
    table = session(score=(11, 4))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "p", "t")
        assert "FEN-21a" in shown(app)


async def test_iron_hand_in_the_dark_shows_three_places_and_no_face() -> None:
    table = session(score=(11, 11), options=DARK)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        text = shown(app)
        for seat in HANDS:
            assert not any(sign(card) in text for card in HANDS[seat].split())
        hand = text.splitlines()[14:22]
        assert not any(suit in row for row in hand for suit in "♣♥♠♦")
        assert any("1" in row and "2" in row and "3" in row for row in hand)
        await press(pilot, table, "2")
        assert "Jogar a carta 2" in shown(app)


async def test_iron_hand_in_the_dark_is_played_by_place() -> None:
    table = session(score=(11, 11), options=DARK)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "2", "enter")
        first = mesa(table).vazas[0][0]
        assert (first.seat, first.place, str(first.card)) == (0, 2, "2P")
