#!/usr/bin/env bash
# Prints which jobs of ci.yml a change needs: `.github/changes.sh BASE`, where BASE is the commit before the change.
# site: build and test the site, unless only files changed that the job "check" covers alone.
# full: run all tests, after a change of packages, code, or configuration. Text and contracts need only those of `npm test`.
# If BASE is unknown, as for a new branch or a run by hand, everything runs.
set -euo pipefail
base=${1:-none}
if ! git cat-file -e "$base^{commit}" 2>/dev/null; then
  printf 'site=true\nfull=true\n'
  exit
fi
files=$(git diff --name-only "$base...HEAD")
any() { if grep -q "$@" <<<"$files"; then echo true; else echo false; fi; }
echo "site=$(any -vE '^$|^\.github/(ISSUE_TEMPLATE/|CODEOWNERS$|dependabot\.yml$|[^/]+\.md$)|^\.vscode/|^\.editorconfig$|^[^/]+\.md$|^(deploy|tests)/README\.md$')"
files=$(grep -vE '^src/marketing/content/|[.]md$' <<<"$files" || true)
echo "full=$(any -E '^(package(-lock)?\.json|\.npmrc|\.nvmrc|[^/]+\.[jt]s|tsconfig\.json)$|^(config|deploy|scripts|src|tests)/.*\.|^\.github/(actions|workflows)/|^\.github/changes\.sh$')"
