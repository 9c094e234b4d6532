"""Decorators that register a function and return it unchanged."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

Function = Callable[[Any], None]
Decorator = Callable[[Function], Function]


@dataclass(frozen=True)
class Test:
    """A declared test. `warmup` and `repeat` are for perf tests. If one is None, the manifest's value applies."""

    name: str
    function: Function
    is_perf: bool
    timeout_s: float
    retries: int
    requires: "Sequence[str]"
    measures: "Sequence[str]"
    warmup: "int | None" = 0
    repeat: "int | None" = 1


tests: "list[Test]" = []
setups: "dict[str, list[Function]]" = {"job": [], "test": []}
teardowns: "dict[str, list[Function]]" = {"job": [], "test": []}


def _declare(test: Test) -> None:
    if any(other.name == test.name for other in tests):
        raise ValueError(f"two tests have the name {test.name}")
    tests.append(test)


def test(
    name: "str | None" = None,
    *,
    tags: "Sequence[str]" = (),
    timeout_s: float = 300,
    retries: int = 0,
    requires: "Sequence[str]" = (),
    measures: "Sequence[str]" = (),
) -> Decorator:
    def declare(function: Function) -> Function:
        _declare(Test(name or function.__name__, function, False, timeout_s, retries, requires, measures))
        return function

    return declare


def perf(
    name: "str | None" = None,
    *,
    warmup: "int | None" = None,
    repeat: "int | None" = None,
    timeout_s: float = 900,
    tags: "Sequence[str]" = (),
    requires: "Sequence[str]" = (),
    measures: "Sequence[str]" = (),
) -> Decorator:
    def declare(function: Function) -> Function:
        _declare(Test(name or function.__name__, function, True, timeout_s, 0, requires, measures, warmup, repeat))
        return function

    return declare


def setup(scope: Literal["job", "test"] = "job") -> Decorator:
    def declare(function: Function) -> Function:
        setups[scope].append(function)
        return function

    return declare


def teardown(scope: Literal["job", "test"] = "job") -> Decorator:
    def declare(function: Function) -> Function:
        teardowns[scope].append(function)
        return function

    return declare
