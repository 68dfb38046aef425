"""Run by killer.py beside the tests: the product under test is the copy, not what is installed."""

import os
from pathlib import Path

import plateau_parlant.engines


def test_the_product_is_the_copy() -> None:
    file = plateau_parlant.engines.__file__
    assert file is not None
    assert Path(file).is_relative_to(os.environ["PLATEAU_TEST_NAMESPACE"])
