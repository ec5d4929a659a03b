// Benchmark of a game by code in the page, with about 10^5 states and 10^6 options: the time from Run to its table, through
// interpreter, worker and engine, compared with the same functions called in the page itself. Needs a build.
import {onSite} from "./browser.mjs";

const to = 100;
const program = `const start = (n) => 1000 * n;
function* moves(n) {
  for (let k = 1; k <= 10 && k <= n; k++) yield n - 1 - ((n * k * 7919) % Math.min(n, 997));
}
`;

/** Runs in the page. Returns the sum of the values and the time in milliseconds. */
function withoutEngine(text, last) {
  const startTime = performance.now();
  const {start, moves} = new Function(`${text}; return {start, moves};`)();
  const values = [];
  for (let n = 0; n <= start(last); n++) {
    const reached = new Set();
    for (const option of moves(n)) reached.add(values[option]);
    let mex = 0;
    while (reached.has(mex)) mex++;
    values.push(mex);
  }
  const sum = Array.from({length: last + 1}, (_, n) => values[start(n)]).reduce((a, b) => a + b, 0);
  return {sum, ms: performance.now() - startTime};
}

await onSite(async (browser, site) => {
  const page = await browser.newPage();
  await page.goto(`${site}index.html#/write/${encodeURIComponent(program)}?to=${to}&lang=en`);
  const table = page.locator(".starts");
  let quickest = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let turn = 0; turn < 3; turn++) {
    // An edit makes the shown table out of date, so that Run makes it again.
    if (turn > 0) await page.locator("#program-code").fill(`${program}${"\n".repeat(turn)}`);
    const startTime = Date.now();
    await page.locator(".program .primary").click();
    await page.locator(".program .progress").waitFor({state: "attached"});
    await page.locator(".program .progress").waitFor({state: "detached", timeout: 120_000});
    await table.waitFor();
    quickest = Math.min(quickest, Date.now() - startTime);
    await page.getByRole("button", {name: "Show more"}).click();
    const values = await table.locator("tbody tr td:nth-child(3)").allTextContents();
    if (values.length !== to + 1) throw new Error(`${values.length} values`);
    sum = values.map(Number).reduce((a, b) => a + b, 0);
  }
  const summary = await page.locator("main p", {hasText: /^\S+ states; /}).textContent();
  // A page without a content security policy, since that of the site forbids code from a text.
  const plain = await (await browser.newPage()).evaluate(`(${withoutEngine})(${JSON.stringify(program)}, ${to})`);
  if (plain.sum !== sum) throw new Error(`two sums: ${sum}, ${plain.sum}`);
  console.log(`${summary}, checksum ${sum}`);
  console.log(
    `from Run to the table ${quickest} ms, bare ${plain.ms.toFixed(0)} ms, ${(quickest / plain.ms).toFixed(1)} times`,
  );
});
