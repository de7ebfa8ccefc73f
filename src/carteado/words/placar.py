"""The scoreboard of a physical table in words: every line, every consequence, every refusal.

Rule 1: what the sheet of one family alone says is told by that family; here stands what all sheets share.
"""

from collections.abc import Sequence
from typing import Final

from carteado.game import Reason
from carteado.placar import (
    Agree,
    AssignJudge,
    Confirm,
    Consequence,
    Contest,
    Correction,
    Entry,
    FirstDealer,
    Incident,
    Settle,
    Tally,
    Withdraw,
)
from carteado.words import reasons
from carteado.words.language import Language, Texts
from carteado.words.placar_names import Names
from carteado.words.refusals import Refusals
from carteado.words.sheets import SheetWords
from carteado.words.speaking import speeches

TEXTS: Final[Texts] = {
    "dealer-first": "Antes, diga quem dá as cartas primeiro nesta partida.",
    "dealer-known": "Quem dá as cartas já está definido: a vez passa sozinha a cada mão.",
    "not-the-next-dealer": "Pelo regulamento, quem dá primeiro nesta partida é {who}.",
    "match-over": "O jogo já acabou: para outro, abra um placar novo.",
    "partida-over": "A partida já acabou. Se houve engano, corrija a linha; se não, comece a próxima.",
    "no-such-side": "Só há dois lados: escolha um deles.",
    "points-of-each": "Faltam ou sobram pontos: são {n} lados, e cada um tem os seus.",
    "another-deal": "Esses pontos são de outra rodada: agora marca-se a rodada {n}.",
    "too-many-lines": "Este placar já tem {most} linhas, que é o limite: abra outro.",
    "sides-confirm": "Quem confirma o resultado são os dois lados, cada um por si.",
    "no-such-partida": "Este placar ainda não tem a partida {n}.",
    "partida-not-over": "A partida ainda não acabou: confirma-se só o resultado final.",
    "another-score": "O resultado mudou e agora é {score}: olhe de novo antes de confirmar.",
    "confirmed-already": "Este lado já confirmou este resultado.",
    "confirm-first": "Falta confirmar a partida {n}, {score}: os dois lados confirmam, e então começa a próxima.",
    "no-such-line": "Não há linha {line} neste placar.",
    "corrected-already": "A linha {line} já foi corrigida: o que vale agora é a linha {other}.",
    "confirmation-stays": "A linha {line} é uma confirmação: ela cai sozinha quando algo da partida é corrigido.",
    "nothing-to-correct": "A linha {line} já diz isso: não há o que corrigir.",
    "later-line": "Com essa correção, a linha {line} deixaria de ser possível: corrija antes aquela.",
    "no-mao-after": "A mão anterior já ficou para trás: essa irregularidade só cabe antes de a próxima começar.",
    "no-such-choice": "Essa decisão não existe nesta cláusula: escolha uma das que aparecem.",
    "too-late": "Com a mão terminada isso não cabe mais: marque durante a mão, ou corrija a linha do resultado.",
    "not-of-this-code": "Isso não se marca neste jogo.",
    "judge-pays": "Com juiz na mesa, só ele paga os tentos: vocês confirmam o resultado.",
    "claim-open": "O lançamento da linha {line} ainda espera confirmação: respondam a ele antes de marcar outra coisa.",
    "claim-contested": "O lançamento da linha {line} foi contestado: chamem o árbitro, que decide o que fica escrito.",
    "claim-written": "O lançamento da linha {line} já foi confirmado e está escrito: se houve engano, corrijam a linha.",
    "claim-withdrawn": "O lançamento da linha {line} já foi retirado por quem o fez: não há o que responder.",
    "claim-settled": "O árbitro já decidiu o lançamento da linha {line}.",
    "no-such-claim": "Na linha {line} não há lançamento à espera de resposta.",
    "own-claim": "O lançamento da linha {line} é do seu lado: quem confirma ou contesta é o outro.",
    "not-your-claim": "O lançamento da linha {line} é do outro lado: vocês confirmam ou contestam.",
    "agreed-already": "Seu lado já confirmou o lançamento da linha {line}.",
    "sides-answer": "Quem confirma ou contesta o lançamento da linha {line} são os lados; o árbitro decide.",
    "referee-settles": "Quem decide o lançamento da linha {line} é o árbitro.",
    "judge-settles": "Agora há juiz na mesa: quem decide o lançamento da linha {line} é ele.",
    "nothing-written": "Na linha {line} não há nada escrito que se corrija.",
    "confirmed-by-entry": "Neste placar cada lançamento já é confirmado ao ser escrito: o resultado não se confirma de novo.",
    "referee-assigns": "Quem designa ou dispensa o juiz é o árbitro.",
    "no-judge-here": "Neste jogo não há juiz que marque pelos lados.",
    "judge-already": "Já há juiz na mesa.",
    "no-judge": "Não há juiz nesta mesa.",
}
ABOUT_A_LINE: Final = (
    "no-such-line", "confirmation-stays", "nothing-to-correct", "claim-open", "claim-contested", "claim-written",
    "claim-withdrawn", "claim-settled", "no-such-claim", "own-claim", "not-your-claim", "agreed-already", "sides-answer",
    "referee-settles", "judge-settles", "nothing-written",
)  # fmt: skip
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "not-the-next-dealer": ("who",),
    "too-many-lines": ("most",),
    "no-such-partida": ("n",),
    "another-score": ("score",),
    "confirm-first": ("n", "score"),
    "points-of-each": ("n",),
    "another-deal": ("n",),
    **dict.fromkeys(ABOUT_A_LINE, ("line",)),
    "corrected-already": ("line", "other"),
    "later-line": ("line", "code"),
}
REFUSALS: Final = Refusals(TEXTS, FACTS)
# The same where there are more sides than two.
OF_MANY: Final[Texts] = {
    "no-such-side": "Não há esse lado nesta mesa: escolha um dos que há.",
    "sides-confirm": "Quem confirma o resultado são os lados, cada um por si.",
    "confirm-first": "Falta confirmar a partida {n}, {score}: todos os lados confirmam, e então começa a próxima.",
    "own-claim": "O lançamento da linha {line} é do seu lado: quem confirma ou contesta são os outros.",
    "not-your-claim": "O lançamento da linha {line} é de outro lado: vocês confirmam ou contestam.",
}
SCORED: Final = {"another-score": 0, "confirm-first": 1}  # where the score begins among the facts

