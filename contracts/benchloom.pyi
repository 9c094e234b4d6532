"""Python API of Benchloom for tests, perf tests and hooks.

Python 3.10 to 3.14. All times are in seconds, all sizes in bytes, and all values in the unit that is
given with them: `s` and not `ms`, `A` and not `mA`. Every decorated function takes one argument, the
`Context`. Order of a job: job setup; for each test its test setup, the test and its test teardown; job
teardown, always. A job setup that fails gives every test the outcome `error`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from logging import Logger as Logger
from os import PathLike as OsPathLike
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeAlias

PathLike: TypeAlias = str | OsPathLike[str]
"""A path as text or as an object such as `pathlib.Path`."""

TestFunction: TypeAlias = Callable[["Context"], None]
"""A function that a decorator of this package takes and returns unchanged."""

Unit: TypeAlias = Literal["s", "byte", "byte/s", "A", "V", "W", "J", "%", "count", "Hz", "degC"]
"""Unit of a value, never scaled."""

ArtifactKind: TypeAlias = Literal["file", "log", "report", "data", "image", "core"]
"""Kind of an artifact."""

def test(
    name: str | None = None,
    *,
    tags: Sequence[str] = (),
    timeout_s: float = 300,
    retries: int = 0,
    requires: Sequence[str] = (),
    measures: Sequence[str] = (),
) -> Callable[[TestFunction], TestFunction]:
    """Declare a test.

    Args:
        name: Name of the test, unique in the package. None: name of the function.
        tags: Tags that `tests.tags` of the manifest selects by.
        timeout_s: Limit of one run in seconds. When it is reached, `TestTimeout` ends the test: `failed`.
        retries: Reruns of a failed test in the same job. Passing then gives `passed` with the flag `flaky`.
        requires: Fixtures that the device must have. If one is absent, the test is `skipped` with the
            code FIXTURE_ABSENT.
        measures: Names that the test must set with `Context.measure`. If one is not set, the test is
            `failed` with the code MEASUREMENT_MISSING.
    """

def perf(
    name: str | None = None,
    *,
    warmup: int | None = None,
    repeat: int | None = None,
    timeout_s: float = 900,
    tags: Sequence[str] = (),
    requires: Sequence[str] = (),
    measures: Sequence[str] = (),
) -> Callable[[TestFunction], TestFunction]:
    """Declare a perf test, which is called `warmup` + `repeat` times.

    Each call gives one sample for each name set with `Context.measure`; the reported value is the median
    of the samples after the warm-up.

    Args:
        name: Name of the test, unique in the package. None: name of the function.
        warmup: Calls whose samples are dropped. None: `perf.warmup` of the manifest (1).
        repeat: Calls whose samples count. None: `perf.repeat` of the manifest (5).
        timeout_s: Limit of one call in seconds. When it is reached, `TestTimeout` ends the test: `failed`.
        tags: Tags that `tests.tags` of the manifest selects by.
        requires: Fixtures that the device must have. If one is absent, the test is `skipped` with the
            code FIXTURE_ABSENT.
        measures: Names that each call must set with `Context.measure`. If one is not set, the test is
            `failed` with the code MEASUREMENT_MISSING.
    """

def setup(scope: Literal["job", "test"] = "job") -> Callable[[TestFunction], TestFunction]:
    """Declare a function that runs before all tests of the job, or before each test.

    Args:
        scope: `job` runs once, `test` runs before each test. A job setup that fails gives every test the
            outcome `error`.
    """

def teardown(scope: Literal["job", "test"] = "job") -> Callable[[TestFunction], TestFunction]:
    """Declare a function that runs after all tests of the job, or after each test.

    Args:
        scope: `job` runs once at the end, always; `test` runs after each test.
    """

class CheckFailed(Exception):
    """A check did not hold. Raised by `Context.require`; a failed `Context.check` also ends the test this way.

    Test: `failed`, code CHECK_FAILED. Job: `failed`, reason TEST_FAILED.
    """

class ConsoleTimeout(Exception):
    """The expected text did not appear in time.

    Test: `failed`, code CONSOLE_TIMEOUT. Job: `failed`, reason TEST_FAILED.
    """

class CommandFailed(Exception):
    """A command on the device returned an exit code other than 0, and `check` was True.

    Test: `failed`, code COMMAND_FAILED. Job: `failed`, reason TEST_FAILED.
    """

class TestTimeout(Exception):
    """A test ran longer than its `timeout_s`.

    Test: `failed`, code TEST_TIMEOUT. Job: `failed`, reason TEST_FAILED.
    """

class SkipTest(Exception):
    """The test is not run to its end. Raised by `Context.skip`.

    Test: `skipped`. It does not change the outcome of the job.
    """

class InfrastructureError(Exception):
    """The lab is at fault and not the product. Raise it in a test when it finds a fault of the bench.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason INFRASTRUCTURE, which is
    retried by default. If a test has failed before, the job stays `failed`, with the warning
    LAB_ERROR_AFTER_FAILURE. So it does for a subclass, unless the failed test used what is at fault.
    """

    def __init__(self, *args: object, device: "Device | None" = None) -> None:
        """Create the exception.

        Args:
            args: What is wrong.
            device: Device at fault, whose health it then costs. None: equipment that devices share. (since 2.31)
        """

class ConsoleClosed(InfrastructureError):
    """The console port was lost, or another process holds it.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason CONSOLE_CLOSED.
    """

class PowerError(InfrastructureError):
    """Power could not be switched, or there is no way to restart the device.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason POWER_FAILED.
    """

class FlashError(InfrastructureError):
    """A payload could not be written.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason FLASH_FAILED.
    """

class SensorError(InfrastructureError):
    """A sensor was lost, or more than 1% of its samples were dropped.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason SENSOR_FAILED.
    """

class JobInfo:
    """Facts of the running job."""

    @property
    def id(self) -> str:
        """ID of the job, `job_` and 12 characters."""
    @property
    def group_id(self) -> str:
        """ID of the job group, `grp_…`."""
    @property
    def attempt(self) -> int:
        """Number of the attempt, from 1."""
    @property
    def branch(self) -> str | None:
        """Branch that the job was submitted for, None if there is none."""
    @property
    def commit(self) -> str | None:
        """Commit that the job was submitted for, None if there is none."""

class DipInfo:
    """The DIP that is bound to the job."""

    @property
    def name(self) -> str:
        """Name of the DIP."""
    @property
    def version(self) -> str:
        """Version, SemVer 2.0."""
    @property
    def variant(self) -> str:
        """Variant, `default` if none was given."""
    @property
    def digest(self) -> str:
        """sha256 of the `.dip` file."""

class Secret:
    """A project secret. `str()` and `repr()` give `***`.

    Wherever the value is stored or streamed, the raw console included, each of its bytes becomes `*`. What a
    command writes on the device itself stays there: delete it in the test or in `cleanup.hook`.
    """

    def reveal(self) -> str:
        """Return the value."""

class CommandResult:
    """Result of a command on the device."""

    @property
    def stdout(self) -> str:
        """Output of the command, without its echo and without VT100 codes."""
    @property
    def exit_code(self) -> int:
        """Exit code of the command."""
    @property
    def duration_s(self) -> float:
        """Duration in seconds."""

class Mark:
    """A position in the console output, made by `Console.mark`."""

class Measurement:
    """A value that was recorded by `Context.measure`."""

    @property
    def name(self) -> str:
        """Name of the value."""
    @property
    def value(self) -> float:
        """Value in `unit`."""
    @property
    def unit(self) -> Unit:
        """Unit of value and limits."""
    @property
    def minimum(self) -> float | None:
        """Lower limit in `unit`, None if there is none."""
    @property
    def maximum(self) -> float | None:
        """Upper limit in `unit`, None if there is none."""
    @property
    def outcome(self) -> Literal["pass", "fail", "unset"]:
        """Whether the value is inside its limits; `unset` without limits."""

class SampleSet:
    """Samples of one sensor. All values are in the unit of the sensor."""

    @property
    def count(self) -> int:
        """Number of samples."""
    @property
    def mean(self) -> float:
        """Arithmetic mean."""
    @property
    def median(self) -> float:
        """Median."""
    @property
    def minimum(self) -> float:
        """Smallest sample."""
    @property
    def maximum(self) -> float:
        """Largest sample."""
    @property
    def p95(self) -> float:
        """95th percentile."""
    @property
    def stdev(self) -> float:
        """Standard deviation."""
    @property
    def dropped(self) -> int:
        """Number of samples that were lost; above 1% the sensor counts as failed."""

    def to_csv(self, path: PathLike) -> None:
        """Write the samples to a CSV file.

        Args:
            path: File to write.
        """

class ArtifactRef:
    """A file that was added to the artifacts of the job."""

    @property
    def path(self) -> str:
        """Path in the store."""
    @property
    def size(self) -> int:
        """Size in bytes."""
    @property
    def sha256(self) -> str:
        """sha256 of the file."""
    @property
    def kind(self) -> ArtifactKind:
        """Kind of the file."""

class Console:
    """Console of a device. Every call may raise `ConsoleClosed`: the job ends as `errored`, CONSOLE_CLOSED."""

    def send(self, text: str, *, newline: bool = True) -> None:
        """Send text to the device, without waiting for an answer.

        Args:
            text: Text to send.
            newline: Add the line end of `devices[].console.newline`.
        """

    def expect(self, pattern: str | re.Pattern[str], *, timeout_s: float = 30) -> re.Match[str]:
        """Wait for a pattern. The search starts at the end of the last match.

        Args:
            pattern: Regular expression, searched in the decoded console text.
            timeout_s: Limit in seconds.

        Raises:
            ConsoleTimeout: The pattern did not come in time. Test: `failed`, CONSOLE_TIMEOUT.
        """

    def run(self, command: str, *, timeout_s: float = 30, check: bool = True) -> CommandResult:
        """Run a command in the POSIX shell of the device, and read its output and exit code.

        The command is wrapped between random markers, so that its echo cannot match. A device without a
        POSIX shell, or with an SWO console, cannot run commands.

        Args:
            command: Command line.
            timeout_s: Limit in seconds.
            check: Raise if the exit code is not 0.

        Raises:
            CommandFailed: The exit code is not 0 and `check` is True. Test: `failed`, COMMAND_FAILED.
            ConsoleTimeout: The command did not end in time. Test: `failed`, CONSOLE_TIMEOUT.
        """

    def read_until_quiet(self, quiet_s: float = 2.0, *, timeout_s: float = 30) -> str:
        """Read until no byte has come for a while, and return what came.

        Args:
            quiet_s: Time without a byte, in seconds.
            timeout_s: Limit in seconds.

        Raises:
            ConsoleTimeout: The console was not quiet in time. Test: `failed`, CONSOLE_TIMEOUT.
        """

    def interrupt_boot(self, *, timeout_s: float = 30) -> None:
        """Stop autoboot and wait for the prompt of the bootloader, as set in `devices[].bootloader`.

        Args:
            timeout_s: Limit in seconds.

        Raises:
            ConsoleTimeout: The prompt was not caught in time. Test: `failed`, CONSOLE_TIMEOUT.
        """

    def mark(self) -> Mark:
        """Return the current position in the console output."""

    def since(self, mark: Mark) -> str:
        """Return the console output since a mark.

        Args:
            mark: Position from `mark`.
        """

class Power:
    """Power switch of a device. Every call may raise `PowerError`: the job ends as `errored`, POWER_FAILED."""

    def on(self) -> None:
        """Switch power on, and wait `devices[].power.settle_s`."""

    def off(self) -> None:
        """Switch power off."""

    def cycle(self, off_s: float | None = None) -> None:
        """Switch power off and on again.

        Args:
            off_s: Time without power in seconds. None: `devices[].power.off_s` of the device (2.0).
        """

    def state(self) -> Literal["on", "off", "unknown"]:
        """Return the state that the driver reads back."""

class Device:
    """A device of the job."""

    @property
    def id(self) -> str:
        """ID of the device."""
    @property
    def type(self) -> str:
        """Device type."""
    @property
    def tags(self) -> Mapping[str, str]:
        """Tags of the device and its agent; a tag of the device wins."""
    @property
    def fixtures(self) -> frozenset[str]:
        """Fixtures of the device, `name` or `name:value`."""
    @property
    def console(self) -> Console:
        """Console of the device."""
    @property
    def power(self) -> Power:
        """Power switch of the device."""

    def flash(self, payload: str) -> None:
        """Write one payload of the bound DIP. The agent then no longer knows what is installed, so the next job flashes the device.

        Args:
            payload: Name of the payload.

        Raises:
            FlashError: The write failed. Job: `errored`, reason FLASH_FAILED.
        """

    def reboot(self, *, wait_ready: bool = True, timeout_s: float | None = None, sync: bool = True) -> float:
        """Restart the device and return the time to the ready pattern in seconds.

        The power driver cuts power for `devices[].power.off_s`. A device without a power driver is reset
        through its debug probe, as set in `rtos.reset` of the DIP.

        Args:
            wait_ready: Wait for the ready pattern. Without it the call returns 0.0 as soon as power is on.
            timeout_s: Limit of the wait in seconds. None: limit of the booting phase.
            sync: Run `sync` before power is cut, if a POSIX shell is logged in: 10 s at most, then power is
                cut in any case. Pass False to test a loss of power. (since 2.31)

        Raises:
            ConsoleTimeout: The ready pattern did not come in time. Test: `failed`, CONSOLE_TIMEOUT.
            PowerError: Power could not be switched. Job: `errored`, reason POWER_FAILED. Or the device has
                neither a power driver nor a debug probe: if the test does not catch it, the job is `errored`,
                reason REBOOT_UNSUPPORTED.
        """

class Artifacts:
    """Artifacts of the job."""

    def add(self, path: PathLike, *, name: str | None = None, kind: ArtifactKind = "file") -> ArtifactRef:
        """Add a file. It is uploaded in the collecting phase.

        Args:
            path: File below `Context.workdir`.
            name: Path in the store. None: the path below the work directory.
            kind: Kind of the file.
        """

    def add_json(self, name: str, value: Any) -> ArtifactRef:
        """Write a value as a JSON file and add it.

        Args:
            name: Path in the store.
            value: Value that the `json` module can write.
        """

class Context:
    """What a test, a setup, a teardown or a hook works with."""

    @property
    def job(self) -> JobInfo:
        """The running job."""
    @property
    def dip(self) -> DipInfo | None:
        """The bound DIP, None for a job without one."""
    @property
    def device(self) -> Device:
        """The first device of the job."""
    @property
    def devices(self) -> Sequence[Device]:
        """All devices of the job in ID order."""
    @property
    def params(self) -> Mapping[str, Any]:
        """Parameters of the job by name, with the types of the manifest."""
    @property
    def secrets(self) -> Mapping[str, Secret]:
        """Secrets that the manifest names."""
    @property
    def workdir(self) -> Path:
        """Work directory of the job. Artifact globs are relative to it; it is deleted after cleaning."""
    @property
    def log(self) -> Logger:
        """Logger of the job. Each line restarts the silence timeout."""
    @property
    def artifacts(self) -> Artifacts:
        """Artifacts of the job."""

    def check(self, ok: bool, message: str) -> None:
        """Record a check and continue. A failed check ends the test as `failed`, CHECK_FAILED, when it returns.

        Args:
            ok: True if the check holds.
            message: What is wrong if it does not.
        """

    def require(self, ok: bool, message: str) -> None:
        """Record a check, and stop the test if it does not hold.

        Args:
            ok: True if the check holds.
            message: What is wrong if it does not.

        Raises:
            CheckFailed: `ok` is False. Test: `failed`, CHECK_FAILED.
        """

    def measure(
        self,
        name: str,
        value: float,
        unit: Unit,
        *,
        minimum: float | None = None,
        maximum: float | None = None,
    ) -> Measurement:
        """Record a value. Outside its limits the test is `failed`, MEASUREMENT_LIMIT, and the job TEST_FAILED.

        Args:
            name: Name of the value.
            value: Value in `unit`.
            unit: Unit of value and limits, never scaled.
            minimum: Lower limit. None: no limit.
            maximum: Upper limit. None: no limit.
        """

    def sample(self, source: str, *, duration_s: float, rate_hz: float | None = None) -> SampleSet:
        """Read a sensor for a while.

        Args:
            source: Name of the sensor, `devices[].sensors[].name`.
            duration_s: Time in seconds.
            rate_hz: Samples per second in Hz. None: `devices[].sensors[].rate_hz`, else the native rate.

        Raises:
            SensorError: The sensor was lost, or more than 1% of the samples were dropped. Job: `errored`,
                reason SENSOR_FAILED.
        """

    def step(self, name: str) -> AbstractContextManager[None]:
        """Return a context manager that records a named step with its duration.

        Args:
            name: Name of the step.
        """

    def skip(self, reason: str) -> NoReturn:
        """Stop the test and mark it `skipped`.

        Args:
            reason: Why it is skipped.

        Raises:
            SkipTest: Always.
        """
