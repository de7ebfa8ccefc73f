"""The asserts of the kit explain themselves like those of a test."""

import pytest

pytest.register_assert_rewrite("table.table_kit", "table.client_kit", "table.machine_kit")
