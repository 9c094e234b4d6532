// Writes Python's standard library for the browser: `node makeLibrary.mjs SIMULATION OUT`. The modules that a run
// imports are compiled, so Python starts in a third of the time. To save space, the library omits modules for
// terminals, processes, and protocols, which a page can't use.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const make = `
import sys, zipfile
from importlib import import_module
from py_compile import PycInvalidationMode, compile

sys.path.insert(0, "/simulation")
for module in ("benchloom.run", "benchloom.replay"):
    import_module(module)
library = next(each for each in sys.path if each.endswith(".zip"))
imported = {getattr(each, "__file__", None) for each in sys.modules.values()}
unused = ("_pyrepl/", "multiprocessing/", "wsgiref/", "xmlrpc/", "ftplib.", "imaplib.", "mailbox.", "poplib.", "smtplib.")
source = zipfile.ZipFile("/source.zip")
with zipfile.ZipFile("/library.zip", "w") as target:
    for name in sorted(source.namelist()):
        if name.startswith(unused):
            continue
        content = source.read(name)
        place = f"{library}/{name}"
        if place in imported:
            with open("/module.py", "wb") as file:
                file.write(content)
            compile("/module.py", "/module.pyc", place, True, 2, PycInvalidationMode.UNCHECKED_HASH)
            with open("/module.pyc", "rb") as file:
                name, content = name + "c", file.read()
        target.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
`;

const [simulation = '', out = ''] = process.argv.slice(2);
const python = await loadPyodide();
const folder = path.join(simulation, 'benchloom');
python.FS.mkdirTree('/simulation/benchloom');
for (const name of readdirSync(folder).filter((file) => file.endsWith('.py')))
  python.FS.writeFile(`/simulation/benchloom/${name}`, readFileSync(path.join(folder, name)));
const source = fileURLToPath(new URL('python_stdlib.zip', import.meta.resolve('pyodide/package.json')));
python.FS.writeFile('/source.zip', readFileSync(source));
try {
  python.runPython(make);
  writeFileSync(out, python.FS.readFile('/library.zip'));
} catch (error) {
  // Prints only the message, which is Python's traceback. Node would first print 1 MB of the interpreter's script.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
