class OutcomeList:
    def __init__(self, path, options):
        self.path = path
        self.lines = []

    def begin(self, job):
        self.lines.append(job["job_id"])

    def event(self, event):
        if event["type"] == "test.finished":
            test = event["data"]
            self.lines.append(
                f"{test['outcome']} "
                f"{test['test']}"
            )

    def end(self, summary):
        text = "\n".join(self.lines)
        self.path.write_text(text)
