#!/usr/bin/env bash
# Prints `code=true` if a change needs `npm test`, and `code=false` if only text changed: `.github/changes.sh BASE`,
# where BASE is the commit before the change. If BASE is unknown, as for a new branch or a manual run, tests run.
set -euo pipefail
text='^docs/|^src/marketing/content/|[.]md$|^\.github/(ISSUE_TEMPLATE/|CODEOWNERS$|dependabot\.yml$)|^\.editorconfig$'
if files=$(git diff --name-only "${1:-none}...HEAD" 2>/dev/null) && ! grep -qvE "^$|$text" <<<"$files"; then
  echo code=false
else
  echo code=true
fi
