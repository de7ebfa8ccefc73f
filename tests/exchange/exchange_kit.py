"""Lists as people have them, and files that are none."""

import zipfile
from io import BytesIO
from typing import Any

from openpyxl import Workbook

from carteado.tournament import entries as log
from carteado.tournament.torneio import Torneio

A20 = """Dupla;Jogador 1;Jogador 2;Entidade;Pago
Graúna;Ângela;Conceição;APCEF São Paulo;sim
João e Zé;João;Zé;APCEF Pará;não
Onça;Inês;Flávio;;x
Sabiá;Íris;;APCEF Goiás;sim
Tatu;Caio;Duda;APCEF Goiás;R$ 15,00
joao e ze;Outro;Alguém;;
"""
PNG = b"\x89PNG\r\n\x1a\n" + bytes(400)


def event(preset: str = "fenacef", game: str = "") -> Torneio:
    """An event that takes entries."""
    return Torneio.of().entered(log.Opened(name="Copa", preset=preset, game=game))


def workbook(*rows: tuple[Any, ...]) -> bytes:
    """An XLSX file with these rows."""
    book = Workbook()
    page = book.active
    assert page is not None
    for row in rows:
        page.append(row)
    return saved(book)


def saved(book: Workbook) -> bytes:
    """The bytes of a workbook."""
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def with_parts(data: bytes, changed: dict[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    """The archive with these parts in the place of its own, or besides."""
    file = BytesIO()
    with zipfile.ZipFile(BytesIO(data)) as old, zipfile.ZipFile(file, "w", packing) as new:
        for name in (*[name for name in old.namelist() if name not in changed], *changed):
            new.writestr(name, changed.get(name) if name in changed else old.read(name))  # type: ignore[arg-type]
    return file.getvalue()


def hostile() -> dict[str, tuple[bytes, str]]:
    """Files that mean harm, or are nothing, each with the word for what it is."""
    plain = workbook(("Dupla", "Jogador 1", "Jogador 2"), ("Onça", "Ana", "Beto"))
    page, far = "xl/worksheets/sheet1.xml", Workbook()
    assert far.active is not None
    for row in range(1, 2000):
        far.active.cell(row * 500, 16_384, "x")
    entity = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>'
    return {
        "picture": (PNG, "picture"),
        "jpeg": (b"\xff\xd8\xff\xe0" + bytes(50), "picture"),
        "pdf": (b"%PDF-1.7\n", "pdf"),
        "ten megabytes": (b"a;b\n" * 2_600_000, "too-large"),
        "nothing": (b"", "empty"),
        "spaces": (b"\n \n;;\n", "empty"),
        "null bytes": (b"Dupla;Jogador\nOn\x00\x00;Ana", "not-text"),
        "no letters": (b"\x81\x8d;\x8f\n", "not-text"),
        "half of utf-16": (b"\xff\xfea\x00b", "not-text"),
        "old workbook": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(100), "old-workbook"),
        "archive": (with_parts(plain, {"xl/workbook.xml": b""})[:40] + bytes(10), "damaged-workbook"),
        "some zip": (_zip({"leiame.txt": b"oi"}), "archive"),
        "calc": (_zip({"mimetype": b"x", "content.xml": b"<x/>"}), "calc"),
        "bomb": (with_parts(plain, {page: b" " * 60_000_000}), "bomb"),
        "bomb packed otherwise": (with_parts(plain, {}, zipfile.ZIP_LZMA), "bomb"),
        "thousands of parts": (with_parts(plain, {f"xl/{n}.xml": b"<x/>" for n in range(500)}), "bomb"),
        "macros": (with_parts(plain, {"xl/vbaProject.bin": b"x"}), "macros"),
        "links": (with_parts(plain, {"xl/externalLinks/externalLink1.xml": b"<x/>"}), "links"),
        "entities": (with_parts(plain, {page: entity}), "entities"),
        "no xml": (with_parts(plain, {page: b"<worksheet"}), "damaged-workbook"),
        "far away": (saved(far), "empty"),
        "a hundred columns": (b";".join([b"a"] * 100), "too-wide"),
        "a long cell": (b"Dupla;Jogador\n" + b"a" * 5000 + b";b", "long-cell"),
        "an open quote": (b'Dupla;Jogador\n"' + b"a;b\n" * 40_000, "quotes"),
        "rows without end": (b"a;b\n" * 5000, "too-many-rows"),
    }


def _zip(parts: dict[str, bytes]) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as made:
        for name, body in parts.items():
            made.writestr(name, body)
    return file.getvalue()
