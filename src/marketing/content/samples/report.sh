#!/bin/sh
# One line per test: outcome and name
jq -r '
  select(.type == "test.finished").data
  | "\(.outcome) \(.test)"
' > "$BENCHLOOM_ADAPTER_FILE"
