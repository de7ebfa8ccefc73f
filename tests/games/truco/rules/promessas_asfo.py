"""ASFO: every option of scope `play`, and what each of its values, alone, gives at a table."""

from carteado.cards import CARDS, Card
from carteado.games.truco.rules.acts import Raise, Show
from carteado.games.truco.rules.family import rules_of
from carteado.tricks.play import Play
from games.truco.kit import Mesa, joga_vazas, plano
from games.truco.kit.asfo import ASFO, abre_asfo, asfo, monte_asfo
from games.truco.rules.codigo import Codigo, Opcoes, Promessas


def plays(course: str, options: Opcoes, score: tuple[int, int] = (2, 2)) -> Mesa:
    hands = plano(course)
    table = asfo(0, hands, score, options)
    table = table.decide(table.espera[0], jogar=True) if table.fase == "eleven" else table
    return joga_vazas(table, hands, len(course))


def callers(table: Mesa, stake: int = 3) -> list[int]:
    return [seat for seat in range(4) if table.pode(seat, Raise(stake))]


def deck(options: Opcoes) -> int:
    """How many cards are in the pack of a mão."""
    rules = rules_of(ASFO, options)
    return abre_asfo(options, dealer=0).embaralha(tuple(CARDS[index] for index in rules.deck)).publico.pack


def covered(options: Opcoes) -> Mesa:
    """After a tied first vaza the second is wholly face down."""
    table = asfo(0, {1: "3P 2C", 2: "3C 2E", 3: "4C 5C", 0: "5E 6E"}, opcoes=options)
    return table.joga("1:3P 2:3C 3:4C 0:5E 2:(2E) 3:(5C) 0:(6E) 1:(2C)")


def killed(options: Opcoes) -> tuple[tuple[str, ...], str | None]:
    """Seat 2 trucos on a 3 and only equals it."""
    table = asfo(0, {1: "3C", 2: "3P", 3: "4C", 0: "4E"}, opcoes=options).joga("1:3C").truco(2).cai(3).joga("2:3P 3:4C 0:4E")
    return table.vazas, table.vencedor


def killed_by_raise(options: Opcoes) -> tuple[str, ...]:
    """Seat 2 equals a 3 with a truco, and seat 3 raises."""
    table = asfo(0, {1: "3C", 2: "3P", 3: "4C", 0: "4E"}, opcoes=options).joga("1:3C 2:3P+3").pede(3, 6).cai(0)
    return table.joga("3:4C 0:4E").vazas


def unseen(options: Opcoes) -> list[int]:
    """How many of its own dealt cards seat 0 does not see in an iron hand, before and after the first vaza."""
    table = asfo(0, plano("AB="), (11, 11), options)
    before = table.faces(0, 0).count("?")
    for _ in range(4):
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    return [before, table.faces(0, 0).count("?")]


def couple(options: Opcoes) -> bool:
    return asfo(0, {1: "QP QC 4C"}, opcoes=options).pode(1, Show())


PROMESSAS: Promessas = {
    "deck": (deck, {"40": 40, "24": 24}),
    "starter": (
        lambda o: abre_asfo(o).embaralha(tuple(CARDS[index] for index in rules_of(ASFO, o).deck)).proximo_carteador,
        {"leads": 3, "deals": 0},
    ),
    "packet": (lambda o: monte_asfo("AP 2P 3P AC 2C", opcoes=o).carteia().cartas(1)[:5], {"3": "AP 2P", "1": "AP 2C"}),
    "coverTrick1": (
        lambda o: asfo(0, {1: "3P", 2: "2C"}, opcoes=o).joga("1:3P").pode(2, Play(Card.of("2C"), True)),
        {"allButLeader": True, "nobody": False},
    ),
    "tieLead": (
        lambda o: asfo(0, {1: "4C", 2: "3C", 3: "3E", 0: "3O"}, opcoes=o).joga("1:4C 2:3C 3:3E 0:3O").vez,
        {"equaliser": 3, "firstTied": 2, "lastTied": 0, "sameLeader": 1},
    ),
    "allFaceDownLead": (lambda o: covered(o).vez, {"sameLeader": 2, "equaliser": 3}),
    "mustKill": (killed, {"trick": (("B",), None), "hand": (("B",), "B"), "off": (("tie",), None)}),
    "mustKillOnRaise": (killed_by_raise, {"false": ("B",), "lastCaller": ("A",)}),
    "answerPolicy": (
        lambda o: asfo(opcoes=o).truco(1).corre(2).fase,
        {"acceptByOneFoldByBoth": "answer", "firstBinds": "shuffle"},
    ),
    "raiseLater": (lambda o: callers(asfo(opcoes=o).truco(1).cai(0), 6), {"true": [0, 2], "false": []}),
    "raiseBeyondNeed": (lambda o: callers(asfo(placar=(9, 0), opcoes=o).truco(1), 6), {"true": [0, 2], "false": []}),
    "callBeforeFirstCard": (lambda o: callers(asfo(opcoes=o)), {"true": [0, 1, 2, 3], "false": []}),
    "showAndWin": (couple, {"off": False, "couple": True}),
    "tripleTieEleven": (lambda o: plays("===", o, (11, 2)).placar, {"dealerPair": (14, 2), "pairWithout11": (11, 5)}),
    "ferro": (unseen, {"blindAll": [3, 2], "blindFirstTrick": [3, 0], "open": [0, 0]}),
    "ferroVira": (lambda o: asfo(placar=(11, 11), opcoes=o).vira, {"shown": "7O", "hiddenUntilTrick1": "?"}),
    "recordScore": (lambda o: plays("AA", o, (11, 2)).placar, {"raw": (14, 2), "cap12": (12, 2)}),
}
CODIGO = Codigo(ASFO, PROMESSAS, lambda o: asfo(opcoes=o), {"raiseLater": "false", "mustKill": "hand"})
