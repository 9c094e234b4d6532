"""Benchloom's Python API for tests, perf tests, and hooks.

The API supports Python 3.10 to 3.14. Times are in seconds, and sizes are in bytes. Other values are in the
unit that is passed with them. Units are never scaled: `s`, not `ms`, and `A`, not `mA`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from logging import Logger as Logger
from os import PathLike as OsPathLike
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeAlias

PathLike: TypeAlias = str | OsPathLike[str]
"""A path, as a string or an object such as `pathlib.Path`."""

TestFunction: TypeAlias = Callable[[Context], None]
"""A function with one argument, the `Context`. The decorators return the function unchanged."""

Unit: TypeAlias = Literal["s", "byte", "byte/s", "A", "V", "W", "J", "%", "count", "Hz", "degC"]
"""Unit of a value. Units are never scaled: `s`, not `ms`."""

ArtifactKind: TypeAlias = Literal["file", "log", "report", "data", "image", "core"]
"""Kind of an artifact. `core` is a core dump."""

def test(
    name: str | None = None,
    *,
    tags: Sequence[str] = (),
    timeout_s: float = 300,
    retries: int = 0,
    requires: Sequence[str] = (),
    measures: Sequence[str] = (),
) -> Callable[[TestFunction], TestFunction]:
    """Declare a test: a function with one argument, the `Context`.

    Each exception in this package has an entry that states the resulting outcome. After any other exception,
    the test's outcome is `error` with the code EXCEPTION. Job: `failed`, reason TEST_FAILED.

    Args:
        name: Name of the test, unique in the package. The default is the function's name.
        tags: Tags that `tests.tags` in the manifest can use to select the test.
        timeout_s: Timeout for one run, in seconds. If the test takes longer, it ends with `TestTimeout` and
            is `failed`.
        retries: How many times a failed test runs again in the same job. If a retry passes, the test
            is `passed` and marked `flaky`.
        requires: Fixtures that the device must have. If one is missing, the test is `skipped` with the code
            FIXTURE_ABSENT.
        measures: Values that the test must set with `Context.measure`. If one is missing, the test is
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

    Each call adds one sample for each value that it sets with `Context.measure`. The reported value is the
    median of the samples taken after the warm-up. Limits that are passed to `Context.measure` apply to each
    call, including the warm-up.

    Args:
        name: Name of the test, unique in the package. The default is the function's name.
        warmup: Number of initial calls, whose samples are dropped. If None, `perf.warmup` in the manifest
            applies, or 1 if that isn't set either.
        repeat: Number of calls after the warm-up, whose samples are used. If None, `perf.repeat` in the
            manifest applies, or 5 if that isn't set either.
        timeout_s: Timeout for one call, in seconds. If a call takes longer, the test ends with `TestTimeout`
            and is `failed`.
        tags: Tags that `tests.tags` in the manifest can use to select the test.
        requires: Fixtures that the device must have. If one is missing, the test is `skipped` with the code
            FIXTURE_ABSENT.
        measures: Values that each call must set with `Context.measure`. If one is missing, the test is
            `failed` with the code MEASUREMENT_MISSING.
    """

def setup(scope: Literal["job", "test"] = "job") -> Callable[[TestFunction], TestFunction]:
    """Declare a function that runs before all tests of the job, or before each test.

    A job first runs the job setup. For each test, it then runs the test setup, the test, and the test
    teardown. Finally, it runs the job teardown.

    Args:
        scope: `job` runs the function once; `test` runs it before each test. If a job setup fails, every
            test has the outcome `error`.
    """

def teardown(scope: Literal["job", "test"] = "job") -> Callable[[TestFunction], TestFunction]:
    """Declare a function that runs after all tests of the job, or after each test.

    Args:
        scope: `job` runs the function once at the end of the job, even after a failure; `test` runs it after
            each test.
    """

class CheckFailed(Exception):
    """A check failed.

    `Context.require` raises this exception immediately. After a failed `Context.check`, the exception is
    raised when the test returns.

    Test: `failed`, code CHECK_FAILED. Job: `failed`, reason TEST_FAILED.
    """

class ConsoleTimeout(Exception):
    """The expected text didn't appear in time.

    Test: `failed`, code CONSOLE_TIMEOUT. Job: `failed`, reason TEST_FAILED.
    """

class CommandFailed(Exception):
    """A command that `Console.run` ran with `check=True` returned an exit code other than 0.

    Test: `failed`, code COMMAND_FAILED. Job: `failed`, reason TEST_FAILED.
    """

class TestTimeout(Exception):
    """A test ran longer than its `timeout_s`.

    Test: `failed`, code TEST_TIMEOUT. Job: `failed`, reason TEST_FAILED.
    """

class SkipTest(Exception):
    """The test ends early because it doesn't apply. `Context.skip` raises this exception.

    Test: `skipped`. The job's outcome doesn't change.
    """

class InfrastructureError(Exception):
    """The lab is at fault, not the product. Raise this exception when a test finds that the bench doesn't work.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason INFRASTRUCTURE. The server retries
    the job by default.

    If a test has already failed, the job stays `failed` and gets the warning LAB_ERROR_AFTER_FAILURE. The same
    applies to the subclasses, unless the failed test used the console, power, or sensor that is at fault.
    """

    def __init__(self, *args: object, device: Device | None = None) -> None:
        """Create the exception.

        Args:
            args: Description of the fault, as text.
            device: Device at fault. The error counts against the device's health. Use None for equipment that
                several devices share. (since 2.31)
        """

class ConsoleClosed(InfrastructureError):
    """The console port was lost, or another process is using it.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason CONSOLE_CLOSED.
    """

class PowerError(InfrastructureError):
    """Power couldn't be switched, or there's no way to restart the device.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason POWER_FAILED, or REBOOT_UNSUPPORTED if
    `Device.reboot` has no way to restart the device.
    """

class FlashError(InfrastructureError):
    """A payload couldn't be written.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason FLASH_FAILED.
    """

class SensorError(InfrastructureError):
    """A sensor was lost, or more than 1% of its samples were dropped.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason SENSOR_FAILED.
    """

class JobInfo:
    """Facts about the running job."""

    @property
    def id(self) -> str:
        """ID of the job: `job_` followed by 12 characters."""
    @property
    def group_id(self) -> str:
        """ID of the job group, `grp_…`."""
    @property
    def attempt(self) -> int:
        """Number of the attempt, counted from 1."""
    @property
    def branch(self) -> str | None:
        """Branch that the job was submitted for, or None."""
    @property
    def commit(self) -> str | None:
        """Commit that the job was submitted for, or None."""

class DipInfo:
    """The DIP that the job uses."""

    @property
    def name(self) -> str:
        """Name of the DIP."""
    @property
    def version(self) -> str:
        """Version of the DIP, SemVer 2.0."""
    @property
    def variant(self) -> str:
        """Variant of the DIP; `default` if no variant was specified."""
    @property
    def digest(self) -> str:
        """SHA-256 of the `.dip` file."""

class Secret:
    """A project secret. `str()` and `repr()` return `***`.

    Wherever Benchloom stores or streams the value, including in the raw console log, each byte of the value
    becomes `*`. Data that a command writes to the device stays there. Delete it in the test or in `cleanup.hook`.
    """

    def reveal(self) -> str:
        """Return the value as text."""

class CommandResult:
    """Result of a command on the device."""

    @property
    def stdout(self) -> str:
        """Output of the command, without its echo and VT100 codes."""
    @property
    def exit_code(self) -> int:
        """Exit code of the command."""
    @property
    def duration_s(self) -> float:
        """Duration in seconds, including the transfer over the console."""

class Mark:
    """A position in the console output. `Console.mark` returns a mark, and `Console.since` accepts one."""

class Measurement:
    """A value that `Context.measure` recorded."""

    @property
    def name(self) -> str:
        """Name of the value."""
    @property
    def value(self) -> float:
        """Value in `unit`."""
    @property
    def unit(self) -> Unit:
        """Unit of the value and its limits."""
    @property
    def minimum(self) -> float | None:
        """Lower limit in `unit`; None if no lower limit is set."""
    @property
    def maximum(self) -> float | None:
        """Upper limit in `unit`; None if no upper limit is set."""
    @property
    def outcome(self) -> Literal["pass", "fail", "unset"]:
        """`pass` if the value is within its limits, `fail` if it isn't, and `unset` if no limit is set."""

