"""Who sits where: a person, a bot, or a person for whom a bot plays; and who takes the seat with the next deal."""

from dataclasses import dataclass

from carteado.table.naming import look


@dataclass(frozen=True)
class Who:
    """A person, as the server knows them: nobody says this of themselves."""

    player: str
    name: str


@dataclass(frozen=True)
class Candidate:
    """Who asks for the referee's chair of a match that runs: `named` once the host has, `agreed` by those seats so far."""

    who: Who
    named: bool = False
    agreed: tuple[int, ...] = ()


@dataclass
class Place:
    """One seat. Nobody's while both `player` and `bot` are empty; `away` while the bot plays for the player.

    `heir` takes it when the next deal begins, unless its person comes back before. `learns` while its person wants advice,
    said last at `learns_at`.
    """

    player: str = ""
    name: str = ""
    bot: str = ""
    nonce: str | None = None
    left: bool = False
    lapses: int = 0
    heir: Who | None = None
    learns: bool = False
    learns_at: int | None = None

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return not self.player and not self.bot

    @property
    def away(self) -> bool:
        """Whether a bot plays for the person of this seat."""
        return bool(self.player and self.bot)

    @property
    def ready(self) -> bool:
        """Whether a partida may begin as far as this seat is concerned: bots always are."""
        return bool(self.bot) or self.nonce is not None

    @property
    def takeable(self) -> bool:
        """Whether somebody new may sit down here: it is empty, a bot's own, or its person got up for good."""
        return not self.player or self.left

    def sit(self, player: str, name: str, bot: str) -> None:
        """A person or a bot takes the seat."""
        self.player, self.name, self.bot = player, name, bot
        self.nonce, self.left, self.lapses, self.heir = None, False, 0, None
        self.learns, self.learns_at = False, None

    def stand_in(self, bot: str, left: bool) -> None:
        """A bot plays for the person."""
        self.bot, self.left = bot, left

    def come_back(self) -> None:
        """The person plays again."""
        self.bot, self.left, self.lapses, self.heir = "", False, 0, None

    def learn(self, wants: bool, at: int) -> None:
        """The person wants advice, or does not."""
        self.learns, self.learns_at = wants, at

    def clear(self) -> None:
        """Nobody sits here any more."""
        self.sit("", "", "")


BOT_NAMES = (
    "Dona Zefa",
    "Seu Nonato",
    "Iracema",
    "Tião",
    "Gaudêncio",
    "Dona Cida",
    "Bento",
    "Juca",
    "Marlene",
    "Seu Aristides",
)


def bot_name(taken: list[str], start: int) -> str:
    """A name for a bot that nobody at the table has, nor one like it; `start` makes tables differ."""
    looks = {look(name) for name in taken}
    free = [name for name in BOT_NAMES if look(name) not in looks]
    return free[start % len(free)]
