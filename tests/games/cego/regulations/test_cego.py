"""The data of the Truco Cego regulation: complete, in two languages, and at one with the engine."""

import re
from collections import Counter
from pathlib import Path

import pytest

import carteado.games.cego.rules
from carteado import catalogue
from carteado.games.cego.rules import words
from carteado.games.cego.rules.rulebook import CEGO_OPTIONS
from carteado.regulations import OptionText, Silence, regulation
from carteado.search import search
from regulations.every_text import texts

REGULATION = regulation("truco-cego")
ENGINE = Path(carteado.games.cego.rules.__file__).parent
ENGINE_SCOPES = ("play", "ruling", "table")
CHOICES = {choice.key: choice for choice in CEGO_OPTIONS.choices}
CLAUSES = {clause.id: clause for clause in REGULATION.clauses}
ENTRIES = {entry.id for entry in REGULATION.entries()}
KEYS = {option.key: option for option in REGULATION.options}

# The places of the text in their order, each with the numbers of its norms.
PLACES = """
    1:1 2:1-2 3:1-2 3.PU:1 4:1-2 5:1-2 6.I:1 6.II:1 6.III:1 6.IV:1 6.V:1-2 6.VI:1-2 6.VII:1 6.VIII:1 6.p1:1-3
    6.p2:1-2 6.p3:1 7:1 8:1-2 9.0:1 9.I:1 9.II:1-2 9.III:1-15 9.IV:1-12 9.V:1-8 9.VI:1-3 9.VII:1-3 9.VIII:0
    9.VIII.a:1-12 9.VIII.b:1-4 9.VIII.c:1-2 9.VIII.d:1-3 9.VIII.e:1-3 9.VIII.f:1-4 9.VIII.g:1-3 9.VIII.h:1-11
    9.VIII.i:1-3 9.VIII.j:1-3 9.VIII.k:1-4 9.IX:1-3 9.IX.a:1-4 9.X:1-4 9.XI:1-6 9.XII:1 9.XIII:0 9.XIII.a:1-4
    9.XIII.b:1-4 9.XIII.c:1-3 9.XIII.d:1-6 9.XIII.e:1-3 9.XIII.f:1-3 9.XIII.g:1-3 9.XIV:1-26 9.XV:0 9.XV.a:1
    9.XV.b:1-7 9.XV.c:1-13 9.XV.d:1 9.XVI:1-5 9.XVI.a:1-2 9.XVI.b:1-2 9.XVI.c:1 9.XVI.d:1 9.XVI.e:1 9.XVI.f:1-5
    9.XVI.g:1-7 9.XVI.h:1 9.XVI.i:1 9.XVI.j:1 9.XVI.k:1-10 9.XVI.l:1-14 9.XVI.m:1-3 10:0 10.p1:1 10.p2:1-2
    10.p3:1-2 10.p4:1 10.p5:1 10.p5.I:1-2 10.p6:1-3 10.p7.I:1 10.p7.II:1 10.p7.III:1 10.p7.IV:1 10.p7.V:1-2
    10.p7.VI:1-3 10.p7.VII:1 10.p8:1 10.p9:1 10.p9.I:1 10.p9.II:1 10.p10:1 10.p11.I:1 10.p11.II:1 10.p11.III:1
    10.p11.IV:1 10.p11.V:1 10.p11.VI:1 10.p11.VII:1-3 11:1
"""

