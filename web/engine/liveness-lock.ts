// Detects the death of a worker without messages: the worker holds a lock that the browser releases when it ends for
// whatever reason. A busy worker is never mistaken for a dead one.

/** Returns a name unique in this origin; null if there are no locks, such as in a page without an origin. */
export function lockName(): string | null {
  return typeof navigator !== "undefined" && navigator.locks ? `sg-engine ${crypto.randomUUID()}` : null;
}

/** Holds the lock until this thread ends; resolves to false if it cannot be had, else to true. */
export function holdLivenessLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(name, hold).catch(() => resolve(false));
  });
}

/** Calls `onDeath` when the holder has ended; returns a function that stops the wait. */
export function awaitDeath(name: string, onDeath: () => void): () => void {
  const abort = new AbortController();
  navigator.locks.request(name, {signal: abort.signal}, onDeath).catch(() => {});
  return () => abort.abort();
}
