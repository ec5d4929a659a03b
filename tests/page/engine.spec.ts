// The facade in a real browser: calls whose worker is slow, does not answer, dies or cannot start.
import {expect, type Page, test} from "@playwright/test";
import type {createEngine as CreateEngine, Engine, EngineError} from "../../web/engine/types";

interface Outcome {
  grundy?: string | null;
  code?: EngineError["code"];
  ms: number;
}
declare global {
  interface Window {
    createEngine: typeof CreateEngine;
    outcome(call: Promise<object>): Promise<Outcome>;
    engine: Engine;
    abort: AbortController;
    calls: Promise<Outcome>[];
    settled: number;
    after(): Promise<Outcome>;
  }
}

/**
 * A worker that boots and then fails as its URL says: `frail.js?deaf` never answers, `?dies` fails, `?gone` ends
 * without an event, `?traps` has its engine trap once.
 */
const frailWorker = `
import "./worker.js";
const send = self.postMessage.bind(self);
const how = self.location.search;
let booted = false;
let trapped = how !== "?traps";
self.postMessage = (message, transfer) => {
  if (!booted || how === "" || how === "?traps") send(message, transfer);
  else if (how === "?dies") setTimeout(() => { throw new Error("dies"); });
  else if (how === "?gone") self.close();
  booted = true;
};
const get = WebAssembly.Table.prototype.get;
WebAssembly.Table.prototype.get = function (index) {
  const inner = get.call(this, index);
  return (...given) => {
    if (!booted || trapped) return inner(...given);
    trapped = true;
    throw new WebAssembly.RuntimeError("unreachable");
  };
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
      const result = await call.then(
        (answer: {grundy?: string | null}) => ({grundy: answer.grundy ?? null}),
        ({code}) => ({code}),
      );
      return {...result, ms: performance.now() - begun};
    };
  });
}

test("a worker answers", async ({page}) => {
  const outcome = await page.evaluate(async () => {
    const sg = await window.createEngine();
    return window.outcome(sg.analyze("nim:3,5,7"));
  });
  expect(outcome.grundy).toBe("1");
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
  // Compares the order, not times: the abort does not wait for the worker that replaces the deaf one.
  expect(aborted?.ms).toBeLessThan(next?.ms ?? 0);
  expect(next?.grundy).toBe("6");
});

test("when the worker dies, every open call is asked of another; whoever outlives none of two fails", async ({
  page,
}) => {
  const {started, first, second, next} = await page.evaluate(async () => {
    const NativeWorker = window.Worker;
    let started = 0;
    window.Worker = class extends NativeWorker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        started++;
      }
    };
    const workerUrl = new URL("/package/frail.js?dies", window.location.href);
    const sg = await window.createEngine({workerUrl});
    const twice = window.outcome(sg.analyze("nim:3,5,7"));
    const first = await twice;
    const brief = window.outcome(sg.analyze("nim:3,5"));
    workerUrl.search = "";
    return {first, second: await brief, next: await window.outcome(sg.analyze("nim:9")), started};
  });
  expect([first.code, second.grundy, next.grundy]).toEqual(["unavailable", "6", "9"]);
  // Two that died of the first call, and one that runs.
  expect(started).toBe(3);
});

test("when the engine traps, its call fails, and the next finds a fresh engine", async ({page}) => {
  const [first, next] = await page.evaluate(async () => {
    const sg = await window.createEngine({workerUrl: new URL("/package/frail.js?traps", window.location.href)});
    return [await window.outcome(sg.analyze("nim:3,5,7")), await window.outcome(sg.analyze("nim:9"))];
  });
  expect([first?.code, next?.grundy]).toEqual(["unavailable", "9"]);
});

test("when the worker is gone without a word, its calls are asked of another", async ({page}) => {
  const calls = await page.evaluate(async () => {
    const workerUrl = new URL("/package/frail.js?gone", window.location.href);
    const sg = await window.createEngine({workerUrl});
    workerUrl.search = "";
    return Promise.all([window.outcome(sg.analyze("nim:3,5,7")), window.outcome(sg.touch("nim:3", []))]);
  });
  expect(calls[0]?.grundy).toBe("1");
  expect(calls[1]).toHaveProperty("grundy", null);
});

test("where nothing tells that it is gone, two seconds of silence do, of a visible page", async ({page}) => {
  await page.clock.install();
  await page.evaluate(async () => {
    Object.defineProperty(navigator, "locks", {value: undefined});
    const workerUrl = new URL("/package/frail.js?gone", window.location.href);
    const sg = await window.createEngine({workerUrl});
    workerUrl.search = "";
    window.calls = [window.outcome(sg.analyze("nim:3,5,7"))];
    window.settled = 0;
    for (const call of window.calls) call.then(() => window.settled++);
  });
  const settledCount = () => page.evaluate(() => window.settled);
  const show = (hidden: boolean) =>
    page.evaluate((value) => Object.defineProperty(document, "hidden", {value, configurable: true}), hidden);
  await show(true);
  await page.clock.runFor(600_000);
  expect(await settledCount()).toBe(0);
  await show(false);
  await page.clock.runFor(2_400);
  expect(await settledCount()).toBe(0);
  await page.clock.runFor(200);
  const [call] = await page.evaluate(() => Promise.all(window.calls));
  expect(call?.grundy).toBe("1");
});

test("a worker that is only busy is not given up", async ({page}) => {
  await page.clock.install();
  await page.evaluate(async () => {
    window.engine = await window.createEngine();
    window.abort = new AbortController();
    const long = window.engine.analyze("dawsons-kayles:90,91,92,93,94", {
      play: "misere",
      budget: 1e12,
      signal: window.abort.signal,
    });
    window.calls = [window.outcome(long)];
  });
  for (let beat = 0; beat < 20; beat++) {
    await page.clock.runFor(5_000);
    // A round trip; a minute of work has time for many.
    await page.evaluate(() => window.engine.touch("nim:3", []));
  }
  const [long] = await page.evaluate(() => {
    window.abort.abort();
    return Promise.all(window.calls);
  });
  expect(long?.code).toBe("cancelled");
});

test("where no worker can start, the page answers itself", async ({page}) => {
  const outcome = await page.evaluate(async () => {
    const sg = await window.createEngine({workerUrl: "/no-worker-here.js"});
    return window.outcome(sg.analyze("nim:3,5,7"));
  });
  expect(outcome.grundy).toBe("1");
});
