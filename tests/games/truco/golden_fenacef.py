"""The stories of FENACEF truco. Seats play in order 0 1 2 3; with dealer 0 the pack is cut by 3 and seat 2 leads."""

from collections.abc import Mapping
from typing import Final

from carteado.cards import Card, cards
from carteado.game import CHANCE, REFEREE
from carteado.games.truco.rules.acts import Accept, Blind, Burn, Choose, GiveBack, GiveUp, PlayOn, Raise, Run, Show
from carteado.pack import Cut, Deal, Draw, Ruling, Shuffle
from carteado.tricks.play import Play
from conformance_kit.story import Act, Story, done
from games.truco.falling import falls
from games.truco.kit.pack import FRACAS, pack_for


def _dealt(dealer: int, hands: Mapping[int, str]) -> tuple[Act, ...]:
    """Shuffled so that these hands come, neither cut nor burned, and dealt."""
    cutter = (dealer + 3) % 4
    return ((CHANCE, Shuffle(pack_for(dealer, hands))), (cutter, GiveBack()), (dealer, Deal()))


def _turned(pack: tuple[Card, ...], at: int) -> tuple[Card, ...]:
    """The pack that a cut at this card turns into the given one."""
    return pack[-at:] + pack[:-at]


ORDINARY: Final = Story(
    "mao-comum",
    "sorteio do carteador e uma mão comum, com uma carta coberta e a terceira vaza (arts. 10, 12 a 16, 18)",
    {},
    (
        (CHANCE, Shuffle(FRACAS)),
        *done((0, Draw(22)), (1, Draw(33)), (2, Draw(5)), (3, Draw(14))),
        *_dealt(1, {0: "2C KO 5C", 1: "3P 4E 6O", 2: "AC QE JP", 3: "7O 2P 4O"}),
        *falls("3:2P 0:2C 1:3P 2:AC"),
        *falls("1:(4E) 2:QE 3:4O 0:KO"),
        *falls("0:5C 1:6O 2:JP 3:7O"),
    ),
)

CHAIN: Final = Story(
    "truco-ate-doze",
    "truco fora da vez, seis, nove e doze na mesma mão; quem pediu doze perde (art. 17)",
    {"score": (0, 9), "dealer": 0},
    (
        *_dealt(0, {0: "4P 3P 2P", 1: "7C 3C 4C", 2: "AE KC 5O", 3: "7O QP 6E"}),
        *falls("2:KC"),
        *done((0, Raise(3)), (1, Raise(6)), (2, Raise(9)), (3, Raise(12)), (0, Accept(12))),
        *falls("3:7O 0:3P 1:4C"),
        *falls("3:QP 0:4P 1:7C 2:5O"),
        *falls("0:2P 1:3C 2:AE 3:6E"),
    ),
)

RUNS: Final = Story(
    "corre-do-seis",
    "truco com a carta, seis e uma corrida: três tentos a quem pediu seis (art. 17, § 2, b)",
    {"score": (2, 2), "dealer": 3},
    (
        *_dealt(3, {0: "4C 5C 6C", 1: "3P KE QO", 2: "3C 3E 2O", 3: "AP JO 7P"}),
        (1, Play(Card.of("3P"), False, 3)),
        *done((2, Raise(6)), (3, Run(6))),
    ),
)

CANGO: Final = Story(
    "tres-cangos",
    "três vazas cangadas, a segunda toda coberta: ninguém marca (art. 19, § 3; S-FEN-02, S-FEN-03)",
    {"score": (2, 2), "dealer": 0},
    (
        *_dealt(0, {0: "4C 5C QO", 1: "5E 6E 7P", 2: "3P 2C AO", 3: "3C 2E AC"}),
        *falls("2:3P 3:3C 0:4C 1:5E"),
        *falls("3:(2E) 0:(5C) 1:(6E) 2:(2C)"),
        *falls("3:AC 0:QO 1:7P 2:AO"),
    ),
)

ELEVEN: Final = Story(
    "mao-de-onze",
    "mão de onze: uma dada, depois jogada e perdida por três cangos; fim da partida (art. 21)",
    {"score": (11, 8), "dealer": 0},
    (
        *_dealt(0, {0: "4C 5C 6C", 1: "3C 2C AC", 2: "4E 5E 6E", 3: "KC QC JC"}),
        (2, GiveUp()),
        *_dealt(1, {0: "2P 6P KP", 1: "3P 5P QP", 2: "3C 4C QE", 3: "KC 4E QC"}),
        (0, PlayOn()),
        *falls("3:KC 0:2P 1:3P 2:3C"),
        *falls("2:4C 3:4E 0:(6P) 1:(5P)"),
        *falls("3:QC 0:(KP) 1:(QP) 2:QE"),
    ),
)

IRON: Final = Story(
    "mao-de-ferro-no-escuro",
    "mão de ferro com a primeira vaza no escuro: joga-se pelo lugar, depois cada um vê as suas (S-FEN-14)",
    {"score": (11, 11), "dealer": 2},
    (
        *_dealt(2, {0: "KO 3P 4C", 1: "6E 2C 7P", 2: "5C QP 7C", 3: "AC 2P JE"}),
        *done((0, Blind(3)), (1, Blind(1)), (2, Blind(1)), (3, Blind(2))),
        *falls("3:AC 0:3P 1:2C 2:(QP)"),
        *falls("0:KO 1:7P 2:7C 3:JE"),
    ),
    {"ferro": "blindFirstTrick"},
)

INCIDENT: Final = Story(
    "incidentes",
    "duas cartas atiradas, uma escolhida e outra de volta; carta fora da vez; advertência; mão anulada (arts. 12, 23 e 28)",
    {"score": (5, 4), "dealer": 0},
    (
        *_dealt(0, {0: "4C 2P QO", 1: "6E 2C 7P", 2: "JP 3E 5O", 3: "KP 5C AC"}),
        *falls("2:JP"),
        *done((REFEREE, Ruling("FEN-23", 3, cards("KP 5C"))), (0, Choose(Card.of("5C")))),
        *done((REFEREE, Ruling("S-FEN-25", 1, cards("7P")))),
        *falls("0:4C 1:6E"),
        *done((REFEREE, Ruling("FEN-28", 1, sanction="a", why="provocou o adversário"))),
        *falls("2:3E 3:(KP)"),
        *done((REFEREE, Ruling("FEN-12.5", 1, why="começou com quatro cartas"))),
        *_dealt(1, {0: "4C 2P QO", 1: "6E 2C 7P", 2: "JP 3E 5O", 3: "KP 5C AC"}),
        *done((REFEREE, Ruling("FEN-39", score=(12, 4), why="decisão da Comissão"))),
    ),
)

CUT_AND_BURN: Final = Story(
    "corte-e-queima",
    "dois cortes, três cartas queimadas, e o zap mostrado com a primeira vaza ganha (arts. 11 e 22, c)",
    {"score": (0, 0), "dealer": 0},
    (
        (CHANCE, Shuffle(_turned(pack_for(0, {0: "4P 2P QO", 1: "6E 2C 7P", 2: "3P 3E 5O", 3: "KP 5C AC"}), 27))),
        *done((3, Cut(20)), (3, Cut(7)), (3, Burn(1)), (3, Burn(2)), (3, Burn(3)), (3, GiveBack()), (0, Deal())),
        *falls("2:3P 3:KP 0:QO 1:6E"),
        *done((1, Raise(3)), (2, Accept(3)), (0, Show())),
    ),
)

STORIES: Final = (ORDINARY, CHAIN, RUNS, CANGO, ELEVEN, IRON, INCIDENT, CUT_AND_BURN)
