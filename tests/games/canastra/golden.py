"""The stories of canastra and buraco. With dealer 0 the pack is cut by the last seat and seat 1 begins."""

from collections.abc import Mapping
from typing import Any, Final

from carteado import catalogue
from carteado.cards import Card, cards
from carteado.games.canastra.notation.acts import read
from carteado.games.canastra.notation.hands import hands_dealt
from carteado.games.canastra.rules.acts import Buy, Decline, Take
from carteado.records.hands import Row
from conformance_kit.story import Act, Story

FIRST: Final = "4C 5C 6C 7C 8C 9C 10C JP QP KP 3E"
SPADES: Final = "2E 3E 4E 5E 6E 7E 8E 9E 10E JE QE"


def _row(text: str) -> tuple[Card, ...]:
    return cards(text)


def _told(
    game: str, position: Mapping[str, Any], hands: Mapping[int, str], rows: Mapping[str, str], lines: tuple[str, ...]
) -> tuple[Act, ...]:
    """A deal with these cards, and then these acts as a record has them; draws get the number of their turn."""
    begun = catalogue.new(game, **position)
    held = tuple([(seat, _row(text)) for seat, text in hands.items()])
    parts = tuple([(word, Row(_row(text))) for word, text in rows.items()])
    acts: list[Act] = list(hands_dealt(begun, held, parts))
    turn = 0
    for line in lines:
        seat, _, words = line.partition(" ")
        action = read(words)
        assert action is not None
        if isinstance(action, (Buy, Take, Decline)):
            turn += 1
            action.turn = turn
        acts.append((int(seat), action))
    return tuple(acts)


CANASTRA: Final = (
    Story(
        "morto-e-batida",
        "a primeira carta recusada, uma canastra limpa de saída, o morto indireto e a batida (5.1, 7.3b, 10.3, 11.1, 12.*)",
        {"dealer": 0},
        _told(
            "canastra",
            {"dealer": 0},
            {1: FIRST, 2: "AC AE AO KC KE KO QC QE QO JC JO"},
            {"monte": "7O AP 9O 8O 6O KE", "morto": SPADES},
            (
                "1 compra", "1 recusa 7O", "1 baixa 4C 5C 6C 7C 8C 9C 10C", "1 baixa JP QP KP AP", "1 descarta 3E",
                "2 compra", "2 descarta 9O", "3 lixo", "3 descarta 3E", "0 compra", "0 descarta 8O",
                "1 compra", "1 baixa 2E 3E 4E 5E 6E 7E 8E 9E 10E JE QE", "1 descarta 6O",
            ),
        ),
    ),
    Story(
        "abertura-vulneravel",
        "com 1.600 pontos a abertura de 60 não vale e o mínimo sobe a 90 (14.1, 14.2, 14.2a)",
        {"dealer": 0, "score": (0, 1600)},
        _told(
            "canastra",
            {"dealer": 0, "score": (0, 1600)},
            {1: "8E 9E 10E JE QE KE AE 5P 6P 7P 3O"},
            {"monte": "4O 4P 4C 4E 9O"},
            (
                "1 compra", "1 baixa 8E 9E 10E JE QE KE", "1 descarta 3O", "2 compra", "2 descarta 4P", "3 compra",
                "3 descarta 4C", "0 compra", "0 descarta 4E", "1 compra", "1 baixa 8E 9E 10E JE QE KE AE / 5P 6P 7P",
                "1 descarta 9O",
            ),
        ),
    ),
)  # fmt: skip
BURACO: Final = (
    Story(
        "a-dois-com-coringa",
        "dois lugares, uma lavadeira com coringa, o morto direto e a batida sem canastra limpa (LAV-1, PTS-7, MOR-2, FIM-1)",
        {"dealer": 0, "seats": 2},
        _told(
            "buraco",
            {"dealer": 0, "seats": 2},
            {1: "JP JO JK 4C 5C 6C 7C 8C 9C 10C JC", 0: "KP KC KE 3P 3C 3E 5P 5E 7P 7E 9P"},
            {"monte": "QC 3O 2O", "morto": "AP AC AE 6P 6C 6E 6O 8P 8C 8E 8O"},
            (
                "1 compra", "1 fica QC", "1 baixa 4C 5C 6C 7C 8C 9C 10C JC QC", "1 baixa JP JO JK", "1 baixa AP AC AE",
                "1 descarta 8O", "0 compra", "0 baixa KP KC KE", "0 descarta 3O", "1 compra",
                "1 baixa 6P 6C 6E 6O 2O", "1 baixa 8P 8C 8E",
            ),
        ),
    ),
)  # fmt: skip
STORIES: Final = {"canastra": CANASTRA, "buraco": BURACO}
