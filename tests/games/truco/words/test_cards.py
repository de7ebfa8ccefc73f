"""Manilhas by their nicknames, where no vira says which they are."""

import pytest

from carteado.cards import CARDS, Card
from carteado.games.truco.words.cards import nickname, with_article
from games.truco.words.tables import palavras


def test_the_fixed_manilhas_have_nicknames_and_no_other_card_has() -> None:
    called = {str(card): nickname(palavras(), card) for card in CARDS if nickname(palavras(), card)}
    assert called == {"4P": "zap", "7C": "copeta", "AE": "espadilha", "7O": "pica-fumo"}
    assert nickname(palavras("en"), Card.of("7O")) == "pica-fumo"


@pytest.mark.parametrize(
    ("card", "told"), [("7C", "o sete de copas (copeta)"), ("QC", "a dama de copas"), ("10C", "o dez de copas")]
)
def test_a_manilha_has_its_nickname_beside_its_name(card: str, told: str) -> None:
    assert with_article(palavras(), Card.of(card)) == told
