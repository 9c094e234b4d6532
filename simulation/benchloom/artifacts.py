"""Artifact collection. Files stay where they are, and `added` lists them."""

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
        self.added: "list[ArtifactRef]" = []
        self.missing: "list[str]" = []

    def add(self, path: "str | os.PathLike[str]", *, name: "str | None" = None, kind: str = "file") -> ArtifactRef:
        file = (self._workdir / path).resolve()
        inside = file.relative_to(self._workdir)
        content = file.read_bytes()
        artifact = ArtifactRef(name or inside.as_posix(), len(content), hashlib.sha256(content).hexdigest(), kind)
        self.added.append(artifact)
        return artifact

    def collect(self, patterns: "list[dict[str, Any]]", has_failed: bool) -> "list[ArtifactRef]":
        """Add the files that match the manifest's patterns, and return all artifacts sorted by path."""
        for pattern in patterns:
            if pattern.get("when") != ("on_success" if has_failed else "on_failure"):
                files = [each for each in self._workdir.glob(pattern["path"]) if each.is_file()]
                for file in files:
                    self.add(file, kind=pattern.get("kind", "file"))
                if pattern.get("required") and not files:
                    self.missing.append(pattern["path"])
        return sorted(self.added, key=lambda artifact: artifact.path)

    def add_json(self, name: str, value: Any) -> ArtifactRef:
        file = self._workdir / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(value), encoding="utf-8")
        return self.add(file)
