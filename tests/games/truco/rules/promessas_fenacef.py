"""FENACEF: every option of scope `play`, and what each of its values, alone, gives at a table."""

from carteado.games.truco.rules.acts import Concede, Raise, Show
from games.truco.kit import Mesa, joga_vazas, mesa, monte, plano, sorteio
from games.truco.rules.codigo import Codigo, Opcoes, Promessas


def plays(course: str, options: Opcoes, score: tuple[int, int] = (2, 2)) -> Mesa:
    hands = plano(course)
    return joga_vazas(mesa(0, hands, score, options), hands, len(course))


def callers(table: Mesa, stake: int = 3) -> list[int]:
    return [seat for seat in range(4) if table.pode(seat, Raise(stake))]


def covered(options: Opcoes) -> Mesa:
    """After a tied first vaza the second is wholly face down."""
    table = mesa(0, {2: "3P 2C", 3: "3C 2E", 0: "4C 5C", 1: "5E 6E"}, opcoes=options)
    return table.joga("2:3P 3:3C 0:4C 1:5E 3:(2E) 0:(5C) 1:(6E) 2:(2C)")


def shows(options: Opcoes) -> str:
    """The letters of the sets that may be shown."""
    hands = {2: "3P", 3: "2C", 0: "4C 4P", 1: "5E"}
    found = {
        "a": mesa(0, {1: "7C AE 7O"}, opcoes=options).pode(1, Show()),
        "b": mesa(0, {1: "4P 7C 5E"}, opcoes=options).pode(1, Show()),
        "c": mesa(0, hands, opcoes=options).joga("2:3P 3:2C 0:4C 1:5E").pode(0, Show()),
    }
    return "".join(letter for letter, allowed in found.items() if allowed)


def unseen(options: Opcoes) -> list[int]:
    """How many of its own dealt cards seat 0 does not see in an iron hand, before and after the first vaza."""
    table = mesa(0, plano("AB="), (11, 11), options)
    before = table.faces(0, 0).count("?")
    for _ in range(4):
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    return [before, table.faces(0, 0).count("?")]


def revealed(options: Opcoes) -> str:
    table = mesa(0, {2: "3P 2P", 3: "2C KC", 0: "4C 4E", 1: "5E 6E"}, opcoes=options)
    over = table.joga("2:3P 3:2C 0:4C 1:5E 2:2P 3:KC 0:(4E) 1:6E")
    return str(over.ve(1).known.vazas[1][2].card)


PROMESSAS: Promessas = {
    "firstLead": (lambda o: mesa(0, opcoes=o).vez, {"partner": 2, "right": 1}),
    "tieLead": (
        lambda o: mesa(0, {2: "4C", 3: "3C", 0: "3E", 1: "3O"}, opcoes=o).joga("2:4C 3:3C 0:3E 1:3O").vez,
        {"equaliser": 0, "firstTied": 3, "lastTied": 1, "sameLeader": 2},
    ),
    "allFaceDownLead": (lambda o: covered(o).vez, {"sameLeader": 3, "equaliser": 0}),
    "raiseLater": (lambda o: callers(mesa(opcoes=o).truco(1).cai(0), 6), {"false": [], "true": [0, 2]}),
    "callWindow": (lambda o: callers(mesa(opcoes=o)), {"anytime": [0, 1, 2, 3], "ownTurn": [2]}),
    "answerPolicy": (
        lambda o: mesa(opcoes=o).truco(1).corre(2).fase,
        {"firstBinds": "shuffle", "acceptByOneFoldByBoth": "answer"},
    ),
    "callBeforeFirstCard": (lambda o: callers(mesa(opcoes=o)), {"true": [0, 1, 2, 3], "false": []}),
    "ferro": (unseen, {"open": [0, 0], "blindFirstTrick": [3, 0], "blindAll": [3, 2]}),
    "tripleTie": (lambda o: plays("===", o).placar, {"none": (2, 2), "dealerPair": (3, 2)}),
    "revealFaceDownAfterHand": (revealed, {"false": "None", "true": "4E"}),
    "burnFrom": (lambda o: monte("4P", "3P", opcoes=o).queima().queimadas, {"top": "3P", "bottom": "4P"}),
    "showAndWin": (shows, {**{v: v for v in ("abc", "ab", "ac", "bc", "a", "b", "c")}, "off": ""}),
    "redrawOnAnyTie": (
        lambda o: sorteio(o).tira("0:3P 1:KC 2:KO 3:5E").fase,
        {"false": "shuffle", "true": "draw-shuffle"},
    ),
    "recordScore": (
        lambda o: mesa(0, {0: "4P 7C 5E"}, (10, 9), o).truco(1).cai(0).mostra(0).placar,
        {"raw": (13, 9), "cap12": (12, 9)},
    ),
    "raiseBeyondNeed": (lambda o: callers(mesa(placar=(9, 0), opcoes=o).truco(1), 6), {"true": [0, 2], "false": []}),
    "concede": (lambda o: mesa(opcoes=o).pode(0, Concede(1)), {"false": False, "true": True}),
}
CODIGO = Codigo("truco-fenacef", PROMESSAS, lambda o: mesa(opcoes=o), {"raiseLater": "true", "concede": "true"})
