// Where the end of a worker cannot be seen, it is asked for a sign now and then while calls wait for it.
// Beats are counted and not seconds, and only those of a visible page: asleep or in the background, neither side is late.

const BEAT_MS = 500;
/** Beats without a sign, 2 s, after which it is held to have ended; and a minute for one that may be only busy. */
const SILENT_BEATS = 4;
const SILENT_BEATS_OF_BUSY = 120;

/** Calls `onSilent` when `ping` has stayed without an answer for so long; returns what ends the watch. */
export function watchHeartbeat(ping: () => Promise<void>, mayBeBusy: boolean, onSilent: () => void): () => void {
  const most = mayBeBusy ? SILENT_BEATS_OF_BUSY : SILENT_BEATS;
  let waiting = false;
  let silent = 0;
  const beats = setInterval(() => {
    if (typeof document !== "undefined" && document.hidden) return;
    if (waiting) {
      if (++silent === most) onSilent();
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
