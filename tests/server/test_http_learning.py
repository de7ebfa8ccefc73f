"""Studies and exercises over HTTP: for whom, of what, the same for the same seed, and refused in one sentence."""

from pathlib import Path
from typing import Any

import pytest

from carteado.catalogue import GAMES
from carteado.server import learning, tutors
from carteado.server.errors import Refusal
from carteado.server.identity import Guest
from carteado.table import entries as log
from carteado.table.messages import Setup
from server.server_kit import Seated, Site, code_of, site

ALONE = {"rounds": "3", "stack": "100", "decks": "1"}


async def session(here: Site, *names: str, learning: bool = False, over: bool = True, game: str = "blackjack") -> Seated:
    """A session of these people, played at random to its end, or to its first turn."""
    people = [here.guest(name) for name in names]
    options = GAMES[game].proposed(ALONE if game == "blackjack" else {})
    table = Seated(
        f"mesa{len(names)}{int(learning)}{int(over)}{game[:2]}", people, Setup(game=game, seats=len(names), options=options)
    )
    table.begin()
    if learning:
        for seat, guest in enumerate(people):
            table.add(log.Learning(at=table.now, player=guest.id, seat=seat, wants=True))
    table.play((lambda _: False) if over else (lambda found: found.ply > 3))
    await table.kept_in(here.store)
    return table


async def study(here: Site, table: Seated, guest: Guest | None = None, lang: str = "pt-BR") -> Any:
    headers = here.cookie(guest) if guest else {}
    return await here.client.get(f"/api/tables/{table.id}/partidas/1/study?lang={lang}", headers=headers)


async def drill(here: Site, game: str = "blackjack", **asked: Any) -> Any:
    return await here.client.post(f"/api/games/{game}/drill", json={"seed": 7, **asked})


async def mark(here: Site, action: Any, **asked: Any) -> Any:
    return await here.client.post("/api/games/blackjack/drill/answer", json={"seed": 7, "action": action, **asked})


async def kind_of(here: Site, seed: int, **asked: Any) -> str:
    """Of which kind the exercise of this seed is."""
    posed = await drill(here, seed=seed, **asked)
    action = posed.json()["snapshot"]["menu"][0]["action"]
    return str((await mark(here, action, seed=seed, **asked)).json()["kind"])


