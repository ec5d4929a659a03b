// The worker that keeps the site: every file of one version, each compared with the list before it is kept, all of them or none.
// A page keeps the version that it was opened with. Names hold the hash of what they name, so that no page can ask for a file and get
// that of another version; what has no such name, the pages themselves, is of the version that was accepted last.
import {cacheOf, cachesOf} from "../names";

declare const self: ServiceWorkerGlobalScope;
/** Set before this script by `scripts/release.mjs`: of every file the SHA-256. */
declare const BUILD: {version: string; files: Record<string, string>};

const {version, files} = BUILD;
const folder = new URL(self.registration.scope);
const own = cacheOf(folder.pathname, version);
const anyway = {ignoreVary: true};
const isFile = (name: string) => Object.hasOwn(files, name);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim().then(tidy)));

self.addEventListener("message", (event) => {
  if (event.data === "version") event.ports[0]?.postMessage(version);
  if (event.data === "accept") event.waitUntil(self.skipWaiting());
  if (event.data === "settled") event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(folder.href)) return;
  const path = url.pathname.slice(folder.pathname.length);
  const isPage = request.mode === "navigate";
  const name = isPage ? pageOf(path) : [path + url.search].find(isFile);
  if (name !== undefined) event.respondWith(answer(name, request));
  else if (!isPage) event.respondWith(older(request));
});

/** Hosts leave out index.html, and some the ending. */
const pageOf = (path: string) => [path, `${path}index.html`, `${path}.html`].find(isFile);

/** Several at once; what is there already was compared, and an install that breaks off goes on from it the next time. */
async function install() {
  const cache = await caches.open(own);
  const left = Object.keys(files);
  const take = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop())
      if (!(await sound(name, await cache.match(name, anyway)))) await cache.put(name, await had(name));
  };
  try {
    await Promise.all(Array.from({length: 6}, take));
    if (!(await caches.has(own))) throw new Error("cleared meanwhile");
  } catch (error) {
    left.length = 0;
    if ((error as Error).name === "QuotaExceededError") await caches.delete(own);
    throw error;
  }
}

/** The caches of other versions. */
const others = async () =>
  (await caches.keys()).filter((name) => name.startsWith(cachesOf(folder.pathname)) && name !== own);

/** Forgets the versions that no open page is of, unless one is just coming in. */
async function tidy() {
  const {held = []} = await navigator.locks.query();
  const needed = new Set(held.map(({name}) => name));
  const names = await others();
  const {installing, waiting} = self.registration;
  if (installing || waiting) return;
  for (const name of names) if (!needed.has(name)) await caches.delete(name);
}

/** A file of this version, as it was kept; where it is damaged or gone, from the network. */
async function answer(name: string, request: Request): Promise<Response> {
  try {
    const cache = await caches.open(own);
    const kept = await sound(name, await cache.match(name, anyway));
    if (kept) return kept;
    const whole = await had(name);
    await cache.put(name, whole.clone()).catch(() => {});
    return whole;
  } catch {
    // A page of whichever version is better than none; a part of another version is not.
    return request.mode === "navigate" ? fetch(request) : Response.error();
  }
}

/** Another version's, whose page is still open; anything else is none of ours. */
async function older(request: Request): Promise<Response> {
  for (const cacheName of await others()) {
    const kept = await caches.match(request, {cacheName, ...anyway});
    if (kept) return kept;
  }
  return fetch(request);
}

/** Compared once in the life of the worker: the browser keeps compiled code beside what it hands out itself. */
const compared = new Set<string>();

async function sound(name: string, kept: Response | undefined): Promise<Response | null> {
  if (!kept || compared.has(name)) return kept ?? null;
  if ((await digest(await kept.clone().arrayBuffer())) !== files[name]) return null;
  compared.add(name);
  return kept;
}

/** From another version's cache where the file is the same, else from the network, past the browser's own cache if need be. */
async function had(name: string): Promise<Response> {
  for (const cacheName of await others()) {
    const kept = await caches.match(name, {cacheName, ...anyway});
    if (kept && (await digest(await kept.clone().arrayBuffer())) === files[name]) return kept;
  }
  for (const address of new Set([name, name.replace(/(index)?\.html$/, "")]))
    for (const cache of ["default", "reload"] as const) {
      const whole = await fetch(new URL(address, folder), {cache, redirect: "error"}).then(
        (response) => verified(name, response),
        () => null,
      );
      if (whole) return whole;
    }
  throw new Error(`${name} is not to be had`);
}

const types: Record<string, string> = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

/** The file with the type that it has, whatever its host or a gate on the way says; null where it is not the one on the list. */
async function verified(name: string, response: Response): Promise<Response | null> {
  if (response.status !== 200 || response.type !== "basic" || response.redirected) return null;
  const body = await response.arrayBuffer();
  if ((await digest(body)) !== files[name]) return null;
  const headers = new Headers(response.headers);
  for (const header of ["content-encoding", "content-length", "vary"]) headers.delete(header);
  const type = types[name.replace(/\?.*$/, "").replace(/^.*\./, "")];
  if (type) headers.set("content-type", type);
  compared.add(name);
  return new Response(body, {headers});
}

async function digest(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...bytes));
}
