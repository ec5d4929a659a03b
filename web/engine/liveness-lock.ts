// Detects the death of a worker without asking it: it holds a lock for as long as it lives, which the browser frees when it ends, however
// that happens. A busy worker is never taken for a dead one.

/** A name that no other worker of this origin has; null where there are no locks, such as in a page without an origin. */
export function lockName(): string | null {
  return typeof navigator !== "undefined" && navigator.locks ? `sg-engine ${crypto.randomUUID()}` : null;
}

/** Holds the lock until this thread ends; false where it cannot be had. */
export function holdLivenessLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(name, held).catch(() => resolve(false));
  });
}

/** Calls `onDeath` when the holder has ended; returns what ends the wait. */
export function awaitDeath(name: string, onDeath: () => void): () => void {
  const left = new AbortController();
  navigator.locks.request(name, {signal: left.signal}, onDeath).catch(() => {});
  return () => left.abort();
}
