// Writes the public names of a stub file as JSON, read by Python's own `ast`: `node readStub.mjs STUB OUT`. It runs in
// the interpreter of the samples, so a build needs no Python on the host.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const describe = String.raw`
import ast, json, re

def entry(node, name, kind, type, text):
    about, *sections = re.split(r"^(Args|Raises):\n", text or "", flags=re.M)
    if not about.strip():
        raise SystemExit(f"line {node.lineno}: {name} has no docstring")
    lists = [re.findall(r"^ {4}(\w+): (.*(?:\n {5,}.*)*)", each, re.M) for each in sections[1::2]]
    texts = {title: {key: " ".join(value.split()) for key, value in each} for title, each in zip(sections[::2], lists)}
    paragraphs = [" ".join(each.split()) for each in re.split(r"\n\s*\n", about.strip())]
    return {"name": name, "kind": kind, "type": type, "text": paragraphs, "parameters": [], "args": {}, "raises": {}} | {
        title.lower(): each for title, each in texts.items()
    }

def function(node, name):
    kind = "property" if node.decorator_list else "function"
    found = entry(node, name, kind, ast.unparse(node.returns), ast.get_docstring(node))
    given = node.args
    if "." in name:
        del given.args[0]
    plain = [None] * (len(given.args) - len(given.defaults)) + given.defaults
    rest = [(given.vararg, None)] if given.vararg else []
    for each, default in [*zip(given.args, plain), *rest, *zip(given.kwonlyargs, given.kw_defaults)]:
        if each.arg not in found["args"]:
            raise SystemExit(f"line {node.lineno}: {name} has no docstring for {each.arg}")
        fact = {"name": each.arg, "type": ast.unparse(each.annotation), "default": default and ast.unparse(default)}
        found["parameters"].append({**fact, "text": found["args"][each.arg]})
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
            own = entry(node, node.name, "class", base, ast.get_docstring(node))
            yield new | own | {"parameters": new["parameters"]}
            yield from (each for each in members if each is not new)
        elif isinstance(node, ast.AnnAssign):
            text = after.value.value if isinstance(after, ast.Expr) else None
            yield entry(node, node.target.id, "type", ast.unparse(node.value), text)

json.dumps(list(names(ast.parse(source).body)))
`;

const [stub = '', out = ''] = process.argv.slice(2);
const python = await loadPyodide();
python.globals.set('source', readFileSync(stub, 'utf8'));
try {
  writeFileSync(out, python.runPython(describe));
} catch (error) {
  // The last line of Python's traceback. Node would print a whole line of the interpreter's script before it: 1 MB.
  console.error(error.message.trim().split('\n').at(-1));
  process.exitCode = 1;
}
