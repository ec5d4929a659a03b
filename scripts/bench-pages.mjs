// Benchmark of loading pages without a cache: the cumulative layout shift, the first contentful paint and the first answer,
// at full speed and on a slow line (562 ms, 1.44 Mbit/s) with a processor four times slower. Ends with the slowest first
// answer of the pages that solve a position, and its target. Needs a build.
import {onSite} from "./browser.mjs";

/** Pages, each with a selector that matches once it has answered. */
const PAGES = {
  home: ["", "#board [data-spot]"],
  play: ["#/kayles:5,6?mode=play", "#board [data-spot]"],
  analyse: ["#/nim:3,5,7", ".verdict:not(.stale) .letter"],
  games: ["#/games", ".cards .board"],
  puzzles: ["#/puzzles", ".cards .board"],
  contest: ["#/contest", ".problems a"],
  values: ["#/sequence/kayles", "main table, main canvas"],
  learn: ["learn/nim.html", "sg-game"],
};
/** Slow 4G of the browsers' developer tools. */
const SLOW = {offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375};
/** Most milliseconds until the first position of a first visit is solved. */
const TARGETS = {slow: 3000, full: 1000};
const SOLVING = ["home", "play", "analyse"];
const SIZES = [
  {width: 360, height: 740},
  {width: 1440, height: 900},
];

await onSite(async (browser, site) => {
  const slowest = {slow: 0, full: 0};
  console.log("page      line   width   shift   first drawing   first answer");
  for (const isSlow of [false, true])
    for (const size of SIZES)
      for (const [name, [address, selector]] of Object.entries(PAGES)) {
        const {shift, drawn, answered} = await measureArrival(browser, site + address, selector, isSlow, size);
        const line = isSlow ? "slow" : "full";
        if (SOLVING.includes(name)) slowest[line] = Math.max(slowest[line], answered);
        const cells = [name.padEnd(9), line.padEnd(6), String(size.width).padStart(5)];
        console.log(...cells, shift.toFixed(3).padStart(7), `${drawn} ms`.padStart(15), `${answered} ms`.padStart(14));
      }
  for (const [line, target] of Object.entries(TARGETS))
    console.log(`first solved position, ${line} line: ${slowest[line]} ms, wanted at most ${target} ms`);
});

/** Returns the layout shift, and the times of paint and answer in milliseconds from the request. */
async function measureArrival(browser, address, selector, isSlow, viewport) {
  const context = await browser.newContext({serviceWorkers: "block", viewport, hasTouch: viewport.width < 400});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isSlow) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW);
    await session.send("Emulation.setCPUThrottlingRate", {rate: 4});
  }
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
    }).observe({type: "layout-shift", buffered: true});
  });
  await page.goto(address, {waitUntil: "commit"});
  await page.locator(selector).first().waitFor({state: "visible", timeout: 120_000});
  const answered = await page.evaluate(() => Math.round(performance.now()));
  // Later parts may still shift the page.
  await page.waitForTimeout(isSlow ? 3000 : 1000);
  const [shift, drawn] = await page.evaluate(() => [
    window.shifts,
    Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
  ]);
  await context.close();
  return {shift, drawn, answered};
}
