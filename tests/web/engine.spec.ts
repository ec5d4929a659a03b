// The facade in a real browser: what happens to calls when their worker is slow, deaf, dead or refused.
import {expect, type Page, test} from "@playwright/test";
import type {createEngine as CreateEngine, EngineError} from "../../web/engine/types";

interface Outcome {
  grundy?: string | null;
  code?: EngineError["code"];
  ms: number;
}
declare global {
  interface Window {
    createEngine: typeof CreateEngine;
    outcome(call: Promise<{grundy: string | null}>): Promise<Outcome>;
  }
}

/** A worker that boots and then, asked for as `frail.js?dies` or `?deaf`, keeps its answers to itself. */
const frailWorker = `
import "./worker.js";
const send = self.postMessage.bind(self);
let booted = false;
self.postMessage = (message, transfer) => {
  if (!booted || self.location.search === "") send(message, transfer);
  else if (self.location.search === "?dies") setTimeout(() => { throw new Error("dies"); });
  booted = true;
};`;

test.beforeEach(async ({page}) => {
  await page.route("**/package/frail.js*", (route) =>
    route.fulfill({body: frailWorker, contentType: "text/javascript"}),
  );
  await page.goto("mark.svg");
  await prepare(page);
});

function prepare(page: Page) {
  return page.evaluate(async () => {
    const address = new URL("/package/index.js", window.location.href).href;
    window.createEngine = (await import(address)).createEngine;
    window.outcome = async (call) => {
      const begun = performance.now();
      const told = await call.then(
        ({grundy}) => ({grundy}),
        ({code}) => ({code}),
      );
      return {...told, ms: performance.now() - begun};
    };
  });
}

test("a worker answers", async ({page}) => {
  const solved = await page.evaluate(async () => {
    const sg = await window.createEngine();
    return window.outcome(sg.analyze("nim:3,5,7"));
  });
  expect(solved.grundy).toBe("1");
});

test("a long analysis lets a touch pass, reports progress, and is cancelled in its worker", async ({page}) => {
  const {touch, aborted, reports, next} = await page.evaluate(async () => {
    const sg = await window.createEngine();
    const abort = new AbortController();
    let reports = 0;
    const long = window.outcome(
      sg.analyze("kayles:20,21,22", {
        play: "misere",
        budget: 1e12,
        signal: abort.signal,
        onProgress(visited) {
          if (visited > 0 && ++reports === 3) abort.abort();
        },
      }),
    );
    const next = window.outcome(sg.analyze("nim:3,5"));
    const touch = await sg.touch("nim:3,5,7", ["0"]);
    const aborted = await long;
    return {touch, aborted, reports, next: await next};
  });
  expect(touch.done).toBe(false);
  expect(aborted.code).toBe("cancelled");
  expect(reports).toBe(3);
  expect(next.grundy).toBe("6");
});

test("an abort is answered at once, also by a deaf worker, and the next call is served", async ({page}) => {
  const [aborted, next] = await page.evaluate(async () => {
    const workerUrl = new URL("/package/frail.js?deaf", window.location.href);
    const sg = await window.createEngine({workerUrl});
    workerUrl.search = "";
    const abort = new AbortController();
    const first = window.outcome(sg.analyze("nim:3,5,7", {signal: abort.signal}));
    const second = window.outcome(sg.analyze("nim:3,5"));
    abort.abort();
    return Promise.all([first, second]);
  });
  expect(aborted?.code).toBe("cancelled");
  // Not a time but an order: the abort does not wait for the worker that takes the deaf one's place.
  expect(aborted?.ms).toBeLessThan(next?.ms ?? 0);
  expect(next?.grundy).toBe("6");
});

test("when the worker dies, every open call fails, and the next finds another worker", async ({page}) => {
  const [first, second, next] = await page.evaluate(async () => {
    const workerUrl = new URL("/package/frail.js?dies", window.location.href);
    const sg = await window.createEngine({workerUrl});
    workerUrl.search = "";
    const open = [window.outcome(sg.analyze("nim:3,5,7")), window.outcome(sg.analyze("nim:3,5"))];
    return [...(await Promise.all(open)), await window.outcome(sg.analyze("nim:9"))];
  });
  expect([first?.code, second?.code, next?.grundy]).toEqual(["unavailable", "unavailable", "9"]);
});

test("where no worker can start, the page answers itself", async ({page}) => {
  const solved = await page.evaluate(async () => {
    const sg = await window.createEngine({workerUrl: "/no-worker-here.js"});
    return window.outcome(sg.analyze("nim:3,5,7"));
  });
  expect(solved.grundy).toBe("1");
});
