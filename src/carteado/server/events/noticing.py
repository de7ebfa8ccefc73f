"""What the desk should look at: who is late, what is contested, which sheet is missing a name, which stage can be closed."""

from typing import Final

from carteado.server.events.desk_shapes import DeskNotice
from carteado.server.events.moving import Moving
from carteado.tournament.changes import conflicts
from carteado.tournament.checks.entering import commissions_named
from carteado.tournament.checks.tabling import extra_sets, open_ties
from carteado.tournament.state import State
from carteado.tournament.sumula import missing
from carteado.tournament.tables import played, sides
from carteado.words import Words
from carteado.words import event as says
from carteado.words.event_refusals import refusal

MOST: Final = 200


def ready(state: State, name: str) -> bool:
    """Whether all jogos of a stage are decided, and it is not closed yet."""
    jogos = [jogo for jogo in state.jogos.values() if jogo.stage == name]
    over = all((one := played(state, jogo.id)) is not None and one.decided for jogo in jogos)
    return bool(jogos) and over and not state.stages[name].closed


def notices(state: State, words: Words, moved: Moving) -> list[DeskNotice]:
    """All of it, what keeps others waiting first."""
    found: list[DeskNotice] = []
    wanted = commissions_named(state)
    if wanted is not None:
        found.append(DeskNotice(kind="commission", text=refusal(words, state, wanted), clause=wanted.clause))
    if moved.unsaved:
        text = words.say(
            "A cópia de segurança não foi gravada ({problem}): confira o pen drive ou a pasta.", problem=moved.unsaved
        )
        found.append(DeskNotice(kind="unsaved", text=text))
    for jogo in state.jogos.values():
        if jogo.contested:
            found.append(DeskNotice(kind="contested", text=says.contested(words, state, jogo), jogo=jogo.id))
    for name, minutes in moved.late.items():
        jogo = state.jogos[name]
        known = [side for side in sides(state, jogo) if side]
        found.append(
            DeskNotice(
                kind="late", text=says.late(words, state, jogo, minutes), jogo=name, sides=known, clause=state.cited("absence")
            )
        )
    for name, minutes in moved.left.items():
        found.append(
            DeskNotice(
                kind="time",
                text=says.time_left(words, state, state.jogos[name], minutes),
                jogo=name,
                clause=state.cited("clock"),
            )
        )
    for one in conflicts(state):
        found.append(DeskNotice(kind="conflict", text=says.conflict(words, state, one), jogo=one.jogo))
    for name, stage in state.stages.items():
        if not stage.closed and not ready(state, name):
            continue
        ties = open_ties(state, name)
        extra = [tied for group in state.groups.values() if group.stage == name for tied in extra_sets(state, group)]
        for tied in extra:
            found.append(
                DeskNotice(kind="extra", text=says.extra(words, state, tied), entries=list(tied), clause=state.cited("extra"))
            )
        for tied in ties:
            found.append(
                DeskNotice(
                    kind="lots", text=says.lots_wanted(words, state, tied), entries=list(tied), clause=state.cited("lots")
                )
            )
        if not ties and not extra and not stage.closed and stage.kind != "swiss":
            found.append(DeskNotice(kind="ready", text=says.ready(words, name), stage=name))
    found += [DeskNotice(kind="warning", text=text, clause=clause) for text, clause in says.warned(words, state)[:MOST]]
    for jogo in state.jogos.values():
        if len(found) >= MOST:
            break
        if jogo.decided and not jogo.sumula.homologated and jogo.started and missing(state, jogo):
            found.append(
                DeskNotice(
                    kind="unsigned", text=says.unsigned(words, state, jogo), jogo=jogo.id, clause=state.cited("signatures")
                )
            )
    return found