class SampleSet:
    """Samples from one sensor, returned by `Context.sample`. Values are in the sensor's unit, such as `A`."""

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
        """Number of lost samples. If more than 1% are lost, `Context.sample` raises `SensorError`."""

    def to_csv(self, path: PathLike) -> None:
        """Write the samples to a CSV file.

        Args:
            path: File to write, for example under `Context.workdir`.
        """

class ArtifactRef:
    """A file that `Artifacts.add` or `Artifacts.add_json` added to the job."""

    @property
    def path(self) -> str:
        """Path of the artifact in the job."""
    @property
    def size(self) -> int:
        """Size in bytes."""
    @property
    def sha256(self) -> str:
        """SHA-256 of the file."""
    @property
    def kind(self) -> ArtifactKind:
        """Kind of the file."""

class Console:
    """Console of a device.

    Every call can raise `ConsoleClosed`. Job: `errored`, reason CONSOLE_CLOSED.
    """

    def send(self, text: str, *, newline: bool = True) -> None:
        """Send text to the device without waiting for a response.

        Args:
            text: Text to send.
            newline: Whether to add the line ending that is set in `devices[].console.newline`.
        """

    def expect(self, pattern: str | re.Pattern[str], *, timeout_s: float = 30) -> re.Match[str]:
        """Wait for a pattern and return its match. The search starts where the last match ended.

        Args:
            pattern: Regular expression to search for in the decoded console text.
            timeout_s: How long to wait, in seconds.

        Raises:
            ConsoleTimeout: The pattern didn't appear in time. Test: `failed`, code CONSOLE_TIMEOUT.
        """

    def run(self, command: str, *, timeout_s: float = 30, check: bool = True) -> CommandResult:
        """Run a command in the device's POSIX shell and return the output and exit code.

        Random markers enclose the command, so its echo can't be mistaken for output. A device without a POSIX
        shell, or with an SWO console, can't run commands.

        Args:
            command: Command line for the shell.
            timeout_s: How long the command may take, in seconds.
            check: Whether to raise `CommandFailed` if the exit code isn't 0.

        Raises:
            CommandFailed: The exit code isn't 0, and `check` is True. Test: `failed`, code COMMAND_FAILED.
            ConsoleTimeout: The command didn't finish in time. Test: `failed`, code CONSOLE_TIMEOUT.
        """

    def read_until_quiet(self, quiet_s: float = 2.0, *, timeout_s: float = 30) -> str:
        """Read until the console is silent and return the text that was read.

        Args:
            quiet_s: How long the silence must last, in seconds.
            timeout_s: How long to wait for the silence, in seconds.

        Raises:
            ConsoleTimeout: The console didn't become silent in time. Test: `failed`, code CONSOLE_TIMEOUT.
        """

    def interrupt_boot(self, *, timeout_s: float = 30) -> None:
        """Stop autoboot and wait for the bootloader prompt, as configured in `devices[].bootloader`.

        Args:
            timeout_s: How long to wait for the prompt, in seconds.

        Raises:
            ConsoleTimeout: The prompt didn't appear in time. Test: `failed`, code CONSOLE_TIMEOUT.
        """

    def mark(self) -> Mark:
        """Return the current position in the console output."""

    def since(self, mark: Mark) -> str:
        """Return the text that the console has printed since a mark.

        Args:
            mark: Position that `Console.mark` returned.
        """

