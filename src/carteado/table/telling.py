"""What one kind of listener is told: a seat, the referee or the public, in one language.

Rule 1: whatever leaves a table leaves through here, made of views and events of that role and of public facts.
Rule 2: a moment gives every teller exactly one update, whose size and time depend on what the role may know alone.
Rule 3: a teller keeps the latest updates, so that a listener who missed a few is given those and no more.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from carteado.catalogue import game
from carteado.game import PUBLIC, REFEREE, Action, Draft, Event, Reason, Seat, View
from carteado.lessons import LEARNER
from carteado.regulations import regulation
from carteado.struct import UNSET, written
from carteado.table import entries as log
from carteado.table import messages, teaching
from carteado.table.hearing import memo
from carteado.table.incoming import Said
from carteado.table.moment import Moment
from carteado.table.naming import legible
from carteado.table.patches import changes
from carteado.table.teaching import NO_DIFFERENCE, Question, Values
from carteado.wire import encode
from carteado.words import Words, speaking, tables
from carteado.words.offered import NOTHING, Force, Insight, Offered
from carteado.words.people import Listener

Json = Any
KEPT: Final = 64
WRITTEN: Final = 4096  # acts whose JSON is remembered
SIGN: Final = "sign"  # what the others see of a sign between partners: that there was one
MEMORY: Final = ("known",)  # fields of a view that screens have no use for

Writing = Callable[[Any], bytes]


class Teller:
    """The updates of one role in one language, one a version, as bytes ready to send."""

    def __init__(self, moment: Moment, role: Seat, lang: str, write: Writing = written) -> None:
        assert moment.about is not None, "a teller begins with the whole table"
        self.role = role
        self._write = write
        self.words = Words(lang, moment.about.setup.game)
        self.lang = lang
        self._view = None if moment.state is None else moment.state.view(role)
        self._listener = speaking.listening(self.words, (), self._ears(), self._view)
        self._meet(moment.about)
        self.version = moment.version
        self._moment = moment
        self._insight = self._meant()
        self._guide = self._bubbles()
        self._menu = self._choices()
        self._proposed = self._proposal()
        self._spoken = [told for told in map(self._heard, moment.spoken) if told is not None]
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)

    def _meet(self, about: messages.About) -> None:
        """Take note of who sits where."""
        self.about = about
        self.names = [chair.name for chair in about.chairs]
        self.sides = game(about.setup.game).sides(len(about.chairs), about.setup.options)
        options = tuple(about.setup.options.items())
        self._listener = replace(self._listener, names=self.names, regulation=about.setup.game, options=options)

    def _ears(self) -> Seat | None:
        return None if self.role == PUBLIC else self.role

    def tell(self, moment: Moment) -> bytes:
        """The update of one moment."""
        before = self._moment
        self._moment, self.version = moment, moment.version
        update = messages.Update(version=moment.version, at=moment.at)
        advice = self.about.advice
        if moment.about is not None:
            update.about = moment.about
            self._meet(moment.about)
        if isinstance(moment.entry, log.Acted):
            update.by, update.how = moment.entry.seat, moment.entry.by
            update.events = [
                encode(event.to(self.role)) if event.secret_cards else told
                for event, told in zip(moment.events, moment.open_events(), strict=True)
            ]
        self._draw(update, before)
        self._offer(update)
        if moment.prompt != before.prompt:
            update.prompt = moment.prompt
        update.story = [*self._lines(moment), *self._switched(advice)] or UNSET
        if isinstance(moment.entry, log.Spoke):
            self._speak(update, moment.entry)
        told = self._write(update)
        self._kept.append((moment.version, told))
        return told

    def _draw(self, update: messages.Update, before: Moment) -> None:
        """What has changed in the view."""
        state = self._moment.state
        if state is None or state is before.state:
            return
        old, self._view = self._view, state.view(self.role)
        if old is None or isinstance(self._moment.entry, log.Began):
            update.fresh = seen(self._view)
        else:
            update.patch = changes(old, self._view, MEMORY)
        before_it, self._insight = self._insight, self._meant()
        guide, self._guide = self._guide, self._bubbles()
        if self._insight != before_it:
            update.insight = _told(self._insight, before_it)
        if self._guide != guide:
            update.insight = messages.Insight() if update.insight is UNSET else update.insight
            update.insight.guide = self._guide

    def _offer(self, update: messages.Update) -> None:
        """What has changed in what the listener may do."""
        menu, proposed = self._choices(), self._proposal()
        if menu != self._menu:
            self._menu = update.menu = menu
        if proposed != self._proposed:
            self._proposed = update.proposal = proposed

    def _speak(self, update: messages.Update, entry: log.Spoke) -> None:
        spoken = self._heard(entry)
        if spoken is not None:
            update.spoken = spoken
            self._spoken = [*self._spoken[-4:], spoken]

    def missed(self, version: int) -> list[bytes] | None:
        """The updates after this version; `None` if they are not all kept."""
        if version > self.version:
            return None
        later = [(number, told) for number, told in self._kept if number > version]
        return [told for _, told in later] if len(later) == self.version - version else None

    def snapshot(self, now: int, you: messages.You, heard: dict[str, int]) -> messages.Snapshot:
        """Everything at once, as of the last moment told."""
        moment = self._moment
        insight = _told(self._insight)
        if self._guide:
            insight.guide = self._guide
        return messages.Snapshot(
            version=self.version,
            now=now,
            about=self.about,
            you=you,
            view=seen(self._view),
            insight=insight,
            menu=self._menu,
            story=self._sentences(speaking.forgetting(self._listener), self._told_here(moment)),
            prompt=moment.prompt,
            proposal=self._proposed,
            phrases=self._spoken,
            heard=heard,
        )

    def _told_here(self, moment: Moment) -> Iterable[Event]:
        """What has happened since this role was somebody's: who came in the middle is told of no deal before."""
        return chain.from_iterable(moment.story[moment.joined.get(self.role, 0) : moment.told])

    def refused(self, reason: Reason, client: str = "", n: int = 0) -> messages.Refused:
        """A refusal in words."""
        text = tables.refusal(self.words, reason, self.names)
        return messages.Refused(code=reason.code, text=text, clause=reason.clause, client=client, n=n, version=self.version)

    def acknowledged(self, note: Reason | None, client: str, n: int, version: int) -> messages.Ack:
        """A request done, and in words how it was taken where that may surprise."""
        if note is None:
            return messages.Ack(client=client, n=n, version=version)
        text = tables.refusal(self.words, note, self.names)
        return messages.Ack(client=client, n=n, version=version, text=text, clause=note.clause, memo=memo(note))

    def drafted(self, draft: Draft, client: str, n: int) -> messages.Drafted:
        """How far a draft would stand, and in words why no further."""
        reason = draft.reason
        told = messages.Drafted(client=client, n=n, version=self.version, stand=draft.stand, shows=draft.shows)
        if reason is not None:
            told.code, told.clause = reason.code, reason.clause
            told.text = tables.refusal(self.words, reason, self.names)
        return told

    def advised(self, question: Question, values: Values, request: Said, version: int) -> messages.Advised:
        """What each choice of a menu is worth."""
        return messages.Advised(
            client=request.client,
            n=request.n,
            version=version,
            unit=teaching.unit(self.words),
            choices=teaching.worths(self.words, question, values.choices),
            seen=teaching.worths(self.words, question, values.seen),
        )

    def reviewed(self, question: Question, values: Values, made: Action, request: Said, version: int) -> messages.Reviewed:
        """What an act cost, and in words what was better."""
        cost = values.cost(made)
        text = teaching.missed(self.words, question, values, made) if cost > NO_DIFFERENCE else ""
        return messages.Reviewed(client=request.client, n=request.n, version=version, cost=cost if text else 0.0, text=text)

    # The parts.

    def _choices(self) -> list[messages.Choice]:
        state, seat = self._moment.state, self.role
        if state is None or seat == PUBLIC or (seat >= 0 and self.about.chairs[seat].away):
            return []
        legal = state.legal(seat)
        return [_choice(act, self.words.offered(act, self._view, legal)) for act in legal]

    def _meant(self) -> Insight:
        return NOTHING if self._view is None else self.words.insight(self._view)

    def _bubbles(self) -> list[messages.Bubble]:
        """What a lesson says now, to the learner alone."""
        if self.role != LEARNER:
            return []
        return [
            messages.Bubble(
                name=step.name,
                text=step.text(self.lang).format(*self.names),
                clause=step.clause,
                press=list(step.press),
                waits=bool(step.may),
            )
            for step in self._moment.said
        ]

    def _sentences(self, listener: Listener, events: Iterable[Event]) -> list[messages.Line]:
        told = speaking.tell_all(listener, [event.to(self.role) for event in events])
        return [messages.Line(text=text, clause=self.words.clause_of(event)) for event, text in told if text]

    def _lines(self, moment: Moment) -> list[messages.Line]:
        if isinstance(moment.entry, log.Acted):
            lines = self._sentences(self._listener, moment.events)
            for event in moment.events:
                self._listener = speaking.hearing(self._listener, event.to(self.role))
            return lines
        news = self._news(moment.entry)
        return [messages.Line(text=news)] if news else []

    def _switched(self, before: str) -> list[messages.Line]:
        """That there is advice from now on, or no more."""
        now = self.about.advice
        return [] if now == before else [messages.Line(text=tables.news(self.words, f"advice-{now}", ""))]

    def _news(self, entry: log.AnyEntry | None) -> str:
        match entry:
            case log.Seated():
                return tables.news(self.words, "bot" if entry.bot else "seated", legible(entry.name))
            case log.StoodIn():
                return tables.news(self.words, entry.why, self.names[entry.seat])
            case log.CameBack():
                return tables.news(self.words, "came-back", self.names[entry.seat])
            case log.Booked():
                return tables.news(self.words, "booked", legible(entry.name))
            case log.Learning():
                return tables.news(self.words, "learns" if entry.wants else "learns-not", self.names[entry.seat])
            case log.RefereeAsked():
                return tables.news(self.words, "referee-asked", legible(entry.name))
            case log.RefereeSat():
                return tables.news(self.words, "referee-sat", legible(entry.name))
            case log.RefereeLeft():
                return tables.news(self.words, "referee-left", "")
            case _:
                return ""

    def _proposal(self) -> messages.Proposal | None:
        for proposal in self._moment.proposals:
            if self.role >= 0 and self.sides[self.role] == self.sides[proposal.seat]:
                label = self.words.action(proposal.action, self._view)
                agreed = list(proposal.agreed)
                return messages.Proposal(seat=proposal.seat, action=encode(proposal.action), label=label, agreed=agreed)
        return None

    def _heard(self, entry: log.Spoke) -> messages.Spoken | None:
        found = next(phrase for phrase in regulation(self.about.setup.game).phrases if phrase.id == entry.phrase)
        partner = self.role >= 0 and self.sides[self.role] == self.sides[entry.seat]
        hears = {"table": True, "partner": partner, "referee": self.role in (REFEREE, entry.seat)}
        if found.audience == "partner" and not partner:
            return messages.Spoken(seat=entry.seat, phrase=SIGN, text=self.words.say("(faz um sinal)"))
        if not hears[found.audience]:
            return None
        return messages.Spoken(seat=entry.seat, phrase=entry.phrase, text=found.text(self.lang))


