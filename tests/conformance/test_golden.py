"""The golden playthroughs still go the way they are written down; see `conformance_kit.golden` to write them again."""

import pytest

from conformance_kit.golden import FOLDER, path_of, told
from conformance_kit.registry import stories
from conformance_kit.story import Story

TOLD = [(identity, story) for identity, found in stories().items() for story in found]


@pytest.mark.parametrize(("identity", "story"), TOLD, ids=[f"{identity}-{story.name}" for identity, story in TOLD])
def test_the_story_goes_as_written(identity: str, story: Story) -> None:
    assert told(identity, story) == path_of(identity, story).read_text(encoding="utf-8")


def test_every_file_is_a_story() -> None:
    assert set(FOLDER.rglob("*.txt")) == {path_of(identity, story) for identity, story in TOLD}
