// Part of the page that is loaded when it is first needed: tried twice, and again with each request.
import {type ReadonlySignal, signal} from "@preact/signals";
import {isOutdated} from "./version";

/** `Args` are the arguments of its loading. */
export interface Late<Part, Args extends unknown[] = []> {
  /** Null until it has loaded. */
  part: ReadonlySignal<Part | null>;
  isLoading: ReadonlySignal<boolean>;
  /** Reason why it has not loaded: "lost" on the way, or "outdated", since the site has a new version without it. */
  fault: ReadonlySignal<"lost" | "outdated" | null>;
  /** Resolves to null if it does not load. */
  load(...args: Args): Promise<Part | null>;
}

/** `prerequisites` loads what the part needs besides. */
export function createLatePart<Part, Args extends unknown[] = []>(
  load: () => Promise<Part>,
  prerequisites: (...args: Args) => Promise<unknown> = async () => {},
): Late<Part, Args> {
  const part = signal<Part | null>(null);
  const isComing = signal(false);
  const fault = signal<"lost" | "outdated" | null>(null);
  let pending: Promise<Part | null> | null = null;
  async function loadAll(args: Args) {
    isComing.value = true;
    try {
      [part.value] = await Promise.all([importWithRetry(load), prerequisites(...args)]);
      fault.value = null;
    } catch {
      fault.value = (await isOutdated()) ? "outdated" : "lost";
    }
    isComing.value = false;
    pending = null;
    return part.value;
  }
  return {
    part,
    isLoading: isComing,
    fault,
    load(...args) {
      if (part.value) return Promise.resolve(part.value);
      pending ??= loadAll(args);
      return pending;
    },
  };
}

/** Returns what `load` imports; tries a second time if it fails. */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await importWithSheets(load);
  } catch (error) {
    await refetchFailed(error);
    return importWithSheets(load);
  }
}

/** Imports with the style sheets, whose failure the loader reports at most once. */
async function importWithSheets<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  const failedSheet = styleSheets().find(hasFailed);
  if (failedSheet) throw new Error(`no look: ${failedSheet.href}`);
  return part;
}

/** Returns the style sheets of the site; other builds of the page contain them. */
const styleSheets = () =>
  import.meta.env.MODE === "production"
    ? [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    : [];

/** Returns true for a failed sheet. One that came as something else, such as an error page of the host, is empty. */
const hasFailed = ({dataset, sheet}: HTMLLinkElement) => "lost" in dataset || sheet?.cssRules.length === 0;

/** Fetches the failed file, which browsers name in the error, past the browser's cache. */
async function refetchFailed(error: unknown) {
  const [address] = /https?:\/\/\S+/.exec(String(error)) ?? [];
  if (!address?.startsWith(globalThis.location?.origin)) return;
  await fetch(address, {cache: "reload"}).catch(() => {});
  await Promise.all(styleSheets().map((link) => (link.href === address || hasFailed(link)) && reloadSheet(link)));
}

/** Sheets being reloaded, by URL: a page and its texts, which load at the same time, may both miss the same one. */
const pendingReloads = new Map<string, Promise<void>>();

function reloadSheet(link: HTMLLinkElement): Promise<void> {
  const {href} = link;
  const pending = pendingReloads.get(href) ?? replaceSheet(link).finally(() => pendingReloads.delete(href));
  pendingReloads.set(href, pending);
  return pending;
}

function replaceSheet(link: HTMLLinkElement) {
  const next = link.cloneNode() as HTMLLinkElement;
  next.dataset.lost = "";
  return new Promise<void>((resolve) => {
    next.onerror = () => resolve();
    next.onload = () => {
      delete next.dataset.lost;
      resolve();
    };
    link.replaceWith(next);
  });
}
