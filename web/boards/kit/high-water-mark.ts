// Hook for the largest extent that a board has had since play began, so that no move changes its size or place.
import {useRef} from "preact/hooks";

/**
 * Merges `current` with the values of all earlier renders that had the same start; without a start nothing is
 * remembered.
 */
export function useHighWaterMark<T>(start: string | undefined, current: T, merge: (previous: T, current: T) => T): T {
  const memory = useRef<{start: string | undefined; value: T} | null>(null);
  const previous = start !== undefined && memory.current?.start === start ? memory.current.value : null;
  const value = previous === null ? current : merge(previous, current);
  memory.current = {start, value};
  return value;
}
