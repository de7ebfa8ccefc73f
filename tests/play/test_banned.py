"""Somebody is shut out of a running server: cut off at once, refused from then on, and nobody else notices."""

from carteado.server.bans import BAN
from carteado.server.rooms import Rooms
from play.fake_kit import served
from play.play_kit import new_guest, new_table


async def test_who_is_banned_is_cut_off_in_mid_game_and_cannot_come_back() -> None:
    async with served(1) as site:
        ana, eva = await new_guest(site.base, "Ana"), await new_guest(site.base, "Eva")
        table = await new_table(site.base, ana, sit=True, bots=True)
        host = await (await site.page(ana)).enter(table)
        troll = await (await site.page(eva)).enter(table)
        rooms = site.services.rooms
        assert isinstance(rooms, Rooms)
        room = await rooms.room(table)
        assert room is not None
        player = next(one.who.player for one in room.listeners if one.who.name == "Eva")
        mark = site.services.bans.marks("", player)["guest"]
        await site.store.put_setting(BAN + mark, "now")
        await site.services.bans.look()
        await troll.until(lambda: troll.closed is not None)
        assert troll.closed == 4003
        assert (await eva.ask(site.base, "GET", "/api/tables")).json()["code"] == "banned"
        await host.pong()
        assert host.closed is None
        await host.close()
