// Writer of a long text into a file piece by piece, so that the page stays responsive.

const sliceMs = 12;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Watch {
  signal: AbortSignal;
  /** Gets the number of pieces written so far. */
  onProgress(pieces: number): void;
}

/** Returns null if aborted. Each piece is handed at once to the browser, which keeps it outside of the page's memory. */
export async function blobOf(
  pieces: Iterable<string>,
  type: string,
  {signal, onProgress}: Watch,
): Promise<Blob | null> {
  const parts: Blob[] = [];
  let sliceStart = performance.now();
  for (const piece of pieces) {
    parts.push(new Blob([piece]));
    if (performance.now() - sliceStart < sliceMs) continue;
    onProgress(parts.length);
    await nextTask();
    if (signal.aborted) return null;
    sliceStart = performance.now();
  }
  return new Blob(parts, {type});
}
