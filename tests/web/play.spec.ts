// Playing and learning on the page: opponents, tutor, hints, prediction, watching, branches.
import {expect, type Page} from "@playwright/test";
import {link, open, position, watchful as test} from "./playing";

test.use({contextOptions: {reducedMotion: "reduce"}});

const at = (page: Page, address: string) => expect.poll(() => position(page)).toBe(address);
const settled = (page: Page) => expect(page.locator("#board")).toHaveAttribute("aria-busy", "false");
const playMove = (page: Page, name: string) => page.locator(".moves .move").filter({hasText: name}).first().click();
const option = (page: Page, name: string) => page.locator(".options").getByLabel(name, {exact: true});
const against = (page: Page) => page.locator(".timeline select").selectOption("second");

/** A page whose options are open. */
async function start(page: Page, address: string, rest = "?lang=en") {
  await open(page, address, rest);
  await settled(page);
  await page.locator(".options summary").click();
}

/** All that the live region says from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, {said});
    const region = document.querySelector(".announce") as Element;
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as {said: string[]}).said);
}

test("the perfect opponent wins what is won, and keeps most where all is lost", async ({page}) => {
  await start(page, "nim:3,5,7");
  await against(page);
  await playMove(page, "heap 1: 3 → 0");
  await at(page, "nim:0,5,5");
  await page.locator("#position-text").fill("nim:1,2,2");
  await playMove(page, "heap 1: 1 → 0");
  await at(page, "nim:0,1,2");
});

test("sides are swapped at any time", async ({page}) => {
  await start(page, "nim:3,5,7");
  await against(page);
  await page.getByRole("button", {name: "Swap sides"}).click();
  await at(page, "nim:2,5,7");
});

test("the teachable opponent errs with the chosen move, says so and takes it back", async ({page}) => {
  await start(page, "nim:3,5,7");
  await option(page, "to teach").check();
  await option(page, "errs with its move no.").fill("1");
  await option(page, "errs with its move no.").blur();
  const said = await listen(page);
  await against(page);
  await playMove(page, "heap 1: 3 → 0");
  await at(page, "nim:0,4,7");
  await expect(page.locator(".slip")).toContainText("I erred there: take it back and I'll play heap 3: 7 → 5.");
  expect(await said()).toEqual([
    "You played heap 1: 3 → 0. The player to move wins. Value *2.",
    "The engine played heap 2: 5 → 4. I erred there: take it back and I'll play heap 3: 7 → 5. The player to move wins. Value *3.",
  ]);
  await page.getByRole("button", {name: "Take it back"}).click();
  await at(page, "nim:0,5,5");
  await expect(page.locator(".slip")).toHaveCount(0);
  await expect(page.locator(".branch")).toContainText("0,4,7");
  // Only that move errs.
  await playMove(page, "heap 2: 5 → 4");
  await at(page, "nim:0,4,4");
});

test("the random opponent's moves follow from the seed", async ({page}) => {
  const replies: string[] = [];
  for (const seed of ["1", "1", "3"]) {
    await page.goto("about:blank");
    await start(page, "nim:3,5,7");
    await option(page, "at random").check();
    await option(page, "seed").fill(seed);
    await option(page, "seed").blur();
    await against(page);
    await playMove(page, "heap 1: 3 → 0");
    await expect(page.locator(".ply")).toHaveCount(3);
    await settled(page);
    replies.push(await position(page));
  }
  expect(replies).toEqual(["nim:0,5,5", "nim:0,5,5", "nim:0,2,7"]);
});

test("the tutor says what a move did, once for each ply", async ({page}) => {
  await start(page, "nim:1,2,4");
  await option(page, "Tutor: judge my moves").check();
  const said = await listen(page);
  for (const [move, sentence] of [
    ["heap 3: 4 → 0", "You threw the win away: best was heap 3: 4 → 3."],
    ["heap 2: 2 → 1", "You kept the win."],
    ["heap 1: 1 → 0", "Lost anyway: no move won there."],
  ] as const) {
    await playMove(page, move);
    await expect(page.locator(".coach")).toContainText(sentence);
  }
  expect(await said()).toEqual([
    "You played heap 3: 4 → 0. You threw the win away: best was heap 3: 4 → 3. The player to move wins. Value *3.",
    "You played heap 2: 2 → 1. You kept the win. The player to move loses. Value 0.",
    "You played heap 1: 1 → 0. Lost anyway: no move won there. The player to move wins. Value *1.",
  ]);
  await expect(page.locator(".plies .threw")).toHaveCount(1);
});

test("where nothing is known, tutor, hint and watching say so", async ({page}) => {
  await start(page, "kayles:40,41,42,43", "?lang=en&play=misere");
  await option(page, "Tutor: judge my moves").check();
  await page.getByRole("button", {name: "Cancel"}).click();
  await expect(page.locator(".turn")).toHaveText("The best move here is not known.");
  await expect(page.getByRole("button", {name: "Watch optimal play"})).toHaveAttribute("aria-disabled", "true");
  await page.locator(".coach > button").click();
  await expect(page.locator(".hint")).toHaveText("No winning move is known here.");
  await page.locator(".moves .move").first().click();
  await expect(page.locator(".coach")).toContainText("Whether that move keeps the win is not known.");
});

test("a hint says where, then what; by button and by key", async ({page}) => {
  await start(page, "nim:1,2,7");
  const hint = page.locator(".coach > button");
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("Look at heap 3.");
  await expect(page.locator("#board .heap.lit")).toHaveCount(1);
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("Play heap 3: 7 → 3.");
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("");
  await page.keyboard.press("h");
  await expect(page.locator(".hint")).toHaveText("Look at heap 3.");
  await page.locator("#position-text").fill("nim:1 + kayles:5");
  await settled(page);
  await expect(page.locator(".hint")).toHaveText("");
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("Look at Component 2.");
  await page.locator("#position-text").fill("nim:2,2");
  await settled(page);
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("No move wins here.");
});

test("a prediction comes before everything that would give it away", async ({page}) => {
  await start(page, "nim:3,5,7");
  await option(page, "Predict before the answer").check();
  const kept = page.locator(".verdict, .why, .moves, .chips, #board .wins, .plies .letter, .lanes .dot");
  await expect(kept).toHaveCount(0);
  await page.locator("h1").focus();
  await page.keyboard.press("h");
  await page.locator(".coach > button").click({force: true});
  await expect(page.locator(".hint")).toHaveText("");
  const said = await listen(page);
  await page.getByRole("button", {name: "I think the mover wins"}).click();
  await expect(page.locator(".guessed")).toHaveText("Right. 1 of 1 right so far");
  await expect(page.locator(".verdict")).toContainText("*1");
  await expect(page.locator("#board .wins")).toHaveCount(3);
  expect(await page.evaluate(() => document.activeElement?.closest("#board") !== null)).toBe(true);
  await page.locator(".chip").first().click();
  await at(page, "nim:2,5,7");
  await expect(kept.first()).toHaveClass(/letter|dot/);
  await expect(page.locator(".verdict")).toHaveCount(0);
  await page.getByRole("button", {name: "I think the mover wins"}).click();
  await expect(page.locator(".guessed")).toHaveText("Not so. 1 of 2 right so far");
  expect(await said()).toEqual([
    "Right. The player to move wins. Value *1.",
    "You played heap 1: 3 → 2. Who wins?",
    "Not so. The player to move loses. Value 0.",
  ]);
});

test("optimal play is watched to the end, by Space on the plies", async ({page}) => {
  await start(page, "nim:1,2,4");
  await page.locator(".ply").focus();
  await page.keyboard.press(" ");
  await expect(page.locator(".turn")).toHaveText("The game is over.");
  await at(page, "nim:0,0,0");
  const watch = page.getByRole("button", {name: "Watch optimal play"});
  await expect(watch).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", {name: "To the start"}).click();
  await page.getByRole("button", {name: "One move", exact: true}).click();
  await at(page, "nim:1,2,3");
  await expect(page.locator(".branch")).toHaveCount(0);
});

test.describe("with motion", () => {
  test.use({contextOptions: {reducedMotion: "no-preference"}});
  test("watching pauses, and goes on at another speed", async ({page}) => {
    await start(page, "nim:9,9");
    await page.getByLabel("Speed").fill("-2");
    await page.getByRole("button", {name: "Watch optimal play"}).click();
    await page.getByRole("button", {name: "Pause"}).click();
    await at(page, "nim:9,9");
    await page.getByLabel("Speed").fill("3");
    await page.getByRole("button", {name: "Watch optimal play"}).click();
    await expect.poll(() => page.locator(".ply").count()).toBeGreaterThan(2);
    await page.getByRole("button", {name: "Pause"}).click();
    await expect(page.getByRole("button", {name: "Watch optimal play"})).toBeFocused();
  });
});

for (const [kind, address] of [
  ["heaps", "nim:3,5,7"],
  ["grid", "cram:.../..."],
  ["graph", "hackenbush:0-1 1-2 2-1 0-0"],
] as const)
  test(`${kind}: a branch is kept, entered, deleted and brought back`, async ({page}) => {
    await start(page, address);
    const moves = page.locator(".moves .move");
    const main = page.locator(".tree > .plies .ply");
    const branch = page.locator(".branch .ply");
    for (const count of [2, 3]) {
      await moves.first().click();
      await expect(main).toHaveCount(count);
      await settled(page);
    }
    const end = await position(page);
    const moved = page.url();
    await main.first().focus();
    await page.keyboard.press("Enter");
    await at(page, address);
    await settled(page);
    await moves.nth(1).click();
    await expect(main).toHaveCount(2);
    await expect(branch).toHaveCount(2);
    const other = await position(page);
    await main.last().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await at(page, end);
    expect(page.url()).toBe(moved);
    await expect(main.last()).toBeFocused();
    await expect(branch).toHaveCount(1);
    await page.getByRole("button", {name: "Delete this branch"}).click();
    await expect(branch).toHaveCount(0);
    await expect(main.last()).toBeFocused();
    await page.keyboard.press("u");
    await expect(branch).toHaveCount(1);
    await branch.click();
    await at(page, other);
  });

test("a link shows what is known of each of its plies", async ({page}) => {
  await page.goto(link("nim:3,5,7", "?moves=0.0;2.5;1.3&at=1&lang=en"));
  await expect(page.locator(".ply .known")).toHaveText([/\*1 3\/15/, /\*2 1\/12/, /0 0\/10/, /\*6 1\/8/]);
  await expect(page.locator(".plies .threw")).toHaveCount(1);
});

for (const [lang, theme] of [
  ["en", "light"],
  ["zh", "dark"],
])
  test(`axe finds nothing in what is unfolded, ${lang}, ${theme}`, async ({page}) => {
    await start(page, "nim:3,5,7", `?moves=0.0;2.5&lang=${lang}&theme=${theme}`);
    const [tutor, predict] = [0, 1].map((i) => page.locator(".options input[type=checkbox]").nth(i));
    await tutor?.check();
    await page.locator(".options input[type=radio]").nth(1).check();
    await page.locator(".ply").first().click();
    await settled(page);
    await page.locator(".moves .move").last().click();
    await expect(page.locator(".branch")).toHaveCount(1);
    await page.locator(".coach > button").click();
    await page.addScriptTag({path: "node_modules/axe-core/axe.min.js"});
    const look = () =>
      page.evaluate(async () => {
        const {axe} = window as unknown as {
          axe: {run(context: object): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>};
        };
        const {violations} = await axe.run({exclude: [".gallery"]});
        return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" ")}`);
      });
    expect(await look()).toEqual([]);
    await predict?.check();
    await expect(page.locator(".guess")).toBeVisible();
    expect(await look()).toEqual([]);
    await page.setViewportSize({width: 360, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
