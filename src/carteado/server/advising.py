"""Advice on its way: asked of a table, counted by the tutors in their own time, told to who asked and to nobody else.

Rule 1: no lock is held and no request waits while something is counted.
Rule 2: what was counted is told only if it may still be told: the asker sits where they sat, and all want advice as before.
"""

from typing import TYPE_CHECKING

from carteado.game import Action, Reason
from carteado.server import protocol
from carteado.server.errors import Refusal
from carteado.server.listeners import Listener
from carteado.table import Question, Refused, Values, advising, incoming, messages, reviewing

if TYPE_CHECKING:
    from carteado.server.room import Room

Request = incoming.Advise | incoming.Review


def advise(room: "Room", listener: Listener, request: Request) -> None:
    """What choices are worth to who asks; why not, where there is no advice for them."""
    try:
        question, made = asked(room, listener, request)
    except Refused as refused:
        room.audience.refuse(listener, refused.reason, request)
        return
    room.alarm.start(_told(room, listener, request, question, made))


def asked(room: "Room", listener: Listener, request: Request) -> tuple[Question, Action | None]:
    """The question to be counted, and the act that is looked back on where it is one."""
    if isinstance(request, incoming.Advise):
        return advising(room.table, listener.who.player, request), None
    return reviewing(room.table, listener.who.player, request)


async def _told(room: "Room", listener: Listener, request: Request, question: Question, made: Action | None) -> None:
    version, role = room.table.version, listener.role
    try:
        values = await room.tutors.values(question)
    except Refusal:
        room.audience.refuse(listener, Reason("advice-busy"), request)
        return
    if listener not in room.listeners:
        return
    if listener.role != role or room.table.advice != "on":
        room.audience.refuse(listener, Reason("advice-off"), request)
        return
    listener.send(protocol.encode(_worded(room, listener, question, values, made, request, version)))


def _worded(
    room: "Room",
    listener: Listener,
    question: Question,
    values: Values,
    made: Action | None,
    request: Request,
    version: int,
) -> messages.Advised | messages.Reviewed:
    teller = room.audience.teller(listener)
    if made is None:
        return teller.advised(question, values, request, version)
    return teller.reviewed(question, values, made, request, version)