CONSEQUENCES: Final[Texts] = {
    "note": "Fica anotado; o placar não muda.",
    "warning": "Advertência; o placar não muda.",
    "void": "A mão é anulada e as cartas passam para quem dá em seguida.",
    "redeal": "Sem pontos: a mesma pessoa embaralha e dá de novo, com novo corte.",
    "exposed": "Quem recebeu a carta escolhe se fica com ela; a mão continua.",
    "exposed-stays": "A carta fica com quem a recebeu, à vista de todos; a mão continua.",
    "set-score": "O placar passa a ser o que foi decidido.",
    "over": "A mão acaba aqui.",
    "over-passes": "A mão acaba aqui e as cartas passam.",
}


def sheets(words: Language) -> list[SheetWords]:
    """The sheets that may know a line or a code: that of the game, or of every family where no game is told."""
    return [own.sheet for own in speeches(words)]


def line(names: Names, entry: Entry) -> str:
    """What a line says."""
    words = names.words
    match entry:
        case FirstDealer():
            return words.say("Dá as cartas primeiro: {who}.", who=names.seat(entry.seat))
        case Incident():
            return _incident(names, entry)
        case Confirm():
            return words.say("Resultado da partida {n} confirmado: {score}.", n=entry.partida, score=names.score(entry.score))
        case Correction(entry=None):
            return words.say("A linha {line} não vale.", line=entry.line)
        case Correction(entry=said) if said is not None:
            return words.say("Em vez da linha {line}: {said}", line=entry.line, said=line(names, said))
        case Agree() | Contest() | Withdraw() | Settle() | AssignJudge():
            return _answer(names, entry)
        case _:
            return next((told for own in sheets(words) if (told := own.line(names, entry))), _plain(names, entry))


