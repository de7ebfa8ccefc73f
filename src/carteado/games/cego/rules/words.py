"""The words of the game as the engine knows them: calls, parts of a volta, ways to leave. Texts are in `carteado.words`."""

from typing import Final

# Calls for the points part; FLOR and what follows it are also how a flor is declared when asked.
ENVIDO: Final = "envido"
ENVIDO_ENVIDO: Final = "envido-envido"
REAL_ENVIDO: Final = "real-envido"
FALTA_ENVIDO: Final = "falta-envido"
ENVIDO_MINHA_FLOR: Final = "envido-minha-flor"
FLOR: Final = "flor"
CONTRA_FLOR: Final = "contra-flor"
CONTRA_FLOR_E_O_RESTO: Final = "contra-flor-e-o-resto"
ACHICO: Final = "achico"
E_BOA: Final = "e-boa"

# Calls for the truco part.
TRUCO: Final = "truco"
RETRUCO: Final = "retruco"
VALE_QUATRO: Final = "vale-quatro"
TRUCO_CALLS: Final[tuple[str, ...]] = ("", TRUCO, RETRUCO, VALE_QUATRO)  # by level

# Two proposals in one breath, in the order they are spoken.
ENVIDO_E_TRUCO: Final = "envido-e-truco"
REAL_ENVIDO_E_TRUCO: Final = "real-envido-e-truco"
FALTA_ENVIDO_E_TRUCO: Final = "falta-envido-e-truco"
TRUCO_E_ENVIDO: Final = "truco-e-envido"
TRUCO_E_REAL_ENVIDO: Final = "truco-e-real-envido"
TRUCO_E_FALTA_ENVIDO: Final = "truco-e-falta-envido"
FLOR_E_TRUCO: Final = "flor-e-truco"  # "não há flor sem truco"

# What an answer is about.
OF_ENVIDO: Final = "envido"
OF_FLOR: Final = "flor"
OF_TRUCO: Final = "truco"
OF_BOTH: Final = "both"  # a double proposal, or the lei do jogo

# How a seat leaves the vazas.
PASS: Final = "pass"  # the cards stay in front, face down
PACK: Final = "pack"  # thrown in with the stock, what proves a song shown first
UNSEEN: Final = "unseen"  # thrown in with the stock although a song is not proved

# What comes out at the end of a volta.
FALSE_FLOR: Final = "false-flor"
WRONG_FLOR: Final = "wrong-flor"
HIDDEN_FLOR: Final = "hidden-flor"
WRONG_SONG: Final = "wrong-song"
UNPROVED: Final = "unproved"
NO_FLOR_FOUND: Final = "no-flor-found"
