"""Runs a test file or a hook in the simulation: `python3 -m benchloom.run FILE --simulate`.

Prints one line for each test, its measurements, and at the end the outcome. Exit codes as those of the
product: 0 passed, 1 failed, 3 errored.
"""

import argparse
import importlib.util
import json
import re
import sys
import tempfile
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from . import clock, registry
from .console import Answer
from .context import Context, Measurement, Secret
from .device import Device
from .errors import InfrastructureError, SkipTest, TestFault, TestTimeout
from .registry import Function, Test

EXIT_CODES = {"passed": 0, "failed": 1, "errored": 3}


@dataclass
class Result:
    """What one run of a test gave. `reason` is set if the lab is at fault."""

    outcome: str = "passed"
    code: str = ""
    message: str = ""
    reason: str = ""
    duration_s: float = 0.0
    measurements: "list[Measurement]" = field(default_factory=list)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m benchloom.run", allow_abbrev=False)
    parser.add_argument("file", type=Path)
    parser.add_argument("--simulate", action="store_true", required=True)
    parser.add_argument("--script", type=Path, help="answers of the console")
    parser.add_argument("--manifest", type=Path, help="job-package.json with params, secrets, devices and perf")
    options = parser.parse_args()
    manifest: "dict[str, Any]" = read_json(options.manifest, {})
    answers = [
        Answer(re.compile(each["command"]), each.get("stdout", ""), each.get("exit_code", 0))
        for each in read_json(options.script, [])
    ]
    clock.install()
    try:
        hook = load(options.file)
    except Exception:
        traceback.print_exc()
        return finish("errored", "ENTRY_ERROR")
    if hook:
        registry.test("run")(hook)
    if not registry.tests:
        return finish("errored", "NO_TESTS")
    with tempfile.TemporaryDirectory() as workdir:
        return run_job(make_context(manifest, answers, Path(workdir)), manifest.get("perf", {}))


def read_json(path: "Path | None", default: Any) -> Any:
    return json.loads(path.read_text(encoding="utf-8")) if path else default


