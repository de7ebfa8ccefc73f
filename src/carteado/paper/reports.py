"""What an event leaves in writing: notices by clause, the proof of its lots, and the report for the commission to sign."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteado.paper.blocks import Block, Column, digits, heading, lines, numbered, paragraph, signatures, table
from carteado.paper.cleaning import Exact
from carteado.paper.document import Document, Made, said
from carteado.paper.lists import DOOR, MORE, POSTER, REST, EntryLine, StandingTable, listed
from carteado.paper.sheets import Legal, Said
from carteado.words import papers
from carteado.words.language import Language
from carteado.words.people import and_last

LEADS: Final = {
    (True, True): "report-lead",
    (True, False): "report-lead-place",
    (False, True): "report-lead-date",
    (False, False): "report-lead-regulation",
}


@dataclass(frozen=True)
class SpokenWord:
    """A word somebody said for a draw, and the nonce it gives."""

    who: str
    word: str
    nonce: str


@dataclass(frozen=True)
class LotsSheet:
    """A draw: what for, who was in it by entry number, in what order they came out, and how anybody can check it.

    By seed: what was shown before (`commitment`), the `seed` shown after, the words said between. By hand: the witnesses.
    Of a draw of groups, who came into which.
    """

    purpose: Said
    at: str
    items: tuple[str, ...]
    order: tuple[str, ...]
    commitment: str = ""
    seed: str = ""
    spoken: tuple[SpokenWord, ...] = ()
    witnesses: tuple[str, ...] = ()
    clause: str = ""
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True)
class Section:
    """A part of the report: what happened, line by line, each with its time or clause before it."""

    title: Said
    lines: tuple[tuple[str, Said], ...]


@dataclass(frozen=True)
class Report:
    """The final report (ata): people, what happened, the classification, the last hash of the log, and who signs."""

    place: str
    date: str
    regulation: Said
    entries: tuple[EntryLine, ...]
    sections: tuple[Section, ...]
    classification: StandingTable
    last_hash: str
    commission: tuple[Said, ...]
    lots: tuple[LotsSheet, ...] = ()


def notices(words: Language, made: Made, title: str, found: Sequence[Legal]) -> Document:
    """Norms for the wall, each with its clause."""
    return listed(words, made, title, [paragraph(said(words, norm.text), term=norm.clause) for norm in found], size=POSTER)


def lots(words: Language, made: Made, found: Sequence[LotsSheet]) -> Document:
    """Draws with their proof."""
    blocks = [block for sheet in found for block in _lots(words, sheet)] or [paragraph(papers.label(words, "no-lots"))]
    return listed(words, made, papers.label(words, "lots"), blocks, size=DOOR)


def report(words: Language, made: Made, found: Report) -> Document:
    """The report for signature, with room for what the commission adds by hand."""
    table_of = found.classification
    figures = [Column(said(words, name), figures=True) for name in table_of.columns]
    columns = [Column(papers.label(words, "column-place")), Column(papers.label(words, "column-entry"), REST), *figures]
    blocks: list[Block] = [
        heading(papers.label(words, "classification")),
        table(columns, [(line.place, line.name, *line.figures) for line in table_of.lines]),
        *[paragraph(said(words, why)) for why in (*table_of.explanations, *table_of.notes)],
        heading(papers.label(words, "entries")),
        table(
            _entry_columns(words),
            [(each.number, each.name, each.people, each.entity) for each in found.entries],
        ),
    ]
    for section in found.sections:
        blocks += [heading(said(words, section.title)), *_lines(words, section)]
    if found.lots:
        blocks.append(heading(papers.label(words, "lots")))
        blocks += [block for sheet in found.lots for block in _lots(words, sheet)]
    blocks += [
        digits(found.last_hash, term=papers.label(words, "last-hash")),
        heading(papers.label(words, "commission-adds")),
        lines(4),
        heading(papers.label(words, "signatures")),
        signatures([said(words, role) for role in found.commission]),
    ]
    told = {"regulation": said(words, found.regulation), "place": found.place, "date": found.date}
    where = {name: text for name, text in told.items() if text}
    lead = papers.label(words, LEADS[found.place != "", found.date != ""], **where)
    return listed(words, made, papers.label(words, "report"), blocks, lead=lead, size=10.5)


def _lines(words: Language, section: Section) -> list[Block]:
    told = [paragraph(said(words, text), term=term) for term, text in section.lines]
    return told or [paragraph(papers.label(words, "nothing"))]


def _lots(words: Language, sheet: LotsSheet) -> list[Block]:
    purpose = said(words, sheet.purpose)
    title = f"{purpose} ({sheet.clause})" if sheet.clause else purpose
    known = (
        ("lots-at", sheet.at),
        ("lots-items", ", ".join(sheet.items)),
        ("lots-witnesses", and_last(words, sheet.witnesses)),
    )
    blocks: list[Block] = [heading(title)]
    blocks += [paragraph(value, term=papers.label(words, name)) for name, value in known if value]
    blocks.append(numbered(sheet.order, term=papers.label(words, "lots-order")))
    blocks += [paragraph(", ".join(names), term=name) for name, names in sheet.groups]
    secret = (("lots-commitment", sheet.commitment), ("lots-seed", sheet.seed))
    blocks += [digits(value, term=papers.label(words, name)) for name, value in secret if value]
    if sheet.spoken:
        columns = [
            Column(papers.label(words, f"column-{name}"), width)
            for name, width in (("name", 40), ("word", 40), ("nonce", REST))
        ]
        blocks.append(table(columns, [(each.who, each.word, Exact(each.nonce)) for each in sheet.spoken]))
    if sheet.seed:
        blocks.append(paragraph(papers.label(words, "lots-how")))
    return blocks


def _entry_columns(words: Language) -> list[Column]:
    named = (("number", 0.0), ("entry", REST), ("people", MORE), ("entity", 0.0))
    return [Column(papers.label(words, f"column-{name}"), width) for name, width in named]
