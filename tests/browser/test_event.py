"""An event of eight pairs, from the pasted list to the report: a desk without a mouse, a projector, a stranger's telephone,
two devices at tables, one of which loses the network in mid-partida.
"""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.browser_kit import Faults, axe
from browser.conftest import Visit
from browser.event_page import PAIRS, DeskPage, Sides, pressed, typed, won
from browser.table_page import DESKTOP, QUICK
from browser.test_phone import fits
from browser.test_placar import SMALL_PHONE

PROJECTOR = {"width": 1920, "height": 1080}


def entered(visit: Visit) -> DeskPage:
    """A new event with its pairs, pasted; entries are closed."""
    page = visit("/torneios", viewport=DESKTOP, liked=QUICK)
    typed(page.get_by_label("Nome", exact=True), "Copa da Várzea")
    typed(page.get_by_label("Mesas", exact=True), "4")
    pressed(page.get_by_role("button", name="Abrir o torneio"))
    expect(page).to_have_url(re.compile(r"/torneio/\w+/inscricoes"))
    typed(page.get_by_label("Lista de inscrições"), "\n".join(f"{name}: {people}" for name, people in PAIRS.items()))
    expect(page.get_by_text("8 inscrições novas")).to_be_visible()
    desk = DeskPage(page)
    desk.press("Inscrever")
    expect(page.get_by_role("heading", name="Inscrições 8")).to_be_visible()
    axe(page)
    desk.tab("Regulamento e ensaio")  # the time of this server runs fast: nobody is to be late
    page.get_by_role("combobox", name=re.compile("^Questão")).select_option("woToleranceMin")
    typed(page.get_by_label("Resposta"), "120")
    desk.press("Ver o que muda")
    desk.agreed("Nada além disto.")
    desk.tab("Inscrições")
    desk.press("Encerrar inscrições")
    expect(page.get_by_role("link", name="Agora o sorteio")).to_be_visible()
    return desk


def drawn(desk: DeskPage, projector: Page) -> None:
    """Two groups, drawn before everybody, and the bracket that follows them."""
    page = desk.page
    desk.tab("Sorteio")
    typed(page.get_by_label("Quantos grupos"), "2")
    expect(page.get_by_text("A: 4 · B: 4 · 12 jogos")).to_be_visible()
    desk.press("Começar o sorteio")
    commitment = page.get_by_role("region", name="O sorteio está preso a este número").locator(".seed").inner_text()
    expect(projector.get_by_text(commitment)).to_be_visible()
    axe(projector)
    typed(page.get_by_label("Palavras ditas"), "zap copeta")
    desk.press("Sortear")
    expect(projector.get_by_role("listitem").nth(2)).to_be_visible()  # name by name, by itself
    pressed(projector.get_by_role("button", name="Pular"))
    proof = projector.get_by_role("region", name="A prova")
    expect(proof).to_contain_text("zap, copeta")
    expect(proof).to_contain_text(commitment)
    expect(proof).to_contain_text("dá o mesmo resultado")
    axe(projector)
    desk.tab("Fases")
    ready = page.get_by_role("region", name="Tabelas prontas").get_by_role("combobox")
    ready.select_option("groups-groups-knockout")
    expect(page.get_by_label("De cada grupo")).to_be_hidden()
    desk.press("Quantos jogos dá?")
    expect(page.get_by_text("4 rodadas do torneio: 6 (segunda fase) + 1 (eliminatória).")).to_be_visible()
    ready.select_option("groups-knockout")
    desk.press("Quantos jogos dá?")
    expect(page.get_by_text(re.compile("^3 jogos, cerca de"))).to_be_visible()
    desk.press("Montar a tabela")
    expect(page.get_by_role("heading", name=re.compile("^Eliminatória"))).to_be_visible()


def claimed(device: Page, one: str, other: str) -> None:
    """At the device of a table: a claim that the other side confirms, and one that it contests; the referee rules."""
    device.get_by_role("region", name="Nesta mesa").get_by_role("button").first.tap()
    device.get_by_role("button", name="Abrir o placar desta mesa").tap()
    expect(device.get_by_role("heading", name="Quem dá as cartas primeiro?")).to_be_visible()
    axe(device)
    device.get_by_role("button", name=PAIRS[one].split(" / ")[0], exact=True).tap()
    device.get_by_role("button", name=f"{other} confirma neste celular").tap()
    device.get_by_role("button", name="Nós ganhamos a mão").tap()
    device.get_by_role("button", name=f"{other} confirma neste celular").tap()
    points(device, one, 1)


