"""The tables at which a doubt about each clause comes up: where a referee's question begins."""

from typing import Final

from carteado.games.blackjack.rulings.table import Table

# While a hand is played: what may be done with it.
PLAYED: Final = {
    "BJ-VAL-4": Table("9C", ("AP 9C 5E",)),
    "BJ-SEGURO-1": Table("AP", ("10P 8C",)),
    "BJ-SEGURO-2": Table("AP", ("10P 8C",), bet=10, chips=14),
    "BJ-SPLIT-1": Table("6C", ("8P 8C",)),
    "BJ-SPLIT-2": Table("6C", ("AP 5E", "AC")),
    "BJ-SPLIT-4": Table("6C", ("8P 8C",), bet=10, chips=15),
    "BJ-DOBRA-1": Table("6C", ("6P 5C",)),
    "BJ-DOBRA-2": Table("6C", ("6P 5C 2O",), (0,)),
    "BJ-JOGO-1": Table("6C", ("10P 7C",)),
    "BJ-JOGO-2": Table("10C", ("10P 2C 4E",)),
    "BJ-OPT-RESPLIT-1": Table("6C", ("8P 8E", "8C")),
    "BJ-OPT-RESPLIT-2": Table("6C", ("8P 8E", "8O", "8C")),
    "BJ-OPT-DAS": Table("6C", ("8P 3E", "8C")),
    "BJ-OPT-REND-2": Table("10C", ("10P 2C 4E",)),
    "BJ-OPT-REND-4": Table("10C", ("10P 6C",)),
    "BJ-S3": Table("6C", ("AP KC",)),
    "BJ-S5": Table("6C", ("KP 10C",)),
    "BJ-S6": Table("6C", ("AP AE", "AC")),
    "BJ-S11": Table("10C", ("AP KC",)),
    "BJ-S12": Table("AC", ("10P 6C",)),
}
# When the cards of the house are seen: who has won, and what is paid.
SETTLED: Final = {
    "BJ-BJ-1": Table("10E 9O", ("AP KC",)),
    "BJ-BJ-2": Table("10E 5O 6P", ("AP KC",)),
    "BJ-BJ-3": Table("10E 9O", ("AP KC",), bet=5),
    "BJ-BJ-4": Table("AO QE", ("AP KC",)),
    "BJ-VIT-1": Table("10E 8O", ("10P 9C",)),
    "BJ-EMP-1": Table("10E 8O", ("10P 8C",)),
    "BJ-SEGURO-3": Table("AP KC", ("10P 8C",), insured=True),
    "BJ-SEGURO-4": Table("AP 7C", ("10P 9C",), insured=True),
    "BJ-SPLIT-3": Table("10P KC", ("AP KE", "AC QO")),
    "BJ-DOBRA-3": Table("10P 9C", ("6P 5C 10O",), (0,)),
    "BJ-JOGO-3": Table("10C 6E KO", ("10P 6C KP",)),
    "BJ-CRUP-2": Table("AP 6C", ("10P 8C",)),
    "BJ-CRUP-3": Table("10P 6C", ("10C 8E",)),
    "BJ-CRUP-4": Table("10P 6C KE", ("7O 5C",)),
    "BJ-OPT-REND-1": Table("10C 9E", ("10P 6C",), surrendered=True),
    "BJ-OPT-REND-3": Table("AP KC", ("10P 6C",), surrendered=True),
    "BJ-S1": Table("AP KC", ("10P 5C 6E",)),
    "BJ-S4": Table("10P 9C", ("10C AE", "KC 8O")),
    "BJ-S9": Table("AP 7C", ("AC KC",), insured=True),
    "BJ-S13": Table("10C 6E 5P", ("10P 6C KP",), others=False),
}
TABLES: Final = {**PLAYED, **SETTLED}
