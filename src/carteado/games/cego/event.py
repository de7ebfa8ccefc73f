"""The CBTG's Truco Cego as an event: trios, capatazes, opponents beaten. Read it beside the disciplinary code, article 10."""

from collections.abc import Mapping
from typing import Final

from carteado.regulations import Text
from carteado.tournament.criteria import Criterion
from carteado.tournament.penalties import Penalty
from carteado.tournament.preset import Event, Mark, Preset
from carteado.tournament.results import Format
from carteado.tournament.rules import Rules
from carteado.tournament.settings import ABSENCE, DAY, FORMATS, H2H_WINS, TENTOS, THIRD_PLACE, named, ordered

BEATEN: Final = Criterion(
    "beaten", "I", "CEGO-10.p11.I-1", Text("Adversários derrotados", "Opponents beaten"), per_jogo=True, key=True
)
ENCOUNTER: Final = Text("Confronto direto", "Direct encounter")
AFTER: Final = (
    Criterion("partidas", "II", "CEGO-10.p11.II-1", Text("Partidas ganhas", "Partidas won"), per_jogo=True, key=True),
    Criterion("tentos", "III", "CEGO-10.p11.III-1", Text("Tentos", "Tentos"), per_jogo=True, key=True),
    Criterion("encounter", "IV", "CEGO-10.p11.IV-1", ENCOUNTER, again=True),
    Criterion("lots", "V", "CEGO-10.p11.V-1", Text("Sorteio", "Lots")),
)
COMMISSION: Final = ("commission",)

CITES: Final[Mapping[str, tuple[str, ...]]] = {
    "above": (),
    "people": ("CEGO-1-1", "CEGO-4-1"),
    "reserves": ("S-CEGO-37", "CEGO-4-2"),
    "capataz": ("CEGO-2-1", "CEGO-10.p2-1"),
    "line_up": ("CEGO-4-2", "CEGO-10.p5-1"),
    "new_entries": ("CEGO-4-1",),
    "groups": ("CEGO-10.p11.VII-1",),
    "knockout": ("S-CEGO-47",),
    "drawn": (),
    "sweep": ("CEGO-10.p11.VI-1", "S-CEGO-35"),
    "capped": ("CEGO-10.p11.VI-1",),
    "below": (),
    "record": (),
    "win": ("CEGO-10.p11.I-1",),
    "lose": ("CEGO-10.p11.I-1",),
    "draw": (),
    "bye": (),
    "missed": (),
    "wo_league": ("S-CEGO-33",),
    "wo_absent": ("S-CEGO-33",),
    "wo_points": ("S-CEGO-33",),
    "absence": ("CEGO-6.III-1", "CEGO-10.p7.III-1"),
    "wo_tolerance": ("CEGO-6.III-1",),
    "wo_next": ("CEGO-6.III-1",),
    "lost_jogo": ("S-CEGO-33", "CEGO-6.p1-1", "CEGO-6.p1-3", "CEGO-6.p2-1"),
    "forfeit_in_average": (),
    "dsq_rank": ("CEGO-6.p1-2",),
    "dsq_earlier": ("S-CEGO-33",),
    "first": ("CEGO-10.p11.I-1",),
    "equal": ("CEGO-10.p11.II-1", "CEGO-10.p11.III-1", "CEGO-10.p11.IV-1", "CEGO-10.p11.V-1"),
    "mixed": (),
    "restart": ("S-CEGO-36",),
    "encounter": ("CEGO-10.p11.IV-1", "S-CEGO-36"),
    "tentos": ("CEGO-10.p11.III-1", "S-CEGO-36"),
    "average_scope": (),
    "general": ("CEGO-10.p11.I-1", "S-CEGO-47"),
    "third_place": ("S-CEGO-47",),
    "format": ("S-CEGO-47",),
    "time_up": ("S-CEGO-34", "CEGO-10.p8-1", "CEGO-10.p11.VII-3"),
    "clock": ("CEGO-10.p11.VII-2",),
    "phones": (),
    "signatures": ("CEGO-3.PU-1",),
    "confirm": ("CEGO-9.VI-1", "CEGO-9.VI-2", "CEGO-3-2"),
    "double_check": (),
    "commissions": ("CEGO-10.p9-1", "CEGO-10.p9.I-1", "CEGO-10.p9.II-1"),
    "starts": (),
}

