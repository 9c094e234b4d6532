"""A test's context, with the details of a made-up job."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NoReturn

from . import clock, places
from .artifacts import Artifacts
from .device import Device
from .errors import CheckFailed, SkipTest
from .sensor import SampleSet


@dataclass(frozen=True)
class JobInfo:
    id: str = "job_simulated2aa"
    group_id: str = "grp_simulated2aa"
    attempt: int = 1
    branch: "str | None" = None
    commit: "str | None" = None


@dataclass(frozen=True)
class DipInfo:
    name: str
    version: str
    variant: str
    digest: str


class Secret:
    def __init__(self, value: str) -> None:
        self._value = value

    def __str__(self) -> str:
        return "***"

    __repr__ = __str__

    def reveal(self) -> str:
        return self._value


@dataclass(frozen=True)
class Measurement:
    name: str
    value: float
    unit: str
    minimum: "float | None"
    maximum: "float | None"

    @property
    def outcome(self) -> Literal["pass", "fail", "unset"]:
        if self.minimum is None and self.maximum is None:
            return "unset"
        low = self.minimum is not None and self.value < self.minimum
        high = self.maximum is not None and self.value > self.maximum
        return "fail" if low or high else "pass"


class Context:
    """The runner clears `failed_checks` and `measurements` before each call and reads them afterward."""

    def __init__(
        self,
        devices: "Sequence[Device]",
        params: "Mapping[str, Any]",
        secrets: "Mapping[str, Secret]",
        workdir: Path,
    ) -> None:
        self.job = JobInfo()
        self.dip: "DipInfo | None" = None
        self.devices = devices
        self.device = devices[0]
        self.params = params
        self.secrets = secrets
        self.workdir = workdir
        self.log = logging.getLogger("benchloom.test")
        self.artifacts = Artifacts(workdir)
        self.failed_checks: "list[str]" = []
        self.measurements: "list[Measurement]" = []

    def check(self, ok: bool, message: str) -> None:
        if not ok:
            self.failed_checks.append(places.caller() + message)

    def require(self, ok: bool, message: str) -> None:
        if not ok:
            raise CheckFailed(message)

    def measure(
        self,
        name: str,
        value: float,
        unit: str,
        *,
        minimum: "float | None" = None,
        maximum: "float | None" = None,
    ) -> Measurement:
        measurement = Measurement(name, float(value), unit, minimum, maximum)
        self.measurements.append(measurement)
        return measurement

    def sample(self, source: str, *, duration_s: float, rate_hz: "float | None" = None) -> SampleSet:
        clock.advance(duration_s)
        return SampleSet(duration_s, rate_hz)

    @contextmanager
    def step(self, name: str) -> "Iterator[None]":
        yield

    def skip(self, reason: str) -> NoReturn:
        raise SkipTest(reason)
