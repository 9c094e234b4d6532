#!/usr/bin/env bash
# Usage: .github/changes.sh BASE, where BASE is the commit before the change. Prints `code=false` if only text (Markdown
# and MDX) changed. Otherwise, or if BASE is unknown (a new branch or a manual run), prints `code=true`. Then
# CI runs `npm test`.
set -euo pipefail
if files=$(git diff --no-renames --name-only "${1:-none}...HEAD" 2>/dev/null) && ! grep -qvE '^$|[.]mdx?$' <<<"$files"; then
  echo code=false
else
  echo code=true
fi
