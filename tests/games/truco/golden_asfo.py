"""The stories of Truco ASFO. With dealer 0 the pack is cut by 3 and seat 1 leads."""

from collections.abc import Mapping
from typing import Final

from carteado.cards import Card, cards
from carteado.game import CHANCE, REFEREE
from carteado.games.truco.rules.acts import Accept, Burn, FromBottom, GiveBack, PlayOn, Raise, Run
from carteado.pack import Cut, Deal, Keep, Ruling, Shuffle
from conformance_kit.story import Act, Story, done
from games.truco.falling import falls
from games.truco.kit.pack import FRACAS, pack_of, pack_with

GAME: Final = "truco-asfo"


def _dealt(dealer: int, vira: str, hands: Mapping[int, str], packets: bool = True) -> tuple[Act, ...]:
    """Shuffled so that these hands and this vira come, neither cut nor burned, and dealt packet by packet or all at once."""
    order = [(dealer + nth) % 4 for nth in (1, 2, 3, 4)]
    deals = [(dealer, Deal(seat)) for seat in order] if packets else [(dealer, Deal())]
    pack = Shuffle(pack_of(GAME, dealer, 4, hands, vira))
    return ((CHANCE, pack), ((dealer + 3) % 4, GiveBack()), *deals)


ORDINARY: Final = Story(
    "mao-comum",
    "par ou ímpar, e uma mão comum com uma carta coberta na primeira vaza (JOGO-7, JOGO-9, CARTAS-3, CORTE-12)",
    {},
    (
        (CHANCE, Shuffle(FRACAS)),
        *_dealt(0, "7C", {1: "3P 4E 6O", 2: "QO KO 5C", 3: "AC JE JP", 0: "7O 2P 4O"}),
        *falls("1:3P 2:QO 3:(JE) 0:2P"),
        *falls("2:KO 3:AC 0:7O 1:4E"),
        *falls("3:JP 0:4O 1:6O 2:5C"),
    ),
)

PACKETS: Final = Story(
    "queimas-e-de-baixo",
    "um corte, uma queima de cima, o pedido de baixo e dois maços queimados; o resto sai junto (CORTE-1 a CORTE-12)",
    {"score": (3, 4), "dealer": 0},
    (
        (CHANCE, Shuffle(pack_with("AP 2P 3P AC 2C 3C AE 2E 3E AO 2O 3O KP KC KE KO JP JC JE", "4P 5P 6P 7P"))),
        *done((3, Cut(1)), (3, Burn(1)), (3, FromBottom()), (3, GiveBack())),
        *done((3, Burn(2, 1)), (0, Deal(1)), (0, Deal(2)), (3, Burn(3, 3)), (0, Deal())),
        *done((1, Raise(3)), (2, Run(3)), (0, Run(3))),
    ),
)

KILL: Final = Story(
    "quem-trucou-tem-que-matar",
    "truco sobre carta aberta só igualada: a vaza é de quem foi trucado; meio-pau mais tarde (TRUCO-6, TRUCO-13)",
    {"score": (2, 2), "dealer": 0},
    (
        *_dealt(0, "5O", {1: "3C 7P 4P", 2: "3P KP 4O", 3: "4C AC JC", 0: "4E 7E KE"}),
        *falls("1:3C"),
        *done((2, Raise(3)), (3, Run(3)), (1, Accept(3))),
        *falls("2:3P 3:4C 0:4E"),
        *falls("1:7P 2:KP"),
        *done((3, Raise(6)), (0, Accept(6))),
        *falls("3:JC 0:7E"),
        *falls("2:4O 3:AC 0:KE 1:4P"),
    ),
)

ELEVEN: Final = Story(
    "mao-de-onze",
    "mão de onze: uma corrida, depois outra jogada e empatada três vezes, que é de quem deu (ONZE-3 a ONZE-6, EMPATE-5)",
    {"score": (11, 8), "dealer": 3},
    (
        *_dealt(3, "7O", {}, packets=False),
        (2, Run(3)),
        (0, Run(3)),
        *_dealt(0, "5O", {1: "3P 7P 4P", 2: "3C KP 4O", 3: "4C KC QC", 0: "4E 7E QE"}, packets=False),
        (0, PlayOn()),
        *falls("1:3P 2:3C 3:4C 0:4E"),
        *falls("2:KP 3:KC 0:7E 1:7P"),
        *falls("3:QC 0:QE 1:4P 2:4O"),
    ),
)

IRON: Final = Story(
    "mao-de-ferro-no-escuro",
    "mão de ferro: a vira à vista, cada um joga um lugar sem ver, e a carta aparece ao cair (ONZE-8, ONZE-9)",
    {"score": (11, 11), "dealer": 0},
    (
        *_dealt(0, "5O", {1: "3P 4E AO", 2: "6O KC 4P", 3: "4C 5C JO", 0: "5E 7E 7P"}, packets=False),
        *falls("1:#1 2:#1 3:#1 0:#1"),
        *falls("2:#3 3:#3 0:#3 1:#2"),
        *falls("3:#2 0:#2 1:#3 2:#2"),
    ),
)

REFEREED: Final = Story(
    "incidentes",
    "carta virada que o adversário conserva, duas cartas de uma vez, palavra parecida: tento (CORTE-17, CARTAS-4, TENTO-4d)",
    {"score": (4, 4), "dealer": 0},
    (
        *_dealt(0, "5O", {1: "AC 4E 5P", 2: "AP 7O 5E", 3: "2E KP QP", 0: "4C 3C 4O"}),
        (REFEREE, Ruling("ASFO-CORTE-17", 0, cards("QP"))),
        (3, Keep(Card.of("QP"))),
        *falls("1:AC 2:AP"),
        (REFEREE, Ruling("ASFO-CARTAS-4", 3, cards("2E KP"))),
        *falls("0:4C 3:KP 0:3C"),
        (REFEREE, Ruling("ASFO-TENTO-4d", 1, why="disse turco")),
    ),
)

STORIES: Final = (ORDINARY, PACKETS, KILL, ELEVEN, IRON, REFEREED)
