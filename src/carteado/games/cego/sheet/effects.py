"""What each clause of Truco Cego brings when it was broken at a physical table.

Rule 1: the clauses are those a referee rules by (`truco.cego.effects`), and what the cards of a played game bring out by
themselves: here people have to tell it.
"""

from typing import Final

from carteado.games.cego.rules import effects as ruled

NOTE: Final = "note"
WARNING: Final = "warning"
RECUT: Final = "recut"
RESHUFFLE: Final = "reshuffle"
REDEAL: Final = "redeal"
KEEP_OR_REDEAL: Final = "keep-or-redeal"
STOCK: Final = "stock"
ONE: Final = "one"  # a single tento, paid at once
ONE_AT_END: Final = "one-at-end"  # a single tento that comes out when the volta ends, and is paid after its parts
HAND: Final = "hand"  # the offender's side forfeits the volta
SONG: Final = "song"  # the same, for points that were sung
FLOR: Final = "flor"  # the flores as they stand, and the truco
FALSE_FLOR: Final = "false-flor"
HIDDEN_FLOR: Final = "hidden-flor"
TRUCO: Final = "truco"  # the truco alone is lost
GATHERED: Final = "gathered"
GATHERED_FLOR: Final = "gathered-flor"
GATHERED_BY_RIVALS: Final = "gathered-by-rivals"
BYSTANDER: Final = "bystander"
OUT: Final = "out"  # the trio is disqualified and loses the match
TIME_UP: Final = "time-up"  # from here on the falta is put in every roda
TIME_DECIDED: Final = "time-decided"  # the commission ends the match: a trio wasted time, or its rule has it name the winner
SET_SCORE: Final = "set-score"

_BROUGHT: Final[dict[str, str]] = {
    ruled.WARNING: WARNING,
    ruled.REDEAL: REDEAL,
    ruled.COUNT_EARLY: REDEAL,
    ruled.LOOK_EARLY: REDEAL,
    ruled.EXPOSED: KEEP_OR_REDEAL,
    ruled.EXPOSED_LOW: KEEP_OR_REDEAL,
    ruled.EXPOSED_HIGH: REDEAL,
    ruled.RECUT: RECUT,
    ruled.RESHUFFLE: RESHUFFLE,
    ruled.STOCK: STOCK,
    **dict.fromkeys(ruled.ONE_TENTO, ONE),
    ruled.BYSTANDER_SPOKE: HAND,
    ruled.COUNT_LATE: HAND,
    ruled.HIDDEN_CARD: TRUCO,
    ruled.FACE_DOWN: TRUCO,
    ruled.GATHERED: GATHERED,
    ruled.GATHERED_FLOR: GATHERED_FLOR,
    ruled.GATHERED_BY_RIVALS: GATHERED_BY_RIVALS,
    **dict.fromkeys(ruled.FALSE_FLORES, FALSE_FLOR),
    ruled.BYSTANDER: BYSTANDER,
    **dict.fromkeys(ruled.FORFEITS, OUT),
    ruled.SET_SCORE: SET_SCORE,
}
_TOLD: Final[dict[str, str]] = {
    "CEGO-9.VIII.a-9": HAND,
    "CEGO-9.VIII.k-3": HAND,
    "CEGO-9.X-2": FLOR,
    "CEGO-9.X-3": FLOR,
    "CEGO-9.X-4": HIDDEN_FLOR,
    "CEGO-9.XI-5": ONE_AT_END,
    "CEGO-9.XI-6": HIDDEN_FLOR,
    "CEGO-9.XIV-25": SONG,
    "CEGO-9.XIV-26": SONG,
    "CEGO-10.p8-1": TIME_UP,
    "CEGO-10.p11.VII-3": TIME_DECIDED,
}
BY_CLAUSE: Final[dict[str, str]] = {
    **{clause: _BROUGHT.get(effect, NOTE) for clause, effect in ruled.BY_CLAUSE.items()},
    **_TOLD,
}
SHOWN_AFTER: Final = "CEGO-9.V-4"
SHOWN_LAST: Final = "CEGO-9.V-5"
SIGNALS: Final = ruled.SIGNALS
TESTA_ONLY: Final = frozenset(
    {
        *(clause for clause, effect in ruled.BY_CLAUSE.items() if effect in ruled.TESTA_ONLY),
        *ruled.TESTA_WARNINGS,
        "CEGO-9.III-12",
        "CEGO-9.VIII.k-3",
    }
)
NEEDS_NOBODY: Final = frozenset({NOTE, RECUT, RESHUFFLE, REDEAL, KEEP_OR_REDEAL, STOCK, SET_SCORE, TIME_UP})
FORFEITED: Final = frozenset({HAND, SONG, GATHERED, GATHERED_FLOR, GATHERED_BY_RIVALS})
ENDS_HAND: Final = FORFEITED | {FLOR, FALSE_FLOR, HIDDEN_FLOR, TRUCO}
WASTED: Final = "wasted"
NAMED: Final = "named"
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    KEEP_OR_REDEAL: ("keep", "redeal"),
    STOCK: ("warning", "redeal"),
    TIME_DECIDED: (WASTED, NAMED),
}
