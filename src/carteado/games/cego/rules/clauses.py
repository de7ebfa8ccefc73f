"""The clause behind each thing said or settled, for the events."""

from typing import Final

from carteado.games.cego.rules import words

CALLS: Final[dict[str, str]] = {
    words.ENVIDO: "CEGO-9.XV.a-1",
    words.ENVIDO_ENVIDO: "CEGO-9.XV.c-6",
    words.REAL_ENVIDO: "CEGO-9.XV.b-1",
    words.FALTA_ENVIDO: "CEGO-9.XV.c-1",
    words.ENVIDO_MINHA_FLOR: "CEGO-9.XIV-23",
    words.FLOR: "CEGO-9.XIII.a-1",
    words.CONTRA_FLOR: "CEGO-9.XIII.c-1",
    words.CONTRA_FLOR_E_O_RESTO: "CEGO-9.XIII.d-1",
    words.ACHICO: "CEGO-9.XIII.g-1",
    words.E_BOA: "CEGO-9.VIII.h-6",
    words.TRUCO: "CEGO-9.XVI.h-1",
    words.RETRUCO: "CEGO-9.XVI.i-1",
    words.VALE_QUATRO: "CEGO-9.XVI.j-1",
    words.ENVIDO_E_TRUCO: "CEGO-9.VIII.i-1",
    words.REAL_ENVIDO_E_TRUCO: "CEGO-9.VIII.i-1",
    words.FALTA_ENVIDO_E_TRUCO: "CEGO-9.VIII.i-1",
    words.TRUCO_E_ENVIDO: "CEGO-9.VIII.i-1",
    words.TRUCO_E_REAL_ENVIDO: "CEGO-9.VIII.i-1",
    words.TRUCO_E_FALTA_ENVIDO: "CEGO-9.VIII.i-1",
    words.FLOR_E_TRUCO: "CEGO-9.XVI.m-3",
}
# Put on top of what was called before.
RAISES: Final[dict[str, str]] = {
    words.ENVIDO_ENVIDO: "CEGO-9.XV.c-6",
    words.REAL_ENVIDO: "CEGO-9.XV.b-2",
    words.FALTA_ENVIDO: "CEGO-9.XV.c-4",
}
TRUCO_STEPS: Final[tuple[str, ...]] = ("", "CEGO-9.XVI.h-1", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1")
RODA: Final = "CEGO-9.III-2"
ALTERNATES: Final = "CEGO-9.III-4"
RODA_TO_THE_END: Final = "CEGO-9.III-5"
TESTA: Final = "CEGO-9.III-3"
DRAW: Final = "CEGO-9.IV-1"
LEI: Final = "CEGO-9.XVI.l-5"
LEI_ANSWER: Final = "CEGO-9.XVI.l-7"
LEI_PART: Final = "CEGO-9.XVI.l-8"
LEI_FLOR: Final = "CEGO-9.XVI.l-9"
LEI_FLOR_QUERO: Final = "CEGO-9.XVI.l-10"
LEI_FLOR_NO_TRUCO: Final = "CEGO-9.XVI.l-11"
LEI_SHRINK_QUERO: Final = "CEGO-9.XVI.l-12"
LEI_SHRINK_NO_TRUCO: Final = "CEGO-9.XVI.l-13"
ENVIDO_ANSWER: Final = "CEGO-9.VIII.h-3"
ENVIDO_WON: Final = "CEGO-9.XIV-5"
ENVIDO_TIED: Final = "CEGO-9.XIV-18"
ENVIDO_REFUSED: Final = "CEGO-9.XIV-17"
FIRST_REFUSED: Final[tuple[str, ...]] = (ENVIDO_REFUSED, "CEGO-9.XV.b-1", "CEGO-9.XV.c-3")  # envido, real, falta
RAISE_REFUSED: Final = "CEGO-9.XV.b-4"
FALTA_REFUSED: Final = "CEGO-9.XV.c-5"
ENVIDO_VOID: Final = "CEGO-9.XIV-21"
DOUBLE_WHOLE: Final = "CEGO-9.VIII.i-1"
DOUBLE_PART: Final = "CEGO-9.VIII.i-2"
TRUCO_QUERO: Final = "CEGO-9.XVI.b-1"
FLOR_ALONE: Final = "CEGO-9.XIII.a-3"
REST_ALONE: Final = "CEGO-9.XIII.d-2"
SHRUNK_ALONE: Final = "CEGO-9.XIII.g-2"
FLORES_ALONE: Final = "CEGO-9.XIII.a-4"
FLOR_E_FLOR: Final = "CEGO-9.XIII.b-3"
FLORES_E_FLOR: Final = "CEGO-9.XIII.b-4"
SHRUNK: Final = "CEGO-9.XIII.c-3"
SHRUNK_FIRST: Final = "CEGO-9.XIII.g-3"
REST_REFUSED: Final = "CEGO-9.XIII.d-5"
COUNTER_REFUSED: Final = "CEGO-9.XIII.e-2"
CONTRA_WON: Final = "CEGO-9.XIII.c-2"
REST_WON: Final = "CEGO-9.XIII.d-4"
REST_WON_IN_TESTA: Final = "CEGO-9.XIII.d-6"
COUNTER_REST_WON: Final = "CEGO-9.XIII.e-1"
COUNTER_REST_WON_IN_TESTA: Final = "CEGO-9.XIII.e-3"
SEVERAL_WON: Final = "CEGO-9.XIII.f-1"
SEVERAL_SHRUNK: Final = "CEGO-9.XIII.f-2"
FIRST_SINGS: Final = "CEGO-9.XIV-14"
SINGS: Final = "CEGO-9.XIV-15"
NAO_MATO: Final = "CEGO-9.XIV-15"
ASKED_FLOR: Final = "CEGO-9.XI-1"
ADMITTED: Final = "CEGO-9.X-1"
PASSED: Final = "CEGO-9.VIII.a-10"
TO_PACK: Final = "CEGO-9.XVI.k-1"
TOGETHER: Final = "CEGO-9.XVI.k-9"
TOGETHER_LATER: Final = "CEGO-9.VIII.a-6"
FACE_DOWN: Final = "CEGO-9.VIII.k-1"
VAZA_WON: Final = "CEGO-9.XVI.e-1"
SAME_TRIO_TIED: Final = "CEGO-9.XVI.g-7"
TIED_VAZA: Final = "CEGO-9.XVI.g-1"
PARDA: Final = "CEGO-9.XVI.g-6"
PARDA_FIRST_TIED: Final = "S-CEGO-06"
PROVES_ENVIDO: Final = "CEGO-9.XIV-19"
PROVES_FIRST: Final = "CEGO-9.VIII.a-8"
PROVES_FLOR: Final = "CEGO-9.VIII.a-8"
PROVES_NO_FLOR: Final = "CEGO-9.XI-3"
WENT_OUT_WITH_FLOR: Final = "CEGO-9.XII-1"
FALSE_FLOR: Final = "CEGO-9.X-2"
FALSE_AMONG_SEVERAL: Final = "CEGO-9.XIII.f-3"
UNPROVED_FLOR: Final = "CEGO-9.X-3"
UNPROVED_ENVIDO: Final = "CEGO-9.VIII.a-9"
HIDDEN_FLOR: Final = "CEGO-9.X-4"
FOUND_BY_DEMAND: Final = "CEGO-9.XI-6"
NONE_FOUND: Final = "CEGO-9.XI-5"
WRONG_SONG: Final = "CEGO-9.XIV-25"
WRONG_SONG_NO_TRUCO: Final = "CEGO-9.XIV-26"
GAVE_UP_UNSPOKEN: Final = "CEGO-9.VIII.a-1"
GAVE_UP_AGAINST_FLOR: Final = "CEGO-9.VIII.a-3"
GAVE_UP_AGAINST_FLORES: Final = "CEGO-9.VIII.a-5"
GAVE_UP_TRUCO: Final = "CEGO-9.XVI.k-8"
GAVE_UP_OPEN: Final = "CEGO-9.XVI.k-2"
GAVE_UP_PROPOSAL: Final = "CEGO-9.XVI.k-3"
GAVE_UP_RAISE: Final = "CEGO-9.XVI.k-4"
NOT_CALLED: Final = "CEGO-9.XVI.f-5"
TRUCO_WON: Final = "CEGO-9.XVI.f-1"
PARTIDA: Final = "CEGO-9.II-1"
# How three vazas decided, by the name `vaza.reason_of` gives it.
BY_VAZAS: Final[dict[str, str]] = {
    "two-vazas": "CEGO-9.XVI.f-1",
    "first-tied": "CEGO-9.XVI.g-2",
    "two-tied": "CEGO-9.XVI.g-3",
    "third-tied": "CEGO-9.XVI.g-4",
    "second-tied": "CEGO-9.XVI.g-4",
    "all-tied": "CEGO-9.XVI.g-5",
}
LOOKS: Final = "CEGO-9.IV-7"
TURNED_UP: Final = "CEGO-9.VIII.e-1"
TWO_AT_ONCE: Final = "CEGO-9.VIII.b-3"
