/** Focuses an element that isn't a control, such as a heading. The next Tab press continues from there. */
export function focusOn(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus(options);
}
