"""What a clause of Truco Cego brings when a referee rules by it: the names, the clauses under them, and what each asks for."""

from typing import Final

# Those that the other codes have too.
NOTE: Final = "note"
WARNING: Final = "warning"
REDEAL: Final = "redeal"
DISQUALIFIED: Final = "disqualified"
LOSE_MATCH: Final = "lose-match"
SET_SCORE: Final = "set-score"

VOID_WORD: Final = "void-word"  # what was said has no value
BYSTANDER: Final = "bystander"  # who stands around the table is sent away
RESERVE: Final = "reserve"  # the player is out, the reserve takes the seat
LEAVE: Final = "leave"  # may go: the own testa is over and the others allow it
LEFT_TABLE: Final = "left-table"  # went away with a vaza being contested

RECUT: Final = "recut"
RESHUFFLE: Final = "reshuffle"
COUNT_EARLY: Final = "count-early"  # a wrong number of cards, told in time
LOOK_EARLY: Final = "look-early"  # a waiting player looked before the first testa began
STOCK: Final = "stock"
EXPOSED: Final = "exposed"  # cards turned up in the deal
EXPOSED_LOW: Final = "exposed-low"
EXPOSED_HIGH: Final = "exposed-high"

LOOK: Final = "look"
LOOK_UNANNOUNCED: Final = "look-unannounced"
SIGNAL: Final = "signal"  # a signal, or a card shown without need
SHOWN_AFTER: Final = "shown-after"  # a card shown after the own testa
SHOWN_LAST: Final = "shown-last"  # a card shown after the third testa, which is free

BYSTANDER_SPOKE: Final = "bystander-spoke"
COUNT_LATE: Final = "count-late"
HIDDEN_CARD: Final = "hidden-card"  # laid under another so that nobody saw it
FACE_DOWN: Final = "face-down"
GATHERED: Final = "gathered"
GATHERED_FLOR: Final = "gathered-flor"
GATHERED_BY_RIVALS: Final = "gathered-by-rivals"
FALSE_FLOR: Final = "false-flor"
FALSE_AMONG_SEVERAL: Final = "false-among-several"
AS_CALL: Final = "as-call"  # an ambiguous word that was understood
SANG: Final = "sang"  # the first number said is the song
SANG_ONE: Final = "sang-one"  # "um" before the song

FALSE_FLORES: Final = (FALSE_FLOR, FALSE_AMONG_SEVERAL)
GATHERINGS: Final = (GATHERED, GATHERED_FLOR, GATHERED_BY_RIVALS)
EXPOSURES: Final = (EXPOSED, EXPOSED_LOW, EXPOSED_HIGH)
FORFEITS: Final = (DISQUALIFIED, LOSE_MATCH, LEFT_TABLE)
ONE_TENTO: Final = (LOOK, SIGNAL, SHOWN_AFTER)
SHOWINGS: Final = (SIGNAL, SHOWN_AFTER, SHOWN_LAST)
NEW_DEALS: Final = (REDEAL, COUNT_EARLY, LOOK_EARLY)

NEEDS_NOBODY: Final = (NOTE, BYSTANDER, RECUT, RESHUFFLE, REDEAL, STOCK, SET_SCORE, *EXPOSURES)
NEEDS_CARDS: Final = (SHOWN_AFTER, SHOWN_LAST, *EXPOSURES)
TAKES_CARDS: Final = (SIGNAL, *NEEDS_CARDS)
BY_DEALER: Final = (RESHUFFLE, REDEAL, *EXPOSURES)
BY_CUTTER: Final = (RECUT,)
TESTA_ONLY: Final = (
    LEAVE, LOOK_EARLY, LOOK, LOOK_UNANNOUNCED, SIGNAL, SHOWN_AFTER, SHOWN_LAST, BYSTANDER_SPOKE, FACE_DOWN, *GATHERINGS,
)  # fmt: skip

# What a clause leaves to be told; an empty `sanction` means the usual.
NUMBERS: Final = ("um", "dois", "tres", "quatro", "cinco", "seis", "sete")
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    STOCK: ("warning", "redeal"),
    AS_CALL: ("truco", "quero"),
    GATHERED_BY_RIVALS: ("plain", "flor"),
    SANG: NUMBERS,
}
FIRST_NUMBER: Final[dict[str, str]] = {SANG_ONE: "um", SANG: "quatro"}

