"""Lists the names of a stub file.

Takes the path of the file and writes JSON: `functions` with their parameters, `classes` with their members;
each member has its parameters and the name of the type that it returns.
"""

import ast
import json
import sys


def describe(function: ast.FunctionDef) -> dict[str, object]:
    arguments = function.args
    names = [each.arg for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    returns = ast.unparse(function.returns) if function.returns else "None"
    return {"parameters": [name for name in names if name != "self"], "returns": returns}


with open(sys.argv[1], encoding="utf-8") as file:
    tree = ast.parse(file.read())

functions = {node.name: describe(node) for node in tree.body if isinstance(node, ast.FunctionDef)}
classes = {
    node.name: {each.name: describe(each) for each in node.body if isinstance(each, ast.FunctionDef)}
    for node in tree.body
    if isinstance(node, ast.ClassDef)
}
json.dump({"functions": functions, "classes": classes}, sys.stdout)
