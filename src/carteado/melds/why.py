"""Why cards are no meld, for who laid them: one word for the first thing that is wrong."""

from typing import Final

from carteado.melds.arranging import arranged
from carteado.melds.grammar import ANY_NUMBER, FACES, HIGH_ACE, JOKER, KING, LOW_ACE, RANKS, Grammar, rank_of, suit_of

TOO_FEW: Final = "too-few"  # fewer cards than a meld has
TOO_MANY: Final = "too-many"  # more cards than a meld may have
ONLY_WILD: Final = "only-wild"  # nothing that the wild cards could stand for
TOO_MANY_WILD: Final = "too-many-wild"
NO_GROUPS: Final = "no-groups"  # cards of one rank, where only runs are melds
NO_RUNS: Final = "no-runs"
GROUP_BARRED: Final = "group-barred"  # of this rank there is no group
GROUP_WILD: Final = "group-wild"  # the wild card may stand in a run, not in a group
TWICE: Final = "twice"  # a run has each card once
SUITS_MIXED: Final = "suits-mixed"
GAP: Final = "gap"  # places between the cards that nothing fills
BEYOND_ACE: Final = "beyond-ace"  # nothing lies after a high ace or before a low one
OWN_SUIT: Final = "own-suit"  # a wild card of the run's own suit, which there may only lie in its own place


def objection(grammar: Grammar, cards: tuple[int, ...]) -> str:
    """What is wrong with these cards as a meld; empty where they are one."""
    if arranged(grammar, cards) is not None:
        return ""
    if len(cards) < min(grammar.run_least if grammar.run_most else FACES, grammar.group_least if grammar.group_most else FACES):
        return TOO_FEW
    plain = [card for card in cards if card not in grammar.wild]
    if not plain:
        return _only_wild(grammar, cards)
    if len({rank_of(card) for card in plain}) == 1 and len(plain) > 1:
        return _no_group(grammar, cards, plain)
    if len({suit_of(card) for card in plain}) > 1:
        return SUITS_MIXED
    return _no_run(grammar, cards, plain) if grammar.run_most else NO_RUNS


def _only_wild(grammar: Grammar, cards: tuple[int, ...]) -> str:
    """Wild cards and nothing else: of one rank they may be natural in a group."""
    ranks = [rank_of(card) for card in cards if card != JOKER]
    if len(ranks) < 2 or len(set(ranks)) > 1:
        return ONLY_WILD
    if not grammar.group_most:
        return NO_GROUPS
    return GROUP_BARRED if ranks[0] == grammar.barred else TOO_MANY_WILD


def _no_group(grammar: Grammar, cards: tuple[int, ...], plain: list[int]) -> str:
    if not grammar.group_most:
        return NO_GROUPS
    if rank_of(plain[0]) == grammar.barred:
        return GROUP_BARRED
    if any(card in grammar.wild and card not in grammar.group_wild for card in cards):
        return GROUP_WILD
    if len(cards) > grammar.group_most:
        return TOO_MANY
    return TOO_MANY_WILD if len(cards) - len(plain) > grammar.most_wild else TWICE


def _no_run(grammar: Grammar, cards: tuple[int, ...], plain: list[int]) -> str:
    suit = suit_of(plain[0])
    own = [card for card in cards if card != JOKER and suit_of(card) == suit]
    strangers = len(cards) - len(own)
    if strangers > grammar.most_wild:
        return TOO_MANY_WILD
    if len(cards) > grammar.run_most:
        return TOO_MANY
    if arranged(_free(grammar), cards) is not None:
        return TOO_MANY_WILD  # one of the suit is wild, too
    repeated = [card for card in set(plain) if plain.count(card) > (2 if rank_of(card) == 0 else 1)]
    if repeated:
        return TWICE
    if not grammar.own_suit_wild and _would_do_as_another(grammar, cards, suit):
        return OWN_SUIT
    return BEYOND_ACE if _wraps(grammar, plain, len(cards)) else GAP


def _free(grammar: Grammar) -> Grammar:
    """The same with any number of wild cards in a run, and no groups."""
    return Grammar(
        grammar.run_most,
        0,
        grammar.wild,
        most_wild=ANY_NUMBER,
        run_least=grammar.run_least,
        ace_low=grammar.ace_low,
        ace_high=grammar.ace_high,
        own_suit_wild=grammar.own_suit_wild,
    )


def _would_do_as_another(grammar: Grammar, cards: tuple[int, ...], suit: int) -> bool:
    """Whether these cards were a run if a wild card of its suit were one of another suit."""
    own = [card for card in cards if card in grammar.wild and suit_of(card) == suit]
    others = [card for card in grammar.wild if suit_of(card) != suit]
    if not own or not others:
        return False
    left = list(cards)
    left[left.index(own[0])] = others[0]
    return arranged(grammar, tuple(left)) is not None


def _wraps(grammar: Grammar, plain: list[int], size: int) -> bool:
    """Whether the cards lie around the ace: all in a row that goes on beyond it, but for what is wild and one more at most."""
    places = {rank_of(card) + 1 for card in plain}
    if LOW_ACE not in places:
        return False
    longest = size + 1
    for start in range(2, KING + 1):
        row = [(start + step - 1) % RANKS + 1 for step in range(longest)]
        if places <= set(row) and not places <= set(range(LOW_ACE, longest + 1)):
            last = start + max(nth for nth, place in enumerate(row) if place in places)
            if last > (HIGH_ACE if grammar.ace_high else KING):
                return True
    return False
