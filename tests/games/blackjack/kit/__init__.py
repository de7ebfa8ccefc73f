"""What the tests of blackjack are written with: a shoe whose first cards a test names, acts as words, chips as people count."""

from games.blackjack.kit.mesa import Mesa, mesa, sessao

__all__ = ["Mesa", "mesa", "sessao"]
