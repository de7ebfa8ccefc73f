"""Canastra and buraco on a scoreboard in words: what was counted, what it pays, what is worth a second look."""

from typing import Final

from carteado.games.canastra.sheet.entries import Counted, Rodada, Total
from carteado.placar import Entry
from carteado.words.language import Texts
from carteado.words.placar_names import Names
from carteado.words.refusals import Refusals
from carteado.words.sheets import SheetWords

REFUSALS: Final[Texts] = {
    "not-in-fives": "{points} não pode ser: toda carta vale 5, 10, 15 ou 20, e a soma é sempre múltiplo de cinco.",
    "more-than-the-pack": "As cartas contadas somam {cards}, e o baralho inteiro só tem {most}: contem de novo.",
    "total-range": "Um total assim nenhuma rodada dá: de {least} a {most}.",
    "two-went-out": "Só um lado bate em cada rodada.",
    "batida-needs-clean": "Sem canastra limpa não se bate. Se a mesa decidiu outra coisa, marque como caso não previsto.",
    "batida-needs-canastra": "Nesta mesa não se bate sem canastra. Se decidiram outra coisa, marque como caso não previsto.",
    "batida-needs-morto": "Nesta mesa não se bate sem ter pegado o morto. Se decidiram outra coisa, é caso não previsto.",
    "out-with-cards": "Quem bateu ficou sem cartas: não sobram pontos na mão.",
    "too-many-mortos": "Há {n} mortos nesta mesa, e mais lados do que isso dizem ter pegado um.",
    "too-many-canastras": "Com este baralho não se fazem mais de {most} canastras.",
    "table-below-canastras": "Canastra tem sete cartas ou mais: com {n} na mesa, as cartas somam mais do que {points}.",
    "long-canastras": "Canastra de ás a rei ou de ás a ás é uma das limpas, e só se paga à parte onde a mesa combinou.",
    # What any sheet refuses, said of rodadas.
    "dealer-known": "Quem dá as cartas já está definido: a vez passa à esquerda a cada rodada.",
    "too-late": "Com a rodada terminada isso não cabe mais: marque durante a rodada, ou corrija a linha dela.",
    "judge-pays": "Com juiz na mesa, só ele marca: vocês confirmam o resultado.",
}
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "not-in-fives": ("points",),
    "more-than-the-pack": ("cards", "most"),
    "total-range": ("least", "most"),
    "too-many-mortos": ("n",),
    "too-many-canastras": ("most",),
    "table-below-canastras": ("n", "points"),
}
CONSEQUENCES: Final[Texts] = {
    "low-opening": "A descida não vale: as cartas voltam para a mão, e a vez termina com um descarte, sem outra tentativa.",
    "deal-void": "A rodada não vale: o placar fica como era antes dela, e a mesma pessoa dá de novo.",
}
CHOICES: Final[Texts] = {"void": "A rodada não vale"}
OTHERWISE: Final[Texts] = {"void": "O placar passa a ser outro"}

# Points by what they are for; {points} has its sign.
PARTS: Final[Texts] = {
    "table": "{side}: {points} das cartas na mesa.",
    "clean": "{side}: {points} das canastras limpas.",
    "dirty": "{side}: {points} das canastras sujas.",
    "batida": "{side}: {points} da batida.",
    "hands": "{side}: {points} das cartas na mão.",
    "morto": "{side}: {points} por não ter pegado o morto.",
    "total": "{side}: {points} na rodada.",
    "score": "{side}: {points} por decisão da mesa.",
}
DOUBTS: Final[Texts] = {
    "doubt-no-morto": "Confiram ({side}): sem ter pegado o morto, só se bate quando não sobrou nenhum para pegar.",
    "doubt-low-table": "Confiram ({side}): lado vulnerável não abre abaixo do mínimo, e o que está na mesa não chega lá.",
    "doubt-empty-hands": "Confiram ({side}): quem não bateu ficou com cartas, e os pontos na mão são poucos para isso.",
}


def line(names: Names, entry: Entry) -> str:
    """What a line of canastra or buraco says, "" for any other."""
    if not isinstance(entry, Rodada):
        return ""
    told = [names.words.say("Rodada {n}.", n=entry.deal)]
    for side, count in enumerate(entry.counts):
        parts = [str(count.points)] if isinstance(count, Total) else _counted(names, count)
        told.append(names.words.say("{side}: {parts}.", side=names.side(side), parts=", ".join(parts)))
    return " ".join(told)


def _counted(names: Names, count: Counted) -> list[str]:
    words = names.words
    told = [words.say("mesa {n}", n=count.table)]
    if count.clean:
        told.append(words.count("{n} limpa", "{n} limpas", count.clean))
    if count.to_king:
        told.append(words.count("{n} de ás a rei", "{n} de ás a rei", count.to_king))
    if count.to_ace:
        told.append(words.count("{n} de ás a ás", "{n} de ás a ás", count.to_ace))
    if count.dirty:
        told.append(words.count("{n} suja", "{n} sujas", count.dirty))
    told.append(words.say("na mão {n}", n=count.hands))
    told.append(words.say("com morto") if count.morto else words.say("sem morto"))
    if count.out:
        told.append(words.say("bateu"))
    return told


def credit(names: Names, part: str, side: int, points: int) -> str:
    """Points for a side by what they are for; what a minimum comes to; or what to look at again."""
    words, who = names.words, names.side(side)
    if part in DOUBTS:
        return words.say(DOUBTS[part], side=who)
    if part == "minimum":
        return words.say("O mínimo para baixar passa a ser {n} ({side}).", side=who, n=points)
    return words.say(PARTS[part], side=who, points=signed(points))


def signed(points: int) -> str:
    """A number with its sign, the minus as it is printed."""
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"


SHEET: Final = SheetWords(
    line=line,
    credit=credit,
    consequences=CONSEQUENCES,
    refusals=Refusals(REFUSALS, FACTS),
    choices=CHOICES,
    otherwise=OTHERWISE,
)
