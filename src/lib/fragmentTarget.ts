/** Returns the element that a fragment such as `#n%C3%A4he` leads to, or null if there's none. */
export function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A link can have a fragment that isn't valid, such as `#%ff`.
    return null;
  }
}
