"""Runs a test file or a hook in the simulation: `python3 -m benchloom.run FILE --simulate`.

Like `benchloom package run --simulate`, prints one line per test, its measurements, the number of tests with each
outcome, and the job's outcome. The exit codes match that command's: 0 passed, 1 failed, 3 errored.
"""

import argparse
import importlib.util
import json
import re
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from . import clock, events, places, programs, registry
from .console import Answer
from .context import Context, Measurement, Secret
from .device import Device
from .errors import InfrastructureError, SkipTest, TestFault
from .registry import Function, Test

EXIT_CODES = {"passed": 0, "failed": 1, "errored": 3}
OUTCOMES = ("passed", "failed", "error", "skipped")
FAULTY = ("failed", "error")


@dataclass
class Result:
    """The result of running a test once. `reason` is set after a lab error.

    `message` appears on the test's line, and `faults` appear below that line.
    """

    outcome: str = "passed"
    code: str = ""
    message: str = ""
    faults: "list[str]" = field(default_factory=list)
    reason: str = ""
    duration_s: float = 0.0
    measurements: "list[Measurement]" = field(default_factory=list)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m benchloom.run", allow_abbrev=False)
    parser.add_argument("file", type=Path)
    parser.add_argument("--simulate", action="store_true", required=True)
    parser.add_argument("--script", type=Path, help="answers of the console")
    parser.add_argument("--manifest", type=Path, help="job-package.json with params, secrets, devices and perf")
    parser.add_argument("--events", type=Path, help="file for the record of the run")
    options = parser.parse_args()
    manifest: "dict[str, Any]" = read_json(options.manifest, {})
    answers = [
        Answer(re.compile(each["command"]), each.get("stdout", ""), each.get("exit_code", 0))
        for each in read_json(options.script, [])
    ]
    clock.install()
    programs.install()
    if options.events:
        events.open_sink(options.events)
    name = " ".join(str(manifest[key]) for key in ("name", "version") if key in manifest)
    print(f"{name or options.file}, simulated", flush=True)
    try:
        hook = load(options.file)
    except (Exception, SystemExit) as error:
        places.show(error)
        return finish("errored", "ENTRY_ERROR")
    if hook:
        registry.test("run")(hook)
    if not registry.tests:
        return finish("errored", "NO_TESTS")
    failure = ("errored", "HOOK_FAILED") if hook else ("failed", "TEST_FAILED")
    with tempfile.TemporaryDirectory() as workdir:
        return run_job(make_context(manifest, answers, Path(workdir)), manifest, failure)


def read_json(path: "Path | None", default: Any) -> Any:
    return json.loads(path.read_text(encoding="utf-8")) if path else default


