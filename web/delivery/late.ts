// A part of the page that is loaded when it is first wanted: asked for twice, and again whenever somebody asks.
import {type ReadonlySignal, signal} from "@preact/signals";
import {isOutdated} from "./version";

export interface Late<Part> {
  /** Null until it is there. */
  part: ReadonlySignal<Part | null>;
  isComing: ReadonlySignal<boolean>;
  /** Why it did not come: it has been lost on the way, or the site has a new version, without it. */
  fault: ReadonlySignal<"lost" | "outdated" | null>;
  /** Null where it does not come. */
  load(): Promise<Part | null>;
}

export function late<Part>(load: () => Promise<Part>): Late<Part> {
  const part = signal<Part | null>(null);
  const isComing = signal(false);
  const fault = signal<"lost" | "outdated" | null>(null);
  let coming: Promise<Part | null> | null = null;
  async function ask() {
    isComing.value = true;
    try {
      part.value = await imported(load);
      fault.value = null;
    } catch {
      fault.value = (await isOutdated()) ? "outdated" : "lost";
    }
    isComing.value = false;
    coming = null;
    return part.value;
  }
  return {
    part,
    isComing,
    fault,
    load() {
      if (part.value) return Promise.resolve(part.value);
      coming ??= ask();
      return coming;
    },
  };
}

/** What `load` imports; what did not come is asked for once more. */
export async function imported<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    await freshen(error);
    return load();
  }
}

/** Browsers name the file that did not come: what they may have kept in its place is replaced, and a dead link to it is no sign that it is there. */
async function freshen(error: unknown) {
  const [address] = /https?:\/\/\S+/.exec(String(error)) ?? [];
  if (!address?.startsWith(globalThis.location?.origin)) return;
  for (const link of document.querySelectorAll("link")) if (link.href === address) link.remove();
  await fetch(address, {cache: "reload"}).catch(() => {});
}
