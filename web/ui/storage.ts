// Text that the browser stores for this site under a key; if it stores nothing, kept in memory while the page is open.

/** Storage of the browser: for good, or for the visit in this tab. */
type Area = "localStorage" | "sessionStorage";

/** Fallback for text that the browser did not store. */
const fallback = new Map<string, string>();

/** Returns null if nothing was stored or nothing can be. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  const unsaved = fallback.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string, area: Area = "localStorage") {
  try {
    globalThis[area].setItem(key, text);
    fallback.delete(key);
  } catch {
    fallback.set(key, text);
  }
}
