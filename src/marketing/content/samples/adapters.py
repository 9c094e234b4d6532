class OutcomeList:
    def __init__(self, path, opts):
        self.path = path

    def begin(self, job):
        self.lines = [job["job_id"]]

    def event(self, e):
        if e["type"] == "test.finished":
            test = e["data"]["test"]
            result = e["data"]["outcome"]
            line = f"{result} {test}"
            self.lines.append(line)

    def end(self, summary):
        text = "\n".join(self.lines)
        self.path.write_text(text)