BY_CLAUSE: Final[dict[str, str]] = {
    "CEGO-1-1": NOTE,
    "CEGO-5-1": LOSE_MATCH,
    "CEGO-5-2": LOSE_MATCH,
    "CEGO-6.I-1": DISQUALIFIED,
    "CEGO-6.II-1": DISQUALIFIED,
    "CEGO-6.III-1": DISQUALIFIED,
    "CEGO-6.IV-1": DISQUALIFIED,
    "CEGO-6.V-1": LEFT_TABLE,
    "CEGO-6.V-2": LEAVE,
    "CEGO-6.VI-1": RESERVE,
    "CEGO-6.VI-2": DISQUALIFIED,
    "CEGO-6.VII-1": DISQUALIFIED,
    "CEGO-6.VIII-1": LOSE_MATCH,
    "CEGO-7-1": BYSTANDER,
    "CEGO-9.III-10": WARNING,
    "CEGO-9.III-11": BYSTANDER_SPOKE,
    "CEGO-9.III-12": NOTE,
    "CEGO-9.III-14": RECUT,
    "CEGO-9.III-15": RECUT,
    "CEGO-9.IV-2": NOTE,
    "CEGO-9.IV-3": RESHUFFLE,
    "CEGO-9.IV-5": NOTE,
    "CEGO-9.IV-8": LOOK_EARLY,
    "CEGO-9.IV-9": LOOK,
    "CEGO-9.IV-10": LOOK_UNANNOUNCED,
    "CEGO-9.IV-12": STOCK,
    "CEGO-9.V-1": WARNING,
    "CEGO-9.V-2": WARNING,
    "CEGO-9.V-3": SIGNAL,
    "CEGO-9.V-4": SHOWN_AFTER,
    "CEGO-9.V-5": SHOWN_LAST,
    "CEGO-9.V-6": GATHERED,
    "CEGO-9.V-7": GATHERED_FLOR,
    "CEGO-9.V-8": GATHERED_BY_RIVALS,
    "CEGO-9.VI-3": NOTE,
    "CEGO-9.VII-1": NOTE,
    "CEGO-9.VII-2": NOTE,
    "CEGO-9.VII-3": NOTE,
    "CEGO-9.VIII.a-9": NOTE,
    "CEGO-9.VIII.b-4": HIDDEN_CARD,
    "CEGO-9.VIII.d-1": REDEAL,
    "CEGO-9.VIII.d-2": COUNT_EARLY,
    "CEGO-9.VIII.d-3": COUNT_LATE,
    "CEGO-9.VIII.e-1": EXPOSED,
    "CEGO-9.VIII.e-2": EXPOSED_LOW,
    "CEGO-9.VIII.e-3": EXPOSED_HIGH,
    "CEGO-9.VIII.f-3": VOID_WORD,
    "CEGO-9.VIII.h-2": NOTE,
    "CEGO-9.VIII.h-7": VOID_WORD,
    "CEGO-9.VIII.h-8": WARNING,
    "CEGO-9.VIII.h-9": AS_CALL,
    "CEGO-9.VIII.h-10": VOID_WORD,
    "CEGO-9.VIII.h-11": FALSE_FLOR,
    "CEGO-9.VIII.k-1": FACE_DOWN,
    "CEGO-9.VIII.k-2": VOID_WORD,
    "CEGO-9.VIII.k-3": NOTE,
    "CEGO-9.VIII.k-4": NOTE,
    "CEGO-9.X-1": FALSE_FLOR,
    "CEGO-9.X-2": NOTE,
    "CEGO-9.X-3": NOTE,
    "CEGO-9.X-4": NOTE,
    "CEGO-9.XIII.f-3": FALSE_AMONG_SEVERAL,
    "CEGO-9.XIV-10": NOTE,
    "CEGO-9.XIV-11": SANG_ONE,
    "CEGO-9.XIV-12": SANG,
    "CEGO-9.XIV-22": VOID_WORD,
    "CEGO-9.XIV-25": NOTE,
    "CEGO-9.XIV-26": NOTE,
    "CEGO-9.XV.c-10": NOTE,
    "CEGO-9.XV.c-12": NOTE,
    "CEGO-9.XVI.m-1": VOID_WORD,
    "CEGO-10.p1-1": NOTE,
    "CEGO-10.p6-1": LOSE_MATCH,
    "CEGO-10.p6-2": NOTE,
    "CEGO-10.p6-3": NOTE,
    "CEGO-10.p7.I-1": DISQUALIFIED,
    "CEGO-10.p7.II-1": DISQUALIFIED,
    "CEGO-10.p7.III-1": DISQUALIFIED,
    "CEGO-10.p7.IV-1": DISQUALIFIED,
    "CEGO-10.p7.V-1": LEFT_TABLE,
    "CEGO-10.p7.V-2": LEAVE,
    "CEGO-10.p7.VI-1": RESERVE,
    "CEGO-10.p7.VI-2": DISQUALIFIED,
    "CEGO-10.p7.VI-3": DISQUALIFIED,
    "CEGO-10.p7.VII-1": BYSTANDER,
    "CEGO-11-1": SET_SCORE,
}
# Warnings for what is forbidden in a testa alone.
TESTA_WARNINGS: Final = ("CEGO-9.III-10", "CEGO-9.V-1", "CEGO-9.V-2")
SIGNALS: Final = "CEGO-9.V-1"
