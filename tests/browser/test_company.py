"""People to one another in the browser: friends by a link, somebody muted, a report and its decision, history and figures."""

import re
import secrets
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.browser_kit import Faults, ahead, axe
from browser.conftest import Visit
from browser.prepared import House, finished
from browser.table_page import DESKTOP, PHONE, QUICK, TablePage
from browser.test_account import PASSWORD
from browser.test_widths import CUT, SIZES, resized
from carteado.table import Who

THEMES = ("day", "night")


def somebody(name: str) -> Who:
    """Who has not been in any other test."""
    return Who(f"id-{secrets.token_hex(4)}", name)


def with_account(page: Page, name: str) -> str:
    """An account of this browser, and the name it is entered by."""
    assert page.request.put("/api/me", data={"name": name}).ok
    made: dict[str, Any] = page.request.post("/api/account", data={"password": PASSWORD}).json()
    return str(made["login"])


def looked_at(page: Page) -> None:
    """Right by day and by night, for everybody, and from the narrowest phone on."""
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        axe(page)
    assert resized(page, CUT, sizes=SIZES) == {}


def test_two_people_are_friends_by_a_link(visit: Visit) -> None:
    ana, beto = (visit("/", liked=QUICK, viewport=PHONE) for _ in range(2))
    with_account(ana, "Ana")
    with_account(beto, "Beto")
    ana.goto("/conta/amigos")
    ana.get_by_role("button", name="Fazer um convite").click()
    link = ana.get_by_label("Endereço do convite").input_value()
    beto.goto(link)
    expect(beto.get_by_text("Ana quer você na lista de amizades.")).to_be_visible()
    axe(beto)
    beto.get_by_role("button", name="Aceitar").click()
    beto.get_by_role("link", name="Ver as amizades").click()
    expect(beto.get_by_text("Ana", exact=True)).to_be_visible()
    ana.reload()
    expect(ana.get_by_text("Beto", exact=True)).to_be_visible()
    looked_at(ana)
    ana.get_by_role("button", name="Desfazer amizade").click()
    expect(ana.get_by_text("Ninguém ainda.")).to_be_visible()


def test_a_person_is_muted_and_reported_and_a_moderator_decides(visit: Visit, house: House, data: Path, faults: Faults) -> None:
    faults.allow("status of 403")
    people = somebody("Ana"), somebody("Beto")
    table = house.put(finished(*people))
    ana = visit("/", who=people[0], liked=QUICK, viewport=PHONE)
    beto = visit("/", who=people[1], liked=QUICK, viewport=PHONE)
    rita = visit("/", liked=QUICK, viewport=DESKTOP)
    for page, name in ((ana, "Ana"), (beto, "Beto")):
        with_account(page, name)
    login = with_account(rita, "Rita")
    command = [sys.executable, "-m", "carteado", "role", login, "moderator", "--data", str(data)]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout.split() == [login, "Rita", "moderator"]
    ana.goto(f"/mesa/{table}")
    TablePage(ana).ready()
    ana.get_by_role("button", name="Mais desta mesa").click()
    ana.get_by_role("button", name="Pessoas à mesa").click()
    ana.get_by_role("button", name="Silenciar").click()
    expect(ana.get_by_role("button", name="Ouvir de novo")).to_be_visible()
    ana.get_by_role("button", name="Denunciar").click()
    ana.get_by_label("O que houve").select_option("Segura ou larga a partida")
    axe(ana)
    ana.get_by_role("button", name="Mandar").click()
    expect(ana.get_by_text("Denúncia mandada a quem modera.")).to_be_visible()
    rita.goto("/moderacao")
    report = rita.get_by_role("article").filter(has_text="Beto · Segura ou larga a partida")
    with rita.expect_download() as download:
        report.get_by_role("link", name="Baixar o registro").click()
    assert table in download.value.suggested_filename
    report.get_by_label("Por quê (fica escrito)").fill("Ficou três minutos sem jogar.")
    looked_at(rita)
    report.get_by_role("button", name="Um dia sem “Achar mesa”").click()
    expect(rita.get_by_text("Ficou três minutos sem jogar.")).to_be_visible()
    expect(report).to_have_count(0)
    beto.goto("/achar/canastra")
    expect(beto.get_by_role("alert")).to_contain_text("Dá para procurar outra daqui a")
    beto.goto("/moderacao")
    expect(beto.get_by_role("alert")).to_contain_text("Isto é de quem modera")


def test_a_history_shows_figures_ratings_and_replays(visit: Visit, house: House, data: Path) -> None:
    cida = somebody("Cida")
    table = house.put(finished(cida))
    now = int(time.time() * 1000) + ahead(data)
    week = 7 * 86_400_000
    values = (1500.0, 1662.0, 1610.0, 1688.0, 1701.0)
    rows = [
        (table if n == 4 else f"gone{n}", 1, cida.player, 0, "truco-fenacef", now - (5 - n) * week, "won", values[n - 1], value)
        for n, value in enumerate(values)
        if n
    ]
    with closing(sqlite3.connect(data / "carteado.db")) as base, base:
        base.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        base.execute(
            "INSERT INTO results VALUES ('alone', 1, ?, 0, 'cacheta', ?, 'lost', 0, 0)", (cida.player, now - 10 * week)
        )
        base.execute("INSERT INTO ratings VALUES (?, 'truco-fenacef', 1701, 182, 0.06, 4, ?)", (cida.player, now))
    page = visit("/conta/partidas", who=cida, liked=QUICK, viewport=PHONE)
    expect(page.get_by_text("1.701 ± 182, provisório")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("De 1.610 a 1.701 nas últimas 4 partidas"))).to_be_visible()
    expect(page.get_by_text("Sem rating: só conta partida entre pessoas com conta")).to_be_visible()
    expect(page.locator("ol.list a")).to_have_count(1)  # of the others the table is gone
    looked_at(page)
    page.locator("ol.list a").click()
    page.wait_for_url(f"**/mesa/{table}/partida/1")
