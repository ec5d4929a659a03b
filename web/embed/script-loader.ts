// Loader of the other parts of the classic script from any host or disk, where modules and fetch are refused: each part
// is a script that registers its exports. scripts/vite/classic-parts.ts writes them.
import {trustedUrl, trustFolder} from "../engine/trusted";

type Exports = Record<string, unknown>;
interface Part {
  /** Names of the parts that must be loaded before. */
  needs: readonly string[];
  make(need: (name: string) => Exports, exports: Exports, load: typeof loadPart, url: (file: string) => string): void;
}

const registeredParts = new Map<string, Part>();
const loadingParts = new Map<string, Promise<Exports>>();
const loadedExports = new Map<string, Exports>();
let siteFolder = "";

/**
 * Registers a part. Two copies of this script may be on a page; each passes parts on to the one before, since parts of
 * one name are alike.
 */
const registryKey = Symbol.for("sg-game parts");
type RegisterPart = (name: string, ...part: [Part["needs"], Part["make"]]) => void;
const previousRegister = (globalThis as {[registryKey]?: RegisterPart})[registryKey];
Object.defineProperty(globalThis, registryKey, {
  configurable: true,
  value: ((name, needs, make) => {
    registeredParts.set(name, {needs, make});
    previousRegister?.(name, needs, make);
  }) satisfies RegisterPart,
});

/** Sets the folder of the site, where the parts are; only the first call has an effect. */
export function setSiteFolder(folder: string) {
  if (siteFolder) return;
  siteFolder = folder;
  trustFolder(folder);
}

const url = (file: string) => new URL(file, siteFolder).href;

/** Loads a part after the parts that it needs, each once; a part that failed is loaded again by the next call. */
export function loadPart(name: string, ...needs: string[]): Promise<Exports> {
  for (const need of needs) loadPart(need).catch(() => {});
  let loading = loadingParts.get(name);
  if (!loading) {
    loading = createPart(name);
    loadingParts.set(name, loading);
    loading.catch(() => loadingParts.delete(name));
  }
  return loading;
}

export const load = loadPart;

let importModule: (src: string) => Promise<unknown>;

/** Takes the parts that the loader's own script contains, and an import function that no bundler rewrites. */
export function provide(ownParts: Record<string, Exports>, importer: typeof importModule) {
  importModule = importer;
  for (const [name, exports] of Object.entries(ownParts)) {
    loadingParts.set(name, Promise.resolve(exports));
    loadedExports.set(name, exports);
  }
}

async function createPart(name: string): Promise<Exports> {
  if (!registeredParts.has(name)) await fetchScript(url(name));
  const part = registeredParts.get(name);
  if (!part) throw new Error(`${name} is not what it should be`);
  await Promise.all(part.needs.map((need) => loadPart(need)));
  const exports: Exports = {};
  part.make((need) => loadedExports.get(need) ?? {}, exports, loadPart, url);
  loadedExports.set(name, exports);
  return exports;
}

async function fetchScript(src: string): Promise<unknown> {
  const script = document.createElement("script");
  try {
    script.src = trustedUrl(src);
  } catch {
    // Under Trusted Types, if the page does not allow our policy, a module can be imported while a script element is
    // refused.
    return importModule(src);
  }
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} does not load`));
    document.head.append(script);
  }).finally(() => script.remove());
}
