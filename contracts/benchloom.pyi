"""Python API of Benchloom for tests, perf tests, and hooks.

Python 3.10 to 3.14. Times are in seconds, sizes in bytes, and every other value in the unit that is given
with it: `s`, not `ms`, and `A`, not `mA`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from logging import Logger as Logger
from os import PathLike as OsPathLike
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeAlias

PathLike: TypeAlias = str | OsPathLike[str]
"""A path, as text or as an object such as `pathlib.Path`."""

TestFunction: TypeAlias = Callable[[Context], None]
"""A function with one argument, the `Context`. A decorator returns it unchanged."""

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

    Each exception of this package leads to the outcome that its entry names. Any other exception gives the
    test the outcome `error`, code EXCEPTION. Job: `failed`, reason TEST_FAILED.

    Args:
        name: Name of the test, unique in the package. None: the name of the function.
        tags: Tags that `tests.tags` of the manifest can select.
        timeout_s: Limit for one run, in seconds. A test that takes longer ends with `TestTimeout`: `failed`.
        retries: How often a failed test runs again in the same job. If it then passes, it's `passed` and
            marked `flaky`.
        requires: Fixtures that the device must have. If it lacks one, the test is `skipped`, code
            FIXTURE_ABSENT.
        measures: Values that the test must set with `Context.measure`. If it doesn't set one, the test is
            `failed`, code MEASUREMENT_MISSING.
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

    Each call gives one sample of each value that it sets with `Context.measure`. The reported value is the
    median of the samples after the warm-up.

    Args:
        name: Name of the test, unique in the package. None: the name of the function.
        warmup: Number of first calls, whose samples are dropped. None: `perf.warmup` of the manifest, 1 if
            that isn't set either.
        repeat: Number of calls whose samples count. None: `perf.repeat` of the manifest, 5 if that isn't set
            either.
        timeout_s: Limit for one call, in seconds. A call that takes longer ends with `TestTimeout`: `failed`.
        tags: Tags that `tests.tags` of the manifest can select.
        requires: Fixtures that the device must have. If it lacks one, the test is `skipped`, code
            FIXTURE_ABSENT.
        measures: Values that each call must set with `Context.measure`. If one doesn't, the test is `failed`,
            code MEASUREMENT_MISSING.
    """

def setup(scope: Literal["job", "test"] = "job") -> Callable[[TestFunction], TestFunction]:
    """Declare a function that runs before all tests of the job, or before each test.

    Order of a job: the job setup; for each test, its test setup, the test, and its test teardown; then the
    job teardown.

    Args:
        scope: `job` runs the function once, `test` before each test. If a job setup fails, every test gets
            the outcome `error`.
    """

def teardown(scope: Literal["job", "test"] = "job") -> Callable[[TestFunction], TestFunction]:
    """Declare a function that runs after all tests of the job, or after each test.

    Args:
        scope: `job` runs the function once at the end, whatever happened before; `test` after each test.
    """

class CheckFailed(Exception):
    """A check failed. `Context.require` raises it at once, and a failed `Context.check` when the test returns.

    Test: `failed`, code CHECK_FAILED. Job: `failed`, reason TEST_FAILED.
    """

class ConsoleTimeout(Exception):
    """The expected text didn't appear in time.

    Test: `failed`, code CONSOLE_TIMEOUT. Job: `failed`, reason TEST_FAILED.
    """

class CommandFailed(Exception):
    """A command on the device returned an exit code other than 0, and `Console.run` had `check=True`.

    Test: `failed`, code COMMAND_FAILED. Job: `failed`, reason TEST_FAILED.
    """

class TestTimeout(Exception):
    """A test ran longer than its `timeout_s`.

    Test: `failed`, code TEST_TIMEOUT. Job: `failed`, reason TEST_FAILED.
    """

class SkipTest(Exception):
    """The test ends early because it doesn't apply. `Context.skip` raises it.

    Test: `skipped`. The outcome of the job stays as it is.
    """

class InfrastructureError(Exception):
    """The lab is at fault, not the product. Raise it when a test finds that the bench doesn't work.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason INFRASTRUCTURE, which the server
    retries by default.

    If a test has failed before, the job stays `failed` and gets the warning LAB_ERROR_AFTER_FAILURE. The same
    holds for the subclasses, unless the failed test used the console, power, or sensor that is at fault.
    """

    def __init__(self, *args: object, device: Device | None = None) -> None:
        """Create the exception.

        Args:
            args: What is wrong, as text.
            device: Device at fault; the error counts against its health. None: equipment that devices share.
                (since 2.31)
        """

class ConsoleClosed(InfrastructureError):
    """The console port was lost, or another process holds it.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason CONSOLE_CLOSED.
    """

class PowerError(InfrastructureError):
    """Power couldn't be switched, or there is no way to restart the device.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason POWER_FAILED.
    """

class FlashError(InfrastructureError):
    """A payload couldn't be written.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason FLASH_FAILED.
    """