async def test_a_study_tells_each_round_apart_from_luck_and_each_mistake_with_its_step(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = await session(here, "Ana")
        answer = await study(here, table, table.players[0])
        assert answer.status_code == 200, answer.text
        told = answer.json()
        state = table.table.state
        assert state is not None
        assert state.outcome is not None
        assert (told["seat"], told["unit"], len(told["rounds"])) == (0, "fichas", 3)
        assert sum(each["result"] for each in told["rounds"]) * 2 == state.outcome.returns[0]
        for each in told["rounds"]:
            assert each["result"] == pytest.approx(each["expected"] - each["cost"] + each["luck"])
        assert sum(each["cost"] for each in told["mistakes"]) == pytest.approx(sum(each["cost"] for each in told["rounds"]))
        replayed = (
            await here.client.get(f"/api/tables/{table.id}/partidas/1/replay", headers=here.cookie(table.players[0]))
        ).json()
        assert all(0 < each["step"] < len(replayed["updates"]) for each in told["mistakes"])
        english = (await study(here, table, table.players[0], "en")).json()
        assert english["unit"] == "chips"


async def test_among_people_nobody_is_told_unless_all_want_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        silent, willing = await session(here, "Ana", "Beto"), await session(here, "Ana", "Beto", learning=True)
        for guest in silent.players:
            assert code_of(await study(here, silent, guest)) == "study-off"
        for seat, guest in enumerate(willing.players):
            answer = await study(here, willing, guest)
            assert (answer.status_code, answer.json()["seat"]) == (200, seat)


async def test_who_did_not_sit_there_has_no_study_and_nobody_before_the_end(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, running = await session(here, "Ana"), await session(here, "Ana", over=False)
        for stranger in (None, here.guest("Zé")):
            assert code_of(await study(here, table, stranger)) == "study-seat"
        assert code_of(await study(here, running, running.players[0])) == "study-later"


async def test_an_exercise_is_the_same_for_the_same_seed_rules_and_weights(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        first, again, other = await drill(here), await drill(here), await drill(here, seed=8)
        assert first.status_code == 200, first.text
        assert first.content == again.content != other.content
        told = first.json()["snapshot"]
        menu = [each["action"] for each in told["menu"]]
        assert len(menu) > 1
        assert told["prompt"]["actors"] == [told["you"]["seat"]]
        marks = [(await mark(here, action)).json() for action in menu]
        assert [each["right"] for each in marks].count(True) >= 1
        for each in marks:
            assert (each["cost"] > 0) != each["right"]
            assert len(each["choices"]) == len(menu)
            best = max(choice["value"] for choice in each["choices"])
            assert each["choices"][0]["best"]
            assert each["choices"][0]["value"] == best


async def test_weights_and_house_rules_are_those_of_the_exercise(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        told = await drill(here, options={"surrender": "late", "decks": "2"})
        assert told.status_code == 200, told.text
        assert dict(told.json()["snapshot"]["view"]["options"])["surrender"] == "late"
        marks = [await kind_of(here, seed) for seed in range(4)]
        wanted = marks[0]
        assert len(set(marks)) > 1
        weights = {each: 0.0 for each in marks if each != wanted}
        for seed in range(4):
            assert await kind_of(here, seed, weights=weights) not in weights


@pytest.mark.parametrize(
    ("game", "asked", "why"),
    [
        ("truco-fenacef", {}, (404, "no-advice")),
        ("poker", {}, (404, "no-game")),
        ("blackjack", {"options": {"decks": "9"}}, (422, "option-value")),
        ("blackjack", {"options": {"surrender": "late", "peek": "false"}}, (422, "late-unchecked")),
        ("blackjack", {"seed": -1}, (400, "bad-body")),
        ("blackjack", {"weights": {"x": 101}}, (400, "bad-body")),
    ],
)
async def test_an_exercise_that_cannot_be_is_refused(
    tmp_path: Path, game: str, asked: dict[str, Any], why: tuple[int, str]
) -> None:
    async with site(tmp_path) as here:
        answer = await drill(here, game, **asked)
        assert (answer.status_code, code_of(answer)) == why
        assert "{" not in answer.json()["text"]


@pytest.mark.parametrize(
    ("action", "code"),
    [({"type": "Bet", "round": 1, "chips": 5}, "not-offered"), ({"type": "Play"}, "not-an-act"), (17, "not-an-act")],
)
async def test_an_answer_that_is_none_is_refused(tmp_path: Path, action: Any, code: str) -> None:
    async with site(tmp_path) as here:
        answer = await mark(here, action)
        assert (answer.status_code, code_of(answer)) == (422, code)


async def test_where_too_much_waits_who_comes_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutors, "WAITING", 0)
    async with site(tmp_path) as here:
        answer = await drill(here)
        assert (answer.status_code, code_of(answer), answer.headers["retry-after"]) == (503, "busy", "5")


async def test_asking_too_often_is_slowed_down(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        guest, table = here.guest(), await session(here, "Ana")
        found = [await study(here, table, guest) for _ in range(12)]
        codes = [answer.status_code for answer in found]
        assert codes[0] == 403
        assert 429 in codes, "a study counts for several"
        assert learning.STUDY > 1


async def test_what_takes_too_long_is_given_up_and_the_next_piece_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    made = tutors.Tutors()
    monkeypatch.setattr(tutors, "SECONDS", 0.01)
    try:
        with pytest.raises(Refusal):
            await made.work("slow", sum, range(10**9))
        monkeypatch.setattr(tutors, "SECONDS", 60.0)
        assert await made.work("quick", sum, [1, 2]) == 3
        assert await made.work("quick", max, [0]) == 3, "what was made is kept"
    finally:
        made.close()


async def test_an_act_nested_without_end_is_no_fault_of_ours(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for body in (b'{"seed":1,"action":' + b"[" * 30_000, b'{"seed":1,"action":{"type":"\xff"}}'):
            answer = await here.client.post(
                "/api/games/blackjack/drill/answer", content=body, headers={"Content-Type": "application/json"}
            )
            assert (answer.status_code, code_of(answer)) == (400, "bad-body")
