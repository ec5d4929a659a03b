// Benchmark of the memory that is kept after 20 000 evaluations and 500 cancels in one page, at random moments of long
// searches: the heap of its scripts, the memory of its engines, the number of its workers. Needs a build.
import {engineMemories, openPackage} from "../tests/page/in-page.mjs";
import {onSite} from "./browser.mjs";

const LAPS = 20;
const EVALUATIONS = 1000;
const CANCELS = 25;

await onSite(async (browser, site) => {
  const page = await browser.newPage({serviceWorkers: "block"});
  const session = await page.context().newCDPSession(page);
  await openPackage(page, site);
  await page.evaluate(async () => {
    window.engine = await window.createEngine({standby: true});
  });
  const rows = [];
  console.log("evaluations   cancels   heap of scripts   memory of engines   workers");
  for (let lap = 0; lap < LAPS; lap++) {
    await page.evaluate(run, {lap, evaluations: EVALUATIONS, cancels: CANCELS});
    await session.send("HeapProfiler.collectGarbage");
    const {usedSize} = await session.send("Runtime.getHeapUsage");
    const live = (await engineMemories(page)).map((instances) => instances.at(-1) ?? 0);
    const row = {heap: usedSize, wasm: live.reduce((sum, bytes) => sum + bytes, 0), workers: live.length};
    rows.push(row);
    const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(2)} MB`;
    console.log(
      String((lap + 1) * EVALUATIONS).padStart(11),
      String((lap + 1) * CANCELS).padStart(9),
      megabytes(row.heap).padStart(17),
      megabytes(row.wasm).padStart(19),
      String(row.workers).padStart(9),
    );
  }
  const half = rows.slice(LAPS / 2);
  const slope = (pick) => ((pick(half.at(-1)) - pick(half[0])) / 2 ** 20 / ((half.length - 1) * EVALUATIONS)) * 10_000;
  const maxWorkers = Math.max(...rows.map(({workers}) => workers));
  console.log(
    `over the last half, each 10 000 evaluations: heap ${slope(({heap}) => heap).toFixed(3)} MB, engines ${slope(({wasm}) => wasm).toFixed(3)} MB; workers at most ${maxWorkers}, wanted 2`,
  );
});

/** Runs in the page. */
async function run({lap, evaluations, cancels}) {
  const sg = window.engine;
  const addressesOf = (i) => [
    `nim:${i % 97},${i % 31},${i % 7}`,
    `kayles:${i % 60},${(i * 7) % 60}`,
    `hackenbush:0-1 1-2 2-0 2-3 ${i % 3}-4`,
    `cram:${1 + (i % 4)}x${1 + (i % 3)}`,
    `coins(mogul):${"THH".repeat(1 + (i % 6))}`,
    `wythoff:${i % 200},${(i * 3) % 200}`,
  ];
  for (let i = 0; i < evaluations; i++) {
    const addresses = addressesOf(lap * evaluations + i);
    await sg
      .analyze(addresses[i % addresses.length], {play: i % 9 === 0 ? "misere" : "normal", budget: 20_000})
      .catch(() => {});
  }
  const long = [
    "cram:7x7",
    "domineering:8x8",
    "snort:6x6",
    "col:6x6",
    `clobber:${["xoxoxo", "oxoxox", "xoxoxo", "oxoxox", "xoxoxo"].join("/")}`,
    "amazons:x....o/....../....../o....x",
    "take-and-break(0.9):19999",
  ];
  const longestWaitMs = 200;
  for (let i = 0; i < cancels; i++) {
    const abort = new AbortController();
    const address = long[(lap + i) % long.length];
    const job = sg.analyze(address, {budget: Number.MAX_SAFE_INTEGER, signal: abort.signal}).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestWaitMs));
    abort.abort();
    await job;
  }
}
