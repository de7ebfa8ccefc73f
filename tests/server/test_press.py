"""The press: each file has an end, what was set is kept, and who sets gives back what it took."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from carteado.paper import event as paper
from carteado.paper.document import Document
from carteado.server import press
from carteado.server.errors import Refusal
from carteado.server.press import Press
from server.server_kit import site
from server.test_events import code_of, drawn

FRAME: Final = {"title": "Aviso", "event": "Copa", "lang": "pt", "region": "br", "made": "", "pages": "", "rehearsal": "",
                "at": [2026, 5, 1, 9, 30]}  # fmt: skip


def told(text: str, template: str = "list", **frame: Any) -> Document:
    blocks: list[Any] = []
    data = {"frame": {**FRAME, **frame}, "title": text, "lead": "", "size": 12.0, "blocks": blocks}
    return Document(template, text, data)


async def test_a_process_sets_and_ends_when_it_has_set_much(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Press()
    found = await made.printed(told, "Almoço")
    assert found.startswith(b"%PDF")
    (first,) = made._workers._pool._processes  # type: ignore[union-attr]
    asked: list[Document] = []

    def other(document: Document) -> bytes:
        asked.append(document)
        return b"again"

    monkeypatch.setattr(made, "_set", other)
    assert await made.printed(lambda: told("Almoço", at=[2026, 5, 1, 9, 31], made="às 9:31")) == found
    assert (asked, await made.printed(told, "Jantar")) == ([told("Jantar")], b"again")
    monkeypatch.undo()
    await made.printed(told, "Lanche")
    assert [*made._workers._pool._processes] == [first]  # type: ignore[union-attr]
    monkeypatch.setattr(press, "TIRED", 10)
    await made.printed(told, "Ceia")
    assert made._workers._pool is None
    made.close()


async def test_what_is_too_large_is_not_begun_and_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Press()
    for most, template in (("MOST_LISTED", "list"), ("MOST", "badges")):
        monkeypatch.setattr(press, most, 100)
        with pytest.raises(Refusal) as refusal:
            await made.printed(told, "a" * 100, template)
        assert (refusal.value.status, refusal.value.code) == (422, "print-long")
        assert made._workers._pool is None
        monkeypatch.undo()
    monkeypatch.setattr(press, "LONGEST", 0.0)
    with pytest.raises(Refusal) as refusal:
        await made.printed(told, "Almoço")
    assert (refusal.value.status, refusal.value.code) == (503, "busy")
    assert made._workers._pool is None
    monkeypatch.undo()
    assert (await made.printed(told, "Almoço")).startswith(b"%PDF")
    made.close()


async def test_a_print_of_many_sheets_comes_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    async def printed(_: Press, call: Callable[..., Document], *given: Any) -> bytes:
        sheets = call(*given).data
        seen.append([one.get("jogo") or one["name"] for one in sheets.get("sheets", sheets.get("badges"))])
        return b"%PDF"

    monkeypatch.setattr(Press, "printed", printed)
    monkeypatch.setattr(paper, "PART", 3)
    monkeypatch.setattr("carteado.server.events.printing.PART", 3)
    async with site(tmp_path) as here:
        desk = await drawn(here)
        where = f"/api/torneios/{desk.id}/impressos"
        jogos = [str(jogo["number"]) for jogo in (await desk.look())["jogos"]]
        each = {"sumulas": 3, "sumulas-duas": 3, "sumulas-partida": 3, "crachas": 3}
        assert (len(jogos), (await desk.look())["parts"]) == (7, each)
        for none in ({}, {"parte": 0}, {"parte": 4}):
            answer = await here.client.get(f"{where}/sumulas", params=none)
            assert (answer.status_code, code_of(answer)) == (422, "print-in-parts")
        for part in (1, 2, 3):
            answer = await here.client.get(f"{where}/sumulas", params={"parte": part})
            assert answer.headers["content-disposition"].endswith(f'-{part}.pdf"')
        assert seen == [jogos[:3], jogos[3:6], jogos[6:]]
        await here.client.get(f"{where}/sumulas", params={"jogo": "final"})
        assert seen[3:] == [jogos[6:]]
        await here.client.post(f"{where}/crachas", params={"parte": 3}, json={"key": desk.key})
        assert seen[4:] == [["Anta um", "Anta dois"]]
        assert (await here.client.get(f"{where}/inscricoes", params={"parte": 2})).status_code == 422
