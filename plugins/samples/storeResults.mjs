// Runs samples in the simulation and prints their results as JSON: `node storeResults.mjs SIMULATION SAMPLES`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadPyodide } from 'pyodide';

const run = `
import contextlib, io, json, os, runpy, sys

def run(argv):
    for name in list(sys.modules):
        if name.partition(".")[0] in ("benchloom", "entry"):
            del sys.modules[name]
    module, *arguments = json.loads(argv)
    sys.argv = [module, *arguments, "--events", "/events"]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        try:
            runpy.run_module(module, run_name="__main__", alter_sys=True)
        except SystemExit as end:
            print(f"exit {end.code}", end="")
    with open("/events") as file:
        return json.dumps([*printed.getvalue().split("\\n"), file.read()])

sys.path.insert(0, "/simulation")
run
`;

const [simulation = '', samples = ''] = process.argv.slice(2);
const python = await loadPyodide();
const folder = path.join(simulation, 'benchloom');
python.FS.mkdirTree('/simulation/benchloom');
for (const name of readdirSync(folder).filter((file) => file.endsWith('.py')))
  python.FS.writeFile(`/simulation/benchloom/${name}`, readFileSync(path.join(folder, name)));
const runSample = python.runPython(run);
/** @type {import('../../src/reader-tools/RunPanel/runner').Sample[]} */
const all = JSON.parse(samples);
const results = all.map(({ files, argv }, index) => {
  python.FS.mkdirTree(`/job${index}`);
  python.FS.chdir(`/job${index}`);
  for (const { name, text } of files) python.FS.writeFile(name, text);
  /** @type {string[]} */
  const printed = JSON.parse(runSample(JSON.stringify(argv)));
  const events = printed.pop()?.trim().split('\n') ?? [];
  if (printed.pop() !== 'exit 0') throw new Error(`A starter doesn't pass:\n${printed.join('\n')}`);
  return { lines: printed, events: events.map((line) => JSON.parse(line)) };
});
console.log(JSON.stringify(results));
