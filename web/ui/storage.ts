// Text that the browser stores for this site under a key; if it stores nothing, kept in memory while the page is open.

/** Fallback for text that the browser did not store. */
const fallback = new Map<string, string>();

/** Returns null if nothing was stored or nothing can be. */
export function readStored(key: string): string | null {
  const unsaved = fallback.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
    fallback.delete(key);
  } catch {
    fallback.set(key, text);
  }
}
