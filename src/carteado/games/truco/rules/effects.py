"""What a clause may bring when a referee rules by it: the names in `TrucoRules.incidents`, and what they have in common."""

from typing import Final

NOTE: Final = "note"
WARNING: Final = "warning"
VOID: Final = "void"
CUT_FAULT: Final = "cut-fault"
NO_CALL: Final = "no-call"
WRONG_WORD: Final = "wrong-word"  # a call by another word than the one of the moment
TURNED_UP: Final = "turned-up"  # a card covered in the first vaza
TURNED_UP_TIED: Final = "turned-up-tied"  # a card covered while the mão is tied
ILLEGAL_RAISE: Final = "illegal-raise"
FALSE_SHOW: Final = "false-show"
OUT_OF_TURN: Final = "out-of-turn"
THROWN: Final = "thrown"
MISPLAY: Final = "misplay"  # one card out of turn, or several at once
LADDER: Final = "ladder"
LOSE_MAO: Final = "lose-mao"
LOSE_PARTIDA: Final = "lose-partida"
LOSE_MATCH: Final = "lose-match"
DISQUALIFIED: Final = "disqualified"
SET_SCORE: Final = "set-score"

TENTO: Final = "tento"
LATE_TENTO: Final = "late-tento"  # for an earlier mão
DEALER_TENTO: Final = "dealer-tento"
CUTTER_TENTO: Final = "cutter-tento"
SPECIAL_TENTO: Final = "special-tento"  # in an eleven or iron hand
UNDECIDED_TENTO: Final = "undecided-tento"  # in an eleven hand not yet taken up
ELEVEN_TENTO: Final = "eleven-tento"  # in an eleven hand being played
IRON_TENTO: Final = "iron-tento"
DARK_TENTO: Final = "dark-tento"  # who looked at cards that lie in the dark
VIRA_TENTO: Final = "vira-tento"  # who turned the vira before its time
STAKE_TENTO: Final = "tento-stake"
COUNT_TENTO: Final = "tento-count"
HIDDEN_HIGHEST: Final = "hidden-highest"
BOTTOM_LOOK: Final = "bottom-look"
ELEVEN_LOOK: Final = "eleven-look"  # at the bottom, in an eleven or iron hand
SIMILAR_WORD: Final = "similar-word"
AMBIGUOUS: Final = "ambiguous"

DEAL_FAULT: Final = "deal-fault"
ELEVEN_DEAL_FAULT: Final = "eleven-deal-fault"
DEAL_FAULT_AGAIN: Final = "deal-fault-again"
FLIP_AGAIN: Final = "flip-again"
EXPOSED: Final = "exposed"
EXPOSED_RIVAL: Final = "exposed-rival"  # a card for an opponent of the dealer
EXPOSED_OWN: Final = "exposed-own"  # a card for the dealer's own side
EXPOSED_AGAIN: Final = "exposed-again"
REPAIR: Final = "repair"  # too many cards, found before play
OWN_REPAIR: Final = "own-repair"  # too many cards on the dealer's side
COMPLETE: Final = "complete"  # too few cards
SURPLUS: Final = "surplus"  # an opponent of the dealer claims for a card too many
ELEVEN_SURPLUS: Final = "eleven-surplus"
SURPLUS_TRUCO: Final = "surplus-truco"  # the same, claimed by an accepted truco

# What becomes of the deal.
DEAL_PASSES: Final = "pass"
REDEAL: Final = "redeal"

SANCTIONS: Final = {"a": WARNING, "b": LOSE_MAO, "c": LOSE_PARTIDA, "d": LOSE_MATCH}

EXPOSURES: Final = (EXPOSED, EXPOSED_RIVAL, EXPOSED_OWN, EXPOSED_AGAIN)
REPAIRS: Final = (REPAIR, OWN_REPAIR, COMPLETE)
SURPLUSES: Final = (SURPLUS, ELEVEN_SURPLUS, SURPLUS_TRUCO)
FORFEITS: Final = (LOSE_PARTIDA, LOSE_MATCH, DISQUALIFIED)

# What brings a tento and nothing else.
TENTOS: Final = (
    TENTO, DEALER_TENTO, CUTTER_TENTO, SPECIAL_TENTO, UNDECIDED_TENTO, ELEVEN_TENTO, IRON_TENTO, DARK_TENTO, VIRA_TENTO,
    STAKE_TENTO, COUNT_TENTO, HIDDEN_HIGHEST, BOTTOM_LOOK, ELEVEN_LOOK, SIMILAR_WORD,
)  # fmt: skip

REPEATED: Final = (DEAL_FAULT_AGAIN, FLIP_AGAIN)  # a tento only the second time
NEEDS_NOBODY: Final = (NOTE, VOID, SET_SCORE, DEAL_FAULT, ELEVEN_DEAL_FAULT, *EXPOSURES, *REPAIRS)
NEEDS_CARDS: Final = (TURNED_UP, TURNED_UP_TIED, OUT_OF_TURN, THROWN, MISPLAY, *EXPOSURES)
BY_DEALER: Final = (DEALER_TENTO, DEAL_FAULT, ELEVEN_DEAL_FAULT, DEAL_FAULT_AGAIN, *EXPOSURES, *SURPLUSES)
BY_CUTTER: Final = (CUTTER_TENTO, CUT_FAULT)
