"""A list in words: why it cannot be read, what is wrong in which row and column, what its columns are called."""

from collections.abc import Mapping
from typing import Final

from carteado.exchange.columns import KINDS, letters
from carteado.exchange.offering import Offer, Problem
from carteado.exchange.sheet import Unreadable
from carteado.tournament.state import State
from carteado.words.event_refusals import refusal
from carteado.words.language import Language, Texts

UNREADABLE: Final[Texts] = {
    "archive": "Isto é um arquivo compactado, e não uma lista: abra-o e mande a planilha que está dentro.",
    "bomb": "Esta planilha abre num tamanho que nenhuma lista de inscrições tem: copie só as células e cole aqui.",
    "calc": "Isto é uma planilha do LibreOffice: salve como .xlsx ou CSV e mande de novo.",
    "damaged-workbook": "Não dá para abrir esta planilha: salve de novo como .xlsx ou CSV, ou copie as células e cole aqui.",
    "empty": "Não há nada nesta lista: mande uma linha por inscrição, com o nome e as pessoas.",
    "entities": "Esta planilha traz o que planilha nenhuma traz: copie só as células e cole aqui.",
    "links": "Esta planilha puxa dados de outro arquivo: copie as células, cole «só valores» numa nova e mande essa.",
    "long-cell": "A linha {row} tem uma célula de mais de {most} letras: confira as aspas e os separadores.",
    "macros": "Esta planilha tem macros, que aqui não entram: salve como .xlsx sem macros, ou CSV.",
    "not-text": "Isto não é uma lista de texto nem uma planilha: mande CSV, .xlsx, ou cole as linhas.",
    "old-workbook": "Esta planilha é antiga (.xls) ou tem senha: salve como .xlsx sem senha, ou CSV.",
    "pdf": "Isto é um PDF, e não uma lista: copie as linhas e cole aqui, ou mande a planilha de onde ele veio.",
    "picture": "Isto é uma imagem, e não uma lista: mande a planilha (CSV ou .xlsx), ou cole as linhas.",
    "quotes": "As aspas desta lista não fecham: salve de novo como CSV, ou cole as linhas.",
    "too-large": "Este arquivo é grande demais para uma lista de inscrições: no máximo {most} MB. Copie só as células e cole.",
    "too-many-rows": "Há linhas demais: são no máximo {most}. Apague as que não são inscrições.",
    "too-wide": "A linha {row} tem mais de {most} colunas: confira o separador, ou mande só as colunas da inscrição.",
}
WRONG: Final[Texts] = {
    "captain-not-there": "O capataz {a} não está entre as pessoas desta linha.",
    "formula": "Aqui há uma fórmula ({a}), e não um nome: copie a coluna e cole «só valores».",
    "not-a-number": "«{a}» não é um número de 1 a {b}.",
    "not-paid-word": "Não entendi «{a}»: escreva sim ou não, isento, ou o valor pago, que não fica abaixo de zero.",
    "repeats": "{a} repete a linha {b}.",
}
HEADINGS: Final[Texts] = {
    "": "não usar",
    "name": "nome da inscrição",
    "person": "pessoa",
    "reserve": "reserva",
    "capataz": "capataz",
    "entity": "entidade",
    "category": "categoria",
    "seed": "cabeça de chave",
    "paid": "pago",
    "phone": "telefone",
    "email": "e-mail",
}


def unreadable(words: Language, error: Unreadable) -> str:
    """Why a file is no list, and what would be right."""
    return words.say(UNREADABLE[error.code], **error.facts)


def heading(words: Language, kind: str) -> str:
    """What a column holds."""
    return words.say(HEADINGS[kind])


def headings(words: Language) -> Mapping[str, str]:
    """All that a column may hold."""
    return {kind: heading(words, kind) for kind in KINDS}


def where(words: Language, offer: Offer, problem: Problem) -> str:
    """The row and the column of a problem: "Linha 5, coluna C (Jogador 2)"."""
    if problem.column < 0:
        return words.say("Linha {n}", n=problem.row)
    cells = offer.header.cells if offer.header else ()
    told = cells[problem.column] if problem.column < len(cells) else heading(words, offer.columns[problem.column])
    return words.say("Linha {n}, coluna {column} ({header})", n=problem.row, column=letters(problem.column), header=told)


def wrong(words: Language, state: State, problem: Problem) -> str:
    """What is wrong, and what would be right."""
    reason = problem.reason
    if reason.code in WRONG:
        facts = dict(zip("abcd", reason.facts, strict=False))
        return words.say(WRONG[reason.code], **facts)
    return refusal(words, state, reason)


def bad_rows(words: Language, n: int) -> str:
    """That nothing was written, because of so many rows."""
    return words.count(
        "Há {n} linha com problema, e nada foi inscrito: corrija a lista, ou peça só as linhas boas.",
        "Há {n} linhas com problema, e nada foi inscrito: corrija a lista, ou peça só as linhas boas.",
        n,
    )
