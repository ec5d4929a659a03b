/** A timer that keeps no program of Node from its end; in a browser a timer is a number. */
export function inPassing(work: () => void, ms: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(work, ms);
  (timer as Partial<NodeJS.Timeout>).unref?.();
  return timer;
}
