"""The asserts of the kit explain themselves like those of a test."""

import pytest

pytest.register_assert_rewrite("conformance_kit")
