"""Lists the names that Python files declare.

Takes file paths and writes JSON: `functions` with their parameters, and `classes` with their members. Each member has
parameters, a signature with parameter kinds and defaults, and the name of the return type. An attribute is a member
without parameters, wherever the class sets it.
"""

import ast
import json
import sys


def describe(function: ast.FunctionDef) -> "dict[str, object]":
    arguments = function.args
    names = [each.arg for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    returns = ast.unparse(function.returns) if function.returns else "None"
    parameters = [name for name in names if name != "self"]
    return {"parameters": parameters, "signature": signature(arguments), "returns": returns}


def signature(arguments: ast.arguments) -> str:
    """Return the parameters with their kinds and defaults but without types."""
    for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        each.annotation = None
    return ast.unparse(arguments).removeprefix("self").removeprefix(", ")


def attribute(annotation: "ast.expr | None") -> "dict[str, object]":
    return {"parameters": [], "signature": "", "returns": ast.unparse(annotation) if annotation else "object"}


def members(node: ast.ClassDef) -> "dict[str, object]":
    found: "dict[str, object]" = {}
    for each in ast.walk(node):
        if isinstance(each, ast.FunctionDef):
            found[each.name] = describe(each)
        elif isinstance(each, (ast.Assign, ast.AnnAssign)):
            targets = each.targets if isinstance(each, ast.Assign) else [each.target]
            annotation = each.annotation if isinstance(each, ast.AnnAssign) else None
            for target in targets:
                name = getattr(target, "attr", getattr(target, "id", ""))
                found.setdefault(name, attribute(annotation))
    return found


nodes = []
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        nodes += ast.parse(file.read()).body
functions = {node.name: describe(node) for node in nodes if isinstance(node, ast.FunctionDef)}
classes = {node.name: members(node) for node in nodes if isinstance(node, ast.ClassDef)}
json.dump({"functions": functions, "classes": classes}, sys.stdout)
