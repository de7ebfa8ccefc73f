"""Where a card lies, in words: `hand 2 0`, `pile 3`, `stock 7`, `rest 90`."""

from toy.brinquedo.rules.mesa import Mesa


def named(mesa: Mesa) -> list[str]:
    """The name of the place of every card; one that has been shuffled again has none of its own any more."""
    groups = [
        *[(f"hand {other}", cards) for other, cards in enumerate(mesa.hands)],
        *[(f"meld {nth}", cards) for nth, (_, cards) in enumerate(mesa.melds)],
        *[(f"aside {other}", cards) for other, cards in mesa.aside],
        ("pile", mesa.pile),
        ("stock", mesa.stock),
        ("mixed", mesa.mixed),
    ]
    names = {card: f"{name} {at}" for name, cards in groups for at, card in enumerate(cards)}
    return [names.get(card, f"rest {card}") for card in range(len(mesa.seen))]
