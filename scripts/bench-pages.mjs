// How a page arrives, cold: how much it shifts while it loads (cumulative layout shift), when something is first drawn, and when
// its answer is there; at full speed, and on a slow line (562 ms, 1.44 Mbit/s) with a processor four times slower. At the end, of the
// pages that solve a position, the slowest first answer beside what is wanted. After a build.
import {onSite} from "./browser.mjs";

/** Pages, and what stands there once they have answered. */
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
/** What browsers' tools call Slow 4G. */
const SLOW = {offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375};
/** Milliseconds to the first solved position that a first visit should not need more than. */
const WANTED = {slow: 3000, full: 1000};
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
      for (const [name, [address, sign]] of Object.entries(PAGES)) {
        const {shift, drawn, answered} = await arrival(browser, site + address, sign, isSlow, size);
        const line = isSlow ? "slow" : "full";
        if (SOLVING.includes(name)) slowest[line] = Math.max(slowest[line], answered);
        const cells = [name.padEnd(9), line.padEnd(6), String(size.width).padStart(5)];
        console.log(...cells, shift.toFixed(3).padStart(7), `${drawn} ms`.padStart(15), `${answered} ms`.padStart(14));
      }
  for (const [line, most] of Object.entries(WANTED))
    console.log(`first solved position, ${line} line: ${slowest[line]} ms, wanted at most ${most} ms`);
});

/** Times are milliseconds from the request on. */
async function arrival(browser, address, sign, isSlow, viewport) {
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
  await page.locator(sign).first().waitFor({state: "visible", timeout: 120_000});
  const answered = await page.evaluate(() => Math.round(performance.now()));
  // What comes after the answer may shift it yet.
  await page.waitForTimeout(isSlow ? 3000 : 1000);
  const [shift, drawn] = await page.evaluate(() => [
    window.shifts,
    Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
  ]);
  await context.close();
  return {shift, drawn, answered};
}
