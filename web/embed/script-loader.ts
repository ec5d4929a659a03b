// Loads the other parts of the classic script from any host or disk, where modules and fetch are refused: as scripts that hand over
// their exports. scripts/vite/classic-parts.ts writes them.
import {trusted, trustFolder} from "../engine/trusted";

type Exports = Record<string, unknown>;
interface Part {
  /** The parts that it has to have before. */
  needs: readonly string[];
  make(need: (name: string) => Exports, exports: Exports, load: typeof loadPart, url: (file: string) => string): void;
}

const handed = new Map<string, Part>();
const made = new Map<string, Promise<Exports>>();
const ready = new Map<string, Exports>();
let home = "";

/** Where a script hands itself over; two copies of this one may stand in a page, and parts of one name are alike. */
const counter = Symbol.for("sg-game parts");
type Counter = (name: string, ...part: [Part["needs"], Part["make"]]) => void;
const before = (globalThis as {[counter]?: Counter})[counter];
Object.defineProperty(globalThis, counter, {
  configurable: true,
  value: ((name, needs, make) => {
    handed.set(name, {needs, make});
    before?.(name, needs, make);
  }) satisfies Counter,
});

/** The folder of the site, in which the parts stand; the first that is named holds. */
export function comesFrom(folder: string) {
  if (home) return;
  home = folder;
  trustFolder(folder);
}

const url = (file: string) => new URL(file, home).href;

/** A part and what it needs, each loaded once; what did not come is asked for anew. */
export function loadPart(name: string, ...needs: string[]): Promise<Exports> {
  for (const need of needs) loadPart(need).catch(() => {});
  let coming = made.get(name);
  if (!coming) {
    coming = makePart(name);
    made.set(name, coming);
    coming.catch(() => made.delete(name));
  }
  return coming;
}

export const load = loadPart;

let imported: (src: string) => Promise<unknown>;

/** What the loader itself is made of, and the others need too; and how it imports, which no bundler writes anew. */
export function provide(own: Record<string, Exports>, importing: typeof imported) {
  imported = importing;
  for (const [name, exports] of Object.entries(own)) {
    made.set(name, Promise.resolve(exports));
    ready.set(name, exports);
  }
}

async function makePart(name: string): Promise<Exports> {
  if (!handed.has(name)) await fetchScript(url(name));
  const part = handed.get(name);
  if (!part) throw new Error(`${name} is not what it should be`);
  await Promise.all(part.needs.map((need) => loadPart(need)));
  const exports: Exports = {};
  part.make((need) => ready.get(need) ?? {}, exports, loadPart, url);
  ready.set(name, exports);
  return exports;
}

async function fetchScript(src: string): Promise<unknown> {
  const script = document.createElement("script");
  try {
    script.src = trusted(src);
  } catch {
    // Under Trusted Types, where the page has not named our policy, a module is let in that a script element is not.
    return imported(src);
  }
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} does not load`));
    document.head.append(script);
  }).finally(() => script.remove());
}