CBTG: Final = Preset(
    "cbtg",
    Text("CBTG: Truco Cego em trios", "CBTG: Truco Cego in trios"),
    Rules(
        "cbtg",
        "truco-cego",
        people=(3,),
        reserves=1,
        capataz=True,
        line_up="partida",
        groups=Format(3, 24),
        knockout=Format(3, 24),
        sweep=True,
        capped=True,
        win=(0,),
        lose=(0,),
        wo_league=0,
        absence="expels",
        lost_jogo="overwritten",
        dsq_rank="last",
        dsq_earlier="stand",
        first=BEATEN,
        equal=AFTER,
        encounter="wins",
        tentos="for",
        general=(BEATEN, *AFTER),
        format="free",
        time_up="forcedFalta",
        clock=120,
        signatures="capatazes",
        confirm="volta",
        commissions=(("organizadora", 3, 5), ("disciplinar", 3, 5)),
    ),
    CITES,
    settings=ordered(
        named("dqResult", {"72-0": {"lost_jogo": "overwritten"}, "fillUnplayed": {"lost_jogo": "filled"}}),
        named("dqEarlier", {"stand": {"dsq_earlier": "stand"}, "annul": {"dsq_earlier": "annul"}}),
        named("timeUp", {"forcedFalta": {"time_up": "forcedFalta"}, "commission": {"time_up": "commission"}}),
        TENTOS,
        H2H_WINS,
        named("reserves", {"1": {"reserves": 1}, "0": {"reserves": 0}, "2": {"reserves": 2}}),
        THIRD_PLACE,
        ABSENCE[2:],
        FORMATS,
        DAY,
    ),
    options=("dqResult", "dqEarlier", "timeUp", "tentos", "h2h", "reserves", "woToleranceMin", "woNextMin", "thirdPlaceMatch"),
    marks=(
        Mark("prenda", ("prenda",), Text("prenda", "prenda")),
        Mark("peao", ("peão",), Text("peão", "peão")),
    ),
    estimate={1: 60, 3: 120},
    acts={
        "referee": "CEGO-10.p9-1",
        "commission": "CEGO-11-1",
        "commission.organizadora": "CEGO-10.p9.I-1",
        "commission.disciplinar": "CEGO-10.p9.II-1",
        "final": "CEGO-10.p10-1",
        "judge": "CEGO-3-2",
        "stalling": "CEGO-10.p11.VII-3",
        "registered": "CEGO-4-1",
        "substitution": "CEGO-4-2",
        "rotation": "CEGO-10.p5.I-1",
        "complaints": "CEGO-6.p3-1",
        "captain": "CEGO-2-2",
        "lots": "CEGO-10.p11.V-1",
        "copies": "CEGO-10.p4-1",
        "homologation": "CEGO-3.PU-1",
    },
    penalties=(
        *[Penalty(f"CEGO-6.{item}-1", "out", COMMISSION) for item in ("I", "II", "III", "IV", "V", "VII")],
        *[Penalty(f"CEGO-10.p7.{item}-1", "out", COMMISSION) for item in ("I", "II", "III", "IV", "V")],
        Penalty("CEGO-6.VI-1", "person", COMMISSION),
        Penalty("CEGO-10.p7.VI-1", "person", COMMISSION),
        Penalty("CEGO-6.VI-2", "out", COMMISSION),
        Penalty("CEGO-10.p7.VI-2", "out", COMMISSION),
        Penalty("CEGO-10.p7.VI-3", "out", COMMISSION),
        Penalty("CEGO-6.VIII-1", "jogo"),
    ),
)

FACE: Final = Event((CBTG,))
