"""Compiles Python texts without running them.

Reads a JSON object with names and texts from standard input. Writes a JSON object with the line and message of the
syntax error for each text that has one.
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
