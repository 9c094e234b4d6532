// Writes a stub file's public names as JSON, using Python's `ast` module: `node readStub.mjs STUB OUT`. The script uses
// Pyodide, so a build doesn't need Python on the host.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const describe = String.raw`
import ast, json, re, sys

undocumented = []

def entry(node, name, kind, type, text):
    about, *sections = re.split(r"^(Args|Raises):\n", text or "", flags=re.M)
    if not about.strip():
        undocumented.append(f"line {node.lineno}: {name} has no docstring")
    found = {"name": name, "kind": kind, "type": type, "parameters": [], "args": {}, "raises": {}}
    found["text"] = [" ".join(each.split()) for each in re.split(r"\n\s*\n", about.strip())]
    for title, each in zip(sections[::2], sections[1::2]):
        texts = re.findall(r"^ {4}(\w+): (.*(?:\n {5,}.*)*)", each, re.M)
        found[title.lower()] = {key: " ".join(value.split()) for key, value in texts}
    return found

def function(node, name):
    kind = "property" if node.decorator_list else "function"
    found, given = entry(node, name, kind, ast.unparse(node.returns), ast.get_docstring(node)), node.args
    given.args = [each for each in given.args if each.arg != "self"]
    plain = [None] * (len(given.args) - len(given.defaults)) + given.defaults
    variable = [(given.vararg, ast.Tuple([]))] if given.vararg else []
    for each, default in [*zip(given.args, plain), *variable, *zip(given.kwonlyargs, given.kw_defaults)]:
        text, standard = found["args"].get(each.arg), default and ast.unparse(default)
        if not text:
            undocumented.append(f"line {node.lineno}: {name} has no docstring for {each.arg}")
        found["parameters"].append({"name": each.arg, "type": ast.unparse(each.annotation), "default": standard, "text": text})
        each.annotation = None
    return found | {"signature": ast.unparse(given)}

def names(body, owner=""):
    for node, after in zip(body, [*body[1:], None]):
        if isinstance(node, ast.FunctionDef):
            yield function(node, owner + node.name)
        elif isinstance(node, ast.ClassDef):
            base = "".join(map(ast.unparse, node.bases))
            members = list(names(node.body, f"{node.name}."))
            new = next((each for each in members if each["name"].endswith("__init__")), {"parameters": []})
            yield new | entry(node, node.name, "class", base, ast.get_docstring(node)) | {"parameters": new["parameters"]}
            yield from (each for each in members if each is not new)
        elif isinstance(node, ast.AnnAssign):
            text = after.value.value if isinstance(after, ast.Expr) else None
            yield entry(node, node.target.id, "type", ast.unparse(node.value), text)

found = list(names(ast.parse(source).body))
undocumented and sys.exit("; ".join(undocumented))
json.dumps(found)
`;

const python = await loadPyodide();
try {
  python.globals.set('source', readFileSync(process.argv[2] ?? '', 'utf8'));
  writeFileSync(process.argv[3] ?? '', python.runPython(describe));
} catch (error) {
  // Prints only the traceback's last line, because Node would also print 1 MB of the interpreter's script.
  console.error(String(error).trim().split('\n').at(-1));
  process.exitCode = 1;
}
