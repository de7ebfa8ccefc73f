"""The stages of a volta: its form, what it waits for, how far its points part has come, and what was put on flores."""

from typing import Final

from carteado.games.cego.rules import words

RODA: Final = 0
TESTA: Final = 1
FORMS: Final[tuple[str, ...]] = ("roda", "testa")

# What a volta waits for.
TURN: Final = 0
GATE: Final = 1  # who has a flor says so
ANSWER_ENVIDO: Final = 2
RAISE_FLOR: Final = 3  # a flor met a flor: the first side may put more on it
ANSWER_FLOR: Final = 4
SINGING: Final = 5
ANSWER_TRUCO: Final = 6
LEI_ANSWERERS: Final = 7  # the side that has to answer the lei do jogo declares its flores
ANSWER_LEI: Final = 8
LEI_PROPOSERS: Final = 9
AFTER_DOWN: Final = 10  # truco was called with a card face down: the rival may still open the points
DONE: Final = 11
WINDOWS: Final[tuple[str, ...]] = (
    "turn", "gate", "envido", "flor-raise", "flor", "song", "truco", "lei-flor", "lei", "lei-flor-proposers", "after-down",
    "done",
)  # fmt: skip

# Where the points part stands.
OPEN: Final = 0
ENVIDO: Final = 1
FLOR: Final = 2
HIDDEN: Final = 3  # flor e flor, compared when the volta ends
SETTLED: Final = 4
POINTS: Final[tuple[str, ...]] = ("open", "envido", "flor", "hidden", "settled")

# The steps of a flor that met a flor: who put what on it, and what the answer is about.
COUNTERED: Final = 1  # contra-flor
OPENED_REST: Final = 2  # contra-flor e o resto, over a flor or as the opening
COUNTERED_REST: Final = 3  # contra-flor e o resto over a contra-flor
FLOR_STEPS: Final[tuple[str, ...]] = ("", words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, "contra-flor-e-o-resto-over")