def load(file: Path) -> "Function | None":
    """Imports the file; returns the function `run` of a hook."""
    sys.path.insert(0, str(file.resolve().parent))
    spec = importlib.util.spec_from_file_location("entry", file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules["entry"] = module
    spec.loader.exec_module(module)
    return getattr(module, "run", None)


def make_context(manifest: "dict[str, Any]", answers: "list[Answer]", workdir: Path) -> Context:
    selector = manifest.get("devices", {})
    kind = selector.get("type", "simulated")
    fixtures = frozenset(selector.get("fixtures", []))
    devices = [
        Device(f"{kind}-sim-{number}", kind, selector.get("tags", {}), fixtures, answers)
        for number in range(1, selector.get("count", 1) + 1)
    ]
    params = {name: each["default"] for name, each in manifest.get("params", {}).items() if "default" in each}
    secrets = {name: Secret("simulated") for name in manifest.get("secrets", [])}
    return Context(devices, params, secrets, workdir)


def run_job(context: Context, perf: "dict[str, Any]") -> int:
    results: "list[Result]" = []
    reason = ""
    prepared = attempt(context, registry.setups["job"])
    for test in registry.tests:
        if reason:
            result = Result("skipped", message="skipped after a lab error")
        elif prepared.outcome != "passed":
            result = Result("error", prepared.code, f"job setup: {prepared.message}", prepared.reason)
        elif missing := [name for name in test.requires if not has_fixture(context, name)]:
            result = Result("skipped", "FIXTURE_ABSENT", ", ".join(missing))
        else:
            result = run_test(context, test, perf)
        reason = result.reason
        results.append(result)
        show(test, result)
    cleaned = attempt(context, registry.teardowns["job"])
    if cleaned.outcome != "passed":
        print(f"teardown of the job: {cleaned.code} {cleaned.message}")
    reasons = [each.reason for each in [*results, cleaned] if each.reason]
    if reasons:
        return finish("errored", reasons[0])
    # A teardown that ends with an exception is a fault of the sample, so the run must not look good.
    bad = any(each.outcome in ("failed", "error") for each in [*results, cleaned])
    return finish("failed", "TEST_FAILED") if bad else finish("passed")


def has_fixture(context: Context, name: str) -> bool:
    return any(each == name or each.startswith(f"{name}:") for each in context.device.fixtures)


def run_test(context: Context, test: Test, perf: "dict[str, Any]") -> Result:
    if test.is_perf:
        return run_perf(context, test, perf)
    for _ in range(test.retries + 1):
        result = run_once(context, test)
        if result.outcome != "failed":
            break
    return result


def run_perf(context: Context, test: Test, perf: "dict[str, Any]") -> Result:
    warmup = perf.get("warmup", 1) if test.warmup is None else test.warmup
    repeat = perf.get("repeat", 5) if test.repeat is None else test.repeat
    samples: "dict[str, list[Measurement]]" = {}
    duration_s = 0.0
    for number in range(warmup + repeat):
        result = run_once(context, test)
        duration_s += result.duration_s
        if result.outcome != "passed":
            return result
        for measurement in result.measurements if number >= warmup else []:
            samples.setdefault(measurement.name, []).append(measurement)
        clock.advance(perf.get("cooldown_s", 0))
    measurements = [
        Measurement(name, median(each.value for each in values), values[0].unit, values[0].minimum, values[0].maximum)
        for name, values in samples.items()
    ]
    return Result(duration_s=duration_s, measurements=measurements)


def run_once(context: Context, test: Test) -> Result:
    result = attempt(context, registry.setups["test"])
    if result.outcome == "passed":
        result = attempt(context, [test.function], test)
    after = attempt(context, registry.teardowns["test"])
    return after if result.outcome == "passed" and after.outcome != "passed" else result


def attempt(context: Context, functions: "list[Function]", test: "Test | None" = None) -> Result:
    """Calls functions one after the other until one does not end well."""
    context.failed_checks, context.measurements = [], []
    started = clock.now()
    result = Result()
    try:
        for function in functions:
            function(context)
        judge(context, test, clock.now() - started, result)
    except SkipTest as skip:
        result.outcome, result.message = "skipped", str(skip)
    except TestFault as fault:
        result.outcome, result.code, result.message = "failed", fault.code, str(fault)
    except InfrastructureError as error:
        result.outcome, result.code, result.message, result.reason = "error", error.code, str(error), error.code
    except Exception as error:
        result.outcome, result.code, result.message = "error", "EXCEPTION", f"{type(error).__name__}: {error}"
    result.duration_s = clock.now() - started
    result.measurements = context.measurements
    return result


def judge(context: Context, test: "Test | None", duration_s: float, result: Result) -> None:
    """Sets the outcome of functions that ended without an exception."""
    outside = [each.name for each in context.measurements if each.outcome == "fail"]
    names = [each.name for each in context.measurements]
    missing = [name for name in (test.measures if test else ()) if name not in names]
    if test and duration_s > test.timeout_s:
        raise TestTimeout(f"longer than {test.timeout_s:g} s")
    if context.failed_checks:
        result.outcome, result.code, result.message = "failed", "CHECK_FAILED", "; ".join(context.failed_checks)
    elif outside:
        result.outcome, result.code, result.message = "failed", "MEASUREMENT_LIMIT", ", ".join(outside)
    elif missing:
        result.outcome, result.code, result.message = "failed", "MEASUREMENT_MISSING", ", ".join(missing)


def show(test: Test, result: Result) -> None:
    print(f"{test.name}  {result.outcome}  {result.duration_s:.1f} s  {result.code} {result.message}".rstrip())
    for each in result.measurements:
        limits = [f"{name} {limit:g}" for name in ("minimum", "maximum") if (limit := getattr(each, name)) is not None]
        print(f"  {each.name}  {each.value:g} {each.unit}  {' '.join([*limits, each.outcome])}")


def finish(outcome: str, reason: str = "") -> int:
    print(f"outcome: {outcome} ({reason})" if reason else f"outcome: {outcome}")
    return EXIT_CODES[outcome]


if __name__ == "__main__":
    sys.exit(main())