class SensorError(InfrastructureError):
    """A sensor was lost, or more than 1% of its samples were.

    Test: `error`; the remaining tests are skipped. Job: `errored`, reason SENSOR_FAILED.
    """

class JobInfo:
    """Facts about the running job."""

    @property
    def id(self) -> str:
        """ID of the job, `job_` and 12 characters."""
    @property
    def group_id(self) -> str:
        """ID of the job group, `grp_…`."""
    @property
    def attempt(self) -> int:
        """Number of the attempt, counted from 1."""
    @property
    def branch(self) -> str | None:
        """Branch that the job was submitted for; None if there is none."""
    @property
    def commit(self) -> str | None:
        """Commit that the job was submitted for; None if there is none."""

class DipInfo:
    """The DIP that is bound to the job."""

    @property
    def name(self) -> str:
        """Name of the DIP."""
    @property
    def version(self) -> str:
        """Version of the DIP, SemVer 2.0."""
    @property
    def variant(self) -> str:
        """Variant of the DIP; `default` if none was given."""
    @property
    def digest(self) -> str:
        """SHA-256 of the `.dip` file."""

class Secret:
    """A project secret. `str()` and `repr()` return `***`.

    Wherever Benchloom stores or streams the value, the raw console included, each of its bytes becomes `*`.
    What a command writes to the device stays there: delete it in the test or in `cleanup.hook`.
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
        """Duration in seconds, with the transfer over the console."""

class Mark:
    """A position in the console output. `Console.mark` returns it, and `Console.since` takes it."""

class Measurement:
    """A value that `Context.measure` has recorded."""

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
        """Lower limit in `unit`; None if there is none."""
    @property
    def maximum(self) -> float | None:
        """Upper limit in `unit`; None if there is none."""
    @property
    def outcome(self) -> Literal["pass", "fail", "unset"]:
        """`pass` inside the limits, `fail` outside, `unset` without limits."""

class SampleSet:
    """Samples of one sensor, from `Context.sample`. Values are in the unit of the sensor, such as `A`."""

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
            path: File to write, such as one below `Context.workdir`.
        """

class ArtifactRef:
    """A file that `Artifacts.add` or `Artifacts.add_json` has added to the job."""

    @property
    def path(self) -> str:
        """Path to the artifact in the job."""
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
        """Send text to the device, and don't wait for an answer.

        Args:
            text: Text to send.
            newline: Whether to add the line end, `devices[].console.newline`.
        """

    def expect(self, pattern: str | re.Pattern[str], *, timeout_s: float = 30) -> re.Match[str]:
        """Wait for a pattern, and return its match. The search starts where the last match ended.

        Args:
            pattern: Regular expression, searched in the decoded text of the console.
            timeout_s: How long to wait, in seconds.

        Raises:
            ConsoleTimeout: The pattern didn't appear in time. Test: `failed`, code CONSOLE_TIMEOUT.
        """

    def run(self, command: str, *, timeout_s: float = 30, check: bool = True) -> CommandResult:
        """Run a command in the POSIX shell of the device, and return its output and exit code.

        Random markers enclose the command, so its echo can't be taken for output. A device without a POSIX
        shell, or with an SWO console, can't run commands.

        Args:
            command: Command line for the shell.
            timeout_s: How long the command may take, in seconds.
            check: Whether to raise if the exit code isn't 0.

        Raises:
            CommandFailed: The exit code isn't 0, and `check` is True. Test: `failed`, code COMMAND_FAILED.
            ConsoleTimeout: The command didn't end in time. Test: `failed`, code CONSOLE_TIMEOUT.
        """

    def read_until_quiet(self, quiet_s: float = 2.0, *, timeout_s: float = 30) -> str:
        """Read until the console is silent, and return what it printed.

        Args:
            quiet_s: How long the silence must last, in seconds.
            timeout_s: How long to wait for it, in seconds.

        Raises:
            ConsoleTimeout: The console wasn't silent in time. Test: `failed`, code CONSOLE_TIMEOUT.
        """

    def interrupt_boot(self, *, timeout_s: float = 30) -> None:
        """Stop autoboot and wait for the prompt of the bootloader, as set in `devices[].bootloader`.

        Args:
            timeout_s: How long to wait for the prompt, in seconds.

        Raises:
            ConsoleTimeout: The prompt didn't appear in time. Test: `failed`, code CONSOLE_TIMEOUT.
        """

    def mark(self) -> Mark:
        """Return the current position in the console output."""

    def since(self, mark: Mark) -> str:
        """Return what the console has printed since a mark.

        Args:
            mark: Position that `Console.mark` returned.
        """

