// The npm package in a page of its own, with access to the workers that it starts, and to the memory of each engine.

/** Code that runs first in a worker, in a scope of its own: keeps the memory of every engine that it creates. */
const memoryHook = `
self.memories = [];
{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    self.memories.push(Object.values(made.exports).find((part) => part instanceof WebAssembly.Memory));
    return made;
  };
}
`;

/**
 * Opens `page` at `site` with `createEngine`, and `started`, all workers in order, on its window.
 * @param {import("@playwright/test").Page} page
 * @param {string} site
 */
export async function openPackage(page, site) {
  await page.route("**/package/worker.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: memoryHook + (await response.text())});
  });
  await page.goto(`${site}mark.svg`);
  await page.evaluate(async () => {
    const win = /** @type {any} */ (window);
    win.started = [];
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
      /** @param {[string | URL, WorkerOptions?]} args */
      constructor(...args) {
        super(...args);
        win.started.push(this);
      }
    };
    const address = new URL("/package/index.js", window.location.href).href;
    win.createEngine = (await import(address)).createEngine;
  });
}

/**
 * Memory of all live engines in bytes: for each worker, that of its instances in order.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<number[][]>}
 */
export const engineMemories = (page) =>
  Promise.all(
    page.workers().map((worker) =>
      worker
        .evaluate(() => /** @type {any} */ (self).memories.map((memory) => memory.buffer.byteLength))
        // The worker has just ended.
        .catch(() => []),
    ),
  );
