/** Starts a timer that does not keep a Node process alive; in a browser a timer is a number. */
export function setUnrefTimeout(callback: () => void, ms: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(callback, ms);
  (timer as Partial<NodeJS.Timeout>).unref?.();
  return timer;
}
