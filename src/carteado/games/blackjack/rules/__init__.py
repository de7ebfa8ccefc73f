"""The rules of blackjack: bets, cards, a house without a choice."""
