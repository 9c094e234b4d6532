"""Artifacts: files are looked at and stay where they are."""

import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class ArtifactRef:
    path: str
    size: int
    sha256: str
    kind: str


class Artifacts:
    def __init__(self, workdir: Path) -> None:
        self._workdir = workdir.resolve()

    def add(self, path: "str | os.PathLike[str]", *, name: "str | None" = None, kind: str = "file") -> ArtifactRef:
        file = (self._workdir / path).resolve()
        inside = file.relative_to(self._workdir)
        content = file.read_bytes()
        return ArtifactRef(name or inside.as_posix(), len(content), hashlib.sha256(content).hexdigest(), kind)

    def add_json(self, name: str, value: Any) -> ArtifactRef:
        file = self._workdir / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(value), encoding="utf-8")
        return self.add(file, name=name, kind="data")