def contested(device: Page, desk: DeskPage, one: str, other: str) -> None:
    device.get_by_role("button", name="Nós ganhamos a mão").tap()
    device.get_by_role("button", name=f"{other} contesta neste celular").tap()
    expect(device.get_by_role("alert")).to_contain_text("Chamem o árbitro")
    expect(desk.column("A confirmar").get_by_role("button", name=re.compile("contestado"))).to_have_count(1)
    device.get_by_role("button", name="O árbitro decide: não vale").tap()
    expect(device.get_by_text("decidida pelo árbitro")).to_be_visible()
    points(device, one, 1)


def cut_off(device: Page, one: str, other: str) -> None:
    """A device without a network in mid-partida goes on marking, says how much it keeps, and heals by itself."""
    device.context.set_offline(True)
    device.get_by_role("button", name="Nós ganhamos a mão").tap()
    expect(device.get_by_text("sem rede: 1 lançamento guardado", exact=True)).to_be_visible()
    device.get_by_role("button", name=f"{other} confirma neste celular").tap()
    expect(device.get_by_text("sem rede: 2 lançamentos guardados", exact=True)).to_be_visible()
    points(device, one, 1)
    fits(device)
    axe(device)
    device.context.set_offline(False)
    points(device, one, 2)
    expect(device.get_by_text("sem rede")).to_have_count(0)


def sought(stranger: Page, side: str, against: str) -> None:
    """Somebody asks where they play, on a telephone of their own, and finds it."""
    stranger.get_by_label("O seu nome, ou o da dupla").fill(PAIRS[side].split(" / ")[1])
    stranger.get_by_role("link", name=side, exact=True).tap()
    following = stranger.get_by_role("region", name="Próximo jogo")
    expect(following).to_contain_text("mesa 2")
    expect(following).to_contain_text(f"contra {against}")
    fits(stranger)
    axe(stranger)


def points(device: Page, side: str, wanted: int) -> None:
    expect(device.get_by_role("group", name=side, exact=True).get_by_label("tento")).to_have_text(str(wanted))


def signed(device: Page, path: str, pins: dict[str, str]) -> None:
    """Everybody signs with the PIN of the badge, on the device of the table."""
    device.goto(path)
    device.get_by_role("region", name="Nesta mesa").get_by_role("button").first.tap()
    for name, pin in pins.items():
        device.get_by_label("PIN do crachá").fill(pin)
        device.get_by_role("button", name=f"{name} assina", exact=True).tap()
        expect(device.get_by_role("button", name=f"{name} assina", exact=True)).to_have_count(0)


def homologated(desk: DeskPage, *sides: str) -> None:
    sheet = desk.sheet(*sides)
    pressed(sheet.get_by_role("button", name="Assinar e homologar"))
    expect(sheet.get_by_text("súmula homologada")).to_be_visible()
    desk.close()


def absent(desk: DeskPage, *sides: str) -> None:
    """Nobody came: what it would change is read before it is written."""
    sheet, loser = desk.sheet(*sides), max(sides, key=desk.number)
    pressed(sheet.get_by_text("Falta", exact=True))
    pressed(sheet.get_by_role("button", name=f"WO: falta {loser}"))
    desk.agreed("para 12-0 12-0" if loser == sides[1] else "para 0-12 0-12")
    expect(sheet.get_by_text("WO", exact=True)).to_have_count(4)
    desk.close()


def warned(desk: DeskPage, *sides: str) -> None:
    sheet = desk.sheet(*sides)
    pressed(sheet.get_by_text("Sanção", exact=True))
    sheet.get_by_role("combobox", name=re.compile("^Contra")).select_option(label=max(sides, key=desk.number))
    sheet.get_by_role("combobox", name=re.compile("^Cláusula")).select_option("FEN-28pu-a")
    axe(desk.page)
    pressed(sheet.get_by_role("button", name="Ver o que muda"))
    desk.agreed("Nada além disto.")
    desk.close()


def corrected(desk: DeskPage, sides: Sides) -> None:
    """A sheet signed on paper was read wrongly: the correction names the line, and takes the signatures away."""
    sheet = desk.sheet(*sides)
    pressed(sheet.get_by_role("button", name="Todos assinaram no papel"))
    expect(sheet.get_by_text("súmula assinada")).to_be_visible()
    pressed(sheet.get_by_text("Corrigir o resultado"))
    form = sheet.locator("details").filter(has_text="Corrigir o resultado")
    typed(form.get_by_label("Partidas, do primeiro lado"), desk.score(sides, "12-9 12-8"))
    typed(form.get_by_label("Motivo"), "linha trocada")
    pressed(form.get_by_role("button", name="Ver o que muda"))
    expect(form.get_by_text("As assinaturas desta súmula caem.")).to_be_visible()
    pressed(form.get_by_role("button", name="Corrigir", exact=True))
    expect(sheet.get_by_text("súmula incompleta")).to_be_visible()
    desk.close()
    expect(desk.card(*sides)).to_be_focused()


