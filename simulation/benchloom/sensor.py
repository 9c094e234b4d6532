"""A sensor that returns a constant."""

import csv
import os

VALUE = 0.001
RATE_HZ = 100.0


class SampleSet:
    def __init__(self, duration_s: float, rate_hz: "float | None") -> None:
        self._rate_hz = rate_hz or RATE_HZ
        self.count = max(1, round(duration_s * self._rate_hz))
        self.mean = self.median = self.minimum = self.maximum = self.p95 = VALUE
        self.stdev = 0.0
        self.dropped = 0

    def to_csv(self, path: "str | os.PathLike[str]") -> None:
        with open(path, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["time_s", "value"])
            writer.writerows([index / self._rate_hz, VALUE] for index in range(self.count))
