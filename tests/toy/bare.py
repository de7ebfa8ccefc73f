"""A partida through a table, by the standard library alone: `python -S -I bare.py GAME SEATS PATH...`.

Without site-packages nothing that is installed can be imported. What the table decides is stored as bytes and folded again,
and one listener of each kind is told of every version.
"""

import sys
from random import Random


def main() -> None:
    """Play, and print how it ended."""
    game, seats = sys.argv[1], int(sys.argv[2])
    sys.path[:0] = sys.argv[3:]
    from carteado.bots import bot
    from carteado.table import Table, Teller, Who, asks, due, incoming, messages, opened, receive, think, tick
    from carteado.table import entries as log
    from carteado.wire import encode

    dice = Random(7)
    ana = Who("id-ana", "Ana")
    table, clock, told = Table(), 1_000_000, 0
    tellers: list[Teller] = []

    def fold(entries: tuple[log.AnyEntry, ...]) -> None:
        nonlocal told
        for entry in entries:
            moment = table.fold(log.decode(log.encode(entry)))
            told += sum([len(teller.tell(moment)) > 0 for teller in tellers])

    def say(request: incoming.Request) -> None:
        effects = receive(table, clock, ana, request, dice.randbytes)
        assert effects.reason is None, effects.reason
        fold(effects.entries)

    fold(tuple(opened("mesa", clock, ana, messages.Setup(game=game, seats=seats), "", dice.randbytes)))
    say(incoming.Sit(client="a", n=1, seat=0))
    for seat in range(1, seats):
        say(incoming.SeatBot(client="a", n=seat + 1, seat=seat, bot="random"))
    tellers += [Teller(table.now(), role, "pt-BR") for role in (0, -2, -3)]
    say(incoming.Ready(client="a", n=100, nonce="0123456789abcdef" * 2))
    number = 100
    while table.state is not None and table.stage == "playing":
        for ask in asks(table):
            think(table, ask.ply, ask.seat, bot(ask.bot, ask.game).choose(ask.view, ask.menu, Random(ask.seed)))
        when = due(table)
        if when is not None and when <= table.acted_at + table.rest:
            clock = max(clock, when)
            fold(tick(table, clock, dice.randbytes).entries)
            continue
        number += 1
        clock += 50
        act = dice.choice(table.state.legal(0))
        say(incoming.Act(client="a", n=number, action=encode(act), version=table.version))
    foreign = sorted({name.partition(".")[0] for name, module in sys.modules.items() if "site-packages" in str(module)})
    print(table.stage, table.version, told, foreign)


main()
