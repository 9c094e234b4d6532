class OutcomeList:
    def __init__(self, path, opts):
        self.path = path

    def begin(self, job):
        self.lines = [job["job_id"]]

    def event(self, event):
        kind = event["type"]
        if kind == "test.finished":
            data = event["data"]
            test = data["test"]
            result = data["outcome"]
            self.lines.append(
                f"{result} {test}"
            )

    def end(self, summary):
        text = "\n".join(self.lines)
        self.path.write_text(text)
