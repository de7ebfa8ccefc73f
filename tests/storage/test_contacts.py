"""How to reach people: kept by either database apart from the logs, in no bundle, gone with one act."""

from carteado.server.storage import Reached, Store

PHONE = "51 99999-1234"


async def test_what_is_kept_of_somebody_takes_the_place_of_what_was(address: str) -> None:
    store = await Store.open(address)
    one, other = Reached(1, "João", PHONE, "joao@example.org"), Reached(2, "", "1", "")
    for kept in (one, other, one):
        await store.keep_contact("copa", kept)
    assert await store.contacts("copa") == [one, other]
    assert await store.contacts("outra") == []
    await store.keep_contact("copa", Reached(1, "João", "", "j@example.org"))
    assert await store.contacts("copa") == [Reached(1, "João", "", "j@example.org"), other]
    await store.keep_contact("copa", Reached(1, "João", "", ""))
    assert await store.contacts("copa") == [other]
    await store.keep_contact("outra", one)
    assert await store.forget_contacts("copa") == 1
    assert (await store.contacts("copa"), await store.contacts("outra")) == ([], [one])
    assert PHONE not in str(await store.settings())
    await store.close()
