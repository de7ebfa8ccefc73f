"""Health, metrics and logs: what whoever runs a server looks at."""

import json
import logging
import re
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from carteado.server import guests, health
from carteado.server.logs import Json, configuration, log
from carteado.server.metrics import Counter, Gauge, Histogram, Metrics
from carteado.server.openapi import MEANING
from carteado.server.settings import Settings, from_environment
from server.server_kit import GAME, PATIENCE, Site, code_of, events, program, site

# Health.


async def test_health_follows_the_store(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = await here.client.get("/health")
        assert answer.status_code == 200
        assert {key: answer.json()[key] for key in ("status", "store")} == {"status": "ok", "store": "ok"}
        for file in tmp_path.glob("carteado.db*"):
            file.unlink()
        gone = await here.client.get("/health")
        assert gone.status_code == 503
        assert {key: gone.json()[key] for key in ("status", "store")} == {"status": "failing", "store": "gone"}
        for path in ("/api/tables", "/api/tables/abc"):
            refused = await here.client.get(path)
            assert (refused.status_code, code_of(refused)) == (503, "storage")
            assert refused.headers["retry-after"] == "5"
        assert (await here.client.get("/api/games")).status_code == 200


async def test_health_fails_where_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.3)
    async with site(tmp_path) as here:
        other = sqlite3.connect(tmp_path / "carteado.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # readers go on, whoever writes waits
        failing = await here.client.get("/health")
        assert (failing.status_code, failing.json()["store"]) == (503, "gone")
        other.execute("ROLLBACK")
        monkeypatch.setattr(health, "PATIENCE", PATIENCE)
        assert (await here.client.get("/health")).status_code == 200
        other.execute("BEGIN IMMEDIATE")
        assert (await here.client.get("/health")).status_code == 200, "a write of just now need not be tried again"
        other.close()


# Metrics.


def test_a_histogram_counts_what_stayed_below_each_bound() -> None:
    measured = Histogram("h", "H.", (0.1, 1.0))
    for value in (0.05, 0.1, 0.5, 7):
        measured.observe(value)
    assert list(measured.lines()) == [
        "# HELP h H.",
        "# TYPE h histogram",
        'h_bucket{le="0.1"} 2',
        'h_bucket{le="1"} 3',
        'h_bucket{le="+Inf"} 4',
        "h_sum 7.65",
        "h_count 4",
    ]


def test_a_counter_counts_by_label_and_does_not_let_labels_pile_up() -> None:
    counted = Counter("c", "C.", "code")
    counted.add('a"b\\\n')
    counted.add("x", 2)
    counted.add("x")
    assert list(counted.lines())[2:] == ['c{code="a\\"b\\\\\\n"} 1', 'c{code="x"} 3']
    for number in range(1000):
        counted.add(str(number))
    assert len(list(counted.lines())) < 300
    assert 'c{code="other"}' in "\n".join(counted.lines())


def test_a_gauge_is_read_when_it_is_asked_for() -> None:
    values = iter((1, 2))
    gauge = Gauge("g", "G.", lambda: next(values))
    assert list(gauge.lines())[2:] == ["g 1"]
    assert list(gauge.lines())[2:] == ["g 2"]


def test_every_measure_has_help_and_a_name_of_ours() -> None:
    lines = Metrics().text().splitlines()
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(names) == len(set(names)) == 8
    assert all(name.startswith("carteado_") for name in names)
    assert len([line for line in lines if line.startswith("# HELP")]) == len(names)


async def measured(here: Site) -> dict[str, float]:
    answer = await here.client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    rows = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


async def test_metrics_count_answers_and_entries(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        before = await measured(here)
        await here.client.post("/api/tables", json={"setup": {"game": GAME}, "bots": True})
        await here.client.get("/api/tables/nothing")
        after = await measured(here)
    assert after["carteado_acts_total"] > before["carteado_acts_total"] == 0
    assert after['carteado_http_answers_total{status="404"}'] == 1
    assert after['carteado_http_answers_total{status="201"}'] == 1
    assert after["carteado_http_seconds_count"] == 3
    assert after["carteado_tables_live"] == after["carteado_connections"] == 0


async def test_metrics_are_for_those_who_may(tmp_path: Path) -> None:
    async with site(tmp_path, scrapers=("127.0.0.1",)) as here:
        refused = await here.client.get("/metrics")
        assert (refused.status_code, code_of(refused)) == (403, "metrics-local")


# Failures.


async def test_a_failure_is_one_sentence_to_who_asked_and_whole_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> int:
        raise RuntimeError("7C 3P seed 0123 Ana")

    monkeypatch.setattr(guests, "guest_number", broken)
    async with site(tmp_path) as here:
        with caplog.at_level(logging.ERROR, "carteado"):
            answer = await here.client.get("/api/me")
    assert (answer.status_code, code_of(answer)) == (500, "failure")
    assert answer.headers["x-content-type-options"] == "nosniff"
    (record,) = [record for record in caplog.records if record.getMessage() == "a request failed"]
    told = json.loads(Json().format(record))
    assert (told["level"], told["error"], told["path"]) == ("error", "RuntimeError", "/api/me")
    assert any("test_http_operation.broken" in place for place in told["through"])
    assert not any(secret in json.dumps(told) for secret in ("7C", "0123", "Ana"))


# Logs.


def test_a_line_is_an_object_with_time_level_event_and_fields() -> None:
    record = logging.LogRecord("carteado.server.room", logging.WARNING, __file__, 1, "a bot took too long", None, None)
    record.fields = {"game": GAME, "ms": 12}
    told = json.loads(Json().format(record))
    assert told.pop("time").endswith("+00:00")
    assert told == {"level": "warning", "event": "a bot took too long", "game": GAME, "ms": 12}


def test_what_libraries_say_is_told_without_what_it_was_about() -> None:
    record = logging.LogRecord("uvicorn.error", logging.ERROR, __file__, 1, "%s is a secret", ("Ana",), None)
    told = json.loads(Json().format(record))
    assert (told["event"], told["message"]) == ("uvicorn.error", "%s is a secret")


def test_the_level_is_the_one_asked_for() -> None:
    assert configuration("debug")["loggers"]["carteado"]["level"] == "DEBUG"
    assert configuration("warning")["loggers"]["uvicorn.access"]["level"] == "CRITICAL"


def test_log_carries_its_fields(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "carteado"):
        log("table opened", tables=3)
    assert json.loads(Json().format(caplog.records[-1]))["tables"] == 3


async def test_the_program_logs_events_and_nothing_personal(tmp_path: Path) -> None:
    async with program(tmp_path, "--access-log", "--log-level", "debug") as server:
        address = server.address.replace("http", "ws") + "/ws"
        async with connect(address, additional_headers={"Cookie": "carteado=x"}, open_timeout=PATIENCE) as socket:
            await socket.send('{"type":"enter","table":"segredinho","password":"abracadabra"}')
            assert json.loads(await socket.recv())["code"] == "no-such-table"
        code, out, err = await server.stop()
    assert code == 0
    assert "Mesas guardadas em" in out
    told = events(err)
    assert [event["event"] for event in told if event["event"] != "answered"] == ["started", "stopping", "stopped"]
    assert all({"time", "level", "event"} <= event.keys() for event in told)
    assert not any(secret in err for secret in ("segredinho", "abracadabra", "carteado=x", "127.0.0.1"))


# Settings.


def test_settings_go_through_the_environment_unchanged(tmp_path: Path) -> None:
    chosen = Settings(
        host="0.0.0.0",
        port=0,
        data=tmp_path,
        database="postgresql://ana@db/carteado",
        workers=3,
        hosts=("a.example", "b.example"),
        origins=("https://c.example",),
        proxies=("10.0.0.1",),
        scrapers=(),
        limits=0.5,
        keep=30,
        keep_unplayed=0,
        autosave=str(tmp_path / "usb"),
        autosave_minutes=2.5,
        log_level="debug",
        access_log=True,
        client=tmp_path / "client",
    )
    assert from_environment(chosen.environment()) == chosen
    assert from_environment({"CARTEADO_DATA": str(tmp_path)}) == Settings(data=tmp_path)


NUMBERS = ("PORT", "WORKERS", "CONNECTIONS", "CONNECTIONS_EACH", "LIMITS", "KEEP", "KEEP_UNPLAYED")
NO_NUMBERS = (
    "many",
    "inf",
    "-inf",
    "nan",
    "-1",
    "+1",
    "1_0",
    "1e3",
    "٣",
    "１",
    "²",
    "0x10",
    " 1",
    "1.",
    ".5",
    "1\n",
    "9" * 4400,
)


@pytest.mark.parametrize("name", [f"CARTEADO_{name}" for name in NUMBERS])
@pytest.mark.parametrize("value", NO_NUMBERS)
def test_a_number_that_is_none_is_refused_by_its_name(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{name}={value[:40]}")) as refused:
        from_environment({name: value})
    assert len(str(refused.value)) < 80


@pytest.mark.parametrize(
    "told", ["PORT=65536", "PORT=80.5", "WORKERS=0", "WORKERS=1.5", "CONNECTIONS=1000000", "LIMITS=1000000"]
)
def test_a_number_that_cannot_be_is_refused(told: str) -> None:
    name, _, value = f"CARTEADO_{told}".partition("=")
    with pytest.raises(ValueError, match=told):
        from_environment({name: value})


def test_every_documented_status_has_a_meaning() -> None:
    assert all(text.endswith(".") for text in MEANING.values())
