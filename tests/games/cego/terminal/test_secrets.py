"""In a testa who waits sees backs: no card that a seat may not see is anywhere on its screen."""

import pytest

from carteado.cards import Card
from carteado.terminal.session import Session
from carteado.words import Words
from games.cego.kit import H1
from games.cego.terminal.six import in_testa, mesa, six
from terminal.kit import app_at, press, settle, shown

SIZE = (110, 34)


def leaked(table: Session, text: str) -> list[str]:
    """The cards of this deal that the person does not see and the screen shows, by sign or by name."""
    words, flat = Words("pt-BR"), " ".join(text.split())
    known = {str(card) for hand in mesa(table).hands for card in hand.dealt_cards if card is not None}
    hidden = [card for hand in H1.values() for card in hand.split() if card not in known]
    signs = (
        flat.replace("[", " ").replace("]", " ").replace("✦", " ").replace("=", " ").replace("│", " ").replace("┃", " ").split()
    )
    story = flat.rpartition("testa:")[2]
    return [card for card in hidden if card in signs or words.card(Card.of(card), spanish=True) in story]


@pytest.mark.clause("CEGO-9.IV-7")
async def test_waiting_for_the_testa_one_sees_backs_only() -> None:
    table = in_testa(six(), 0)
    app = app_at(table, pace="normal")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        hand = mesa(table).hands[0]
        assert (hand.dealt_cards, hand.looks) == ((None, None, None), False)
        assert leaked(table, shown(app)) == []
        assert "espera a sua testa" in shown(app)
        for place in (1, 2, 3):
            drawn = str(app.screen.query_one(f"#card-{place}").render())
            assert "▚▚▚▚▚" in drawn
            assert not set("EBOC") & set(drawn)
        assert all(name in shown(app) for name in ("Rosa espera", "Nando espera", "Dalva espera"))
        await pilot.press("1", "enter")
        await pilot.pause()
        assert mesa(table).hands[0].held == (1, 2, 3)


async def test_the_hands_of_the_others_never_show() -> None:
    table = six()
    app = app_at(table)
    moments = 0
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        for key in ("1", "enter", "2", "enter"):
            assert leaked(table, shown(app)) == []
            moments += sum(card is None for hand in mesa(table).hands for card in hand.dealt_cards)
            await press(pilot, table, key)
    assert moments > 20


async def test_through_three_testas_nothing_leaks() -> None:
    table = in_testa(six(seat=2), 0)
    app = app_at(table, pace="normal")
    seen: set[int] = set()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        while mesa(table).form == "testa" and mesa(table).hands and not table.idle():
            table.turn_page()
            if table.between_maos():
                break
            table.commit(table.consider())
            app.screen.draw()  # type: ignore[attr-defined]
            await pilot.pause()
            seen.add(mesa(table).nth)
            assert leaked(table, shown(app)) == []
    assert 0 in seen
