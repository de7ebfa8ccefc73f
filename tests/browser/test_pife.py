"""Cacheta and pif-paf: whole deals on a desk and on a phone, a louca, a rebate, cards thrown away, eight on a phone, axe."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser import pife_tables
from browser.browser_kit import Faults, axe, rested, serving
from browser.conftest import Visit
from browser.pife_page import PifePage
from browser.pife_tables import MANY, READY, SHORT, bet
from browser.prepared import House
from browser.table_page import DESKTOP, QUICK
from carteado.table import Who
from table.table_kit import ANA, BETO, CIDA, Process

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
Come = Callable[..., PifePage]


@pytest.fixture
def come(visit: Visit, house: House) -> Come:
    """Somebody comes to a table that has been played up to a certain moment."""

    def sit(process: Process | str, who: Who = ANA, **options: Any) -> PifePage:
        path = process if isinstance(process, str) else f"/mesa/{house.put(process)}"
        return PifePage(visit(path, who=who, liked=QUICK, **options), touch="has_touch" in options).ready()

    return sit


def test_a_whole_deal_of_cacheta_by_drag_on_a_desk(come: Come) -> None:
    """A card is put elsewhere and stays, one is pulled from the stock, another dragged to the lixo, and Ana goes out."""
    found = pife_tables.table("cacheta", READY, monte="4O 6O AE JE AE JE")
    while found.vez != 0:
        found.gira(1)
    table = come(pife_tables.rested(found), viewport=DESKTOP)
    look = table.wanted()
    assert [card.split(",")[0] for card in look.cards[:3]] == ["cinco de paus", "cinco de copas", "cinco de espadas"]
    table.drag(8, table.hand.get_by_role("button").first)
    assert sorted(table.moved(look).cards[:2]) == sorted([look.cards[0], look.cards[8]])
    mine = table.look().cards
    table.page.reload()
    table.ready()
    assert table.wanted().cards == mine
    table.pull(table.page.get_by_role("button", name=re.compile("^Comprar do monte:")))
    expect(table.hand.get_by_role("button", name=re.compile("comprada agora"))).to_have_count(1)
    assert table.look().cards[:9] == mine
    table.drag(9, table.lixo)
    expect(table.hand.get_by_role("button")).to_have_count(9)
    table.wanted()
    table.page.keyboard.press("c")
    expect(table.voice("BATI")).to_be_visible()
    table.press("BATI")
    bill = table.bill()
    expect(bill.get_by_role("row", name=re.compile("Você"))).to_be_visible()
    expect(bill.get_by_text("Você bateu.")).to_be_visible()
    table.page.reload()
    expect(table.ready().bill().get_by_text("Você bateu.")).to_be_visible()


def test_a_whole_deal_of_pif_paf_by_taps_on_a_phone(come: Come) -> None:
    """Ana follows a raise, cuts the pack again, lets a discard go, draws what she waits for, and takes the pot."""
    found = pife_tables.table("pifpaf", READY, dealer=1, monte="7P AE 4O 6O 9E 2E", profile="clean")
    found.faz("2 aposta 5", "0 acompanha", "1 aposta 12", "2 acompanha")
    table = come(pife_tables.rested(found), **SMALL)
    look = table.wanted()
    expect(table.page.get_by_text("fichas de brincadeira, sem valor")).to_have_count(1)
    table.page.get_by_role("button", name="Mais uma ficha").tap()
    expect(table.voice("Repicar")).to_contain_text("Repicar para 18: 13 fichas")
    expect(table.voice("Acompanhar")).to_contain_text("7 fichas")
    table.press("Acompanhar")
    table.moved(look)
    table.page.get_by_role("slider").fill("5")
    table.play_deal()
    bill = table.bill()
    expect(bill.get_by_text("Você bateu.")).to_be_visible()
    expect(bill.get_by_role("row", name=re.compile(r"Você .* 100 \+26 126"))).to_be_visible()
    axe(table.page)


@contextmanager
def slowly(visit: Visit, faults: Faults, data: Path, process: Process) -> Iterator[tuple[PifePage, PifePage, PifePage]]:
    """Ana and Cida at desks and Beto with a phone, where a window stays open longer than its three seconds."""
    faults.allow("request to elsewhere: http://127.0.0.1")
    with serving(data, speed=0.2) as address:
        house = House(data, address)
        path = f"{address}/mesa/{house.put(process)}"

        def sit(who: Who, **options: Any) -> PifePage:
            page = visit(liked=QUICK, **options)
            house.know(page.context, who)
            page.goto(path)
            return PifePage(page, touch="has_touch" in options).ready()

        pages = sit(ANA, viewport=DESKTOP), sit(BETO, **SMALL), sit(CIDA, viewport=DESKTOP)
        yield pages
        for table in pages:
            table.page.context.close()


def test_a_louca_is_claimed_out_of_turn_while_another_hesitates(visit: Visit, faults: Faults, tmp_path: Path) -> None:
    """All are asked at the same time by the same button, whatever they hold; Beto claims, Ana hesitates and sees his cards.

    The window is open for three seconds, for people; here the time runs slower, so that a busy machine is as quick as they are.
    """
    found = bet(pife_tables.table("pifpaf", MANY, SHORT, people=(ANA, BETO, CIDA), monte="4E 6O 8E 2E 3E 5O"))
    found.faz("0 compra", "0 descarta 4E", "todos passam", "1 compra", "1 descarta 6O", "todos passam", "2 compra")
    with slowly(visit, faults, tmp_path, pife_tables.rested(found)) as (ana, beto, cida):
        cards = cida.wanted().cards
        cida.lift(next(place for place, card in enumerate(cards) if card.startswith("oito de espadas")))
        cida.press("Descartar")
        for page in (ana, beto):
            expect(page.voice("Bater com este 8")).to_be_visible()
            expect(page.voice("Passar")).to_be_visible()
        beto.press("Bater com este 8")
        expect(ana.page.get_by_role("img", name="já respondeu")).to_have_count(1)
        expect(ana.voice("Bater com este 8")).to_be_visible()
        ana.press("Passar")
        expect(ana.bill(lying=True).get_by_text("Beto bateu com o descarte, fora da vez.")).to_be_visible()
        expect(beto.bill(lying=True).get_by_text("Você bateu com o descarte, fora da vez.")).to_be_visible()


def test_a_rebate_is_pointed_out_by_name_in_the_same_window(visit: Visit, faults: Faults, tmp_path: Path) -> None:
    """Ana reaches for a discard and withdraws, having read the price; Beto says so, and she draws from the stock alone."""
    found = bet(pife_tables.table("pifpaf", MANY, SHORT, people=(ANA, BETO, CIDA), monte="4E 6O 2E 8E 3E 5O"))
    found.faz("0 compra", "0 descarta 4E", "todos passam", "1 compra", "1 descarta 6O", "todos passam", "2 compra")
    with slowly(visit, faults, tmp_path, pife_tables.rested(found)) as (ana, beto, cida):
        cida.lift(len(cida.wanted().cards) - 1)
        cida.press("Descartar")
        ana.quietly("Ir pegar e recuar", "Recuar assim mesmo")
        beto.quietly("Avisar do rebate: Ana")
        expect(ana.page.get_by_text("só compra do monte", exact=True)).to_be_visible()
        for page in (ana, beto, cida):
            expect(page.aside("Avisar do rebate")).to_have_count(0)
        beto.press("Passar")
        cida.press("Passar")
        expect(ana.voice("Comprar")).to_be_visible()
        expect(ana.voice("Pegar")).to_have_count(0)


def test_cards_are_thrown_away_after_a_false_batida(visit: Visit, faults: Faults, tmp_path: Path) -> None:
    """Cida shows a batida that is none; Ana has thrown her cards away in good faith, and is out of the deal with her bet."""
    found = bet(pife_tables.table("pifpaf", MANY, SHORT, people=(ANA, BETO, CIDA), monte="4E 6O 2E 8E 3E 5O"))
    found.faz("0 compra", "0 descarta 4E", "todos passam", "1 compra", "1 descarta 6O", "todos passam", "2 compra")
    with slowly(visit, faults, tmp_path, pife_tables.rested(found)) as (ana, beto, cida):
        cida.lift(len(cida.wanted().cards) - 1)
        cida.press("BATI")
        cida.confirm("Bater assim mesmo")
        expect(cida.page.get_by_text("não bate com descarte", exact=True)).to_be_visible()
        ana.quietly("Jogar as cartas fora", "Jogar fora assim mesmo")
        expect(ana.page.get_by_text("jogou fora", exact=True)).to_be_visible()
        expect(beto.aside("Jogar as cartas fora")).to_be_visible()
        cida.lift(0)
        cida.press("Descartar")
        expect(beto.aside("Jogar as cartas fora")).to_have_count(0)


def eight(claiming: bool = False) -> Process:
    """Eight at the table: Ana is to answer a raise, or to draw."""
    found = pife_tables.table("pifpaf", MANY, seats=8, monte="4E 6O 8E KP QP 2P 3P JP 9E 10E")
    if claiming:
        bet(found).faz("0 compra", "0 descarta 4E", "todos passam")
        while found.vez != 0:
            found.gira(1)
        return pife_tables.rested(found)
    found.faz("0 aposta 5")
    while found.vez != 0:
        found.faz(f"{found.vez} aposta 20" if found.vez == 4 else f"{found.vez} acompanha")
    return pife_tables.rested(found)


def six() -> Process:
    """Six at a table of cacheta, and Ana has ten cards."""
    found = pife_tables.table("cacheta", MANY, seats=6)
    while found.vez != 0:
        found.gira(1)
    found.faz("0 compra")
    return pife_tables.rested(found)


@pytest.mark.parametrize(
    ("state", "options", "others"),
    [
        (eight, SMALL, 7),
        (lambda: eight(claiming=True), SMALL, 7),
        (eight, {"viewport": DESKTOP}, 7),
        (eight, {"viewport": {"width": 740, "height": 360}}, 7),
        (six, {"viewport": DESKTOP}, 5),
        (six, {"viewport": {"width": 320, "height": 640}}, 5),
    ],
    ids=["bets-of-eight", "turn-of-eight", "bets-on-a-desk", "bets-on-its-side", "six", "six-on-the-narrowest"],
)
def test_nothing_overlaps_and_axe_finds_nothing(
    come: Come, state: Callable[[], Process], options: dict[str, Any], others: int
) -> None:
    table = come(state(), **options)
    table.wanted()
    rested(table.page)
    assert table.overlaps() == (others, [])
    for theme in ("day", "night"):
        table.page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        axe(table.page)
