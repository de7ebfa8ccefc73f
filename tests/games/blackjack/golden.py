"""The stories of blackjack, told with the lines of a record. Amounts of events are in half chips."""

from collections.abc import Mapping
from typing import Final

from carteado import records
from conformance_kit.story import Story

ONE: Final = {"decks": "1"}
FIRST: Final = "2P 2C 3P 3C 3E 3O 4P 4C 4E 4O 5P 5C 5E"
SECOND: Final = "5O 6C 6O 6P 6E 7P 10P 9P 7C"
THIRD: Final = "8P 8E KP 8C 8O 7E 10C 10E 10O JP"
FOURTH: Final = "JC QP 9C JE QC 7O 9E 9O JO QE QO KC KE KO"
BETS: Final = "0 aposta 2\n1 aposta 2\n"


def _does(seat: str, *acts: str) -> str:
    return "".join([f"{seat} {act}\n" for act in acts])


def _story(name: str, about: str, lines: str, options: Mapping[str, str], **position: int) -> Story:
    """The acts of a case for two that goes like this."""
    chosen = "".join([f"opção {key}={value}\n" for key, value in options.items()])
    start = f"início rodada {position['mao']}\n" if position else ""
    record = records.parse(f"carteado 1\nregulamento blackjack\n{chosen}lugares 2\n{start}\n{lines}")
    acts = tuple([(moment.seat, moment.action) for moment in records.replay(record)])
    return Story(name, about, {"seats": 2, **position}, acts, options)


STORIES: Final = (
    _story(
        "seguro-contra-o-blackjack",
        "um ás aberto, um seguro, a casa olha e tem BlackJack; na outra rodada não tem (BJ-SEGURO-*, BJ-S1, BJ-BJ-*)",
        """
1 aposta 5
0 aposta 10
cartas casa AO KE / 0: 10P 8C / 1: AC KO
0 segura
1 segura
0 aposta 10
1 aposta 5
cartas casa AC 8E / 0: AP QP / 1: 10C 9P
0 segura
1 recusa
0 mantém
1 mantém
""",
        ONE,
    ),
    _story(
        "quatro-maos",
        "um par dividido três vezes, uma mão dobrada, uma estourada, e a casa pega cartas (BJ-SPLIT-*, BJ-OPT-*, BJ-CRUP-*)",
        """
0 aposta 10
1 aposta 10
cartas casa 6O 5E / sapato 8E 3P 10O KP 8O 7P 9O 2E 10C QO 2C 3C / 0: 8P 8C / 1: AP AE
0 divide
0 divide
0 dobra
0 mantém
0 divide
0 pede
0 mantém
1 divide
""",
        {**ONE, "resplit": "true", "das": "true"},
    ),
    _story(
        "sapato-no-meio-da-rodada",
        "um baralho que acaba quando a casa precisa de carta, e a sessão que termina na última rodada (BJ-S14, BJ-S20)",
        f"0 aposta 2\n1 aposta 2\ncartas casa 2O 2E / sapato {FIRST} {SECOND} {THIRD} {FOURTH} / 0: AP AC / 1: AE AO\n"
        + _does("0", *["pede"] * 5, "mantém")
        + _does("1", *["pede"] * 5, "mantém")
        + BETS
        + _does("0", "pede", "mantém")
        + _does("1", "pede", "mantém")
        + BETS
        + _does("0", "divide", "mantém", "mantém")
        + _does("1", "divide", "mantém", "mantém")
        + BETS
        + _does("0", "divide", "mantém", "mantém")
        + _does("1", "divide", "divide", "mantém", "mantém", "divide", "mantém", "mantém")
        + "cartas sapato 5P\n",
        {**ONE, "penetration": "0.9", "rounds": "4", "resplit": "true"},
    ),
    _story(
        "nevada-e-rendicao",
        "cartas fechadas, uma rendição tardia, uma mão estourada à vista, a última rodada (BJ-OPT-NEVADA, BJ-OPT-REND-*)",
        """
0 aposta 15
1 aposta 10
cartas casa KO 9E / sapato KP / 0: 10P 6C / 1: 10E 6E
0 rende
1 pede
""",
        {**ONE, "nevada": "true", "surrender": "late"},
        mao=20,
    ),
)
