"""SINSEP: every option of scope `play`, and what each of its values, alone, gives at a table."""

from carteado.cards import Card
from carteado.games.truco.rules.acts import Peek, Raise, Turn
from carteado.tricks.play import Play
from games.truco.kit.sinsep import SINSEP, abre, curso, mao, monte, no_escuro, quem_pode
from games.truco.rules.codigo import Codigo, Opcoes, Promessas

IGUALADAS = {1: "4C", 2: "3C", 3: "3E", 0: "3O"}
CANGADA = {1: "3P AE 6P", 2: "3C KP 7O", 3: "6C QC 4C", 0: "6E 7E 4E"}


def bound(options: Opcoes) -> list[int]:
    """The seats that may not hold a higher card back after a tied first vaza."""
    table = mao(0, CANGADA, opcoes=options, vira="4O").joga("1:3P 2:3C 3:6C 0:6E")
    found: list[int] = []
    for seat, card in ((2, "KP"), (3, "QC"), (0, "7E"), (1, "AE")):
        low = CANGADA[seat].split()[2]
        found += [] if table.pode(seat, Play(Card.of(low))) else [seat]
        table = table.joga(f"{seat}:{card}")
    return found


def unseen(options: Opcoes) -> list[int]:
    """How many of its own dealt cards seat 0 does not see in an iron hand, before and after the first vaza."""
    table = mao(placar=(11, 11), opcoes=options)
    return [table.faces(0, 0).count("?"), no_escuro(table).faces(0, 0).count("?")]


PROMESSAS: Promessas = {
    "firstDealer": (lambda o: abre(o).embaralha().fase, {"draw": "draw", "lots": "shuffle", "organiser": "cut"}),
    "viraPick": (
        lambda o: [at for at in (1, 2, 20, 40, 41) if monte(opcoes=o).pode(3, Turn(at))],
        {"top": [1], "anyDepth": [1, 2, 20, 40]},
    ),
    "cutterPeek": (lambda o: quem_pode(monte(opcoes=o), Peek()), {"true": [3], "false": []}),
    "dealerPeek": (lambda o: quem_pode(monte(opcoes=o), Peek()), {"false": [3], "true": [0, 3]}),
    "tieLead": (
        lambda o: mao(0, IGUALADAS, opcoes=o).joga("1:4C 2:3C 3:3E 0:3O").vez,
        {"equaliser": 3, "firstTied": 2, "lastTied": 0, "sameLeader": 1},
    ),
    "cangadoHighest": (bound, {"all": [2, 3, 0, 1], "leaderOnly": [2], "none": []}),
    "answerPolicy": (
        lambda o: mao(opcoes=o).truco(1).corre(2).fase,
        {"acceptByOneFoldByBoth": "answer", "firstBinds": "shuffle"},
    ),
    "raiseLater": (lambda o: quem_pode(mao(opcoes=o).truco(1).cai(0), Raise(6)), {"true": [0, 2], "false": []}),
    "raiseBeyondNeed": (
        lambda o: quem_pode(mao(placar=(9, 0), opcoes=o).truco(1), Raise(6)),
        {"true": [0, 2], "false": []},
    ),
    "ferro": (unseen, {"blindAll": [3, 2], "blindFirstTrick": [3, 0]}),
    "recordScore": (lambda o: curso("AA", (10, 9), opcoes=o, vale=3).placar, {"raw": (13, 9), "cap12": (12, 9)}),
}
CODIGO = Codigo(SINSEP, PROMESSAS, lambda o: mao(opcoes=o), {"viraPick": "anyDepth", "ferro": "blindFirstTrick"})