# Which of them are not rules of play.
OTHERS = {
    "incident": """
        9.III:11,14-15 9.IV:8-10,12 9.V:3-8 9.VIII.a:9 9.VIII.b:4 9.VIII.d:1-3 9.VIII.e:1-3 9.VIII.h:9-11 9.VIII.k:1-4
        9.X:1-4 9.XIII.f:3 9.XIV:11-12,25-26
    """,
    "conduct": """
        1:1 6.I:1 6.II:1 6.III:1 6.IV:1 6.V:1-2 6.VI:1-2 6.VII:1 9.III:10 9.V:1-2 9.VIII.h:2,8 9.XIV:10 9.XV.c:10,12
        10.p1:1 10.p7.I:1 10.p7.II:1 10.p7.III:1 10.p7.IV:1 10.p7.V:1-2 10.p7.VI:1-3
    """,
    "venue": "5:1-2 6.VIII:1 7:1 9.IV:2-3,5 9.VI:3 9.VII:1-3 10.p6:1-3 10.p7.VII:1",
    "tournament": """
        2:1-2 3:1-2 3.PU:1 4:1-2 6.p1:1-3 6.p2:1-2 6.p3:1 9.VI:1-2 10:0 10.p2:1-2 10.p3:1-2 10.p4:1 10.p5:1 10.p5.I:1-2
        10.p8:1 10.p9:1 10.p9.I:1 10.p9.II:1 10.p10:1 10.p11.I:1 10.p11.II:1 10.p11.III:1 10.p11.IV:1 10.p11.V:1
        10.p11.VI:1 10.p11.VII:1-3 11:1
    """,
}

# The passages of art. 10 that say again what arts. 1 to 7 say: one notice serves both.
REPEATED = "10.p1:1 10.p6:1 10.p7.I:1 10.p7.II:1 10.p7.III:1 10.p7.IV:1 10.p7.V:1-2 10.p7.VI:1-3 10.p7.VII:1"

# Every option with its values, the reading of the text first.
OPTIONS = {
    "profile": "faithful clean",
    "testaStopAt": "18 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 19 20 21 22 23 24",
    "testaStopCheck": "deal eachTesta",
    "nextPartidaDealer": "draw rotate loserDeals",
    "pardaLead": "leader firstTied",
    "capAt24": "true false",
    "openTiming": "inTurn any",
    "testaCap": "clamp forbid none",
    "faltaRevide": "gt gte",
    "maxEnvido": "2 unlimited",
    "florGate": "onFirstPointsCall off",
    "envidoAfterTruco": "false true",
    "collectFlorOnEarlyNQ": "true false",
    "testaCFCFRrefused": "6 4",
    "leaveCostsEnvido": "true false",
    "falseFlorMulti": "pay void",
    "passedMaySpeak": "true false",
    "verifySongs": "public all",
    "leiInTesta": "false true",
    "senhasInRoda": "true false",
    "bystanderDQ": "false true",
    "gatheredFlor": "2 4",
    "testaFalta": "6 min",
    "envidoMinhaFlor": "reneged void",
    "clock": "off",
    "dqResult": "72-0 fillUnplayed",
    "dqEarlier": "stand annul",
    "timeUp": "forcedFalta commission",
    "tentos": "for difference",
    "h2h": "wins miniLeague",
    "reserves": "1 0 2",
}
TOURNAMENT = ["dqResult", "dqEarlier", "timeUp", "tentos", "h2h", "reserves"]


def listed(places: str) -> list[str]:
    """The ids behind `9.V:1-2,5`, in order."""
    found: list[str] = []
    for place in places.split():
        where, _, numbers = place.partition(":")
        for some in numbers.split(","):
            first, _, last = some.partition("-")
            found += [f"CEGO-{where}-{nth}" for nth in range(int(first), int(last or first) + 1)]
    return found


def article(identity: str) -> str:
    """The place of the text that an id names."""
    number, *parts = identity.removeprefix("CEGO-").rpartition("-")[0].split(".")
    places = [f"art. {_ordinal(number)}"]
    for part in parts:
        if part == "PU":
            places.append("parágrafo único")
        elif part.startswith("p"):
            places.append(f"§ {_ordinal(part[1:])}")
        elif part != "0":
            places.append(part)
    return ", ".join(places)


def _ordinal(number: str) -> str:
    return f"{number}º" if int(number) < 10 else number


