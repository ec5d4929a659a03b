// A long text made into a file piece by piece, so that the page answers meanwhile.

const sliceMs = 12;

const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Watch {
  signal: AbortSignal;
  /** After so many pieces. */
  onProgress(pieces: number): void;
}

/** Null where it was given up. Each piece is handed to the browser at once, which keeps it outside of the page's memory. */
export async function blobOf(
  pieces: Iterable<string>,
  type: string,
  {signal, onProgress}: Watch,
): Promise<Blob | null> {
  const parts: Blob[] = [];
  let begun = performance.now();
  for (const piece of pieces) {
    parts.push(new Blob([piece]));
    if (performance.now() - begun < sliceMs) continue;
    onProgress(parts.length);
    await breath();
    if (signal.aborted) return null;
    begun = performance.now();
  }
  return new Blob(parts, {type});
}
