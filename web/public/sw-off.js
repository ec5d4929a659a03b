// Takes back what sw.js has kept: put in its place, under its name, it forgets all files of this folder and then itself. Pages that are open
// go on, from the network.
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const {pathname} = new URL(self.registration.scope);
  for (const name of await caches.keys()) if (name.startsWith(`sg-playground ${pathname} `)) await caches.delete(name);
  await self.registration.unregister();
}
