/** Focuses an element, even if it isn't a control, such as a heading. The next Tab press continues from there. */
export function focusOn(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  // A control stays a tab stop.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
