"""Rule cases: a record with expectations, and what of them does not hold."""

from collections.abc import Iterator
from dataclasses import dataclass

from carteado.records.expectations import judge
from carteado.records.lines import meant
from carteado.records.model import Expectation, Record, Refusal
from carteado.records.replaying import moments_of, start
from carteado.records.scenes import Scene
from carteado.records.settings import setting_of


@dataclass(frozen=True)
class Failure:
    """An expectation that does not hold: the line, what was expected there and what is."""

    line: int
    expected: str
    found: str


def check(record: Record) -> tuple[Failure, ...]:
    """Play the case; every expectation that fails, in order. An act that is refused raises `RecordError`."""
    return tuple(failures(record))


def failures(record: Record) -> Iterator[Failure]:
    """The same one by one, so that what failed before a refused act is not lost."""
    scene = Scene(setting_of(record), start(record))
    for line in record.lines:
        if isinstance(line, Expectation):
            found = judge(scene, line)
            if found is not None:
                yield Failure(line.line, "= " + " ".join(line.words), found)
        elif isinstance(line, Refusal):
            yield from _refusal(scene, line)
        else:
            for moment in moments_of(scene.setting, line, scene.state):
                scene.happened(moment.state, moment.events)


def _refusal(scene: Scene, line: Refusal) -> list[Failure]:
    reason = scene.state.check(line.seat, meant(scene.setting, scene.state, line.action))
    expected = f"! {line.code} {line.clause}".rstrip()
    if reason is None:
        return [Failure(line.line, expected, "aceito")]
    if reason.code == line.code and line.clause in ("", reason.clause):
        return []
    return [Failure(line.line, expected, f"{reason.code} {reason.clause}".rstrip())]
