"""The codes with a vira: what the cutter does, what names the manilhas, the iron hand in the dark, one against one."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Sit, Visit
from browser.prepared import cutting_of, iron_of
from browser.table_page import DESKTOP, PHONE, QUICK, Look, Mouse, TablePage

NAMES = {"truco-asfo": "Truco paulista de matar", "truco-sinsep": "Truco paulista"}
RANKS = ["quatro", "cinco", "seis", "sete", "dama", "valete", "rei", "ás", "dois", "três"]
NICKNAMES = {"paus": "zap", "copas": "copeta", "espadas": "espadilha", "ouros": "pica-fumo"}


def vira(table: TablePage) -> Locator:
    """The vira that lies open."""
    return table.board.get_by_role("img", name=re.compile("^vira: "))


def called(card: str, turned: str) -> str:
    """What a card of the hand is called with this vira, both as they are named: "cinco de paus" is the zap above a four."""
    rank, _, suit = card.partition(" de ")
    above = RANKS[(RANKS.index(turned.removeprefix("vira: ").partition(" de ")[0]) + 1) % len(RANKS)]
    return f"{card}, {NICKNAMES[suit]}" if rank == above else card


@pytest.mark.parametrize("code", NAMES)
def test_from_the_home_page_to_a_hand_whose_manilhas_are_named(visit: Visit, code: str) -> None:
    page = visit("/", liked=QUICK, viewport=DESKTOP)
    page.get_by_role("button", name=f"Jogar agora: {NAMES[code]}", exact=True).click()
    table = TablePage(page).ready()
    hands: set[tuple[str, ...]] = set()

    def read(look: Look) -> bool:
        if look.vira and look.cards:
            assert look.cards == [called(card.partition(",")[0], look.vira) for card in look.cards]
            hands.add(tuple(look.cards))
        return len(hands) > 2

    table.play_on(Mouse(), read)
    assert len(hands) > 2


def test_the_cutter_saws_and_takes_the_vira(sit: Sit) -> None:
    table = sit(cutting_of("truco-sinsep"), viewport=DESKTOP)
    table.my_turn()
    expect(vira(table)).to_have_count(0)
    expect(table.voice("Devolver o baralho")).to_have_count(0)
    table.changed(lambda: table.voice("Serrar em").click())
    expect(table.voice("Serrar em")).to_have_count(0)
    table.changed(lambda: table.page.keyboard.press("v"))
    expect(vira(table)).to_be_visible()
    table.changed(lambda: table.voice("Devolver o baralho").click())
    assert any(line.startswith("A vira é ") for line in table.told())


def test_burning_by_threes(sit: Sit) -> None:
    table = sit(cutting_of("truco-asfo"), viewport=PHONE)
    table.my_turn()
    table.changed(lambda: table.voice("Queimar 3").click())
    expect(table.board.get_by_role("group", name="Cartas queimadas").get_by_role("img")).to_have_count(3)
    expect(table.voice("Cortar em")).to_have_count(0)


def test_the_iron_hand_in_the_dark(sit: Sit) -> None:
    table = sit(iron_of("truco-sinsep"), viewport=PHONE)
    look = table.my_turn()
    assert look.cards == [f"carta {place}, no escuro" for place in (1, 2, 3)]
    expect(table.board.get_by_role("img", name="vira, ainda fechada")).to_be_visible()
    expect(table.board.get_by_text("decide a partida")).to_be_visible()
    for _ in range(2):
        table.card("carta 2, no escuro").click()
    expect(table.fallen.get_by_role("img", name=re.compile(" de "))).not_to_have_count(0)
    after = table.my_turn()
    assert not after.over
    assert after.cards == ["carta 1, no escuro", "carta 3, no escuro"]
    expect(vira(table)).to_be_visible()
    table.play_on(Mouse(), lambda look: look.over)
    expect(table.result).to_be_visible()


def test_the_dark_of_asfo_shows_its_vira(sit: Sit) -> None:
    table = sit(iron_of("truco-asfo"), viewport=PHONE)
    assert table.my_turn().cards == [f"carta {place}, no escuro" for place in (1, 2, 3)]
    expect(vira(table)).to_be_visible()


def test_one_against_one(sit: Sit) -> None:
    table = sit(cutting_of("truco-sinsep", seats=2), viewport=PHONE)
    table.my_turn()
    expect(table.board.get_by_role("group", name="Você", exact=True)).to_be_visible()
    expect(table.board.get_by_role("group", name="Nós")).to_have_count(0)
    before = len(table.told())

    def done(what: str) -> bool:
        return any(what in line for line in table.told()[before:])

    table.play_on(Mouse(), lambda _: done("A mão é") and done("Você jogou"))
    assert done("A mão é")
    assert done("Você jogou")
