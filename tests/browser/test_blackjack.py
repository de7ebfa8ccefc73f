"""Blackjack: a session on a desk, on two phones and by keys alone; who is asked, who sees what, seven places at every width."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser import blackjack_moments
from browser.blackjack_page import BlackjackPage, Manner
from browser.blackjack_tables import dealt
from browser.browser_kit import axe, rested
from browser.conftest import Visit
from browser.prepared import House
from browser.table_page import DESKTOP, QUICK
from carteado.table import Who
from table.table_kit import ANA, BETO, RITA, Process

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
TALL: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": DESKTOP}
SIZES = ((320, 640), (360, 640), (390, 844), (480, 900), (740, 360), (768, 1024), (1024, 768), (1280, 800), (1920, 1080))
Come = Callable[..., BlackjackPage]


@pytest.fixture
def come(visit: Visit, house: House) -> Come:
    """Somebody comes to a table that has been played up to a certain moment."""

    def sit(process: Process | str, who: Who | None = ANA, manner: Manner = "mouse", **options: Any) -> BlackjackPage:
        path = process if isinstance(process, str) else f"/mesa/{house.put(process)}"
        return BlackjackPage(visit(path, who=who, liked=QUICK, **options), manner).ready()

    return sit


@pytest.mark.parametrize(
    ("manner", "options"),
    [("mouse", DESK), ("finger", SMALL), ("finger", TALL), ("keys", DESK)],
    ids=["desk", "small-phone", "phone", "keys"],
)
def test_a_session_with_a_split_a_double_an_insurance_and_a_surrender(
    come: Come, manner: Manner, options: dict[str, Any]
) -> None:
    """Chips are pushed and taken back; eights are split and one is doubled; the house has a BlackJack; a 16 is given up."""
    table = come(blackjack_moments.session(), manner=manner, **options)
    expect(table.result).to_contain_text("20 com duas cartas contra 17: 1 para 1")
    table.do("Pôr 5 fichas")
    expect(table.bet).to_have_value("15")
    table.do("Tirar")
    expect(table.bet).to_have_value("0")
    expect(table.act("Apostar")).to_be_disabled()
    table.do("Pôr 10 fichas", "Apostar")
    expect(table.board.get_by_text("Fichas de brincadeira, sem loja: não valem dinheiro.")).to_be_visible()
    expect(table.hand("^Sua mão, oito de paus, oito de copas: 16, aposta 10 fichas")).to_be_visible()
    table.do("Dividir")
    expect(table.hand("^Mão 1, oito de paus, três de ouros: 11, aposta 10 fichas, é a vez dela")).to_be_visible()
    table.do("Dobrar")
    _reload_between_two_hands(table)
    table.do("Manter")
    _counted(table)
    table.do("Apostar", "Fazer o seguro")
    expect(table.result).to_contain_text(re.compile(r"BlackJack da casa: a aposta se perde.*−10"))
    expect(table.result).to_contain_text(re.compile(r"Seguro: a casa tem BlackJack, 2 para 1.*\+10"))
    table.do("Apostar")
    expect(table.hand("^Sua mão, dez de copas, seis de paus: 16")).to_be_visible()
    table.do("Render-se")
    expect(table.result).to_contain_text(re.compile("Rendição: volta metade da aposta.*−5"))
    expect(table.bill()).to_contain_text(re.compile(r"Você.*140 −5 = 135"))


def _reload_between_two_hands(table: BlackjackPage) -> None:
    """The doubled hand stands, the second is played; the house's card is nobody's to see, before a reload and after it."""
    for _ in range(2):
        expect(table.hand("^Mão 1, oito de paus, três de ouros, dez de copas: 21, aposta 20 fichas, dobrada")).to_be_visible()
        expect(table.hand("^Mão 2, oito de copas, dez de espadas: 18, aposta 10 fichas, é a vez dela")).to_be_visible()
        expect(table.house.get_by_role("img", name="carta virada")).to_have_count(1)
        table.page.reload()
        table.ready()
    axe(table.page)


def _counted(table: BlackjackPage) -> None:
    """The house has turned its card and drawn too much: what each hand brought, and why."""
    expect(table.house.get_by_role("img")).to_have_count(3)
    expect(table.result).to_contain_text(re.compile(r"Mão 1, dobrada.*21 com três cartas, a casa estourou: 1 para 1.*\+20"))
    expect(table.result).to_contain_text(re.compile(r"Mão 2.*18 com duas cartas, a casa estourou: 1 para 1.*\+10"))
    expect(table.bill()).to_contain_text(re.compile(r"Você.*110 \+30 = 140"))
    axe(table.page)
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_insurance_and_early_surrender_are_asked_seat_by_seat(come: Come, house: House) -> None:
    """Ana is asked first and has nothing to say; then Beto, who gives his hand up; only then the house looks."""
    process = dealt("10P 9C AP 9E 7C 8O", 15, 10, people=(ANA, BETO), surrender="early").rested()
    path = f"/mesa/{house.put(process)}"
    ana, beto = come(path, **DESK), come(path, who=BETO, manner="finger", **SMALL)
    expect(ana.board.get_by_role("status")).to_have_text("A casa mostra um ás: seguro ou rendição?")
    expect(ana.act("Fazer o seguro")).to_contain_text("7,5 fichas")
    expect(beto.board.get_by_role("status")).to_have_text("Ana responde.")
    expect(beto.acts.get_by_role("button")).to_have_count(0)
    ana.do("Não, obrigado")
    expect(beto.act("Fazer o seguro")).to_contain_text("5 fichas")
    expect(ana.board.get_by_role("status")).to_have_text("Beto responde.")
    beto.do("Render-se")
    expect(ana.house).to_contain_text("olhou: sem BlackJack")
    expect(ana.act("Manter")).to_be_visible()


def test_in_nevada_nobody_sees_the_cards_of_the_others(come: Come, visit: Visit, house: House) -> None:
    """Neither a neighbour, nor who watches, nor a friend who takes a bot's chair in mid-round; settled, they lie open."""
    process = dealt("10P 9C 5O 7P 9E JC 6E 10C", 10, 10, 8, people=(ANA, BETO), nevada="true").rested()
    bot = process.table.places[2].name
    path = f"/mesa/{house.put(process)}"
    ana, beto = come(path, **DESK), come(path, who=BETO, **DESK)
    rita, friend = come(path, who=RITA, **DESK), come(path, who=None, **SMALL)
    friend.page.get_by_label("Seu apelido").fill("Nina")
    friend.page.get_by_role("button", name="Guardar").click()
    friend.page.get_by_role("button", name="Sentar", exact=True).click()
    friend.page.get_by_role("button", name=f"Sentar no lugar de {bot}").click()
    expect(friend.page.get_by_text(re.compile(f"no lugar de {bot}"))).to_be_visible()
    covered = re.compile("^2 cartas viradas para baixo")
    expect(ana.hand("^Sua mão, dez de paus, nove de espadas: 19")).to_be_visible()
    for page, unseen in (
        (ana, ["Beto", bot]),
        (beto, ["Ana", bot]),
        (rita, ["Ana", "Beto", bot]),
        (friend, ["Ana", "Beto", bot]),
    ):
        for who in unseen:
            expect(page.others(who)).to_have_attribute("aria-label", covered)
    friend.listen("Mantenho.")
    ana.do("Manter")
    assert friend.heard_inside()
    beto.do("Manter")
    expect(ana.result).to_contain_text("19 com duas cartas contra 17: 1 para 1")
    expect(rita.others("Beto")).to_have_attribute("aria-label", re.compile("^nove de copas, valete de copas: 19"))


@pytest.mark.parametrize("moment", [blackjack_moments.four, blackjack_moments.settled], ids=["four-hands", "counted"])
def test_seven_places_and_four_hands_fit_from_phone_to_desk(come: Come, moment: Callable[[], Process]) -> None:
    table = come(moment(), **DESK)
    expect(table.hand("^Mão 4")).to_be_visible()
    _fits(table, 7)
    for theme in ("day", "night"):
        table.page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        axe(table.page)


def test_the_bill_of_the_round_before_lies_over_nobody(come: Come) -> None:
    table = come(blackjack_moments.again(), **DESK)
    table.do("Apostar")
    expect(table.hand("^Sua mão, rei de paus, dama de paus: 20")).to_be_visible()
    expect(table.act("última conta")).to_be_visible()
    _fits(table, 3)


def _fits(table: BlackjackPage, places: int) -> None:
    """Nothing lies over anything else, however large the page is."""
    found: dict[tuple[int, int], tuple[int, list[str]]] = {}
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        rested(table.page)
        found[width, height] = table.overlaps()
    assert found == {size: (places, []) for size in SIZES}
