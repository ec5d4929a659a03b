// Stores the site for offline use by the service worker of `worker/worker.ts`. The page does not depend on it: if the
// browser lacks it, refuses it or has no room, nothing else changes.
import {trustedUrl} from "../engine/trusted";
import {cacheOf} from "./names";
import {version} from "./version";

/** Returns the folder of the site; all of its scripts are in one folder below. */
const siteFolder = () => {
  const scriptUrl = import.meta.url;
  return new URL("..", scriptUrl);
};

const HOUR_MS = 3_600_000;

export interface OfflineListeners {
  /** Called when all files are stored. */
  onStored(): void;
  /** Called when another version is stored in full; the returned function of `storeOffline` activates it. */
  onUpdate(): void;
}

/** Returns false in a frame, where the page is a guest, and without a version, which means no build. */
export function canStoreOffline(): boolean {
  try {
    if (version === null || window !== window.top || !isSecureContext || !/^http/.test(location.protocol)) return false;
    const {serviceWorker, locks} = navigator;
    return Boolean(serviceWorker && locks && caches && crypto.subtle);
  } catch {
    return false;
  }
}

/** Returns true if the reader has asked the browser to save data; then nothing is loaded in advance. */
export const savesData = () => (navigator as {connection?: {saveData?: boolean}}).connection?.saveData === true;

/**
 * Holds the lock of this version while the page is open, so that its files are kept; the browser releases it when the
 * page ends.
 */
export function holdVersionLock() {
  const never = () => new Promise<never>(() => {});
  navigator.locks.request(cacheOf(siteFolder().pathname, version ?? ""), {mode: "shared"}, never).catch(() => {});
}

const versionOf = (worker: ServiceWorker) =>
  new Promise<string>((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => resolve(data);
    worker.postMessage("version", [port2]);
  });

/** Returns a function that activates the newer version and reloads. */
export async function storeOffline({onStored, onUpdate}: OfflineListeners): Promise<() => void> {
  const {serviceWorker} = navigator;
  if (savesData() && !serviceWorker.controller) return () => location.reload();
  const address = trustedUrl(new URL("sw.js", siteFolder()).href);
  const registration = await serviceWorker.register(address, {updateViaCache: "none"});
  let isAccepted = false;

  async function checkWorkers() {
    const {active, waiting} = registration;
    // The active worker is asked only after the waiting one: one that removes everything does not reply, and another
    // request would keep the waiting one from taking over.
    const next = waiting && (await versionOf(waiting));
    // A page loaded past the service worker has that version already.
    if (next === version) return waiting?.postMessage("accept");
    if (active?.state === "activated" && (await versionOf(active)) === version) onStored();
    if (next) onUpdate();
  }
  const watchInstalling = () => registration.installing?.addEventListener("statechange", checkWorkers);
  registration.addEventListener("updatefound", watchInstalling);
  watchInstalling();
  serviceWorker.addEventListener("controllerchange", async () => {
    if (isAccepted) location.reload();
    // Accepted in another tab: this page goes on with its version.
    else if (serviceWorker.controller && (await versionOf(serviceWorker.controller)) !== version) onUpdate();
  });

  let lastCheck = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - lastCheck < HOUR_MS) return;
    lastCheck = performance.now();
    registration.update().catch(() => {});
  });
  // This page holds its lock by now.
  registration.active?.postMessage("settled");
  await checkWorkers();
  return () => {
    if (!registration.waiting) return location.reload();
    isAccepted = true;
    registration.waiting.postMessage("accept");
  };
}