class Power:
    """Power switch of a device.

    Every call can raise `PowerError`. Job: `errored`, reason POWER_FAILED.
    """

    def on(self) -> None:
        """Switch power on and wait for the time in `devices[].power.settle_s`."""

    def off(self) -> None:
        """Switch power off without syncing the file system. If the data matters, run `sync` first."""

    def cycle(self, off_s: float | None = None) -> None:
        """Switch power off and on again.

        Args:
            off_s: Time without power, in seconds. If None, `devices[].power.off_s` applies, or 2.0 if that isn't
                set either.
        """

    def state(self) -> Literal["on", "off", "unknown"]:
        """Return the state that the driver reads from the switch, or `unknown` if the driver can't read a state."""

class Device:
    """A device that the job uses."""

    @property
    def id(self) -> str:
        """ID of the device."""
    @property
    def type(self) -> str:
        """Device type."""
    @property
    def tags(self) -> Mapping[str, str]:
        """Tags of the device and its agent. If both set the same tag, the device's value applies."""
    @property
    def fixtures(self) -> frozenset[str]:
        """The device's fixtures, each as `name` or `name:value`."""
    @property
    def console(self) -> Console:
        """Console of the device."""
    @property
    def power(self) -> Power:
        """Power switch of the device."""

    def flash(self, payload: str) -> None:
        """Write one payload of the job's DIP to the device.

        After that, the agent doesn't know which DIP is installed, so the next job flashes the device again.

        Args:
            payload: Name of the payload, from the DIP's `payloads[].name`.

        Raises:
            FlashError: The payload couldn't be written. Job: `errored`, reason FLASH_FAILED.
        """

    def reboot(self, *, wait_ready: bool = True, timeout_s: float | None = None, sync: bool = True) -> float:
        """Restart the device and return the time until the ready pattern appears, in seconds.

        The power driver cuts the power for `devices[].power.off_s`. A device without a power driver is reset
        through its debug probe, as configured in the DIP's `rtos.reset`. To measure a boot, use the metric
        `boot_time`, which starts at the power-on edge.

        Args:
            wait_ready: Whether to wait for the ready pattern. If False, the call returns 0.0 as soon as power
                is on.
            timeout_s: How long to wait, in seconds. If None, the timeout of the booting phase applies.
            sync: Whether to run `sync` first, if the console is logged in to a POSIX shell. After 10 s, the
                power is cut even if `sync` is still running. Pass False to test a loss of power. (since 2.31)

        Raises:
            ConsoleTimeout: The ready pattern didn't appear in time. Test: `failed`, code CONSOLE_TIMEOUT.
            PowerError: Power couldn't be switched (job: `errored`, reason POWER_FAILED), or the device has
                neither a power driver nor a debug probe (job: `errored`, reason REBOOT_UNSUPPORTED, unless
                the test catches the exception).
        """

