"""What is printed for an event, in words: the labels of súmulas, lists, badges and reports."""

from datetime import datetime
from typing import Final

from carteado.words.language import Language, Texts

LABELS: Final[Texts] = {
    # At the foot of every page.
    "made": "revisão {revision}, {at}",
    "pages": "página {page} de {pages}",
    "rehearsal": "ENSAIO",
    # The súmula.
    "sumula": "Súmula",
    "sumulas": "Súmulas",
    "jogo": "Jogo",
    "table": "Mesa",
    "date": "Data",
    "time": "Hora",
    "began": "Início",
    "ended": "Fim",
    "via-name": "Via",
    "via": "{n}ª via",
    "partida": "{n}ª partida",
    "best-of": "melhor de {n} partidas, até {target}",
    "to-target": "até {target}",
    "first-dealer": "Primeiro a dar as cartas",
    "final": "final",
    "rubric": "rubrica do outro lado",
    "deal": "rodada",
    "seat": "lugar {seat}",
    "athlete": "atleta",
    "observations": "Observações",
    "observations-note": "cartas mal dadas, mãos anuladas, baralho trocado, advertências, penas, WO, substituições",
    "result": "Resultado em partidas",
    "league-points": "Pontos na classificação",
    "void": "SEM EFEITO",
    "qr": "Código que abre a página {url}",
    "enter-here": "Lançar o resultado",
}


def label(words: Language, name: str, **facts: object) -> str:
    """A label by its name."""
    return words.say(LABELS[name], **facts)


def moment(words: Language, at: datetime) -> str:
    """Day and time of day: "18/11/2026, 14h05"; in English "2026-11-18, 14:05"."""
    return at.strftime("%d/%m/%Y, %Hh%M") if words.lang == "pt-BR" else at.strftime("%Y-%m-%d, %H:%M")


def of_sumula(words: Language) -> dict[str, str]:
    """What stands on every súmula, by the names its template has for it."""
    names = (
        "sumula", "jogo", "table", "date", "time", "began", "ended", "via-name", "first-dealer", "final", "rubric", "deal",
        "observations", "observations-note", "result", "league-points", "void", "enter-here",
    )  # fmt: skip
    return {name.replace("-", "_"): label(words, name) for name in names}
