"""An event told: to everybody, and to the desk.

Rule 1: nothing is decided here; figures come from `tournament`, sentences from `words`.
Rule 2: keys, PINs and fees are for the desk, or for nobody.
"""

from collections.abc import Mapping
from typing import Final

from carteado.paper.event import parts
from carteado.regulations import regulation
from carteado.server.events.ceremonies import bound, draws_told
from carteado.server.events.desk_shapes import (
    CallTold,
    CheckTold,
    DecisionTold,
    DeskEvent,
    LineTold,
    OptionTold,
    PartTold,
    PenaltyTold,
    ShapeTold,
)
from carteado.server.events.log import Kept
from carteado.server.events.moving import Moving
from carteado.server.events.noticing import notices, ready
from carteado.server.events.public_shapes import (
    EntryTold,
    Figure,
    GroupTold,
    JogoTold,
    PersonTold,
    PlaceTold,
    PublicEvent,
    RowTold,
    SideTold,
    StageTold,
)
from carteado.server.events.templates import offered
from carteado.tournament.calling import calls
from carteado.tournament.changes import conflicts
from carteado.tournament.checks.tabling import extra_sets, used_places
from carteado.tournament.classification import depths, general
from carteado.tournament.draw import proposed
from carteado.tournament.hands import same
from carteado.tournament.progress import state_of
from carteado.tournament.results import Place, Standing
from carteado.tournament.settings import Setting
from carteado.tournament.state import Entered, Jogo, Part, State
from carteado.tournament.sumula import missing, status
from carteado.tournament.tables import played, sides, standing
from carteado.tournament.templates import letters
from carteado.tournament.torneio import STAYS
from carteado.words import Words, event_lines
from carteado.words import event as says
from carteado.words.event_refusals import refusal
from carteado.words.event_settings import option
from carteado.words.torneio import place as place_text

MOST_GROUPS: Final = 64


def public_of(kept: Kept, words: Words) -> PublicEvent:
    """The event as everybody sees it."""
    state = kept.torneio.state
    clashes = {one.jogo for one in conflicts(state)}
    far = depths(state)
    return PublicEvent(
        id=kept.id,
        version=kept.version,
        name=state.name,
        preset=state.preset,
        title=state.preset_of.title(words.lang),
        game=state.game or state.code.regulation,
        regulation=state.code.regulation,
        day=state.day,
        place=state.site,
        rehearsal=state.rehearsal,
        status=_status(state),
        tables=state.tables,
        entries=[_entry(entered) for entered in state.entries.values()],
        stages=[_stage(state, name) for name in state.stages],
        groups=[_group(state, name, words) for name in state.groups],
        general=_places(state, general(state).standing, words, set()) if _has_general(state) else [],
        jogos=[_jogo(state, jogo, words, clashes, far) for jogo in state.jogos.values()],
        draws=draws_told(kept.torneio),
        bound=bound(kept.torneio),
        closed_tables=list(state.closed_tables),
        announcements=[text for _, text in state.announcements],
        sources=says.sources(words, state.code),
        parts=parts(state),
        head=kept.head,
    )


def _status(state: State) -> str:
    if state.ended:
        return "ended"
    if state.began:
        return "playing"
    return "drawn" if state.groups or state.jogos else "closed" if state.closed else "entries"


def _has_general(state: State) -> bool:
    return state.began and bool(state.groups or state.jogos)


def _option(state: State, words: Words, setting: Setting, value: str) -> OptionTold:
    return OptionTold(key=setting.key, allowed=setting.allowed, value=value, title=option(words, state, setting.key))


def _entry(entered: Entered) -> EntryTold:
    people = [
        PersonTold(name=one.name, reserve=one.reserve, capataz=one.capataz, marks=list(one.marks)) for one in entered.people
    ]
    return EntryTold(
        number=entered.number,
        name=entered.name,
        entity=entered.entity,
        category=entered.category,
        people=people,
        state=entered.state,
        present=entered.present,
        seed=entered.seed,
        why=entered.why or entered.clause,
    )


def _stage(state: State, name: str) -> StageTold:
    stage = state.stages[name]
    return StageTold(
        name=name, kind=stage.kind, title=stage.title, closed=bool(stage.closed), ready=ready(state, name), rounds=stage.rounds
    )


def _group(state: State, name: str, words: Words) -> GroupTold:
    group = state.groups[name]
    order = standing(state, name)
    goes_on = used_places(state, {name: group}).get(name, set())
    return GroupTold(
        name=name,
        stage=group.stage,
        places=_places(state, order, words, goes_on),
        open=[list(tied) for tied in order.open],
        extra=[list(tied) for tied in extra_sets(state, group)],
        partial=order.partial,
        closed=bool(state.stages[group.stage].closed),
        notes=says.notes(words, state.code),
    )


def _places(state: State, order: Standing, words: Words, goes_on: set[int]) -> list[PlaceTold]:
    return [
        PlaceTold(
            place=place_text(words, place),
            entry=place.entry,
            figures=_figures(state, order, place, words),
            why=says.why(words, state, order, place.entry),
            mark=place.mark,
            goes_on=place.last in goes_on,
        )
        for place in order.places
    ]


def _figures(state: State, order: Standing, place: Place, words: Words) -> list[Figure]:
    line = order.lines.get(place.entry)
    return [] if line is None else [Figure(name=name, value=value) for name, value in says.figures(words, state.code, line)]


