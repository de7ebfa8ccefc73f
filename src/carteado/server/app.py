"""The application: routes, gate, and the life of everything behind them.

Rule 1: what lives as long as the server is opened in `_life`, in order, and closed there in the opposite order.
Rule 2: the gate stands before the framework, so that also what the framework refuses has passed it.
"""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException

from carteado.server import (
    compare,
    games,
    garbage,
    guests,
    health,
    homes,
    learning,
    partidas,
    placares,
    searching,
    sharing,
    tables,
)
from carteado.server.accounts import routes as account_routes
from carteado.server.accounts.service import AccountService
from carteado.server.accounts.sessions import Sessions
from carteado.server.archive import Archive
from carteado.server.bans import KEY as MARKS
from carteado.server.bans import Bans, new_mark_key
from carteado.server.bus import open_bus
from carteado.server.errors import Refusal, answer_failure, answer_http, answer_refusal, answer_storage, words_for
from carteado.server.events import routes as torneios
from carteado.server.events.following import Following
from carteado.server.events.keys import Tries
from carteado.server.events.log import Events
from carteado.server.events.saving import Autosave
from carteado.server.expiry import Expiry
from carteado.server.guests import guest_of, somebody
from carteado.server.identity import Keys, new_keys
from carteado.server.limits import Limits
from carteado.server.logs import log
from carteado.server.metrics import Metrics
from carteado.server.openapi import configuration
from carteado.server.openings import EVENTS, Openings
from carteado.server.people import moderation
from carteado.server.people import routes as people_routes
from carteado.server.people.tally import Tally
from carteado.server.press import Press
from carteado.server.requests import BODY_LIMIT, StrictRequest
from carteado.server.rooms import Rooms
from carteado.server.security import Gate
from carteado.server.seeking import routes as seeking_routes
from carteado.server.seeking.absences import Absences
from carteado.server.seeking.seeking import SeekingPeople
from carteado.server.services import Services
from carteado.server.settings import Settings, from_environment
from carteado.server.sharing import client_page
from carteado.server.sockets import play
from carteado.server.static import PACKED, Client
from carteado.server.storage import StorageError, Store, database
from carteado.server.storage.accounts import Accounts
from carteado.server.storage.opening import hold
from carteado.server.storage.people import People
from carteado.server.storage.seekers import Seekers
from carteado.server.thinkers import Thinkers
from carteado.server.tutors import Tutors
from carteado.server.world import World
from carteado.words import Words

KEYS: Final = "cookie-keys"
HANDLERS: Final = (
    *games.HANDLERS,
    *searching.HANDLERS,
    *compare.HANDLERS,
    *guests.HANDLERS,
    *account_routes.HANDLERS,
    *people_routes.HANDLERS,
    *moderation.HANDLERS,
    *tables.HANDLERS,
    *sharing.HANDLERS,
    *seeking_routes.HANDLERS,
    *partidas.HANDLERS,
    *homes.HANDLERS,
    *learning.HANDLERS,
    *placares.HANDLERS,
    *torneios.HANDLERS,
    *health.HANDLERS,
)


def create_app(settings: Settings, world: World | None = None) -> Litestar:
    """A server that is not running yet: the store is opened when it starts."""
    client = Client(settings.client)

    def services_of() -> Services:
        found: Services = app.state.services
        return found

    app = Litestar(
        route_handlers=[*HANDLERS, client_page],
        lifespan=[lambda running: _life(running, settings, world or World())],
        dependencies={
            "client": Provide(lambda: client, sync_to_thread=False),
            "guest": Provide(guest_of, sync_to_thread=False),
            "services": Provide(services_of, sync_to_thread=False),
            "somebody": Provide(somebody, sync_to_thread=False),
            "words": Provide(_words, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: answer_refusal,
            HTTPException: answer_http,
            StorageError: answer_storage,
            Exception: answer_failure,
        },
        openapi_config=configuration(),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4, exclude_opt_key=PACKED),
        request_class=StrictRequest,
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )
    app.asgi_handler = Gate(app.asgi_handler, play, settings, services_of)
    return app


def from_settings_in_environment() -> Litestar:
    """The same for a process that was started with the settings in its environment."""
    garbage.settle()
    return create_app(from_environment())


@asynccontextmanager
async def _life(app: Litestar, settings: Settings, world: World) -> AsyncGenerator[None]:
    """Open the store, the bus and the tables; close the tables first, so that what they still write finds its store."""
    metrics = Metrics()
    url = database(settings.database or None, settings.data)
    async with AsyncExitStack() as opened:
        hold(url, opened)
        bus = await open_bus(url)
        opened.push_async_callback(bus.close)
        store = await Store.open(url, bus)
        store.count_commits(metrics.batches.observe)
        opened.push_async_callback(store.close)
        keys = await store.setting(KEYS) or await store.put_setting(KEYS, msgspec.json.encode(new_keys()).decode())
        tutors = Tutors()
        opened.callback(tutors.close)
        rooms = Rooms(store, bus, metrics, Thinkers(), world, tutors, settings.workers)
        opened.push_async_callback(rooms.close)
        seekers = Seekers(store)
        absences = Absences(seekers, world)
        rooms.absent = absences.add
        seeking = SeekingPeople(seekers, absences, bus, rooms, world)
        opened.push_async_callback(seeking.close)
        archive = Archive()
        opened.callback(archive.close)
        tally = rooms.tally = Tally(store, archive.work, world)
        opened.push_async_callback(tally.close)
        events = Events(store, world.now)
        opened.callback(events.close)
        if settings.autosave:
            opened.callback(Autosave(store, events, Path(settings.autosave), settings.autosave_minutes).close)
        press = Press()
        opened.callback(press.close)
        opened.callback(Expiry(store, rooms, world, settings.keep, settings.keep_unplayed, events.forget).close)
        bans = await Bans(store, await store.setting(MARKS, new_mark_key)).watch()
        opened.callback(bans.close)

        def rewritten(table: str) -> None:
            archive.forget()
            rooms.reread(table)

        sessions = Sessions(Accounts(store), bus, world, bans.cut)
        accounts = AccountService(store, bus, world, sessions, rewritten, settings.workers)
        opened.callback(accounts.close)
        app.state.services = Services(
            settings=settings,
            limits=Limits(settings.limits),
            metrics=metrics,
            keys=msgspec.json.decode(keys, type=Keys),
            store=store,
            rooms=rooms,
            archive=archive,
            tutors=tutors,
            events=events,
            press=press,
            tries=Tries(),
            openings=Openings(settings.limits, world.steady, rooms.attended),
            opened_events=Openings(settings.limits, world.steady, frozenset, "many-events", EVENTS),
            bans=bans,
            seeking=seeking,
            accounts=accounts,
            tally=tally,
            people=People(store),
            clock=world.now,
        )
        following = Following(app.state.services)
        rooms.of_event = following.news
        opened.push_async_callback(following.close)
        tally.begin()
        log("started", database=url.drivername, public=settings.public)
        yield
        log("stopping")
    log("stopped")


def _words(request: Request[Any, Any, Any]) -> Words:
    return words_for(request.scope)
