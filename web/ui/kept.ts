// Text that the browser keeps for this site under a key; where it keeps nothing, the page remembers it as long as it is open.

/** What was to be kept and could not be. */
const unkept = new Map<string, string>();

/** Null where nothing was kept, or may be. */
export function readKept(key: string): string | null {
  const own = unkept.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}
