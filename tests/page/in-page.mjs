// The npm package in a page of its own, with the workers that it starts at hand, and the memory of each engine.

/** Before all else in a worker: keeps the memory of every engine that it makes. */
const keeping = `
self.memories = [];
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  self.memories.push(Object.values(made.exports).find((part) => part instanceof WebAssembly.Memory));
  return made;
};
`;

/**
 * Opens `page` at `site` with `createEngine`, and `started`, all workers in order, on its window.
 * @param {import("@playwright/test").Page} page
 * @param {string} site
 */
export async function openPackage(page, site) {
  await page.route("**/package/worker.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: keeping + (await response.text())});
  });
  await page.goto(`${site}mark.svg`);
  await page.evaluate(async () => {
    const own = /** @type {any} */ (window);
    own.started = [];
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
      /** @param {[string | URL, WorkerOptions?]} given */
      constructor(...given) {
        super(...given);
        own.started.push(this);
      }
    };
    const address = new URL("/package/index.js", window.location.href).href;
    own.createEngine = (await import(address)).createEngine;
  });
}

/**
 * Bytes of all engines that live, by worker: of each its instances in order.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<number[][]>}
 */
export const memories = (page) =>
  Promise.all(
    page.workers().map((worker) =>
      worker
        .evaluate(() => /** @type {any} */ (self).memories.map((memory) => memory.buffer.byteLength))
        // One that has just ended.
        .catch(() => []),
    ),
  );
