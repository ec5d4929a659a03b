// A worker can end without any event: the system may kill it. While calls wait for it, it is asked now and then for a sign.
// Beats are counted and not seconds, and only those of a visible page: asleep or in the background, neither side is late.
// An analysis answers between its slices; the longest thing that cannot is far below a minute.

const BEAT_MS = 5_000;
const SILENT_BEATS = 12;

/** Calls `onSilent` when `ping` has stayed without an answer for a minute; returns what ends the watch. */
export function watchHeartbeat(ping: () => Promise<void>, onSilent: () => void): () => void {
  let waiting = false;
  let silent = 0;
  const beats = setInterval(() => {
    if (typeof document !== "undefined" && document.hidden) return;
    if (waiting) {
      if (++silent === SILENT_BEATS) onSilent();
      return;
    }
    waiting = true;
    silent = 0;
    ping().then(
      () => {
        waiting = false;
      },
      () => {},
    );
  }, BEAT_MS);
  return () => clearInterval(beats);
}