def load(file: Path) -> "Function | None":
    """Import the file. If it's a hook, return its `run` function. A file that declares a test isn't a hook."""
    sys.path.insert(0, str(file.resolve().parent))
    spec = importlib.util.spec_from_file_location("entry", file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules["entry"] = module
    spec.loader.exec_module(module)
    return None if registry.tests else getattr(module, "run", None)


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


def run_job(context: Context, manifest: "dict[str, Any]", failure: "tuple[str, str]") -> int:
    results: "list[Result]" = []
    reason = ""
    prepared = attempt(context, "setup", registry.setups["job"])
    for test in registry.tests:
        if prepared.outcome == "skipped":
            result = prepared
        elif prepared.outcome != "passed":
            result = Result("error", prepared.code, faults=["job setup failed", *prepared.faults], reason=prepared.reason)
        elif reason:
            result = Result("skipped", message="skipped after a lab error")
        elif missing := [name for name in test.requires if not has_fixture(context, name)]:
            result = Result("skipped", "FIXTURE_ABSENT", ", ".join(missing))
        else:
            result = run_test(context, test, manifest.get("perf", {}))
        reason = reason or result.reason
        results.append(result)
    cleaned = attempt(context, "teardown", registry.teardowns["job"])
    show_results(results)
    for fault in cleaned.faults:
        print(f"job teardown  {cleaned.code}  {fault}")
    print(", ".join(f"{sum(each.outcome == outcome for each in results)} {outcome}" for outcome in OUTCOMES))
    # A teardown that raises an exception is a bug in the sample, so the job must not pass.
    bad = any(each.outcome in FAULTY for each in [*results, cleaned])
    artifacts = context.artifacts.collect(manifest.get("artifacts", []), bad)
    print_table([["artifact", each.path, each.kind] for each in artifacts])
    reasons = [each.reason for each in [*results, cleaned] if each.reason]
    if reasons and any(each.outcome == "failed" for each in results):
        print(f"warning  LAB_ERROR_AFTER_FAILURE  {reasons[0]}")
    elif reasons:
        return finish("errored", reasons[0])
    if bad:
        return finish(*failure)
    return finish("errored", "ARTIFACT_MISSING") if context.artifacts.missing else finish("passed")


def has_fixture(context: Context, name: str) -> bool:
    return any(each == name or each.startswith(f"{name}:") for each in context.device.fixtures)


def run_test(context: Context, test: Test, perf: "dict[str, Any]") -> Result:
    if test.is_perf:
        return run_perf(context, test, perf)
    for _ in range(test.retries + 1):
        result = run_once(context, test)
        if result.outcome != "failed" or result.reason:
            break
    return result


def run_perf(context: Context, test: Test, perf: "dict[str, Any]") -> Result:
    warmup = perf.get("warmup", 1) if test.warmup is None else test.warmup
    repeat = perf.get("repeat", 5) if test.repeat is None else test.repeat
    samples: "dict[str, list[Measurement]]" = {}
    duration_s = 0.0
    for number in range(warmup + repeat):
        clock.advance(perf.get("cooldown_s", 0) if number else 0)
        result = run_once(context, test)
        duration_s += result.duration_s
        if result.outcome != "passed":
            return result
        for measurement in result.measurements if number >= warmup else []:
            samples.setdefault(measurement.name, []).append(measurement)
    measurements = [
        Measurement(name, median(each.value for each in values), values[0].unit, values[0].minimum, values[0].maximum)
        for name, values in samples.items()
    ]
    return Result(duration_s=duration_s, measurements=measurements)


def run_once(context: Context, test: Test) -> Result:
    result = attempt(context, "setup", registry.setups["test"])
    if result.outcome == "passed":
        result = attempt(context, "test", [test.function], test)
    after = attempt(context, "teardown", registry.teardowns["test"])
    if result.outcome not in FAULTY and after.outcome in FAULTY:
        return after
    result.reason = result.reason or after.reason
    return result


def attempt(context: Context, phase: str, functions: "list[Function]", test: "Test | None" = None) -> Result:
    """Call the functions in order, and stop at the first one that doesn't succeed."""
    context.failed_checks, context.measurements = [], []
    started = clock.now()
    clock.limit(test.timeout_s if test else float("inf"))
    result = Result()
    if functions:
        events.emit("phase", phase=phase, name=test.name if test else phase)
    try:
        for function in functions:
            function(context)
        judge(context, test, result)
    except SkipTest as skip:
        result.outcome, result.message = "skipped", str(skip)
    except TestFault as fault:
        result.outcome, result.code, result.faults = "failed", fault.code, [places.of_error(fault) + str(fault)]
    except InfrastructureError as error:
        result.outcome, result.code, result.faults = "error", error.code, [places.of_error(error) + str(error)]
        result.reason = error.code
    except (Exception, SystemExit) as error:
        places.show(error)
        fault = f"{places.of_error(error)}{type(error).__name__}: {error}"
        result.outcome, result.code, result.faults = "error", "EXCEPTION", [fault]
    result.duration_s = clock.now() - started
    result.measurements = context.measurements
    if functions:
        events.emit("end", outcome=result.outcome)
    return result


def judge(context: Context, test: "Test | None", result: Result) -> None:
    """Set the outcome after all functions have returned without an exception."""
    outside = [each.name for each in context.measurements if each.outcome == "fail"]
    names = [each.name for each in context.measurements]
    missing = [name for name in (test.measures if test else ()) if name not in names]
    if context.failed_checks:
        result.outcome, result.code, result.faults = "failed", "CHECK_FAILED", context.failed_checks
    elif outside:
        result.outcome, result.code = "failed", "MEASUREMENT_LIMIT"
    elif missing:
        result.outcome, result.code, result.faults = "failed", "MEASUREMENT_MISSING", [f"not set: {', '.join(missing)}"]


def show_results(results: "list[Result]") -> None:
    """Print one line per test in aligned columns, with faults and measurements below each line."""
    rows = [
        [test.name, each.outcome, f"{each.duration_s:.1f} s", f"{each.code} {each.message}".strip()]
        for test, each in zip(registry.tests, results)
    ]
    print_table(rows, [below(each) for each in results])


def below(result: Result) -> "list[str]":
    return result.faults + [
        "  ".join([each.name, f"{each.value:g} {each.unit}", *limits(each), each.outcome])
        for each in result.measurements
    ]


def limits(measurement: Measurement) -> "list[str]":
    return [
        f"{name} {limit:g}" for name in ("minimum", "maximum") if (limit := getattr(measurement, name)) is not None
    ]


def print_table(rows: "list[list[str]]", below: "list[list[str]] | None" = None) -> None:
    """Print rows in columns that are two spaces apart, with each row's details indented below it."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    for number, row in enumerate(rows):
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
        for line in below[number] if below else []:
            print(f"  {line}")


def finish(outcome: str, reason: str = "") -> int:
    print(f"outcome: {outcome} ({reason})" if reason else f"outcome: {outcome}", flush=True)
    return EXIT_CODES[outcome]


if __name__ == "__main__":
    sys.exit(main())
