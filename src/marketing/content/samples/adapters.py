from pathlib import Path

class OutcomeList:
    def __init__(self, path: Path, options: dict):
        self.path = path

    def begin(self, job: dict):
        self.lines = [f"job {job['job_id']}\n"]

    def event(self, e: dict):
        if e["type"] == "test.finished":
            d = e["data"]
            line = f"{d['outcome']} {d['test']}\n"
            self.lines.append(line)

    def end(self, summary: dict):
        self.path.write_text("".join(self.lines))
