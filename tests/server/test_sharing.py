"""Links as they look where they are sent: the sentence, the picture, and names that are nothing but names."""

import re
from pathlib import Path

import pytest

from carteado.server.sharing import drawn
from server.server_kit import GAME, HOST, Site, code_of, site

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client that is nothing but its page."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html><head><title>Carteado</title></head>", encoding="utf-8")
    return tmp_path


async def table_of(here: Site, name: str, **more: object) -> str:
    await here.client.put("/api/me", json={"name": name})
    answer = await here.client.post("/api/tables", json={"setup": {"game": GAME}, "sit": True, **more})
    return str(answer.json()["id"])


def told(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page))


async def test_the_link_of_a_table_says_who_calls_and_to_what(built: Path) -> None:
    async with site(built) as here:
        table = await table_of(here, "Dona Zefa")
        found = told((await here.client.get(f"/mesa/{table}")).text)
        assert found["og:title"] == "Dona Zefa te chamou: Truco mineiro"
        assert found["og:image"] == f"http://{HOST}/api/tables/{table}/convite.png"
        picture = await here.client.get(found["og:image"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        assert picture.content.startswith(PNG)
        assert picture.content[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
        english = told((await here.client.get(f"/mesa/{table}?lang=en")).text)
        assert english["og:title"] != found["og:title"]


async def test_a_table_with_a_password_says_so_and_one_that_is_not_there_says_nothing(built: Path) -> None:
    async with site(built) as here:
        locked = await table_of(here, "Ana", password="segredo")
        assert "senha" in told((await here.client.get(f"/mesa/{locked}")).text)["og:description"]
        for path in ("/mesa/nada", "/mesas", "/"):
            answer = await here.client.get(path)
            assert (answer.status_code, told(answer.text)) == (200, {}), path
        assert code_of(await here.client.get("/api/tables/nada/convite.png")) == "no-table"
        assert code_of(await here.client.get("/api/games/nada/convite.png")) == "no-game"
        assert (await here.client.get("/api/games/cacheta/convite.png")).content.startswith(PNG)


async def test_a_name_is_a_name_in_the_page_and_in_the_picture(built: Path) -> None:
    async with site(built) as here:
        table = await table_of(here, '"><script>x</script>')
        page = (await here.client.get(f"/mesa/{table}")).text
        assert "<script>" not in page
        assert told(page)["og:title"].startswith("&quot;&gt;&lt;script&gt;")
    plain, markup = drawn("Ana", "x"), drawn('#image("/etc/passwd") *Ana*', "x")
    assert plain.startswith(PNG)
    assert markup.startswith(PNG)
    assert plain != markup