def test_it_has_every_clause_of_the_text_in_order_and_of_its_kind() -> None:
    kinds = {identity: kind for kind, places in OTHERS.items() for identity in listed(places)}
    expected = [(identity, kinds.get(identity, "play")) for identity in listed(PLACES)]
    assert [(clause.id, clause.kind) for clause in REGULATION.clauses] == expected


def test_it_has_313_clauses_by_kind() -> None:
    assert len(REGULATION.clauses) == 313
    kinds = Counter(clause.kind for clause in REGULATION.clauses)
    assert kinds == {"play": 194, "incident": 37, "tournament": 39, "conduct": 28, "venue": 15}


def test_it_has_55_silences_in_order() -> None:
    assert [silence.id for silence in REGULATION.silences] == [f"S-CEGO-{nth:02}" for nth in range(1, 56)]


def test_ids_are_told_once() -> None:
    assert len(ENTRIES) == len(REGULATION.entries())
    for named in (REGULATION.phrases, REGULATION.calls):
        assert len({found.id for found in named}) == len(named)


def test_a_clause_names_its_place_in_the_text() -> None:
    assert [clause.id for clause in REGULATION.clauses if clause.article != article(clause.id)] == []
    assert CLAUSES["CEGO-9.XVI.l-8"].article == "art. 9º, XVI, l"
    assert CLAUSES["CEGO-3.PU-1"].article == "art. 3º, parágrafo único"
    assert CLAUSES["CEGO-10.p11.VI-1"].article == "art. 10, § 11, VI"


def test_by_its_version() -> None:
    assert (REGULATION.id, REGULATION.version, REGULATION.game) == ("truco-cego", "1", "truco")
    assert regulation("truco-cego/1") == REGULATION


def test_the_game_is_played_in_this_version() -> None:
    game = catalogue.game("truco-cego")
    assert (game.id, game.version) == (REGULATION.id, REGULATION.version)
    assert game.choices == CEGO_OPTIONS.choices


def test_silences_are_about_clauses_that_exist() -> None:
    assert all(silence.about for silence in REGULATION.silences)
    assert [(silence.id, about) for silence in REGULATION.silences for about in silence.about if about not in CLAUSES] == []


def test_a_silence_that_leaves_options_names_the_first_of_them() -> None:
    cited: dict[str, list[str]] = {}
    for option in REGULATION.options:
        cited.setdefault(option.silence, []).append(option.key)
    assert [option.key for option in REGULATION.options if option.silence in CLAUSES] == ["clock"]
    named = {silence.id: silence.option for silence in REGULATION.silences if silence.option}
    assert {identity: keys[0] for identity, keys in cited.items() if identity not in CLAUSES}.items() <= named.items()
    assert {identity: key for identity, key in named.items() if identity not in cited} == {
        "S-CEGO-23": "verifySongs",
        "S-CEGO-42": "florGate",
    }
    assert {identity: keys for identity, keys in cited.items() if len(keys) > 1} == {
        "S-CEGO-01": ["testaStopAt", "testaStopCheck"],
        "S-CEGO-13": ["envidoAfterTruco", "collectFlorOnEarlyNQ"],
        "S-CEGO-33": ["dqResult", "dqEarlier"],
        "S-CEGO-36": ["tentos", "h2h"],
    }


def test_it_has_every_option_with_its_default_first() -> None:
    assert [(option.key, " ".join(option.values)) for option in REGULATION.options] == list(OPTIONS.items())
    assert [option.key for option in REGULATION.options if option.default != option.values[0]] == []
    assert [option.key for option in REGULATION.options if option.numeric] == ["clock"]


def test_the_engine_has_the_options_of_play_ruling_and_table() -> None:
    assert [option.key for option in REGULATION.options if option.scope in ENGINE_SCOPES] == list(CHOICES)
    assert {option.scope for option in REGULATION.options} == {*ENGINE_SCOPES, "tournament"}
    assert [option.key for option in REGULATION.options if option.scope == "tournament"] == TOURNAMENT


