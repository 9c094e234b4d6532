import type { GlyphName } from '@site/src/components/Glyph';

export type FeatureCode = { title: string; language: 'json' | 'python'; text: string };

/** One row of the page. `id` is part of its address; `text` may hold `code` between backticks. */
export type Feature = {
  id: string;
  glyph: GlyphName;
  name: string;
  text: string;
  links: { label: string; to: string }[];
  code: FeatureCode;
};

const dip = `{
  "schema_version": 2,
  "name": "gateway",
  "version": "1.4.2",
  "device_types": ["rpi4"],
  "os": { "kind": "linux" },
  "payloads": [
    {
      "name": "disk",
      "path": "build/gateway.img",
      "type": "disk_image",
      "verify": "readback"
    }
  ],
  "provides": { "bootloader": "2024.04" }
}`;

const jobPackage = `{
  "schema_version": 4,
  "name": "smoke",
  "version": "1.3.0",
  "kind": "test",
  "dip": { "name": "gateway", "version": "^1.4" },
  "devices": {
    "type": "rpi4",
    "tags": { "site": "lyon" },
    "fixtures": ["can-loopback"]
  },
  "timeouts": { "job_s": 1800, "silence_s": 300 },
  "retry": { "max": 1, "on": ["infrastructure"] }
}`;

const test = `from benchloom import Context, test

@test(requires=["can-loopback"], timeout_s=60)
def can_loopback(ctx: Context) -> None:
    result = ctx.device.console.run(
        "(candump -n 1 -T 2000 can1 & sleep 0.5;"
        " cansend can0 123#DEADBEEF; wait)"
    )
    ctx.check(
        "DE AD BE EF" in result.stdout,
        "frame not received on can1",
    )`;

const performanceTest = `from benchloom import Context, perf

@perf(repeat=5, measures=["current_idle"])
def idle_current(ctx: Context) -> None:
    ctx.device.reboot(timeout_s=120)
    console = ctx.device.console
    console.read_until_quiet(30, timeout_s=120)
    samples = ctx.sample("vbat", duration_s=10)
    ctx.measure(
        "current_idle",
        samples.median,
        "A",
        maximum=0.012,
    )`;

const adapter = `from pathlib import Path

class OutcomeList:
    def __init__(self, path: Path, options: dict):
        self.path = path

    def begin(self, job: dict):
        self.lines = [f"job {job['job_id']}\\n"]

    def event(self, e: dict):
        if e["type"] == "test.finished":
            d = e["data"]
            line = f"{d['outcome']} {d['test']}\\n"
            self.lines.append(line)

    def end(self, summary: dict):
        self.path.write_text("".join(self.lines))`;

const agent = `{
  "schema_version": 3,
  "name": "bench-a",
  "server_url": "https://lab.example.com",
  "devices": [
    {
      "id": "nrf-02",
      "type": "nrf52840dk",
      "console": { "driver": "rtt" },
      "power": {
        "driver": "usb_hub",
        "outlet": 3,
        "options": { "location": "1-1.4" }
      },
      "flash": {
        "driver": "jlink",
        "serial": "000683759358"
      }
    }
  ]
}`;

export const features: Feature[] = [
  {
    id: 'device-image-packages',
    glyph: 'dip',
    name: 'Device image packages',
    text: 'A DIP is one tar file: manifest, SHA-256 checksums and signature first, then the payloads. An agent refuses a DIP for another device type, or an unsigned one where you require signatures, before it reads a payload. `provides` and `depends` declare what a DIP leaves on a device and what it expects there.',
    links: [
      { label: 'Create a DIP', to: '/docs/how-to/create-dip' },
      { label: 'Build real-time OS variants', to: '/docs/how-to/create-dip-rtos' },
    ],
    code: { title: 'dip.json', language: 'json', text: dip },
  },
  {
    id: 'job-queue',
    glyph: 'queue',
    name: 'Job queue',
    text: 'A job asks for a device type, tags and fixtures, and holds its device by a lease that no other job shares. `failed` is a verdict on your product, `errored` on the lab; only lab errors are retried by default. While flash is written, cancel and time-outs wait for the next safe point.',
    links: [
      { label: 'Create an install job', to: '/docs/how-to/create-install-job' },
      { label: 'Job package configuration', to: '/docs/reference/configuration/job-package-config' },
    ],
    code: { title: 'job-package.json', language: 'json', text: jobPackage },
  },
  {
    id: 'tests',
    glyph: 'test',
    name: 'Tests',
    text: 'Tests are Python functions that run on the lab host, with the console, power, flash tool and sensors of the device. Without its fixture a test is skipped. If it passes only on a retry it is marked flaky; a quarantined test runs and never gates. `--simulate` runs the file without hardware.',
    links: [{ label: 'Write a test', to: '/docs/how-to/write-test' }],
    code: { title: 'main.py', language: 'python', text: test },
  },
  {
    id: 'performance',
    glyph: 'perf',
    name: 'Performance',
    text: 'Boot time, image size, current and your own values are stored per DIP and device type. The baseline is the last 20\u00a0samples of the last released DIP. A value regresses if its median is worse than the baseline by more than the tolerance and lies outside the minimum and maximum of the baseline.',
    links: [
      { label: 'Write a performance test', to: '/docs/how-to/write-perf-test' },
      { label: 'Collect DIP metrics', to: '/docs/how-to/create-dip-metrics' },
    ],
    code: { title: 'main.py', language: 'python', text: performanceTest },
  },
  {
    id: 'output-adapters',
    glyph: 'adapter',
    name: 'Output adapters',
    text: 'A job is a stream of events, one JSON object per line. Built-in adapters write it as JUnit, TAP\u00a014 or JSON Lines; a Python class or an executable in your package writes anything else. An adapter that fails is a warning and never changes the outcome. Artifacts are kept for 30\u00a0days by default.',
    links: [
      { label: 'Create an output adapter', to: '/docs/how-to/create-output-adapter' },
      { label: 'Upload artifacts from a job', to: '/docs/how-to/upload-artifacts-from-a-job' },
    ],
    code: { title: 'adapters.py', language: 'python', text: adapter },
  },
  {
    id: 'self-hosted-agent',
    glyph: 'agent',
    name: 'Self-hosted agent',
    text: 'The agent runs on a Linux host beside the devices and asks for work over outbound HTTPS; the server never connects to it. A heartbeat every 15\u00a0s renews its leases. Cut off from the server, a job keeps running until its lease runs out, 180\u00a0s after the last renewal, and its events follow on reconnect.',
    links: [
      { label: 'Agent configuration', to: '/docs/reference/configuration/agent-config' },
      { label: 'Operate an agent with agentctl', to: '/docs/reference/agentctl' },
    ],
    code: { title: '/etc/benchloom/agent.json', language: 'json', text: agent },
  },
];