class Power:
    """Power switch of a device.

    Every call can raise `PowerError`. Job: `errored`, reason POWER_FAILED.
    """

    def on(self) -> None:
        """Switch power on, and wait as long as `devices[].power.settle_s` says."""

    def off(self) -> None:
        """Switch power off. The file system isn't synced first: run `sync` if its data matters."""

    def cycle(self, off_s: float | None = None) -> None:
        """Switch power off and on again.

        Args:
            off_s: Time without power, in seconds. None: `devices[].power.off_s`, 2.0 if that isn't set either.
        """

    def state(self) -> Literal["on", "off", "unknown"]:
        """Return the state that the driver reads from the switch; `unknown` if it can't."""

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
        """Tags of the device and its agent. If both have a tag, that of the device counts."""
    @property
    def fixtures(self) -> frozenset[str]:
        """Fixtures of the device, each as `name` or `name:value`."""
    @property
    def console(self) -> Console:
        """Console of the device."""
    @property
    def power(self) -> Power:
        """Power switch of the device."""

    def flash(self, payload: str) -> None:
        """Write one payload of the bound DIP to the device.

        The agent then doesn't know what is installed, so the next job flashes the device.

        Args:
            payload: Name of the payload, `payloads[].name` of the DIP.

        Raises:
            FlashError: The payload couldn't be written. Job: `errored`, reason FLASH_FAILED.
        """

    def reboot(self, *, wait_ready: bool = True, timeout_s: float | None = None, sync: bool = True) -> float:
        """Restart the device, and return the time to the ready pattern, in seconds.

        The power driver cuts the power for `devices[].power.off_s`. A device without a power driver is reset
        through its debug probe, as `rtos.reset` of the DIP says.

        Args:
            wait_ready: Whether to wait for the ready pattern. If not, the call returns 0.0 as soon as power
                is on.
            timeout_s: How long to wait, in seconds. None: the limit of the booting phase.
            sync: Whether to run `sync` first, if a POSIX shell is logged in. After 10 s, power is cut in any
                case. Pass False to test a loss of power. (since 2.31)

        Raises:
            ConsoleTimeout: The ready pattern didn't appear in time. Test: `failed`, code CONSOLE_TIMEOUT.
            PowerError: Power couldn't be switched. Job: `errored`, reason POWER_FAILED. Or the device has
                neither a power driver nor a debug probe. Job: `errored`, reason REBOOT_UNSUPPORTED, unless
                the test catches it.
        """

class Artifacts:
    """Artifacts of the job."""

    def add(self, path: PathLike, *, name: str | None = None, kind: ArtifactKind = "file") -> ArtifactRef:
        """Add a file to the job. The agent uploads it in the collecting phase.

        Args:
            path: File below `Context.workdir`.
            name: Path to the artifact in the job. None: the path below the work directory.
            kind: Kind of the file.
        """

    def add_json(self, name: str, value: Any) -> ArtifactRef:
        """Write a value as a JSON file and add it.

        Args:
            name: Path to the artifact in the job.
            value: Value that the `json` module can write.
        """

class Context:
    """What a test, a setup, a teardown, or a hook gets as its only argument, and works with."""

    @property
    def job(self) -> JobInfo:
        """The running job."""
    @property
    def dip(self) -> DipInfo | None:
        """The bound DIP; None for a job without one."""
    @property
    def device(self) -> Device:
        """The first device of the job."""
    @property
    def devices(self) -> Sequence[Device]:
        """All devices of the job, in the order of their IDs."""
    @property
    def params(self) -> Mapping[str, Any]:
        """Parameters of the job by name, with the types that the manifest declares."""
    @property
    def secrets(self) -> Mapping[str, Secret]:
        """Secrets that the manifest names, by name."""
    @property
    def workdir(self) -> Path:
        """Work directory of the job. Artifact globs are relative to it, and the agent deletes it after cleaning."""
    @property
    def log(self) -> Logger:
        """Logger of the job. Each line restarts the silence timeout."""
    @property
    def artifacts(self) -> Artifacts:
        """Artifacts of the job."""

    def check(self, ok: bool, message: str) -> None:
        """Record a check, and continue. If it fails, the test is `failed`, code CHECK_FAILED, once it returns.

        Args:
            ok: True if the check holds.
            message: What is wrong if it doesn't.
        """

    def require(self, ok: bool, message: str) -> None:
        """Record a check, and stop the test if it fails.

        Args:
            ok: True if the check holds.
            message: What is wrong if it doesn't.

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
        """Record a value, and check it against its limits.

        Outside a limit, the test is `failed`, code MEASUREMENT_LIMIT. Job: `failed`, reason TEST_FAILED.

        Args:
            name: Name of the value.
            value: Value in `unit`.
            unit: Unit of the value and its limits, never scaled.
            minimum: Lower limit in `unit`. None: no limit.
            maximum: Upper limit in `unit`. None: no limit.
        """

    def sample(self, source: str, *, duration_s: float, rate_hz: float | None = None) -> SampleSet:
        """Read a sensor for a while, and return its samples.

        Args:
            source: Name of the sensor, `devices[].sensors[].name`.
            duration_s: How long to read, in seconds.
            rate_hz: Sample rate in Hz. None: `devices[].sensors[].rate_hz`, or the native rate of the sensor if
                that isn't set either.

        Raises:
            SensorError: The sensor was lost, or more than 1% of its samples were. Job: `errored`, reason
                SENSOR_FAILED.
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
