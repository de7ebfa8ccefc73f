"""A whole partida against bots, from the home page to the proof that no pack was arranged."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table_page import DESKTOP, PLAY_NOW, QUICK, Look, Mouse, TablePage, Voice


class Keen:
    """Cuts and burns once, and never lets a mão go for less than it could be worth: few mãos, and every call."""

    def __init__(self) -> None:
        self.done: set[str] = set()

    def __call__(self, look: Look) -> Voice | None:
        voice = look.voice("TRUCO", "Pedir", *(word for word in ("Cortar", "Queimar") if word not in self.done))
        if voice is not None:
            self.done.add(voice.words.split()[0])
        return voice


def test_a_partida_from_the_first_click_to_the_proof(visit: Visit, tmp_path: Path) -> None:
    page = visit("/", liked=QUICK, viewport=DESKTOP)
    page.get_by_role("button", name=PLAY_NOW).click()
    table = TablePage(page).ready()
    keen = Keen()

    table.play_on(Mouse(), lambda look: look.over, keen)

    expect(table.result.get_by_role("heading")).to_have_text("Vocês ganharam!" if won(table) else "Eles ganharam.")
    assert table.told()[-1].startswith("Fim da partida: ")
    assert keen.done & {"TRUCO", "Pedir"}, "whether one calls or raises is up to the cards; never to do either is not"
    proved(table)
    record = downloaded(table, tmp_path)
    replayed(table)
    assert verify(record) == 0
    opened(table, record)
    tampered(record)
    assert verify(record) != 0


def won(table: TablePage) -> bool:
    ours, theirs = (int(points) for points in table.result.locator("strong").all_inner_texts())
    assert max(ours, theirs) >= 12 > min(ours, theirs)
    return ours > theirs


def proved(table: TablePage) -> None:
    """The dialog, in one click, where the server and this very browser have checked the packs."""
    table.result.get_by_role("button", name="Baralho honesto").click()
    dialog = table.page.get_by_role("dialog", name="Baralho honesto")
    expect(dialog.get_by_text("conferem")).to_be_visible()
    expect(dialog.get_by_text("O seu navegador fez a conta: a semente é a que foi prometida.")).to_be_visible()
    dialog.get_by_role("button", name="Fechar").click()
    expect(dialog).to_be_hidden()


def downloaded(table: TablePage, folder: Path) -> Path:
    """The record, as a file."""
    with table.page.expect_download() as download:
        table.result.get_by_role("link", name="Registro").click()
    record = folder / "partida.txt"
    download.value.save_as(record)
    return record


def tampered(record: Path) -> None:
    """Two cards of the first pack change places."""
    text = record.read_text(encoding="utf-8")
    pack = next(line for line in text.splitlines() if line.startswith("monte "))
    word, first, second, *rest = pack.split()
    record.write_text(text.replace(pack, " ".join([word, second, first, *rest]), 1), encoding="utf-8")


def verify(record: Path) -> int:
    command = [sys.executable, "-m", "carteado", "verify", str(record)]
    return subprocess.run(command, check=False, capture_output=True).returncode


def replayed(table: TablePage) -> None:
    """The replay begins before the first card, ends as the partida did, and can be seen from another seat."""
    page, end = table.page, table.told()[-1]
    table.result.get_by_role("link", name="Rever").click()
    expect(table.board).to_be_visible()
    step = page.get_by_role("slider", name="Lance")
    expect(step).to_have_value("0")
    assert len(table.told()) <= 1
    page.get_by_role("button", name="Um lance para a frente").click()
    expect(step).to_have_value("1")
    page.get_by_role("button", name="Ir para o fim da partida").click()
    expect(step).to_have_value(step.get_attribute("max") or "")
    assert table.told()[-1].partition(" para ")[0] == end.partition(" para ")[0]
    eyes = page.get_by_role("combobox", name="De que lugar")
    names = [name for name in eyes.get_by_role("option").all_inner_texts() if name != "Cartas abertas"]
    assert len(names) == 4
    eyes.select_option(label=names[1])
    expect(table.story).to_contain_text("Suas cartas: ")
    expect(step).to_have_value(step.get_attribute("max") or "")


def opened(table: TablePage, record: Path) -> None:
    """The file alone, opened on its own page, tells the same story."""
    page, story = table.page, len(table.told())
    page.goto("/replay")
    page.get_by_label("Escolher um arquivo").set_input_files(record)
    expect(table.board).to_be_visible()
    page.get_by_role("button", name="Ir para o fim da partida").click()
    page.wait_for_function("() => document.body.textContent.includes('Fim da partida: ')")
    assert len(table.told()) >= story
