// Whether the site is kept for use without a network, and whether there is a newer version of it.
import {signal} from "@preact/signals";
import {canKeep, hold, keep} from "../delivery/keeping";
import {version} from "../delivery/version";
import {readOnly} from "../game/read-only";
import {hasSite} from "../ui/site";

export function createRelease() {
  const isKept = signal(false);
  const isNewer = signal(false);
  /** The reader goes on with this one for now. */
  const isLater = signal(false);
  const can = hasSite && canKeep();
  let goOver = () => location.reload();
  if (can) hold();
  return readOnly({
    version,
    isKept,
    isNewer,
    isLater,
    /** Not before the page has what it needs itself. */
    async keep() {
      if (!can) return;
      const heard = {
        onKept() {
          isKept.value = true;
        },
        onNewer() {
          isNewer.value = true;
        },
      };
      // Refused, or no room: the page does without.
      goOver = await keep(heard).catch(() => goOver);
    },
    goOver: () => goOver(),
    later() {
      isLater.value = true;
    },
  });
}

export type Release = ReturnType<typeof createRelease>;
