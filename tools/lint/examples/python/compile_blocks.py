"""Compiles Python texts without running them.

Reads a JSON object that maps names to texts from standard input. Writes a JSON object that maps the name of each text
with a syntax error to the line and the message.
"""

import json
import sys
import warnings

warnings.simplefilter("error", SyntaxWarning)
errors = {}
for name, text in json.load(sys.stdin).items():
    try:
        compile(text, name, "exec", dont_inherit=True)
    except SyntaxError as error:
        errors[name] = {"line": error.lineno or 1, "message": error.msg}
json.dump(errors, sys.stdout)
