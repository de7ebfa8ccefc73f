"""The grammars that melds are tried with: those of the four games, and what their options make of them."""

from carteado.melds.grammar import ANY_NUMBER, JOKER, TWOS, Grammar

WILD = (*TWOS, JOKER)
GRAMMARS: dict[str, Grammar] = {
    "canastra": Grammar(14, wild=TWOS),
    "canastra, any number of wild cards": Grammar(14, wild=TWOS, most_wild=ANY_NUMBER),
    "canastra, not both aces": Grammar(13, wild=TWOS),
    "canastra, ace high": Grammar(13, wild=TWOS, ace_low=False),
    "buraco": Grammar(13, 9, WILD, WILD),
    "buraco, both aces": Grammar(14, 9, WILD, WILD),
    "buraco, ace low": Grammar(13, 9, WILD, WILD, ace_high=False),
    "buraco, no group of twos": Grammar(13, 9, WILD, WILD, barred=1),
    "buraco, twos not wild in groups": Grammar(13, 9, WILD, (JOKER,)),
    "buraco, own two never wild": Grammar(13, 9, WILD, WILD, own_suit_wild=False),
    "buraco, any number of wild cards": Grammar(13, 20, WILD, WILD, most_wild=ANY_NUMBER),
    "cacheta without curinga": Grammar(4, 4, repeats=0),
    "cacheta, ten of hearts": Grammar(4, 4, (22,), (22,), repeats=0),
    "cacheta, ace of hearts": Grammar(4, 4, (13,), (13,), repeats=0),
    "cacheta, red kings, in runs only": Grammar(4, 4, (25, 51), repeats=0),
    "cacheta, a suit may repeat": Grammar(10, 5, (22,), (22,), repeats=1),
    "pifpaf": Grammar(9, 3, repeats=0),
}
