"""A physical table of blackjack on a phone: a round told hand by hand, half chips, what cannot be, a correction, the end."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.browser_kit import axe
from browser.conftest import Visit
from browser.test_phone import fits
from browser.test_placar import SMALL_PHONE, tap


def person(page: Page, nth: int) -> Locator:
    """The fields of a person in the form."""
    return form(page).get_by_role("group").filter(has=page.get_by_label("Aposta")).nth(nth)


def form(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("como foi"))


def ended(hand: Locator, how: str) -> None:
    hand.get_by_role("radio", name=how, exact=True).tap()


def test_a_session_of_blackjack_is_kept_on_a_phone(visit: Visit) -> None:
    page = visit("/placar", **SMALL_PHONE)
    page.get_by_role("radio", name="Blackjack", exact=True).tap()
    expect(page.get_by_role("radio", name="uma só")).to_be_checked()
    page.get_by_role("radio", name="3", exact=True).tap()
    page.get_by_text("Regras da casa").tap()
    page.get_by_label("Rodadas de uma sessão").fill("2")
    fits(page)
    tap(page, "Abrir o placar")
    ana, bia = person(page, 0), person(page, 1)
    page.get_by_role("radio", name="Parou").tap()
    ana.get_by_label("Aposta").fill("5")
    ended(ana, "BlackJack")
    bia.get_by_label("Aposta").fill("7")
    bia.get_by_role("switch", name="Fez seguro").tap()
    ended(bia, "Perdeu")
    told = form(page).get_by_role("status")
    expect(told).to_contain_text("+7,5 fichas, BlackJack, 1,5 para 1.")
    expect(told).to_contain_text("−3,5 fichas do seguro.")
    expect(told).to_contain_text("107,5")
    fits(page)
    axe(page)
    tap(page, "Marcar esta rodada")
    expect(page.get_by_role("heading", name="Rodada 2: como foi?")).to_be_visible()

    house = page.get_by_role("group", name="O que fez o crupiê?")
    ended(house, "BlackJack")
    ana = person(page, 0)
    ana.get_by_label("Aposta").fill("10")
    expect(ana.get_by_role("radio", name="Ganhou", exact=True)).to_have_count(0)
    ended(ana, "Estourou")
    expect(form(page).get_by_role("status")).to_contain_text("com o BlackJack dele ninguém chegou a pedir")
    expect(page.get_by_role("button", name="Marcar esta rodada")).to_be_disabled()
    ended(house, "Estourou")
    ana.get_by_role("button", name=re.compile("Dividiu")).tap()
    ended(ana.get_by_role("group", name="Mão 2"), "Ganhou")
    expect(form(page).get_by_role("status")).to_contain_text("Lado A (mão 2): +10 fichas")
    tap(page, "Marcar esta rodada")
    expect(page.get_by_role("button", name=re.compile("^Confirmar"))).to_be_visible()
    expect(page.get_by_text("107,5").first).to_be_visible()
    fits(page)
    axe(page)
