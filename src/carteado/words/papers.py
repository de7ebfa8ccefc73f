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
    "no-sumulas": "Não há jogo para súmula agora.",
    "no-notices": "O regulamento deste torneio não manda avisar nada.",
    "no-chave": "Este torneio não tem chave, ou ela ainda não foi montada.",
    "no-certificates": "Ainda não há classificação.",
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
    "best-of-open": "melhor de {n} partidas",
    "to-target": "até {target}",
    "one-open": "uma partida",
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
    # The chave.
    "leaf": "folha da linha {row} de {rows}, coluna {column} de {columns}",
    "long-names": "nomes longos, a {metres}",
    # Lists.
    "entries": "Inscrições",
    "groups": "Grupos",
    "check-in": "Lista de presença",
    "go-on": "em negrito, quem segue adiante",
    "rests": "folga",
    "note": "Nota",
    "column-number": "nº",
    "column-entry": "inscrição",
    "column-people": "quem joga",
    "column-entity": "entidade",
    "column-state": "situação",
    "column-table": "mesa",
    "column-time": "hora",
    "column-jogo": "jogo",
    "column-group": "grupo",
    "column-name": "nome",
    "column-against": "contra",
    "column-place": "lugar",
    "column-came": "veio",
    "column-fee": "taxa",
    "column-paid": "pagou",
    "column-signature": "assinatura",
    "column-word": "palavra",
    "column-nonce": "número da palavra",
    # Lots and the report.
    "lots": "Sorteios",
    "lots-at": "Quando",
    "lots-items": "Entre",
    "lots-order": "Ordem sorteada",
    "lots-commitment": "Compromisso mostrado antes",
    "lots-seed": "Semente mostrada depois",
    "lots-witnesses": "Testemunhas",
    "no-lots": "Nada foi sorteado até agora.",
    "lots-how": "Quem quiser confere: o compromisso é o SHA-256 da semente, e o comando carteado verify refaz a ordem.",
    "report": "Ata do torneio",
    "report-lead": "{place}, {date}. Regulamento: {regulation}",
    "report-lead-place": "{place}. Regulamento: {regulation}",
    "report-lead-date": "{date}. Regulamento: {regulation}",
    "report-lead-regulation": "Regulamento: {regulation}",
    "classification": "Classificação",
    "nothing": "Nada consta.",
    "last-hash": "Última linha do registro",
    "commission-adds": "Observações da comissão",
    "signatures": "Assinaturas",
    # Cards.
    "badges": "Crachás",
    "badge-fold": "dobre",
    "badge-page": "Minha página: próximo jogo, mesa, resultados",
    "badge-pin": "PIN para assinar a súmula",
    "badge-secret": "Não mostre a ninguém: dobre esta parte para cima e as duas para trás.",
    "badge-number": "inscrição nº {number}",
    "no-badges": "Ninguém está inscrito com nome: não há crachás.",
    "table-numbers": "Números das mesas",
    "receipts": "Recibos",
    "receipt": "Recibo",
    "receipt-number": "nº {number}",
    "receipt-text": "Recebemos de {payer} a quantia de {amount}, referente a {reason}: {event}.",
    "no-receipts": "Ninguém pagou taxa até agora: não há recibos.",
    "receipt-payer": "via de quem paga",
    "receipt-kept": "via da organização",
    "place-and-date": "{place}, {date}",
    "certificates": "Certificados",
    "certificate": "Certificado",
    "certificate-to": "conferido a",
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