@lru_cache(WRITTEN)
def _offered(action: Action) -> Json:
    """An act as it travels, made once for all who may do it."""
    return encode(action)


def _choice(action: Action, told: Offered) -> messages.Choice:
    return messages.Choice(
        action=_offered(action),
        label=told.label,
        price=told.price,
        warning=told.warning,
        clause=told.clause,
        go=told.go,
        makes=told.makes,
        truth=told.truth,
        vain=told.vain,
        about=told.about,
    )


def _told(insight: Insight, before: Insight = NOTHING) -> messages.Insight:
    """What an insight says beyond the one before it."""
    return messages.Insight(
        marked=UNSET if insight.marked == before.marked else dict(insight.marked),
        best=UNSET if insight.best == before.best else [list(seats) for seats in insight.best],
        silent=UNSET if insight.silent == before.silent else list(insight.silent),
        rules=UNSET if insight.rules == before.rules else list(insight.rules),
        strength=UNSET if insight.strength == before.strength else [_force(each) for each in insight.strength],
        more=UNSET if insight.more == before.more else dict(insight.more),
    )


def _force(force: Force) -> messages.Force:
    return messages.Force(rank=force.rank, suits=force.suits, name=force.name)


def seen(view: View | None) -> Json:
    """A view as a screen gets it: without its memory."""
    if view is None:
        return None
    told = encode(view)
    for name in MEMORY:
        told.pop(name, None)
    return told
