"""One of everything that is printed, in either language."""

from carteado.paper import cards, lists, poster, reports
from carteado.paper.bracket_svg import Bracket, BracketJogo, BracketRound, BracketSide
from carteado.paper.cards import Badge, Certificate, Receipt
from carteado.paper.document import Document
from carteado.paper.lists import EntryLine, GroupList, Meeting, StandingLine, StandingTable
from carteado.paper.reports import LotsSheet, Report, Section, SpokenWord
from carteado.paper.sheets import Legal, Person, Side
from carteado.paper.sumula import sumulas
from carteado.words.language import Language
from paper.pdf_kit import MADE
from paper.sheet_kit import AGUA, SHEET, ZANGOES

SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
ENTRIES = (
    EntryLine("1", "Zangões", ("João Antônio", "Zé da Conceição"), "APCEF/SP", "presente", "R$ 15,00"),
    EntryLine("2", "Água Fria", ("Maria Inês", "Araújo"), "APCEF/RJ", "paga", "isenta"),
    EntryLine("3", "Ipê", ("Ênio", "Ícaro"), "APCEF/MG", "lista de espera", "R$ 15,00"),
)
GROUPS = (GroupList("Grupo A", ENTRIES[:2]), GroupList("Grupo B", ENTRIES[2:]))
ROUND = (
    Meeting("17", "4", "14h00", (ZANGOES, AGUA), "Grupo A"),
    Meeting("", "", "", (Side("Ipê", (Person("Ênio"), Person("Ícaro"))),)),
)
GROUP_B = StandingTable(
    "Grupo B",
    ("pontos", "saldo"),
    (
        StandingLine("1º", "B3", ("6", "+26")),
        StandingLine("2º", "B1", ("6", "+19")),
        StandingLine("3º", "B4", ("0", "−57"), "DSQ"),
    ),
    2,
    ("B3 e B1 empataram em 6 pontos. a) Partidas vencidas: 4, 4. b) Confronto direto: 3, 3. c) Saldo: +26, +19.",),
    ("WO = 2 pontos: Regulamento Geral, art. 12.",),
)
LOTS = (
    LotsSheet(
        "Lugares 6 a 8", "12h40", ("Ipê", "Jerivá", "Lapacho"), ("Jerivá", "Ipê", "Lapacho"), "e" * 64, SEED,
        (SpokenWord("Ênio", "zap", "ab" * 16),), clause="CEGO-10.p11.V",
    ),
    LotsSheet("C1 e D1", "12h45", ("C1", "D1"), ("D1", "C1"), witnesses=("Ana", "Beto")),
)  # fmt: skip
REPORT = Report(
    "Brasília", "18 de novembro de 2026", "truco-fenacef/2023", ENTRIES,
    (Section("WO", (("11h02", "B4 ausente no jogo 12 (FEN-5)."),)), Section("Penas", ())),
    GROUP_B, "f" * 64, ("Ana, presidente", "Beto", "Caio"), LOTS,
)  # fmt: skip
BADGE = Badge("Maria Inês", "Água Fria", "2", "APCEF/RJ", "capataz", "482913", "https://torneio.example.org/pessoa/2#chave")
RECEIPT = Receipt("12", "João Antônio", "R$ 15,00", "taxa de inscrição", "Brasília", "18/11/2026", "Tesouraria")
CERTIFICATE = Certificate(
    ("João Antônio", "Zé da Conceição"), "pelo primeiro lugar.", "Brasília", "18/11/2026", ("coordenação",)
)


def jogo(identity: str, a: str, b: str, feeders: tuple[str, str] = ("", ""), score: tuple[str, str] = ("", "")) -> BracketJogo:
    """A jogo of a chave; a side that begins with "?" is a slot."""
    won = (score[0] > score[1], score[1] > score[0])
    sides = [
        BracketSide(
            name.lstrip("?") if name[0] != "?" else "", name[1:] if name[0] == "?" else "", score[n], won[n], feeders[n]
        )
        for n, name in enumerate((a, b))
    ]
    return BracketJogo(identity, (sides[0], sides[1]), f"jogo {identity}")


CHAVE = Bracket(
    "Chave",
    (
        BracketRound("Semifinais", (jogo("23", "Ipê", "Água Fria", score=("2", "3")), jogo("24", "Conceição", "Araújo"))),
        BracketRound("Final", (jogo("25", "Água Fria", "?vencedor do 24", ("23", "24")), jogo("26", "Ipê", "?perdedor do 24"))),
    ),
)


def artefacts(words: Language) -> dict[str, Document]:
    """Everything, by name."""
    return {
        "sumula": sumulas(words, MADE, [SHEET]),
        "chave": poster.chave(words, MADE, CHAVE),
        "leaves": poster.chave_in_leaves(words, MADE, CHAVE),
        "entries": lists.entries(words, MADE, ENTRIES),
        "groups": lists.groups(words, MADE, GROUPS),
        "by-table": lists.round_by_table(words, MADE, "2ª rodada do torneio", ROUND),
        "by-name": lists.round_by_name(words, MADE, "2ª rodada do torneio", ROUND),
        "standings": lists.standings(words, MADE, "Classificação", [GROUP_B]),
        "check-in": lists.check_in(words, MADE, ENTRIES),
        "notices": reports.notices(words, MADE, "Avisos", [Legal("FEN-26-ii", "Celular desligado e guardado.")]),
        "lots": reports.lots(words, MADE, LOTS),
        "report": reports.report(words, MADE, REPORT),
        "badges": cards.badges(words, MADE, [BADGE] * 5),
        "numbers": cards.table_numbers(words, MADE, ["1", "21"]),
        "receipts": cards.receipts(words, MADE, [RECEIPT]),
        "certificates": cards.certificates(words, MADE, [CERTIFICATE]),
    }


NAMES = tuple(artefacts(Language()))
