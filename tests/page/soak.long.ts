// Many queries, finished and cancelled, in one page: the memory of its engine does not grow, and no more than two
// workers run.
import {expect, test} from "@playwright/test";
import type {createEngine as CreateEngine, Engine} from "../../web/engine/types";
import {engineMemories, openPackage} from "./in-page.mjs";

declare global {
  interface Window {
    createEngine: typeof CreateEngine;
    engine: Engine;
  }
}

test.beforeEach(async ({page, baseURL}) => {
  await openPackage(page, baseURL ?? "");
  await page.evaluate(async () => {
    window.engine = await window.createEngine({standby: true});
  });
});

test("2000 evaluations: over the last half no page of memory is added", async ({page}) => {
  const memoryBySample: number[][][] = [];
  for (let lap = 0; lap < 4; lap++) {
    await page.evaluate(async () => {
      const sg = window.engine;
      for (let i = 0; i < 500; i++) {
        const [a, b] = [i % 60, (i * 7) % 60];
        const addresses = [
          `nim:${a},${b}`,
          `kayles:${a},${b}`,
          `cram:${1 + (i % 4)}x${1 + (i % 3)}`,
          `wythoff:${a},${b}`,
        ];
        await sg
          .analyze(addresses[i % 4] as string, {play: i % 9 === 0 ? "misere" : "normal", budget: 20_000})
          .catch(() => {});
      }
    });
    memoryBySample.push(await engineMemories(page));
  }
  const largest = memoryBySample.map((workers) => Math.max(...workers.flat()));
  expect(largest[1]).toBeGreaterThan(0);
  expect(largest[3]).toBe(largest[1]);
});

test("after 100 cancels two workers are left, and engines within their bound", async ({page}) => {
  const answer = await page.evaluate(async () => {
    const sg = window.engine;
    for (let i = 0; i < 100; i++) {
      const abort = new AbortController();
      const job = sg.analyze("cram:7x7", {budget: 1e12, signal: abort.signal}).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, i % 10));
      abort.abort();
      await job;
    }
    return sg.analyze("nim:3,5,7");
  });
  expect(answer.grundy).toBe("1");
  // A worker that was just ended may still be counted.
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(2);
  const memories = (await engineMemories(page)).flat();
  expect(memories.length).toBeGreaterThan(0);
  expect(Math.max(...memories)).toBeLessThan(256 * 2 ** 20);
});

test("an engine that has grown past its bound makes room for a fresh one, once it is done", async ({page}) => {
  await page.evaluate(() => window.engine.analyze("nim:3,5,7"));
  const memoryBefore = (await engineMemories(page))[0] as number[];
  // The longest accepted text: each copy of it stays in the memory of its instance.
  await page.evaluate(() => window.engine.judge("poj-2311", "1 ".repeat(2 ** 25)).catch(() => {}));
  const grown = (await engineMemories(page))[0] as number[];
  expect(grown.at(-1)).toBeGreaterThan(256 * 2 ** 20);
  const answer = await page.evaluate(() => window.engine.analyze("nim:3,5,7"));
  expect(answer.grundy).toBe("1");
  const memoryAfter = (await engineMemories(page))[0] as number[];
  expect(memoryAfter).toHaveLength(memoryBefore.length + 1);
  expect(memoryAfter.at(-1)).toBeLessThan(256 * 2 ** 20);
});