class Artifacts:
    """Artifacts of the job."""

    def add(self, path: PathLike, *, name: str | None = None, kind: ArtifactKind = "file") -> ArtifactRef:
        """Add a file to the job. The agent uploads it in the collecting phase.

        Args:
            path: File under `Context.workdir`.
            name: Path of the artifact in the job. The default is the path in the work directory.
            kind: Kind of the file.
        """

    def add_json(self, name: str, value: Any) -> ArtifactRef:
        """Write a value as a JSON file and add the file to the job.

        Args:
            name: Path of the artifact in the job.
            value: Value that the `json` module can serialize.
        """

class Context:
    """The only argument of a test, setup, teardown, or hook. It gives access to the job and its devices."""

    @property
    def job(self) -> JobInfo:
        """The running job."""
    @property
    def dip(self) -> DipInfo | None:
        """The job's DIP; None if the job has no DIP."""
    @property
    def device(self) -> Device:
        """The first device of the job."""
    @property
    def devices(self) -> Sequence[Device]:
        """All devices of the job, in ID order."""
    @property
    def params(self) -> Mapping[str, Any]:
        """Parameters of the job by name, with the types declared in the manifest."""
    @property
    def secrets(self) -> Mapping[str, Secret]:
        """Secrets that the manifest lists, by name."""
    @property
    def workdir(self) -> Path:
        """Work directory of the job. The agent deletes it after cleaning. Artifact globs are relative to this path."""
    @property
    def log(self) -> Logger:
        """Logger of the job. Each line restarts the silence timeout."""
    @property
    def artifacts(self) -> Artifacts:
        """Artifacts of the job."""

    def check(self, ok: bool, message: str) -> None:
        """Record a check, and continue even if it fails.

        After a failed check, the test is `failed` with the code CHECK_FAILED when it returns.

        Args:
            ok: Whether the check passed.
            message: Description of the problem if the check failed.
        """

    def require(self, ok: bool, message: str) -> None:
        """Record a check, and stop the test if the check fails.

        Args:
            ok: Whether the check passed.
            message: Description of the problem if the check failed.

        Raises:
            CheckFailed: `ok` is False. Test: `failed`, code CHECK_FAILED.
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
        """Record a value and check it against its limits.

        If the value is outside its limits, the test is `failed` with the code MEASUREMENT_LIMIT. Job:
        `failed`, reason TEST_FAILED.

        Args:
            name: Name of the value.
            value: Value in `unit`.
            unit: Unit of the value and its limits, never scaled.
            minimum: Lower limit in `unit`; None for no limit.
            maximum: Upper limit in `unit`; None for no limit.
        """

    def sample(self, source: str, *, duration_s: float, rate_hz: float | None = None) -> SampleSet:
        """Read a sensor for a set time and return its samples.

        Args:
            source: Name of the sensor, `devices[].sensors[].name`.
            duration_s: How long to read, in seconds.
            rate_hz: Sample rate in Hz. If None, `devices[].sensors[].rate_hz` applies, or the sensor's native
                rate if that isn't set either.

        Raises:
            SensorError: The sensor was lost, or more than 1% of its samples were dropped. Job: `errored`,
                reason SENSOR_FAILED.
        """

    def step(self, name: str) -> AbstractContextManager[None]:
        """Return a context manager that records a named part of the test and its duration.

        Args:
            name: Name of the step.
        """

    def skip(self, reason: str) -> NoReturn:
        """Stop the test and mark it `skipped`.

        Args:
            reason: Why the test doesn't apply.

        Raises:
            SkipTest: Always. Test: `skipped`.
        """
