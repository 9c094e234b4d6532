type KeyPress = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Returns the pressed key, or an empty string for a shortcut of the browser, such as Alt+Left, which goes back. */
export function plainKey({ key, altKey, ctrlKey, metaKey }: KeyPress): string {
  return altKey || ctrlKey || metaKey ? '' : key;
}
