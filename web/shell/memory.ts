// Where the reader was last: kept by the browser, if it keeps anything for this page.
const key = "sg-place";

/** Null where nothing was kept, or may be. */
export function placeBefore(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepPlace(hash: string) {
  try {
    localStorage.setItem(key, hash);
  } catch {
    // A page that may store nothing begins where its link says.
  }
}
