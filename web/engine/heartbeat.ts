// Pings a worker while calls wait for it, where its end cannot be observed. Counts beats instead of seconds, and only
// those of a visible page: a device asleep or a page in the background makes neither side late.

const BEAT_MS = 500;
/** Beats without a reply, 2 s, after which a worker counts as dead; a minute for one that may only be busy. */
const MAX_SILENT_BEATS = 4;
const MAX_SILENT_BEATS_IF_BUSY = 120;

/** Calls `onSilent` when `ping` has had no reply for so long; returns a function that stops the watch. */
export function watchHeartbeat(ping: () => Promise<void>, mayBeBusy: boolean, onSilent: () => void): () => void {
  const limit = mayBeBusy ? MAX_SILENT_BEATS_IF_BUSY : MAX_SILENT_BEATS;
  let isWaiting = false;
  let silentBeats = 0;
  const timer = setInterval(() => {
    if (typeof document !== "undefined" && document.hidden) return;
    if (isWaiting) {
      if (++silentBeats === limit) onSilent();
      return;
    }
    isWaiting = true;
    silentBeats = 0;
    ping().then(
      () => {
        isWaiting = false;
      },
      () => {},
    );
  }, BEAT_MS);
  return () => clearInterval(timer);
}
