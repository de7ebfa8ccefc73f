"""What a case may expect of any game, word by word: `= vez 2`, `= partida A`, `= não pode 0 cai 6`."""

from typing import Final, cast

from carteado.game import CHANCE, Outcome
from carteado.records.lines import meant, read, tell
from carteado.records.model import ENDINGS, Expectation, RecordError
from carteado.records.scenes import SIDES, Judge, Scene, Verdict, Words, facts, numbers, one, points
from carteado.records.text import NOTHING, points_told, without_accents

NOBODY: Final = "ninguém"
_ENDINGS: Final = ((), *[(how,) for how in ENDINGS.values()])
_LOWEST: Final = -(10**7)


def judge(scene: Scene, line: Expectation) -> str | None:
    """`None` if the expectation holds, else what was found instead."""
    words = list(line.words)
    denied = len(words) > 1 and without_accents(words[0]) == "nao"
    said, *rest = words[1:] if denied else words
    notation = scene.setting.notation
    word = next((name for name in notation.expects if without_accents(name) == without_accents(said)), None)
    if word is None or (denied and word not in notation.deniable):
        raise RecordError(line.line, "no-expectation", " ".join(words), ", ".join(notation.expects))
    try:
        found, holds = notation.expects[word](scene, tuple(rest))
    except (IndexError, KeyError, ValueError) as error:
        raise RecordError(line.line, "expectation-form", " ".join(words)) from error
    return None if holds != denied else found


def scored(low: int = _LOWEST) -> Judge:
    """`= placar 3 -2`: the score as all know it, by side; `low` is the lowest there can be."""

    def score(scene: Scene, words: Words) -> Verdict:
        told = facts(scene.view(), "score")
        found = cast("tuple[int, ...]", told[0]) if told and isinstance(told[0], tuple) else ()
        unit = scene.setting.game.unit
        return f"placar {' '.join(points_told(found, unit)) or NOTHING}", found == points(words, scene.setting.sides, low, unit)

    return score


def turn(scene: Scene, words: Words) -> Verdict:
    """`= vez 2`, `= vez monte`, `= vez ninguém`: whom the game waits for."""
    actors = scene.state.actors()
    wanted = {(NOBODY,): (), ("monte",): (CHANCE,)}.get(words) if len(words) == 1 else None
    told = "monte" if actors == (CHANCE,) else " ".join(map(str, actors)) or NOBODY
    return f"vez {told}", actors == (numbers(words, len(words) or 1) if wanted is None else wanted)


def partida(scene: Scene, words: Words) -> Verdict:
    """`= partida A`, `= partida A C jogada`, `= partida ninguém nula`, `= partida em jogo`: who won it, and how it ended."""
    outcome = scene.state.outcome
    if words != ("em", "jogo"):
        sides = [word for word in words if word in tuple(SIDES[: scene.setting.sides])] or [NOBODY]
        if words[: len(sides)] != tuple(sides) or words[len(sides) :] not in _ENDINGS:
            raise ValueError(words)
    if outcome is None:
        return "partida em jogo", words == ("em", "jogo")
    won = _winners(scene, outcome)
    told = (*won, ENDINGS[outcome.how])
    return f"partida {' '.join(told)}", words in (told, won)


def _winners(scene: Scene, outcome: Outcome) -> Words:
    sides = scene.setting.seating
    won = {sides[seat] for seat, gain in enumerate(outcome.returns) if gain > 0}
    return tuple([SIDES[side] for side in sorted(won)]) or (NOBODY,)


def match(scene: Scene, words: Words) -> Verdict:
    """`= jogo 0 2`: the partidas a forfeited match is stored with."""
    outcome = scene.state.outcome
    found = () if outcome is None else outcome.match
    return f"jogo {' '.join(map(str, found)) or NOTHING}", found == numbers(words, scene.setting.sides)


def clause(scene: Scene, words: Words) -> Verdict:
    """`= cláusula FEN-20`: what the last act brought cites it."""
    cited = [told for event in scene.last if (told := str(getattr(event, "clause", "")))]
    return f"cláusula {' '.join(cited) or 'nenhuma'}", one(words) in cited


def may(scene: Scene, words: Words) -> Verdict:
    """`= pode 2 joga 3P`: the act would be accepted."""
    seat, action, faces = read(scene.setting, " ".join(words))
    if action is None or faces:
        raise ValueError(words)
    reason = scene.state.check(seat, meant(scene.setting, scene.state, action))
    return "pode" if reason is None else f"não pode: {reason.code}", reason is None


def menu(scene: Scene, words: Words) -> Verdict:
    """`= escolhas 0: cai 12 / corre 12`: all a seat may do now, and nothing else; `nada` for nothing."""
    who, _, listed = " ".join(words).partition(":")
    seat = numbers((who,), 1)[0]
    acts = [tell(scene.setting, seat, action).partition(" ")[2] for action in scene.state.legal(seat)]
    wanted: list[str] = []
    for act in () if listed.strip() == NOTHING else listed.split("/"):
        _, action, _ = read(scene.setting, f"{seat} {act.strip()}")
        if action is None:
            raise ValueError(words)
        wanted.append(tell(scene.setting, seat, meant(scene.setting, scene.state, action)).partition(" ")[2])
    return f"escolhas {seat}: {' / '.join(acts) or NOTHING}", sorted(wanted) == sorted(acts)


SHARED: Final[dict[str, Judge]] = {
    "placar": scored(), "vez": turn, "partida": partida, "jogo": match, "cláusula": clause, "pode": may, "escolhas": menu,
}  # fmt: skip
DENIABLE: Final = frozenset(("pode",))
