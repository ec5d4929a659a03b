// Benchmark of cancelling in a browser: the longest gap between two frames after it, and the time until the next question
// is answered; also if the worker ignores the cancel, and if it has been killed. Each line is the 95th percentile. Needs a
// build.
import {openPackage} from "../tests/page/in-page.mjs";
import {onSite} from "./browser.mjs";

const ROUNDS = {cancelled: 60, deaf: 10, killed: 10};

/** Script of a worker that never ends a request to judge. */
const endless = `self.addEventListener("message", ({data}) => {
  if (data?.args?.[0]?.verb === "judge") for (;;);
});\n`;

await onSite(async (browser, site) => {
  for (const standby of [true, false])
    for (const [how, rounds] of Object.entries(ROUNDS)) {
      const page = await browser.newPage({serviceWorkers: "block"});
      await openPackage(page, site);
      await page.route("**/package/endless.js", async (route) => {
        const response = await route.fetch({url: `${site}package/worker.js`});
        await route.fulfill({response, body: endless + (await response.text())});
      });
      const measured = await page.evaluate(measure, {how, rounds, standby});
      say(`${how}, ${standby ? "a second worker stands by" : "one worker"}`, measured);
      await page.close();
    }
});

function say(what, {gaps, waits}) {
  const p95 = (all) =>
    all
      .sort((a, b) => a - b)
      [Math.ceil(all.length * 0.95) - 1].toFixed(0)
      .padStart(5);
  console.log(
    `${what.padEnd(40)} longest gap between frames ${p95(gaps)} ms, wanted 50; next answer after ${p95(waits)} ms, wanted 100`,
  );
}

/** Runs in the page. Returns the longest gap and the wait of each round, in milliseconds. */
async function measure({how, rounds, standby}) {
  const workerUrl = new URL(how === "deaf" ? "/package/endless.js" : "/package/worker.js", window.location.href);
  const sg = await window.createEngine({standby, workerUrl});
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const jobs = [
    ["cram:7x7", {}],
    ["kayles:20,21,22,23", {play: "misere"}],
    [`coins(mogul):${"TTH".repeat(43)}`, {}],
  ];
  const [gaps, waits] = [[], []];
  for (let round = 0; round < rounds; round++) {
    // Gives a second worker the time to be ready.
    await sleep(how === "cancelled" ? 100 : 5000);
    const abort = new AbortController();
    const [address, terms] = jobs[round % jobs.length];
    const job =
      how === "deaf"
        ? sg.judge("poj-2311", "2 2\n", {signal: abort.signal})
        : sg.analyze(address, {...terms, budget: Number.MAX_SAFE_INTEGER, signal: abort.signal});
    const settledJob = job.catch(() => {});
    await sleep(50 + ((round * 37) % 200));
    let [last, longest, isOver] = [performance.now(), 0, false];
    const frame = () => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      if (!isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const startTime = performance.now();
    if (how === "killed") for (const worker of window.started.splice(0, 1)) worker.terminate();
    else abort.abort();
    // Answered at once, even before the job that a killed worker has left to the next.
    await sg.touch("nim:3,5,7", []);
    waits.push(performance.now() - startTime);
    abort.abort();
    await settledJob;
    await sleep(100);
    isOver = true;
    gaps.push(longest);
  }
  sg.close();
  return {gaps, waits};
}
