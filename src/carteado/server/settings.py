"""Everything that can be set about a server, and the environment variables that set it.

Rule 1: a setting is read once, when the program starts; nothing here changes while it runs.
Rule 2: no secret is a setting. The key of the cookies lies in the database.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from carteado.server.storage import data_directory

CLIENT: Final = Path(__file__).parent / "client"
LOOPBACK: Final = ("127.0.0.1", "::1")
PREFIX: Final = "CARTEADO_"
# Numbers as a person writes them: `float` and `int` would also take inf, 1e9, 1_0 and the digits of other scripts.
WHOLE: Final = re.compile(r"[0-9]{1,6}", re.ASCII)
DECIMAL: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?", re.ASCII)
LONGEST: Final = 40  # of what is told of a number that is none


@dataclass(frozen=True, kw_only=True)
class Settings:
    """One server. `database` is a URL, empty for SQLite in `data`.

    `hosts` are the names people reach it by, `origins` the pages of other hosts that may call it, `proxies` whose
    forwarded addresses are believed, `scrapers` who may read the metrics. `limits` multiplies every rate; 0 lifts them.
    `connections` is how many there may be in all, `each` how many of one address; 0 is any number.
    `autosave` is a second folder for copies of the events, written every so many `autosave_minutes`; empty: none.
    `keep` and `keep_unplayed` are the days after which logs that nobody has touched are removed; 0 keeps them for ever.
    """

    host: str = LOOPBACK[0]
    port: int = 8000
    data: Path = field(default_factory=data_directory)
    database: str = ""
    workers: int = 1
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = LOOPBACK
    scrapers: tuple[str, ...] = LOOPBACK
    limits: float = 1.0
    connections: int = 4000
    each: int = 150
    keep: float = 365.0
    keep_unplayed: float = 7.0
    autosave: str = ""
    autosave_minutes: float = 5.0
    log_level: str = "info"
    access_log: bool = False
    client: Path = CLIENT

    @property
    def public(self) -> bool:
        """Whether other machines can reach it."""
        return not loopback(self.host)

    def environment(self) -> dict[str, str]:
        """The variables from which `from_environment` makes these settings again, in another process."""
        return {
            f"{PREFIX}HOST": self.host,
            f"{PREFIX}PORT": str(self.port),
            f"{PREFIX}DATA": str(self.data),
            f"{PREFIX}DATABASE": self.database,
            f"{PREFIX}WORKERS": str(self.workers),
            f"{PREFIX}HOSTS": ",".join(self.hosts),
            f"{PREFIX}ORIGINS": ",".join(self.origins),
            f"{PREFIX}PROXIES": ",".join(self.proxies),
            f"{PREFIX}SCRAPERS": ",".join(self.scrapers),
            f"{PREFIX}LIMITS": f"{self.limits:f}",
            f"{PREFIX}CONNECTIONS": str(self.connections),
            f"{PREFIX}CONNECTIONS_EACH": str(self.each),
            f"{PREFIX}KEEP": f"{self.keep:f}",
            f"{PREFIX}KEEP_UNPLAYED": f"{self.keep_unplayed:f}",
            f"{PREFIX}AUTOSAVE": self.autosave,
            f"{PREFIX}AUTOSAVE_MINUTES": f"{self.autosave_minutes:f}",
            f"{PREFIX}LOG_LEVEL": self.log_level,
            f"{PREFIX}ACCESS_LOG": "1" if self.access_log else "",
            f"{PREFIX}CLIENT_FOLDER": str(self.client),
        }


def from_environment(found: Mapping[str, str] | None = None) -> Settings:
    """The settings as the environment tells them; `ValueError` names the variable that makes no sense."""
    told = os.environ if found is None else found

    def text(name: str, default: str) -> str:
        return told.get(f"{PREFIX}{name}", default)

    def number(name: str, default: float) -> float:
        given = text(name, "") or str(default)
        if DECIMAL.fullmatch(given) is None:
            raise ValueError(f"{PREFIX}{name}={given[:LONGEST]}")
        return float(given)

    def whole(name: str, default: int, low: int = 0, high: int = 999_999) -> int:
        given = text(name, "") or str(default)
        if WHOLE.fullmatch(given) is None or not low <= int(given) <= high:
            raise ValueError(f"{PREFIX}{name}={given[:LONGEST]}")
        return int(given)

    def names(name: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        return tuple(part.strip() for part in text(name, ",".join(default)).split(",") if part.strip())

    return Settings(
        host=text("HOST", "") or LOOPBACK[0],
        port=whole("PORT", 8000, high=65_535),
        data=Path(text("DATA", "") or data_directory()),
        database=text("DATABASE", ""),
        workers=whole("WORKERS", 1, low=1),
        hosts=names("HOSTS"),
        origins=names("ORIGINS"),
        proxies=names("PROXIES", LOOPBACK),
        scrapers=names("SCRAPERS", LOOPBACK),
        limits=number("LIMITS", 1.0),
        connections=whole("CONNECTIONS", 4000),
        each=whole("CONNECTIONS_EACH", 150),
        keep=number("KEEP", 365.0),
        keep_unplayed=number("KEEP_UNPLAYED", 7.0),
        autosave=text("AUTOSAVE", ""),
        autosave_minutes=number("AUTOSAVE_MINUTES", 5.0) or 5.0,
        log_level=text("LOG_LEVEL", "") or "info",
        access_log=bool(text("ACCESS_LOG", "")),
        client=Path(text("CLIENT_FOLDER", "") or CLIENT),
    )


def loopback(host: str) -> bool:
    """Whether an address or name is this machine's own."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