def _jogo(state: State, jogo: Jogo, words: Words, clashes: set[str], far: Mapping[str, int]) -> JogoTold:
    one = played(state, jogo.id)
    rows = one.rows if one else jogo.rows
    won = [row.winner for row in rows]
    return JogoTold(
        id=jogo.id,
        number=jogo.number,
        stage=jogo.stage,
        group=jogo.group,
        round=jogo.round,
        best_of=jogo.format.best_of,
        target=jogo.format.target,
        knockout=jogo.knockout,
        third=jogo.third,
        depth=far.get(jogo.id, 0),
        sides=[
            SideTold(entry=side) if side else SideTold(slot=says.slot_text(words, state, text) if side is None else "—")
            for side, text in zip(sides(state, jogo), jogo.slots, strict=True)
        ],
        table=jogo.table,
        time=jogo.time,
        state=state_of(state, jogo),
        rows=[RowTold(score=list(row.score), counted=list(row.counted), how=row.how, clause=row.clause) for row in rows],
        partidas=[won.count(0), won.count(1)],
        winner=one.winner if one and one.decided else None,
        sumula=status(state, jogo),
        via=jogo.sumula.via.number,
        missing=[name or state.entries[side].name for side, name in missing(state, jogo)],
        judge=jogo.judge,
        contested=jogo.contested,
        suspended=jogo.suspended,
        time_up=jogo.time_up,
        called=jogo.called,
        started=jogo.started,
        placar=jogo.place,
        observations=list(jogo.sumula.observations),
        conflict=jogo.id in clashes,
        online=jogo.online.place if jogo.online else "",
    )


def desk_of(kept: Kept, part: Part, words: Words, moved: Moving) -> DeskEvent:
    """The event as the desk sees it."""
    state = kept.torneio.state
    told = public_of(kept, words)
    desk = part.part in ("organiser", "coordinator", "commission")
    if not desk:
        return DeskEvent(event=told, part=_part(part))
    preset = state.preset_of
    for entry in told.entries:
        entered = state.entries[entry.number]
        entry.fee, entry.cents = entered.fee, preset.fee(entered.side)
    for jogo in told.jogos:
        jogo.late, jogo.left, jogo.claimed = moved.late.get(jogo.id, 0), moved.left.get(jogo.id), jogo.id in moved.waiting
        jogo.by_another = _by_another(state, part, jogo.id, words)
    return DeskEvent(
        event=told,
        part=_part(part),
        notices=notices(state, words, moved),
        parts=[_part(one) for one in state.parts.values()],
        lines=_lines(kept, words),
        penalties=[
            PenaltyTold(clause=one.clause, effect=one.effect, by=list(one.by), text=says.penalty(state, one))
            for one in preset.penalties
        ],
        options=[
            _option(state, words, one, state.options.get(one.key, "")) for one in preset.settings if one.key in preset.options
        ],
        general=[
            _option(state, words, one, found.value if (found := state.code.override(one.key)) else "")
            for one in preset.settings
        ],
        checks=_checks(state, words),
        decisions=[
            DecisionTold(
                number=one.number, at=one.at, who=one.who, clause=one.clause, text=one.text, jogo=one.jogo, entry=one.entry
            )
            for one in state.decisions
        ],
        complaints=[f"{one.jogo}: {state.entries[one.entry].name}: {one.text}" for one in state.complaints if not one.held],
        commissions={kind: list(people) for kind, people in state.commissions.items()},
        due=sum(preset.fee(one.side) for one in state.entries.values() if one.fee == "owed" and one.plays),
        calls=[CallTold(jogo=jogo, sides=list(known), table=table) for jogo, known, table in calls(state)],
        shapes=_shapes(state),
        templates=offered(state, words) if state.closed and not state.ended else [],
    )


def _by_another(state: State, part: Part, name: str, words: Words) -> str:
    """Why this part may not check a sheet that waits for it; "" where it may."""
    jogo = state.jogos[name]
    reason = None if not jogo.decided or jogo.sumula.homologated else same(state, jogo, part.name or part.part)
    return "" if reason is None else refusal(words, state, reason)


def _shapes(state: State) -> list[ShapeTold]:
    """The groups that could be drawn: one of all, two, and so on."""
    if state.groups or not state.closed:
        return []
    entries = sum(entered.plays for entered in state.entries.values())
    made = [proposed(entries, groups) for groups in range(1, min(entries // 2, MOST_GROUPS) + 1)]
    return [
        ShapeTold(names=letters(len(sizes)), sizes=list(sizes), jogos=sum(size * (size - 1) // 2 for size in sizes))
        for sizes in made
    ]


def _part(part: Part) -> PartTold:
    return PartTold(number=part.number, part=part.part, name=part.name, entry=part.entry, table=part.table, taken=part.taken)


def _lines(kept: Kept, words: Words) -> list[LineTold]:
    torneio = kept.torneio
    gone = {number for _, number, _ in torneio.state.corrected}
    return [
        LineTold(
            number=number,
            at=entry.at,
            who=entry.who,
            role=entry.role,
            type=entry.tag,
            text=event_lines.line(words, torneio.state, entry),
            corrected=number in gone,
            correctable=not isinstance(entry, STAYS),
        )
        for number, entry in enumerate(torneio.log, 1)
    ]


def _checks(state: State, words: Words) -> list[CheckTold]:
    identity = state.code.regulation
    if not identity:
        return []
    return [
        CheckTold(
            clause=notice.clause, text=notice.text(words.lang), moment=notice.moment, ticked=(notice.clause, "") in state.ticked
        )
        for notice in regulation(identity).notices
    ]
