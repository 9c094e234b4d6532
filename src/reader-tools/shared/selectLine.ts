/** Selects a line of a text box, and moves focus there. Lines are counted from 1. */
export function selectLine(box: HTMLTextAreaElement, line: number): void {
  const lines = box.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  box.focus();
  box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