@pytest.mark.parametrize("option", [KEYS[key] for key in OPTIONS if key not in TOURNAMENT], ids=lambda option: option.key)
def test_the_engine_has_the_same_values_and_default(option: OptionText) -> None:
    choice = CHOICES[option.key]
    assert option.values == tuple(choice.values)
    assert option.default == choice.default
    assert option.numeric == (choice.numbers is not None)


@pytest.mark.parametrize("option", REGULATION.options, ids=lambda option: option.key)
def test_every_value_has_its_label(option: OptionText) -> None:
    assert set(option.labels) == set(option.values)
    assert len(set(option.values)) == len(option.values)
    for lang in ("pt-BR", "en"):
        told = [option.label(value, lang) for value in option.values]
        assert len(set(told)) == len(told)


def test_what_the_label_of_a_score_says_is_missing_makes_24() -> None:
    option = KEYS["testaStopAt"]
    missing = {value: re.findall(r"\d+", option.label(value)) for value in option.values}
    assert missing.pop("24") == []
    assert missing == {value: [str(24 - int(value))] for value in missing}


def test_notices_and_phrases_come_from_clauses() -> None:
    assert {notice.clause for notice in REGULATION.notices} | {phrase.clause for phrase in REGULATION.phrases} <= ENTRIES
    assert {phrase.audience for phrase in REGULATION.phrases} == {"table", "partner", "referee"}
    assert {phrase.option for phrase in REGULATION.phrases} == {"", "senhasInRoda"}
    assert {phrase.audience for phrase in REGULATION.phrases if phrase.option} == {"partner"}
    assert {phrase.clause for phrase in REGULATION.phrases if phrase.option} == {"S-CEGO-28"}


def test_every_clause_of_conduct_and_venue_has_its_notice() -> None:
    told = Counter(notice.clause for notice in REGULATION.notices)
    assert max(told.values()) == 1
    expected = {*listed(OTHERS["conduct"]), *listed(OTHERS["venue"])} - {*listed(REPEATED)}
    assert expected <= set(told)
    assert {CLAUSES[clause].kind for clause in set(told) - expected} == {"tournament"}
    assert {name for notice in REGULATION.notices for name in notice.audience} == {"athletes", "coordinator", "spectators"}
    assert {notice.moment for notice in REGULATION.notices} == {"event", "before-partida", "incident", "match-end"}


def test_forbidden_words_are_told_and_cannot_be_said() -> None:
    (notice,) = (notice for notice in REGULATION.notices if notice.clause == "CEGO-9.VIII.h-8")
    spoken = [*(call.text for call in REGULATION.calls), *(phrase.text for phrase in REGULATION.phrases)]
    said = [text.pt.casefold() for text in spoken]
    for word in ("quieto", "turco", "trunfo", "florzinha"):
        assert word in notice.text.pt.casefold()
        assert [text for text in said if word in text] == []


def test_every_call_of_the_engine_has_its_words() -> None:
    spoken = {call.id: call.text.pt for call in REGULATION.calls}
    points = {words.ENVIDO, words.ENVIDO_ENVIDO, words.REAL_ENVIDO, words.FALTA_ENVIDO, words.ENVIDO_MINHA_FLOR}
    flores = {words.FLOR, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO, words.E_BOA, words.FLOR_E_TRUCO}
    doubles = {words.ENVIDO_E_TRUCO, words.REAL_ENVIDO_E_TRUCO, words.FALTA_ENVIDO_E_TRUCO}
    turned = {words.TRUCO_E_ENVIDO, words.TRUCO_E_REAL_ENVIDO, words.TRUCO_E_FALTA_ENVIDO}
    assert {*points, *flores, *doubles, *turned, *words.TRUCO_CALLS[1:], words.PASS, words.PACK} <= set(spoken)
    assert spoken[words.FLOR_E_TRUCO] == "Não há flor sem truco!"
    assert spoken[words.ACHICO] == "Me achico com flor!"
    assert spoken["achico-answer"] == "Com flor me achico!"
    assert spoken["lei-do-jogo"] == "Na lei do jogo está tudo dito!"
    assert {spoken[name] for name in ("quero", "nao-quero", "nao-mato", "nao-mato-e-bom", "e-boa", "peco-flor")} == {
        "Quero!",
        "Não quero!",
        "Não mato!",
        "É bom!",
        "É boa!",
        "Peço flor!",
    }


