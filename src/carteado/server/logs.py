"""Logs: one JSON object a line on standard error, with time, level, event and a few fields.

Rule 1: no card, seed, cookie, password, nickname, address of a person or text that somebody typed is ever a field.
Rule 2: a failure is told by its kind and the places it passed; its message may quote what it was about, so it is left out.
"""

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

NAME: Final = "carteado"
LEVELS: Final = ("debug", "info", "warning", "error")
FIELDS: Final = "fields"
NOISE: Final = ("Invalid UTF-8", "ASGI callable returned without completing handshake")


class Json(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.partition(".")[0] == NAME
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if ours else record.name,
            **getattr(record, FIELDS, {}),
        }
        if not ours:
            told["message"] = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
        if record.exc_info is not None and record.exc_info[1] is not None:
            told |= _failure(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False, default=str)


class Strangers(logging.Filter):
    """Leaves out what uvicorn calls an error and is none of ours: what is no text, and a connection that was refused."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(NOISE)


def log(event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: object) -> None:
    """Something happened: `log("table opened", tables=3)`."""
    logging.getLogger(NAME).log(level, event, extra={FIELDS: fields}, exc_info=error)


def configuration(level: str) -> dict[str, Any]:
    """The logging of a server process, as `logging.config.dictConfig` takes it."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": Json}},
        "filters": {"strangers": {"()": Strangers}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            NAME: {"level": level.upper()},
            "uvicorn": {"level": "WARNING"},
            "uvicorn.error": {"filters": ["strangers"]},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }


def _failure(error: BaseException) -> dict[str, object]:
    """What kind of failure, and by which functions it came, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "through": [f"{Path(frame.filename).stem}.{frame.name}:{frame.lineno}" for frame in frames[-8:]],
    }
