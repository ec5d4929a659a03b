// Service worker that stores the site: every file of one version, each checked against the list before it is stored,
// all or none. A page keeps the version that it was opened with. File names contain the hash of the content, so that no
// page can get a file of another version; files without a hash, the pages themselves, are of the version accepted last.
import {cacheOf, cachesOf} from "../names";

declare const self: ServiceWorkerGlobalScope;
/** Set before this script by `scripts/release.mjs`: the SHA-256 of every file. */
declare const BUILD: {version: string; files: Record<string, string>};

const {version, files} = BUILD;
const folder = new URL(self.registration.scope);
const currentCache = cacheOf(folder.pathname, version);
const matchOptions = {ignoreVary: true};
const isFile = (name: string) => Object.hasOwn(files, name);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim().then(deleteUnusedCaches)));

self.addEventListener("message", (event) => {
  if (event.data === "version") event.ports[0]?.postMessage(version);
  if (event.data === "accept") event.waitUntil(self.skipWaiting());
  if (event.data === "settled") event.waitUntil(deleteUnusedCaches());
});

self.addEventListener("fetch", (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(folder.href)) return;
  const path = url.pathname.slice(folder.pathname.length);
  const isPage = request.mode === "navigate";
  const name = isPage ? pageFile(path) : [path + url.search].find(isFile);
  if (name !== undefined) event.respondWith(answer(name, request));
  else if (!isPage) event.respondWith(answerOlder(request));
});

/** Returns the file of a page's path: hosts leave out index.html, and some the extension. */
const pageFile = (path: string) => [path, `${path}index.html`, `${path}.html`].find(isFile);

/** Stores all files, six at a time. Files stored by an install that was interrupted are checked and kept. */
async function install() {
  const cache = await caches.open(currentCache);
  const remaining = Object.keys(files);
  const storeFiles = async () => {
    for (let name = remaining.pop(); name !== undefined; name = remaining.pop())
      if (!(await validFile(name, await cache.match(name, matchOptions)))) await cache.put(name, await fetchFile(name));
  };
  try {
    await Promise.all(Array.from({length: 6}, storeFiles));
    if (!(await caches.has(currentCache))) throw new Error("cleared meanwhile");
  } catch (error) {
    remaining.length = 0;
    if ((error as Error).name === "QuotaExceededError") await caches.delete(currentCache);
    throw error;
  }
}

/** Returns the names of the caches of other versions. */
const otherCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(cachesOf(folder.pathname)) && name !== currentCache);

/** Deletes the caches of versions without open pages, unless another version is being installed. */
async function deleteUnusedCaches() {
  const {held = []} = await navigator.locks.query();
  const needed = new Set(held.map(({name}) => name));
  const names = await otherCaches();
  const {installing, waiting} = self.registration;
  if (installing || waiting) return;
  for (const name of names) if (!needed.has(name)) await caches.delete(name);
}

/** Answers with the stored file of this version; if it is damaged or missing, from the network. */
async function answer(name: string, request: Request): Promise<Response> {
  try {
    const cache = await caches.open(currentCache);
    const stored = await validFile(name, await cache.match(name, matchOptions));
    if (stored) return stored;
    const file = await fetchFile(name);
    await cache.put(name, file.clone()).catch(() => {});
    return file;
  } catch {
    // A page of any version is better than none; a part of another version is not.
    return request.mode === "navigate" ? fetch(request) : Response.error();
  }
}

/** Answers with a file of another version, whose page is still open; other requests go to the network. */
async function answerOlder(request: Request): Promise<Response> {
  for (const cacheName of await otherCaches()) {
    const stored = await caches.match(request, {cacheName, ...matchOptions});
    if (stored) return stored;
  }
  return fetch(request);
}

/**
 * Files checked since the worker started. Once is enough, and a response passed on unread keeps the browser's compiled
 * code.
 */
const checkedFiles = new Set<string>();

async function validFile(name: string, stored: Response | undefined): Promise<Response | null> {
  if (!stored || checkedFiles.has(name)) return stored ?? null;
  if ((await digest(await stored.clone().arrayBuffer())) !== files[name]) return null;
  checkedFiles.add(name);
  return stored;
}

/**
 * Fetches a file: from another version's cache if it is the same, else from the network, past the browser's cache if
 * need be.
 */
async function fetchFile(name: string): Promise<Response> {
  for (const cacheName of await otherCaches()) {
    const stored = await caches.match(name, {cacheName, ...matchOptions});
    if (stored && (await digest(await stored.clone().arrayBuffer())) === files[name]) return stored;
  }
  for (const address of new Set([name, name.replace(/(index)?\.html$/, "")]))
    for (const cache of ["default", "reload"] as const) {
      const file = await fetch(new URL(address, folder), {cache, redirect: "error"}).then(
        (response) => verified(name, response),
        () => null,
      );
      if (file) return file;
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

/**
 * Returns the file with its proper content type, whatever the host or a proxy says; null if its hash is not the one on
 * the list.
 */
async function verified(name: string, response: Response): Promise<Response | null> {
  if (response.status !== 200 || response.type !== "basic" || response.redirected) return null;
  const body = await response.arrayBuffer();
  if ((await digest(body)) !== files[name]) return null;
  const headers = new Headers(response.headers);
  for (const header of ["content-encoding", "content-length", "vary"]) headers.delete(header);
  const type = types[name.replace(/\?.*$/, "").replace(/^.*\./, "")];
  if (type) headers.set("content-type", type);
  checkedFiles.add(name);
  return new Response(body, {headers});
}

async function digest(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...bytes));
}