def test_every_text_is_there_in_both_languages() -> None:
    assert [name for name, text in texts(REGULATION) if not text.pt.strip() or not text.en.strip()] == []
    assert [name for name, text in texts(REGULATION) if text.pt != text.pt.strip() or text.en != text.en.strip()] == []


def test_only_the_names_of_the_game_are_left_untranslated() -> None:
    same = {name for name, text in texts(REGULATION) if text.pt == text.en}
    amounts = {"testaCFCFRrefused=6", "testaCFCFRrefused=4"}
    called = (
        "envido envido-tentos envido-envido real-envido falta-envido flor contra-flor truco retruco vale-quatro sota cavalo rei"
    )
    assert same == {"title", *amounts, *called.split()}


def test_no_two_clauses_say_the_same() -> None:
    for lang in ("pt-BR", "en"):
        told = Counter(entry.text(lang) for entry in REGULATION.entries())
        assert [text for text, times in told.items() if times > 1] == []


def test_clauses_are_whole_sentences() -> None:
    told = [(entry.id, text.lstrip('"')) for entry in REGULATION.entries() for text in (entry.text.pt, entry.text.en)]
    assert [name for name, text in told if not text.endswith(".") or not (text[0].isupper() or text[0].isdigit())] == []
    assert [name for name, text in texts(REGULATION) if "  " in text.pt or "  " in text.en] == []
    assert [name for name, text in texts(REGULATION) if text.pt.count('"') % 2 or text.en.count('"') % 2] == []


def test_one_tento_is_not_plural() -> None:
    plural = re.compile(r"(?<!\d)1 (tentos|partidas|points)|\bum tentos\b|(?<!\d)[02-9] tento\b")
    assert [name for name, text in texts(REGULATION) if plural.search(text.pt) or plural.search(text.en)] == []


@pytest.mark.parametrize("silence", REGULATION.silences, ids=lambda silence: silence.id)
def test_a_silence_asks_and_answers(silence: Silence) -> None:
    for text in (silence.text.pt, silence.text.en):
        question, _, answer = text.rpartition("?")
        assert question
        assert answer.strip()


@pytest.mark.parametrize(
    ("wanted", "clause"),
    [
        ("quatro e sete", "CEGO-9.XIV-12"),
        ("vale quatro", "CEGO-9.XVI.j-1"),
        ("pardas as tres", "CEGO-9.XVI.g-5"),
        ("chiripa", "CEGO-10.p6-1"),
        ("peço flor", "CEGO-9.XI-1"),
        ("rodizio de testa", "CEGO-10.p5.I-1"),
        ("lei do jogo contra-flor", "CEGO-9.XVI.l-5"),
    ],
)
def test_it_is_found_by_the_words_of_its_players(wanted: str, clause: str) -> None:
    assert clause in [each.entry.id for each in search(REGULATION.id, wanted, "pt-BR")]


def test_the_clauses_the_engine_cites_exist() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(ENGINE.glob("*.py")))
    cited = set(re.findall(r'"((?:S-)?CEGO-[\w.-]*\d)"', sources))
    assert cited
    assert cited <= ENTRIES


def test_the_label_of_what_leaving_costs_says_when_it_is_spared() -> None:
    """Nobody is spared the tento of envido before a truco is called: see `test_leaving_table.py`."""
    assert KEYS["leaveCostsEnvido"].label("false") == "com truco pedido, paga só o truco"
    assert "truco is called" in KEYS["leaveCostsEnvido"].label("false", "en")
