"""Truco Cego as one value: every field a rule that the text leaves open, every house rule a `replace` of a field.

Where article 9 speaks, no table's custom counts (CEGO-9.0-1).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from carteado.cards import CARDS
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.options import SECONDS, Choice, Options, Refusal
from carteado.tricks.vaza import FIRST_TIED, SAME_LEADER

SEATS: Final = 6
TARGET: Final = 24  # CEGO-8-1
MALOS: Final = 12  # CEGO-9.II-2
TESTA_MOST: Final = 6  # what the points part of a testa is worth at most, and its falta
LEAST_LEFT: Final = 3  # cards the cut leaves on the table

# What the most of a testa does to a chain of envido: values stop there, raises beyond it are barred, or there is none.
CLAMP: Final = 0
FORBID: Final = 1
NO_CAP: Final = 2

# Who deals first in the next partida.
DRAW: Final = 0
ROTATE: Final = 1
LOSER_DEALS: Final = 2

_BOOL: Final = {"false": False, "true": True}
_TRUE: Final = {"true": True, "false": False}


def _powers() -> tuple[int, ...]:
    """1E 1B 7E 7O, then 3s, 2s, the other 1s, 12s, 11s, 10s, the other 7s, 6s, 5s, 4s (CEGO-9.XVI.d-1)."""
    plain = ("4", "5", "6", "7", "10", "11", "12", "1", "2", "3")
    table = [plain.index(card.rank) + 1 if card.index in BARALHO_ESPANHOL else 0 for card in CARDS]
    for power, name in enumerate(("7O", "7E", "1B", "1E"), len(plain) + 1):
        table[next(card.index for card in CARDS if str(card) == name)] = power
    return tuple(table)


POWER: Final = _powers()


@dataclass(frozen=True)
class CegoRules:
    """The text of Truco Cego with the readings chosen."""

    id: str
    testa_stop: int  # a side with so many tentos when a deal begins: no more testas
    stop_each_testa: bool  # ... also looked at between the testas of a deal
    next_partida: int
    parda_lead: int
    cap_score: bool
    open_any_time: bool
    testa_cap: int
    falta_may_equal: bool
    many_envidos: bool
    gate: bool  # whoever has a flor is asked for it at the first call of points
    envido_after_truco: bool
    collect_on_refusal: bool  # flores that could still be sung are paid when an early truco is refused
    testa_counter_refused: int  # tentos for a refused contra-flor e o resto over a contra-flor, in testa
    leaving_costs_envido: bool
    false_flor_pays_all: bool
    passed_speak: bool
    clean: bool
    verify_all: bool
    lei_in_testa: bool
    signals: bool
    bystander_out: bool
    gathered_flor: int
    testa_falta_by_score: bool
    minha_flor_void: bool
    clock: int  # seconds an act; 0 for none
    options: tuple[tuple[str, str], ...] = ()


CEGO: Final = CegoRules(
    id="truco-cego",
    testa_stop=18,  # S-CEGO-01
    stop_each_testa=False,  # S-CEGO-01
    next_partida=DRAW,  # S-CEGO-04
    parda_lead=SAME_LEADER,  # S-CEGO-06
    cap_score=True,  # S-CEGO-07
    open_any_time=False,  # S-CEGO-08
    testa_cap=CLAMP,  # S-CEGO-09
    falta_may_equal=False,  # S-CEGO-10
    many_envidos=False,  # S-CEGO-11
    gate=True,  # S-CEGO-12, S-CEGO-42
    envido_after_truco=False,  # S-CEGO-13
    collect_on_refusal=True,  # S-CEGO-13
    testa_counter_refused=6,  # S-CEGO-14
    leaving_costs_envido=True,  # S-CEGO-15
    false_flor_pays_all=True,  # S-CEGO-17
    passed_speak=True,  # CEGO-9.XVI.k-7, S-CEGO-18
    clean=False,  # S-CEGO-19
    verify_all=False,  # S-CEGO-21, S-CEGO-23
    lei_in_testa=False,  # S-CEGO-25
    signals=True,  # S-CEGO-28
    bystander_out=False,  # S-CEGO-32
    gathered_flor=2,  # S-CEGO-38
    testa_falta_by_score=False,  # S-CEGO-39
    minha_flor_void=False,  # CEGO-9.XVI.m-2, S-CEGO-53
    clock=0,  # CEGO-11-1
)

CEGO_OPTIONS: Final = Options(
    rules=CEGO,
    choices=(
        Choice("profile", "clean", {"faithful": False, "clean": True}),
        Choice("testaStopAt", "testa_stop", {str(at): at for at in (18, *range(1, 18), *range(19, 25))}),
        Choice("testaStopCheck", "stop_each_testa", {"deal": False, "eachTesta": True}),
        Choice("nextPartidaDealer", "next_partida", {"draw": DRAW, "rotate": ROTATE, "loserDeals": LOSER_DEALS}),
        Choice("pardaLead", "parda_lead", {"leader": SAME_LEADER, "firstTied": FIRST_TIED}),
        Choice("capAt24", "cap_score", _TRUE),
        Choice("openTiming", "open_any_time", {"inTurn": False, "any": True}),
        Choice("testaCap", "testa_cap", {"clamp": CLAMP, "forbid": FORBID, "none": NO_CAP}),
        Choice("faltaRevide", "falta_may_equal", {"gt": False, "gte": True}),
        Choice("maxEnvido", "many_envidos", {"2": False, "unlimited": True}),
        Choice("florGate", "gate", {"onFirstPointsCall": True, "off": False}),
        Choice("envidoAfterTruco", "envido_after_truco", _BOOL),
        Choice("collectFlorOnEarlyNQ", "collect_on_refusal", _TRUE),
        Choice("testaCFCFRrefused", "testa_counter_refused", {"6": 6, "4": 4}),
        Choice("leaveCostsEnvido", "leaving_costs_envido", _TRUE),
        Choice("falseFlorMulti", "false_flor_pays_all", {"pay": True, "void": False}),
        Choice("passedMaySpeak", "passed_speak", _TRUE),
        Choice("verifySongs", "verify_all", {"public": False, "all": True}),
        Choice("leiInTesta", "lei_in_testa", _BOOL),
        Choice("senhasInRoda", "signals", _TRUE),
        Choice("bystanderDQ", "bystander_out", _BOOL),
        Choice("gatheredFlor", "gathered_flor", {"2": 2, "4": 4}),
        Choice("testaFalta", "testa_falta_by_score", {"6": False, "min": True}),
        Choice("envidoMinhaFlor", "minha_flor_void", {"reneged": False, "void": True}),
        Choice("clock", "clock", {"off": 0}, SECONDS),
    ),
    refusals=(
        Refusal("clean-bluff", ("profile", "falseFlorMulti"), lambda chosen: _clean_with(chosen, "falseFlorMulti", "void")),
        Refusal("clean-gate", ("profile", "florGate"), lambda chosen: _clean_with(chosen, "florGate", "off")),
        Refusal("clean-bluff", ("profile", "envidoMinhaFlor"), lambda chosen: _clean_with(chosen, "envidoMinhaFlor", "void")),
    ),
)


def _clean_with(chosen: dict[str, str], key: str, value: str) -> bool:
    """A setting that the clean profile leaves no room for."""
    return chosen["profile"] == "clean" and chosen[key] == value


def rules_of(settings: Mapping[str, str]) -> CegoRules:
    """The code with house rules; `BadOption` if they cannot be."""
    return CEGO_OPTIONS.apply(settings)
