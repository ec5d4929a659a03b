// Largest extent that a board has had since play began, so that no move changes its size or place.
import {useRef} from "preact/hooks";

/** `now`, joined to all that came before it from the same start; without a start nothing is kept. */
export function useHighWaterMark<T>(start: string | undefined, now: T, join: (before: T, now: T) => T): T {
  const seen = useRef<{start: string | undefined; value: T} | null>(null);
  const before = start !== undefined && seen.current?.start === start ? seen.current.value : null;
  const value = before === null ? now : join(before, now);
  seen.current = {start, value};
  return value;
}