def returned(desk: DeskPage, number: int, sides: Sides) -> None:
    """A sheet comes back signed: the number of its table, Enter, and what is on it, Enter."""
    field = desk.page.get_by_label("Mesa de onde voltou, ou jogo")
    field.focus()
    desk.page.keyboard.type(str(number))
    desk.page.keyboard.press("Enter")
    expect(desk.button("Todos assinaram: homologar")).to_be_focused()
    axe(desk.page)
    desk.page.keyboard.press("Enter")
    expect(desk.page.get_by_text(re.compile("^Homologada: ")).filter(has_text=sides[0])).to_be_visible()
    expect(field).to_be_focused()
    expect(desk.column("Falta assinar").get_by_role("button").filter(has_text=sides[0])).to_have_count(0)


def knocked_out(desk: DeskPage) -> None:
    """What is left of the groups, and the bracket that follows."""
    for number, one, other in desk.open_jogos():
        desk.result(number, desk.score((one, other), "12-5 12-6"))
    desk.press("Fechar a fase")
    desk.agreed("Falta homologar")
    for number in (13, 14, 15):
        _, one, other = next(jogo for jogo in desk.open_jogos() if jogo[0] == number)
        desk.result(number, desk.score((one, other), "12-5 10-12 12-6 12-7"))


def reported(desk: DeskPage) -> None:
    """The end: who has won and why, and the report to sign."""
    desk.tab("Regulamento e ensaio")
    desk.press("Encerrar o torneio")
    desk.agreed("Falta homologar")
    desk.tab("Classificação")
    general = desk.page.get_by_role("region", name="Classificação geral")
    champion = min(PAIRS, key=desk.number)
    expect(general.get_by_role("row").nth(1)).to_contain_text(champion)
    pressed(general.get_by_role("button", name="por quê?").first)
    expect(general.get_by_text(f"{champion}: ")).to_be_visible()
    desk.tab("Impressos")
    with desk.page.expect_download() as download:
        desk.press("Ata para assinar")
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF")


def test_an_event_from_the_pasted_list_to_the_report(visit: Visit, data: Path, faults: Faults) -> None:
    faults.allow(r"net::ERR_INTERNET_DISCONNECTED")
    desk = entered(visit)
    projector = visit(f"{desk.path}/telao", viewport=PROJECTOR, liked=QUICK)
    drawn(desk, projector)
    desk.tab("Mesa de controle")
    expect(desk.page.get_by_text("Mudou também:")).to_have_count(0)
    desk.press("Chamar 4 jogos para as mesas livres")
    expect(desk.column("Em jogo").get_by_role("button", name=re.compile("^jogo"))).to_have_count(4)
    tables = {table: desk.at_table(table) for table in (1, 2, 3, 4)}
    devices = {table: desk.device(visit, table, **SMALL_PHONE) for table in (1, 2)}
    desk.tab("Mesa de controle")
    for table, device in devices.items():
        claimed(device, *tables[table])
    contested(devices[1], desk, *tables[1])
    stranger = visit(desk.path, **SMALL_PHONE, liked=QUICK)
    sought(stranger, *tables[2])
    expect(projector.get_by_role("row", name=f"mesa 3 {' x '.join(tables[3])}")).to_be_visible()  # after the proof, by itself
    axe(projector)
    cut_off(devices[2], *tables[2])
    desk.card(*tables[2]).focus()
    for table, device in devices.items():
        won(device, 1 if desk.number(tables[table][0]) < desk.number(tables[table][1]) else 2)
        expect(desk.column("Falta assinar").get_by_role("button").filter(has_text=tables[table][0])).to_have_count(1)
    expect(desk.card(*tables[2])).to_be_focused()  # in the column that it went to by itself
    expect(stranger.get_by_role("region", name="Nossos resultados").get_by_role("button")).to_have_count(1)
    signed(devices[1], desk.path, desk.pins(data, *tables[1]))
    expect(desk.column("A homologar").get_by_role("button").filter(has_text=tables[1][0])).to_have_count(1)
    homologated(desk, *tables[1])
    absent(desk, *tables[3])
    warned(desk, *tables[4])
    desk.result(4, desk.score(tables[4], "12-9 10-12 12-8"))
    corrected(desk, tables[4])
    returned(desk, 4, tables[4])
    knocked_out(desk)
    reported(desk)
