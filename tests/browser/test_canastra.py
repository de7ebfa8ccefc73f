"""Canastra and buraco: whole deals by drag, by taps and by keys, a hand of forty cards, two partners, axe."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser import canastra_tables
from browser.browser_kit import axe, rested
from browser.canastra_page import CanastraPage, Drag, Keys, Taps, run_in
from browser.conftest import Visit
from browser.prepared import House
from browser.table_page import DESKTOP, QUICK
from carteado.table import Who
from table.table_kit import ANA, CIDA, Process

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
Come = Callable[..., CanastraPage]


@pytest.fixture
def come(visit: Visit, house: House) -> Come:
    """Somebody comes to a table that has been played up to a certain moment."""

    def sit(process: Process | str, who: Who = ANA, **options: Any) -> CanastraPage:
        path = process if isinstance(process, str) else f"/mesa/{house.put(process)}"
        return CanastraPage(visit(path, who=who, liked=QUICK, **options)).ready()

    return sit


class Clicks(Taps):
    """Taps of a mouse."""

    def lay(self, table: CanastraPage, places: list[int]) -> None:
        """Clicks on the cards and on the button."""
        for place in places:
            table.page.mouse.click(*table.strip(place))
        table.voice("Baixar").click()


def test_a_whole_deal_by_drag(come: Come) -> None:
    table = come(canastra_tables.dealt_run(), viewport=DESKTOP)
    assert table.play_deal(Drag()) > 0
    assert table.bill().rows[-1].startswith("Placar")


def test_a_whole_deal_of_six_by_taps_on_a_small_phone(come: Come) -> None:
    table = come(canastra_tables.dealt(game="buraco", seats=6, seed=5), **SMALL)
    table.play_deal(Taps())
    assert len(table.bill().sides) == 3


def test_a_whole_deal_by_keys(come: Come) -> None:
    table = come(canastra_tables.dealt(game="buraco", seats=6, seed=9), viewport=DESKTOP)
    table.play_deal(Keys())
    assert table.bill().rows[-1].startswith("Placar")


def test_no_card_of_forty_is_out_of_reach_on_a_small_phone(come: Come) -> None:
    """Each is seen and lifted by a tap on what shows of it, and no other with it."""
    table = come(canastra_tables.hoard(), **SMALL)
    many = len(table.my_turn().cards)
    assert many >= 38
    rested(table.page)
    pressed = "(hand) => [...hand.querySelectorAll('button')].flatMap((one, nth) => one.ariaPressed === 'true' ? [nth] : [])"
    for place in range(many):
        x, y = table.strip(place)
        assert 0 <= x <= 360
        assert 0 <= y <= 640
        table.page.touchscreen.tap(x, y)
        expect(table.card(place)).to_have_attribute("aria-pressed", "true")
        assert table.hand.evaluate(pressed) == [place]
        table.page.keyboard.press("Escape")
        expect(table.card(place)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    "size", [DESKTOP, SMALL["viewport"], {"width": 768, "height": 1024}], ids=["desktop", "phone", "tablet"]
)
def test_a_long_lixo_stays_on_the_table(come: Come, size: Any) -> None:
    table = come(canastra_tables.heaped(), viewport=size)
    table.my_turn()
    rested(table.page)
    inside = """(lixo) => {
        const edge = lixo.closest('.felt').getBoundingClientRect().right
        return [...lixo.querySelectorAll('[class~=card]')].map((card) => card.getBoundingClientRect().right <= edge)
    }"""
    assert table.lixo.evaluate(inside) == [True] * 7


def test_the_spread_pack_lies_on_the_felt(come: Come) -> None:
    """Also where the hand lies beside the felt: not over what there is to be pressed, nor over people."""
    table = come(canastra_tables.drawing(), viewport=DESKTOP)
    outside = """() => {
        const felt = document.querySelector('.felt').getBoundingClientRect()
        const people = [...document.querySelectorAll('.felt .name')].map((one) => one.getBoundingClientRect().bottom)
        return [...document.querySelectorAll('[role=slider] .card')].map((card) => card.getBoundingClientRect()).filter(
            ({ left, right, top }) => left < felt.left || right > felt.right || top < Math.max(...people)).length
    }"""
    expect(table.page.get_by_role("slider", name="Escolha uma carta do baralho aberto")).to_be_visible()
    for width, height in ((640, 360), (844, 390), (320, 640), (768, 1024)):
        table.page.set_viewport_size({"width": width, "height": height})
        rested(table.page)
        assert table.page.evaluate(outside) == 0, (width, height)


@pytest.mark.parametrize(("seats", "many"), [(5, 12), (6, 10)])
def test_every_meld_of_every_side_is_seen_whole(come: Come, seats: int, many: int) -> None:
    """Neither cut at the edge of its side nor under another, at the widths where sides are narrow; and all drawn alike."""
    options = {"options": {"allow_five": "true"}, "seed": 5} if seats == 5 else {}
    table = come(canastra_tables.melds(game="buraco", seats=seats, many=many, **options), viewport=SMALL["viewport"])
    table.my_turn()
    seen = """() => [...document.querySelectorAll('button[aria-label^="jogo "]')].map((meld) => {
        const [mine, side] = [meld, meld.closest('section')].map((one) => one.getBoundingClientRect())
        const top = document.elementFromPoint(mine.right - 3, mine.top + 6)
        return mine.right <= side.right && mine.bottom <= side.bottom && meld.contains(top)
    })"""
    high = """() => new Set([...document.querySelectorAll('button[aria-label^="jogo "] > :first-child')]
        .map((cards) => Math.round(cards.getBoundingClientRect().height))).size"""
    for width, height in ((360, 640), (768, 1024), (1440, 900)):
        table.page.set_viewport_size({"width": width, "height": height})
        rested(table.page)
        assert table.page.evaluate(seen) == [True] * table.look().melds, (width, height)
        assert table.page.evaluate(high) == 1


def test_what_is_said_beside_the_hand_is_whole_on_every_screen(come: Come) -> None:
    """Also where Ana deals, which has its mark there, and with the longest sentence; and so is what is said of three mortos."""
    table = come(canastra_tables.melds(game="buraco", seats=6, many=14), viewport=DESKTOP)
    table.my_turn()
    said = table.page.get_by_role("status").filter(has_text=re.compile("^(Sua vez|Descarte)"))
    whole = """(said) => {
        const [mine, room] = [said, said.parentElement].map((one) => one.getBoundingClientRect())
        return mine.top >= room.top - 1 && mine.bottom <= room.bottom + 1 && said.scrollWidth <= said.clientWidth
    }"""
    table.page.set_viewport_size({"width": 640, "height": 360})
    rested(table.page)
    mortos = table.page.get_by_role("list", name="Mortos").get_by_role("listitem")
    cut = "(all) => all.flatMap(({ lastElementChild: one }) => one.scrollWidth > one.clientWidth ? [one.textContent] : [])"
    assert mortos.evaluate_all(cut) == []
    for words in ("Sua vez", "Descarte"):
        expect(said).to_have_text(re.compile(f"^{words}"))
        for width, height in ((1280, 800), (768, 1024), (360, 740), (320, 640), (740, 360)):
            table.page.set_viewport_size({"width": width, "height": height})
            rested(table.page)
            assert said.evaluate(whole), (words, width, height)
        table.page.keyboard.press("ArrowLeft")
        table.page.keyboard.press(" ")


def test_the_order_of_a_hand_is_kept_and_remembered(come: Come) -> None:
    table = come(canastra_tables.turn(), viewport=DESKTOP)
    before = table.my_turn().cards
    table.page.keyboard.press("o")
    by_rank = table.look().cards
    assert sorted(by_rank) == sorted(before) != by_rank
    table.page.reload()
    table.ready()
    assert table.my_turn().cards == by_rank
    mouse = table.page.mouse
    mouse.move(*table.strip(len(by_rank) - 1))
    mouse.down()
    mouse.move(table.strip(0)[0] + 20, table.strip(0)[1], steps=4)
    mouse.move(*table.strip(0), steps=2)
    mouse.up()
    mine = [by_rank[-1], *by_rank[:-1]]
    assert table.look().cards == mine
    table.page.keyboard.press("c")
    expect(table.hand.get_by_role("button")).to_have_count(len(mine) + 1)
    assert table.look().cards[: len(mine)] == mine
    expect(table.hand.get_by_role("button", name=re.compile("comprada agora"))).to_have_count(1)


def test_a_draft_that_does_not_stand_says_why_and_is_not_sent(come: Come) -> None:
    table = come(canastra_tables.hoard(), viewport=DESKTOP)
    cards = table.my_turn().cards
    for place in (0, len(cards) // 2, len(cards) - 1):
        table.page.mouse.click(*table.strip(place))
    table.voice("Baixar").click()
    alert = table.board.get_by_role("alert")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name=re.compile("por quê")).click()
    expect(table.page.get_by_role("dialog").get_by_role("link", name="Ler no regulamento")).to_be_visible()
    assert table.look().melds == 0
    assert len(table.look().cards) == len(cards)


def test_what_is_put_down_is_undone_before_it_is_sent(come: Come) -> None:
    table = come(canastra_tables.hoard(), viewport=DESKTOP)
    cards = table.my_turn().cards
    Clicks().lay(table, run_in(cards))
    expect(table.page.get_by_text("por confirmar", exact=True)).to_be_visible()
    assert len(table.look().cards) == len(cards) - 3
    table.voice("Desfazer").click()
    expect(table.hand.get_by_role("button")).to_have_count(len(cards))
    assert table.look().cards == cards
    assert table.look().melds == 0


def test_partners_add_to_each_others_melds(come: Come, house: House) -> None:
    """Cida makes a meld of Ana's longer, and when her turn comes Ana one of Cida's; both see both."""
    process, hers, mine = canastra_tables.partners()
    path = f"/mesa/{house.put(process)}"
    ana, cida = come(path, ANA, viewport=DESKTOP), come(path, CIDA, viewport=DESKTOP)
    longer(cida, hers, ana)
    before = cida.look()
    cida.page.mouse.click(*cida.strip(len(before.cards) - 1))
    cida.voice("Descartar").click()
    look = ana.my_turn()
    ana.voice("Comprar").click()
    ana.moved(look)
    longer(ana, mine, cida)


def longer(table: CanastraPage, shared: canastra_tables.Shared, other: CanastraPage) -> None:
    """The card is added to the meld, which then has a card more on both pages."""
    look = table.my_turn()
    table.page.mouse.click(*table.strip(look.cards.index(shared.card)))
    ours = [page.page.get_by_role("region", name="Jogos: Nós") for page in (table, other)]
    meld = ours[0].get_by_role("button", name=re.compile(rf"^jogo {shared.meld}:.*cabem aqui"))
    size = re.search(r"(\d+) cartas", meld.get_attribute("aria-label") or "")
    assert size
    meld.click()
    table.voice("Confirmar").click()
    for region in ours:
        grown = region.get_by_role("button", name=re.compile(rf"^jogo {shared.meld}: .*{int(size[1]) + 1} cartas"))
        expect(grown).to_be_visible()


STATES: dict[str, Callable[[], Process]] = {
    "melds": canastra_tables.melds,
    "hoard": canastra_tables.hoard,
    "first": canastra_tables.first_card,
    "six": lambda: canastra_tables.melds(game="buraco", seats=6, many=10),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(come: Come, state: str) -> None:
    table = come(STATES[state](), viewport=DESKTOP)
    table.my_turn()
    for theme in ("day", "night"):
        table.page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        axe(table.page)


def test_nothing_is_wrong_with_the_bill_and_the_sheets(come: Come) -> None:
    """The last act of a deal, its bill, and the lixo opened: axe finds nothing in either."""
    process = canastra_tables.ending()
    table = come(process, **SMALL)
    look = table.my_turn()
    table.lixo.tap()
    expect(table.page.get_by_role("dialog", name="Lixo")).to_be_visible()
    axe(table.page)
    table.page.get_by_role("dialog").get_by_role("button", name="Fechar").tap()
    table.page.touchscreen.tap(*table.strip(look.cards.index(canastra_tables.last_card(process))))
    table.voice("Descartar").tap()
    expect(table.page.get_by_role("region", name="A conta da rodada")).to_be_visible()
    axe(table.page)
