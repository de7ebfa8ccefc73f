"""What is cut out or put up one by one: badges to fold, table numbers, receipts, certificates."""

from collections.abc import Sequence
from dataclasses import dataclass

from carteado.paper import qr
from carteado.paper.document import Document, Made, document, said
from carteado.paper.sheets import Said
from carteado.words import papers
from carteado.words.language import Language


@dataclass(frozen=True)
class Badge:
    """A badge: outside who it is; inside, folded away, the code of the person's own page and the PIN to sign with."""

    name: str
    entry: str = ""
    number: str = ""
    entity: str = ""
    role: Said = ""
    pin: str = ""
    url: str = ""


@dataclass(frozen=True)
class Receipt:
    """What somebody paid, in words; printed twice, for who pays and for who keeps the accounts."""

    number: str
    payer: str
    amount: str
    reason: Said
    place: str
    date: str
    receiver: str = ""


@dataclass(frozen=True)
class Certificate:
    """A certificate: for whom, as which entry, what for, and who signs."""

    names: tuple[str, ...]
    text: Said
    place: str
    date: str
    signers: tuple[Said, ...]
    title: Said = ""
    entry: str = ""


def badges(words: Language, made: Made, found: Sequence[Badge]) -> Document:
    """Badges, four a page, to cut out and fold twice."""
    names = ("badge-fold", "badge-page", "badge-pin", "badge-secret")
    data = {
        "words": {name.replace("-", "_"): papers.label(words, name) for name in names},
        "badges": [
            {
                "name": each.name,
                "entry": each.entry,
                "number": papers.label(words, "badge-number", number=each.number) if each.number else "",
                "entity": each.entity,
                "role": said(words, each.role),
                "pin": f"{each.pin[:3]} {each.pin[3:]}".strip(),
                "qr": qr.svg(each.url),
                "qr_says": papers.label(words, "qr", url=each.url),
            }
            for each in found
        ],
    }
    return document(words, made, "badges", f"{papers.label(words, 'badges')}: {made.event}", data)


def table_numbers(words: Language, made: Made, numbers: Sequence[str]) -> Document:
    """A number a page, to fold in the middle and stand on the table, read from both sides."""
    data = {"word": papers.label(words, "table"), "numbers": list(numbers)}
    return document(words, made, "numbers", f"{papers.label(words, 'table-numbers')}: {made.event}", data)


def receipts(words: Language, made: Made, found: Sequence[Receipt]) -> Document:
    """Receipts, one a page in two copies."""
    sheets = [
        {
            "number": papers.label(words, "receipt-number", number=each.number),
            "amount": each.amount,
            "text": papers.label(
                words, "receipt-text", payer=each.payer, amount=each.amount, reason=said(words, each.reason), event=made.event
            ),
            "place": _place(words, each.place, each.date),
            "receiver": each.receiver,
        }
        for each in found
    ]
    copies = [papers.label(words, "receipt-payer"), papers.label(words, "receipt-kept")]
    data = {"title": papers.label(words, "receipt"), "copies": copies, "receipts": sheets}
    return document(words, made, "receipts", f"{papers.label(words, 'receipts')}: {made.event}", data)


def certificates(words: Language, made: Made, found: Sequence[Certificate]) -> Document:
    """Certificates, one a page, landscape."""
    sheets = [
        {
            "title": said(words, each.title) or papers.label(words, "certificate"),
            "names": list(each.names),
            "entry": each.entry,
            "text": said(words, each.text),
            "place": _place(words, each.place, each.date),
            "signers": [said(words, signer) for signer in each.signers],
        }
        for each in found
    ]
    given = papers.label(words, "certificate-to")
    return document(
        words, made, "certificates", f"{papers.label(words, 'certificates')}: {made.event}", {"given": given, "sheets": sheets}
    )


def _place(words: Language, place: str, date: str) -> str:
    if not (place and date):
        return place or date
    return papers.label(words, "place-and-date", place=place, date=date)
