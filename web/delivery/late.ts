// A part of the page that is loaded when it is first wanted: asked for twice, and again whenever somebody asks.
import {type ReadonlySignal, signal} from "@preact/signals";
import {isOutdated} from "./version";

/** `Given` is what its loading takes. */
export interface Late<Part, Given extends unknown[] = []> {
  /** Null until it is there. */
  part: ReadonlySignal<Part | null>;
  isComing: ReadonlySignal<boolean>;
  /** Why it did not come: it has been lost on the way, or the site has a new version, without it. */
  fault: ReadonlySignal<"lost" | "outdated" | null>;
  /** Null where it does not come. */
  load(...given: Given): Promise<Part | null>;
}

/** `beside` is what has to be there too. */
export function late<Part, Given extends unknown[] = []>(
  load: () => Promise<Part>,
  beside: (...given: Given) => Promise<unknown> = async () => {},
): Late<Part, Given> {
  const part = signal<Part | null>(null);
  const isComing = signal(false);
  const fault = signal<"lost" | "outdated" | null>(null);
  let coming: Promise<Part | null> | null = null;
  async function ask(given: Given) {
    isComing.value = true;
    try {
      [part.value] = await Promise.all([imported(load), beside(...given)]);
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
    load(...given) {
      if (part.value) return Promise.resolve(part.value);
      coming ??= ask(given);
      return coming;
    },
  };
}

/** What `load` imports; what did not come is asked for once more. */
export async function imported<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await whole(load);
  } catch (error) {
    await freshen(error);
    return whole(load);
  }
}

/** With its looks, of which the loader speaks at most once. */
async function whole<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  const lost = looks().find(isLost);
  if (lost) throw new Error(`no look: ${lost.href}`);
  return part;
}

/** The sheets of the site; in other forms of the page they are in the file. */
const looks = () =>
  import.meta.env.MODE === "production"
    ? [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    : [];

/** A sheet that came as something else, such as a page of the host's, is taken for an empty one. */
const isLost = ({dataset, sheet}: HTMLLinkElement) => "lost" in dataset || sheet?.cssRules.length === 0;

/** Browsers name the file that did not come: what they may have kept in its place is replaced. */
async function freshen(error: unknown) {
  const [address] = /https?:\/\/\S+/.exec(String(error)) ?? [];
  if (!address?.startsWith(globalThis.location?.origin)) return;
  await fetch(address, {cache: "reload"}).catch(() => {});
  await Promise.all(looks().map((link) => (link.href === address || isLost(link)) && linkAgain(link)));
}

/** Sheets on their way again: a page and its words, which come side by side, may both miss the same one. */
const renewing = new Map<string, Promise<void>>();

function linkAgain(link: HTMLLinkElement): Promise<void> {
  const {href} = link;
  const coming = renewing.get(href) ?? replaced(link).finally(() => renewing.delete(href));
  renewing.set(href, coming);
  return coming;
}

function replaced(link: HTMLLinkElement) {
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
