"""What the columns of a list hold, told by its first row, in Portuguese or English; the person may say otherwise.

Rule 1: a row is a header only where every word of the columns we know is one of ours: "Dupla da Serra" is a name.
Rule 2: where there is no header, the columns are taken in the order in which people write them: name, people, entity.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

from carteado.exchange.sheet import Sheet
from carteado.tournament.state import plain

Kind = Literal["", "name", "person", "reserve", "capataz", "entity", "category", "seed", "paid", "phone", "email"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
UNUSED: Final[Kind] = ""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


WORDS: Final[Mapping[Kind, frozenset[str]]] = {  # in the order in which they decide
    "phone": _words("telefone telefones tel fone celular whatsapp zap phone mobile cell contato"),
    "email": _words("email emails mail correio"),
    "paid": _words("pago paga pagou pagamento pagto taxa quitado paid fee payment"),
    "seed": _words("cabeca cabecas seed seeding ranking"),
    "reserve": _words("reserva reservas suplente suplentes reserve reserves substitute"),
    "capataz": _words("capataz capitao capita captain"),
    "entity": _words(
        "entidade entidades clube clubes club apcef ctg piquete entity delegacao delegation associacao estado uf cidade city "
        "sindicato"
    ),
    "category": _words("categoria categorias category modalidade naipe"),
    "person": _words(
        "jogador jogadora jogadores jogadoras atleta atletas player players parceiro parceira parceiros parceiras pessoa "
        "pessoas person people integrante integrantes componente componentes partner member members"
    ),
    "name": _words("dupla duplas trio trios equipe equipes time par pair team entry inscricao lado side nome name"),
    "": _words("n no num numero number ordem order id"),
}
FILLING: Final = _words(
    "da das do dos de e a o as os nome nomes completo completa name names of the and full cabeca chave primeiro segundo "
    "terceiro primeira segunda terceira first second third"
)
_LETTERS: Final = re.compile(r"[^\W\d_]+")


def kind_of(header: str) -> Kind | None:
    """What a column with this heading holds; `None` where it says something we do not know."""
    words = [word for word in _LETTERS.findall(plain(header).replace("e-mail", "email").replace("&", " ")) if word]
    if not words:
        return "" if header.strip() else None
    known: list[Kind] = [kind for kind, ours in WORDS.items() if any(word in ours for word in words)]
    if not known or any(word not in FILLING and not any(word in ours for ours in WORDS.values()) for word in words):
        return None
    return known[0]


def header_of(sheet: Sheet) -> tuple[Kind, ...] | None:
    """The columns as the first row names them; `None` where it is no header."""
    found: list[Kind | None] = [kind_of(cell) for cell in sheet.rows[0].cells]
    told = [kind for kind in found if kind]
    if not ("name" in told or told.count("person") > 1 or (told.count("person") and len(told) > 1)):
        return None
    return widened(found, sheet)


def guessed(sheet: Sheet, people: Sequence[int]) -> tuple[Kind, ...]:
    """The columns of a list without a header: a name, as many people as sit on a side, then the entity."""
    if sheet.width == 1 or any(":" in row.cells[0] for row in sheet.rows):
        return widened(["name", "entity"], sheet)
    seated = min(max(people, default=2), sheet.width - 1)
    order: list[Kind] = ["name"]
    for _ in range(seated):
        order.append("person")
    order.append("entity")
    return widened(order, sheet)


def widened(kinds: Sequence[Kind | None], sheet: Sheet) -> tuple[Kind, ...]:
    """As many columns as the list has; those of which nothing is said are not used."""
    told = (*kinds, *[None] * sheet.width)[: sheet.width]
    return tuple([UNUSED if kind is None else kind for kind in told])


def letters(column: int) -> str:
    """How a spreadsheet calls this column, counted from 0."""
    told = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        told = chr(65 + rest) + told
    return told
