// Playing on the page: opponents, watching, branches.
import {execFileSync} from "node:child_process";
import {expect, type Page} from "@playwright/test";
import {
  lasting,
  link,
  listen,
  open,
  openOptions,
  option,
  playMove,
  position,
  settled,
  watchful as test,
} from "./playing";

test.use({contextOptions: {reducedMotion: "reduce"}});

const at = (page: Page, address: string) => expect.poll(() => position(page)).toBe(address);
const against = (page: Page) => page.locator(".timeline select").selectOption("second");

test("the perfect opponent wins what is won, and resists longest where all is lost", async ({page}) => {
  await openOptions(page, "nim:3,5,7");
  await against(page);
  await playMove(page, "heap 1: 3 → 0");
  await at(page, "nim:0,5,5");
  await page.locator("#position-text").fill("nim:1,2,2");
  await playMove(page, "heap 1: 1 → 0");
  await at(page, "nim:0,1,2");
});

test("sides are swapped at any time", async ({page}) => {
  await openOptions(page, "nim:3,5,7");
  await against(page);
  await page.getByRole("button", {name: "Swap sides"}).click();
  await at(page, "nim:2,5,7");
});

test("undo and redo against the engine stop where the person is to move", async ({page}) => {
  await openOptions(page, "nim:3,5,7");
  await against(page);
  await playMove(page, "heap 1: 3 → 0");
  await at(page, "nim:0,5,5");
  await settled(page);
  await page.getByRole("button", {name: "Undo", exact: true}).click();
  await at(page, "nim:3,5,7");
  await expect(page.locator(".ply")).toHaveCount(1);
  await page.getByRole("button", {name: "Redo", exact: true}).click();
  await at(page, "nim:0,5,5");
  await expect(page.locator(".ply")).toHaveCount(3);
});

