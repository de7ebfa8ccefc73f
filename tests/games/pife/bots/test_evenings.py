"""Short evenings of pif-paf: the player ends with more chips than it brought. `make strength` plays long ones."""

from carteado.arena import match


def test_it_leaves_the_table_richer() -> None:
    score = match("pifpaf", "pifador", "aprendiz", 4, seed=13, options={"max_deals": "8"})
    assert score.points[0] > 100 > score.points[1]