def _answer(names: Names, entry: Agree | Contest | Withdraw | Settle | AssignJudge) -> str:
    """What was answered to a claim, and who pays from here on."""
    words = names.words
    match entry:
        case Agree():
            return words.say("Linha {line} confirmada.", line=entry.line)
        case Contest():
            return words.say("Linha {line} contestada: chamem o árbitro.", line=entry.line)
        case Withdraw():
            return words.say("Linha {line} retirada.", line=entry.line)
        case Settle(entry=None):
            return words.say("Decisão do árbitro: a linha {line} não vale.", line=entry.line)
        case Settle(entry=said) if said is not None:
            return words.say("Decisão do árbitro sobre a linha {line}: {said}", line=entry.line, said=line(names, said))
        case AssignJudge(pays=True):
            return words.say("Há juiz na mesa: daqui em diante só ele marca.")
        case _:
            return words.say("O juiz deixou a mesa: os lados voltam a marcar.")


def _plain(names: Names, entry: Entry) -> str:
    if isinstance(entry, Tally):
        return names.words.say("Rodada {n}: {score}.", n=entry.deal, score=names.score(entry.points))
    return ""


def _incident(names: Names, incident: Incident) -> str:
    words = names.words
    if incident.offender is None:
        told = [words.say("Irregularidade.")]
    else:
        told = [words.say("Irregularidade de {who}.", who=names.seat(incident.offender))]
    told += [part for own in sheets(words) for part in own.parts(names, incident)]
    why = incident.why.strip().rstrip(".")
    return " ".join([*told, words.say("Motivo: {why}.", why=why)] if why else told)


def consequence(names: Names, found: Consequence) -> str:
    """What follows from an irregularity, and what the table has to do."""
    told = [_follows(names.words, found.words)]
    if found.points and found.to is not None:
        told.append(credit(names, found.to, found.points, found.part))
    if found.points and found.mao == "over":
        told.append(ended(names.words, found.deal))
    return " ".join(told)


def ended(words: Language, passes: str = "") -> str:
    """That the hand is over, by the name it has in this game, and whether the cards pass."""
    return _follows(words, "over-passes" if passes else "over")


def _follows(words: Language, code: str) -> str:
    known = [*[own.consequences for own in sheets(words)], CONSEQUENCES]
    return words.say(next(table[code] for table in known if code in table))


def choice(words: Language, choices: Sequence[str], value: str) -> str:
    """One of the decisions that a clause leaves, as its game names it."""
    named = {key: text for own in reversed(sheets(words)) for key, text in own.choices.items()}
    if value:
        return words.say(named[value]) if value in named else value
    otherwise = [own.otherwise[other] for own in sheets(words) for other in choices if other in own.otherwise]
    return words.say(otherwise[0] if otherwise else "O que a cláusula manda")


def credit(names: Names, side: int, points: int, part: str = "") -> str:
    """Points for a side, or taken back from it; by the part they are for where the code pays a hand in parts."""
    own = [sheet.credit for sheet in sheets(names.words) if sheet.credit is not None] if part else []
    if own:
        return own[0](names, part, side, points)
    if points < 0:
        return names.words.count("Volta {n} ponto de {side}.", "Voltam {n} pontos de {side}.", -points, side=names.side(side))
    return names.words.count("{n} ponto para {side}.", "{n} pontos para {side}.", points, side=names.side(side))


def refusal(names: Names, reason: Reason) -> str:
    """Why a line is refused, and what would be right."""
    known = [own.refusals for own in sheets(names.words)]
    for table in [*known, REFUSALS] if names.words.game else [REFUSALS, *known]:
        text = table.text(reason.code)
        if text is not None:
            text = OF_MANY.get(reason.code, text) if table is REFUSALS and len(names.sides) > 2 else text
            return names.words.say(text, **_facts(names, table, reason))
    return reasons.sentence(names.words, reason, [names.seat(seat) for seat in range(len(names.seats))])


def _facts(names: Names, table: Refusals, reason: Reason) -> dict[str, object]:
    told = zip(table.facts.get(reason.code, ()), reason.facts, strict=False)
    facts: dict[str, object] = {key: table.points(names.words, key, fact) for key, fact in told}
    if table is REFUSALS and reason.code in SCORED:
        facts["score"] = names.score([int(fact) for fact in reason.facts[SCORED[reason.code] :]])
    if isinstance(who := facts.get("who"), int):
        facts["who"] = names.seat(who)
    return facts
