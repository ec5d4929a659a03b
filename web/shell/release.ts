// Store of the release: whether the site is available offline, and whether there is a newer version.
import {signal} from "@preact/signals";
import {canStoreOffline, holdVersionLock, storeOffline} from "../delivery/offline-storage";
import {version} from "../delivery/version";
import {readOnly} from "../game/read-only";
import {hasSite} from "../ui/site";

export function createRelease() {
  const isStored = signal(false);
  const hasUpdate = signal(false);
  /** True if the reader has dismissed the notice for now. */
  const isDismissed = signal(false);
  const isSupported = hasSite && canStoreOffline();
  let activateUpdate = () => location.reload();
  if (isSupported) holdVersionLock();
  return readOnly({
    version,
    isStored,
    hasUpdate,
    isDismissed,
    /** Stores the site offline. Called once the page has what it needs itself. */
    async store() {
      if (!isSupported) return;
      const listeners = {
        onStored() {
          isStored.value = true;
        },
        onUpdate() {
          hasUpdate.value = true;
        },
      };
      // If it is refused or there is no room, the page goes on without.
      activateUpdate = await storeOffline(listeners).catch(() => activateUpdate);
    },
    activateUpdate: () => activateUpdate(),
    dismiss() {
      isDismissed.value = true;
    },
  });
}

export type Release = ReturnType<typeof createRelease>;
