// Keeps the site for use without a network, by the worker of `worker/worker.ts`. Nothing here is needed to play: where the browser has not
// what it takes, refuses it or has no room, the page goes on as it is.
import {trusted} from "../engine/trusted";
import {cacheOf} from "./names";
import {version} from "./version";

/** The folder of the site: all of its scripts are in one below. */
const home = () => {
  const own = import.meta.url;
  return new URL("..", own);
};

const hour = 3_600_000;

export interface Heard {
  /** All files are kept. */
  onKept(): void;
  /** Another version is there in full; whoever accepts it gets it. */
  onNewer(): void;
}

/** A page in a frame is a guest, and one without a version no build. */
export function canKeep(): boolean {
  try {
    if (version === null || window !== window.top || !isSecureContext || !/^http/.test(location.protocol)) return false;
    const {serviceWorker, locks} = navigator;
    return Boolean(serviceWorker && locks && caches && crypto.subtle);
  } catch {
    return false;
  }
}

/** Whoever asks to load little is sent nothing that they have not asked for. */
export const isSparing = () => (navigator as {connection?: {saveData?: boolean}}).connection?.saveData === true;

/** As long as this page is open its version is needed; the browser frees the lock when it ends, however that happens. */
export function hold() {
  const forEver = () => new Promise<never>(() => {});
  navigator.locks.request(cacheOf(home().pathname, version ?? ""), {mode: "shared"}, forEver).catch(() => {});
}

const versionOf = (worker: ServiceWorker) =>
  new Promise<string>((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => resolve(data);
    worker.postMessage("version", [port2]);
  });

/** Returns what goes over to the newer version. */
export async function keep({onKept, onNewer}: Heard): Promise<() => void> {
  const {serviceWorker} = navigator;
  if (isSparing() && !serviceWorker.controller) return () => location.reload();
  const address = trusted(new URL("sw.js", home()).href);
  const registration = await serviceWorker.register(address, {updateViaCache: "none"});
  let isAccepted = false;

  async function look() {
    const {active, waiting} = registration;
    // The one that takes everything back says nothing here, and what the other is asked meanwhile would only keep it waiting.
    const next = waiting && (await versionOf(waiting));
    // A page that came past the worker is of that version already.
    if (next === version) return waiting?.postMessage("accept");
    if (active?.state === "activated" && (await versionOf(active)) === version) onKept();
    if (next) onNewer();
  }
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  serviceWorker.addEventListener("controllerchange", async () => {
    if (isAccepted) location.reload();
    // Accepted in another tab: this one keeps what it has.
    else if (serviceWorker.controller && (await versionOf(serviceWorker.controller)) !== version) onNewer();
  });

  let checked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - checked < hour) return;
    checked = performance.now();
    registration.update().catch(() => {});
  });
  // By now this page holds its lock.
  registration.active?.postMessage("settled");
  await look();
  return () => {
    if (!registration.waiting) return location.reload();
    isAccepted = true;
    registration.waiting.postMessage("accept");
  };
}