test("the teachable opponent errs with the chosen move, says so and takes it back", async ({page}) => {
  await openOptions(page, "nim:3,5,7");
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
  for (const seed of ["1", "1", "2"]) {
    await page.goto("about:blank");
    await openOptions(page, "nim:3,5,7");
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

test("optimal play is watched to the end, by Space on the plies", async ({page}) => {
  await openOptions(page, "nim:1,2,4");
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
    await openOptions(page, "nim:9,9");
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

test("a move draws the board once, with all that can be touched next", async ({page}) => {
  await open(page, "nim:3,5,7", "?lang=en");
  const counters = page.locator("#board .token.spot");
  await expect(counters).toHaveCount(15);
  await page.evaluate(() => {
    const counts = {draws: 0};
    const plate = document.querySelector("#board .plate") as Element;
    // All but the Tab stop, which follows the focus.
    const attributeFilter = ["class", "transform", "viewBox", "aria-label", "aria-pressed", "data-spot", "role"];
    new MutationObserver(() => counts.draws++).observe(plate, {childList: true, subtree: true, attributeFilter});
    Object.assign(window, {counts});
  });
  for (const [place, left] of [
    [2, 14],
    [13, 13],
  ] as const) {
    await counters.nth(place).click();
    await expect(counters).toHaveCount(left);
  }
  await expect(page.locator(".ply")).toHaveCount(3);
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as {counts: {draws: number}}).counts.draws)).toBe(2);
});

const {games} = JSON.parse(execFileSync("build/native-release/sg", ["catalog"], {encoding: "utf8"}));
const samples = new Map<string, string>();
for (const {id, alias_of: family, rules, board, sample} of games)
  if (!samples.has(board)) samples.set(board, `${id}${rules && !family ? `(${rules})` : ""}:${sample}`);

for (const [kind, address] of samples)
  lasting(`${kind}: edited, played, undone; a branch is kept, entered, deleted and brought back`, async ({page}) => {
    await open(page, "nim:1", "?lang=en");
    await page.locator("#position-text").fill(address);
    await at(page, address);
    await settled(page);
    await page.getByRole("button", {name: "Undo", exact: true}).click();
    await at(page, "nim:1");
    await page.getByRole("button", {name: "Redo", exact: true}).click();
    await at(page, address);
    await settled(page);
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
    expect(page.url()).toContain("&branches=");
    expect(page.url().replace(/&branches=[^&]*/, "")).toBe(moved);
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

test("Back keeps what was made", async ({page}) => {
  await openOptions(page, "nim:3,5,7");
  for (const address of ["nim:2,5,7", "nim:0,5,7"]) {
    await page.locator(".moves .move").first().click();
    await at(page, address);
    await settled(page);
  }
  await page.goBack();
  await at(page, "nim:2,5,7");
  await expect(page.locator(".ply")).toHaveCount(3);
  await page.getByRole("button", {name: "One move forward"}).click();
  await at(page, "nim:0,5,7");
});

test("a game is found again behind the other pages, and the engine goes on in it after the editor was left open", async ({
  page,
}) => {
  await open(page, "nim:4,5,6", "?lang=en");
  await against(page);
  for (const name of ["Values", "Nimbers"]) {
    await page.locator("#board .edit").click();
    await expect(page.locator("#board .form")).toBeVisible();
    await page.getByRole("link", {name, exact: true}).click();
    await expect(page.locator("#position-text")).toHaveCount(0);
    await page.goBack();
    await at(page, "nim:4,5,6");
    await settled(page);
  }
  await playMove(page, "heap 1: 4 → 0");
  await at(page, "nim:0,5,5");
  await page.getByRole("link", {name: "Values", exact: true}).click();
  await expect(page.locator("#position-text")).toHaveCount(0);
  await page.goBack();
  await at(page, "nim:0,5,5");
  await page.getByRole("button", {name: "Undo", exact: true}).click();
  await at(page, "nim:4,5,6");
});

test("a link holds the branches, and says which of them are damaged", async ({page}) => {
  await openOptions(page, "nim:3,5,7");
  for (const [back, move] of [
    [false, "heap 1: 3 → 0"],
    [false, "heap 2: 5 → 0"],
    [true, "heap 2: 5 → 3"],
    [true, "heap 3: 7 → 1"],
  ] as const) {
    if (back) await page.getByRole("button", {name: "One move back"}).click();
    await settled(page);
    const before = await position(page);
    await playMove(page, move);
    await expect.poll(() => position(page)).not.toBe(before);
    await settled(page);
  }
  const drawn = await page.locator(".tree").innerText();
  await expect(page.locator(".branch")).toHaveCount(2);
  const url = page.url();
  expect(url).toContain("branches=1:1.0/1:1.3");
  await page.goto("about:blank");
  await page.goto(url);
  await expect(page.locator(".branch")).toHaveCount(2);
  await expect.poll(() => page.locator(".tree").innerText()).toBe(drawn);
  await page.locator(".branch .ply").first().click();
  await at(page, "nim:0,0,7");
  await page.goto("about:blank");
  await page.goto(url.replace("/1:1.3", "/1:1.9"));
  await expect(page.locator(".banner")).toContainText("branches");
  await expect(page.locator(".branch")).toHaveCount(1);
  await at(page, "nim:0,5,1");
});

test("what is typed while a link is still being followed stays", async ({page}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.wasm", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(link("nim:3,5,7", "?moves=0.0;2.5"));
  await page.locator("#position-text").fill("1,2,4");
  arrive();
  await expect(page.locator(".verdict")).toContainText("*7");
  for (const address of ["nim:1,2,3", "nim:0,2,3"]) {
    await settled(page);
    await page.locator(".moves .move").first().click();
    await at(page, address);
  }
  await expect(page.locator(".ply")).toHaveCount(3);
});

test("a link shows what is known of each of its plies", async ({page}) => {
  await page.goto(link("nim:3,5,7", "?moves=0.0;2.5;1.3&at=1&lang=en"));
  await expect(page.locator(".ply .known")).toHaveText([/\*1 3\/15/, /\*2 1\/12/, /0 0\/10/, /\*6 1\/8/]);
  await expect(page.locator(".plies .threw")).toHaveCount(1);
});

test("of a thousand plies those around one are drawn, and keys reach all of them", async ({page}) => {
  const moves = Array.from({length: 1000}, (_, i) => `0.${999 - i}`).join(";");
  await page.goto(link("nim:1000", `?moves=${moves}&at=500&lang=en`));
  const current = page.locator(".ply[aria-current]");
  await expect(current).toHaveText(/^500/);
  const few = async () => expect(await page.locator(".ply").count()).toBeLessThan(50);
  await few();
  const isAt = async (text: RegExp, place: number) => {
    const focused = page.locator(".plies li:has(:focus)");
    await expect(focused).toHaveText(text);
    await expect(focused).toHaveAttribute("aria-posinset", String(place));
    await expect(focused).toHaveAttribute("aria-setsize", "1001");
    await few();
  };
  await current.focus();
  await page.keyboard.press("Home");
  await isAt(/^1000/, 1);
  await page.keyboard.press("ArrowRight");
  await isAt(/^999/, 2);
  // The place at hand is out of sight: what is seen can be reached by Tab instead.
  await expect(page.locator(".ply[tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("End");
  await isAt(/^0/, 1001);
  await page.keyboard.press("ArrowLeft");
  await isAt(/^1\D/, 1000);
  await page.locator(".omitted button").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".plies li:has(:focus)")).toHaveAttribute("aria-setsize", "1001");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await at(page, "nim:0");
  await expect(current).toBeFocused();
});
