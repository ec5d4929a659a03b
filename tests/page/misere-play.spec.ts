// A wild sum under misere play, from its table of products to the last move: read, understood, played and won.
import {expect, type Page} from "@playwright/test";
import {isLong} from "../helpers/effort.mjs";
import {
  languages,
  link,
  option,
  playMove,
  position,
  settled,
  lasting as test,
  words as turns,
  violations,
} from "./playing";

test.use({contextOptions: {reducedMotion: "reduce"}});

const game = "take-and-break(0.10032100001)";
/** What wins it under normal play loses it under misere play, and what wins it there has a lost product. */
const start = "56,37";
const value = "*3";

const words = {
  en: {
    panel: "Misère play",
    compute: "Compute genus and quotient",
    order: "The misère quotient has 14 elements; lost for the mover: 4.",
    point: "Choose a product by pointer or arrow keys.",
    inP: "in P: the mover loses",
    notInP: "not in P: the mover wins",
    isWon: "The product is ab, which is not in P: the player to move wins.",
    isLost: "The product is b², which is in P: the player to move loses.",
    swap: "Replace heap 56, whose element is b, by heap 51, whose element is 1. The product becomes a, which is in P.",
    leads: "The 206 moves come to these 11 products. None is in P, so each move has an answer back into P.",
    value: `Under normal play this sum is worth ${value}, and so is the next one. Under misère play the mover wins here and loses there:`,
    loses: "the mover loses",
    lostThere: "The player to move loses",
    options: "Perfect",
    heap: /heap (\d+): (\d+) → (\d+)/,
  },
  zh: {
    panel: "反常规则",
    compute: "计算亏格与商",
    order: "反常商有 14 个元素，其中 4 个为必败态。",
    point: "用指针或方向键选一个乘积。",
    inP: "属于 P，是必败态",
    notInP: "不属于 P，是必胜态",
    isWon: "乘积为 ab，不属于 P，轮到走的一方获胜。",
    isLost: "乘积为 b²，属于 P，轮到走的一方落败。",
    swap: "把堆 56（元素 b）换成堆 51（元素 1），乘积变为 a，属于 P。",
    leads: "全部 206 种走法得到下列 11 种乘积，都不属于 P，因此每一步都有应对能回到 P。",
    value: `正常规则下，本局面的 SG 值为 ${value}，下面的局面也是。反常规则下，本局面必胜，下面的却必败：`,
    loses: "必败",
    lostThere: "轮到走的一方必败",
    options: "完美",
    heap: /第 (\d+) 堆：(\d+) → (\d+)/,
  },
} as const;

interface Table {
  /** By place: what it is called, and whether it is lost. */
  phi: {word: string; lost: boolean}[];
  /** "ab · c": the product, and whether it is lost. */
  products: Record<string, {word: string; lost: boolean}>;
}

/** All that the page shows of the quotient. */
const read = (page: Page): Promise<Table> =>
  page.locator(".quotient").evaluate((panel) => {
    const isLost = (place: Element | null) => place?.classList.contains("lost") ?? false;
    const phi = [...panel.querySelectorAll(".phi li")].map((one) => ({
      word: (one.textContent ?? "").replace(/^\d+\s+/, "").trim(),
      lost: isLost(one),
    }));
    const cells = [...panel.querySelectorAll<HTMLElement>(".products [data-pair]")].map((cell) => {
      const [factors = "", word = ""] = (cell.getAttribute("aria-label") ?? "").split(" = ");
      return [factors, {word, lost: isLost(cell.closest("td"))}] as const;
    });
    return {phi, products: Object.fromEntries(cells)};
  });

/** The product of some heaps, by the table alone. */
const productOf = ({phi, products}: Table, heaps: number[]) =>
  heaps.reduce<{word: string; lost: boolean}>(
    (product, heap) => products[`${product.word} · ${phi[heap]?.word}`] ?? {word: "?", lost: false},
    {word: "1", lost: false},
  );

const heapsAt = async (page: Page) => ((await position(page)).split(":")[1] ?? "").split(",").map(Number);
const openedAs = (page: Page, heaps: string) => expect.poll(() => position(page)).toBe(`${game}:${heaps}`);
const readout = (page: Page) => page.locator(".products .readout");

for (const lang of languages) {
  const t = words[lang];

  test(`the table of products, by keys and by pointer, then the sum itself, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/sequence/${game}?to=100&lang=${lang}`);
    const panel = page.getByRole("region", {name: t.panel, exact: true});
    await panel.getByRole("button", {name: t.compute, exact: true}).click();
    await expect(panel.getByText(t.order)).toBeVisible();
    await expect(readout(page)).toHaveText(t.point);

    // One stop of the Tab key for all cells.
    const cell = (row: number, column: number) => panel.locator(`[data-pair="${row} ${column}"]`);
    await cell(0, 0).focus();
    await expect(panel.locator('.products [tabindex="0"]')).toHaveCount(1);
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    await expect(cell(1, 1)).toBeFocused();
    await expect(cell(1, 1)).toHaveAttribute("aria-current", "true");
    await expect(readout(page)).toHaveText(`a · a = 1${t.notInP}`);
    await page.keyboard.press("ArrowUp");
    await expect(readout(page)).toHaveText(`1 · a = a${t.inP}`);
    await page.keyboard.press("End");
    await expect(cell(0, 13)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(cell(0, 0)).toBeFocused();
    await cell(2, 1).click();
    await expect(readout(page)).toHaveText(/^b · a = ab/);
    await expect(cell(2, 1)).toBeFocused();
    expect(await violations(page)).toEqual([]);

    // Where little room is, what is said under the mouse does not move what it points at.
    await page.setViewportSize({width: 360, height: 900});
    const heightOf = () => readout(page).evaluate((line) => line.getBoundingClientRect().height);
    await cell(1, 1).hover();
    await expect(readout(page)).toHaveText(`a · a = 1${t.notInP}`);
    const before = await heightOf();
    for (const [row, column] of [
      [0, 1],
      [2, 2],
      [4, 3],
    ] as const) {
      await cell(row, column).hover();
      await expect(readout(page)).not.toHaveText(`a · a = 1${t.notInP}`);
      expect(await heightOf()).toBe(before);
    }
    await page.setViewportSize({width: 1280, height: 720});

    const table = await read(page);
    expect(Object.keys(table.products)).toHaveLength(14 * 14);
    const lost = [...new Set(Object.values(table.products).flatMap(({word, lost}) => (lost ? [word] : [])))];

    // In the same document, so that the whole engine is at hand.
    await page.goto(link(`${game}:${start}`, `?play=misere&lang=${lang}`));
    const product = page.locator(".product");
    await expect(product.locator(".letters li")).toHaveText([/^a .*1$/, /^b .*6$/, /^c .*13$/, /^d .*17$/]);
    const [first, second] = [56, 37].map((heap) => table.phi[heap]?.word);
    expect([first, second, productOf(table, [56, 37]).word]).toEqual(["b", "a", "ab"]);
    await expect(product.locator(".walk .math")).toHaveText(["1 · b = b", "b · a = ab"]);
    await expect(product.getByText(t.isWon)).toBeVisible();
    const told = async () => (await product.locator(".lost-products li").allTextContents()).sort();
    await expect.poll(told).toEqual(lost.sort());
    await expect(product.getByText(t.swap)).toBeVisible();
    await expect(product.locator(".swapped tbody tr").last().locator("td")).toHaveText(["1", "a", "a"]);
    await expect(product.getByText(t.value)).toBeVisible();
    await expect(product.locator(".counters li")).toHaveText([`${game}:6,17 ${t.loses}`]);
    expect(await violations(page)).toEqual([]);

    // A heap that has the focus is lit, and nothing else.
    await product.locator(".walk button").last().focus();
    await expect(page.locator("#board .lit")).not.toHaveCount(0);
    await page.locator("#position-text").focus();
    await expect(page.locator("#board .lit")).toHaveCount(0);

    // The sum that values do not tell from this one, and back.
    await product.locator(".counters button").click();
    await openedAs(page, "6,17");
    await expect(page.locator(".verdict:not(.stale)")).toContainText(t.lostThere);
    await page.goBack();
    await openedAs(page, start);

    // The opponent that errs nowhere moves second.
    await page.locator(".options summary").click();
    await option(page, t.options).check();
    await page.locator(".timeline select").selectOption("second");
    for (let turn = 0; (await page.locator(".turn").textContent()) !== turns[lang].over; turn++) {
      expect(turn).toBeLessThan(40);
      const heaps = await heapsAt(page);
      const moves = await page.locator(".moves tbody tr").evaluateAll((rows) =>
        rows.map((row) => ({
          says: row.querySelector(".move")?.textContent ?? "",
          wins: row.classList.contains("wins"),
        })),
      );
      const led = moves.map(({says, wins}) => {
        const [, place, from, left] = (t.heap.exec(says) ?? []).map(Number);
        expect(heaps[(place ?? 0) - 1], says).toBe(from);
        const after = heaps.toSpliced((place ?? 0) - 1, 1, left ?? -1);
        return {says, wins, after, isLost: productOf(table, after).lost};
      });
      // The table names the winning moves, and no others.
      expect(led.map(({isLost}) => isLost)).toEqual(led.map(({wins}) => wins));
      const [chosen] = led.filter(({isLost}) => isLost);
      if (!chosen) throw new Error(`no move of ${heaps} is into P`);
      await playMove(page, chosen.says);
      await answered(page, turns[lang].over, chosen.after);
      // To the end in the long run.
      if (!isLong) return;
    }
    // Who is to move when it is over has won: whoever began.
    const made = (await page.locator(".tree > .plies .ply").count()) - 1;
    expect(made % 2, String(made)).toBe(0);
  });

  test(`why a lost sum is lost, ${lang}`, async ({page}) => {
    await page.goto(link("kayles:199,7", `?play=misere&lang=${lang}`));
    const product = page.locator(".product");
    await expect(product.locator(".lost-products [aria-current]")).toHaveText("b²");
    await expect(product.locator(".swapped")).toHaveCount(0);
    await expect(product.getByText(t.isLost)).toBeVisible();
    await expect(product.getByText(t.leads)).toBeVisible();
    const leads = product.locator(".leads tbody tr");
    await expect(leads).toHaveCount(11);
    const lost = await product.locator(".lost-products li").allTextContents();
    for (const word of await leads.locator("th").allTextContents()) expect(lost).not.toContain(word);
    for (const word of await leads.locator("span").allTextContents()) expect(lost).toContain(word);
    if (isLong) expect(await violations(page)).toEqual([]);
  });
}

/** Once the opponent has moved, or there is nothing left to move. */
async function answered(page: Page, over: string, after: number[]) {
  await expect
    .poll(async () => (await page.locator(".turn").textContent()) === over || `${await heapsAt(page)}` !== `${after}`)
    .toBe(true);
  await settled(page);
  await expect(page.locator(".moves table.stale")).toHaveCount(0);
}

test("in the page of somebody else the product has its words and its looks", async ({page}) => {
  await page.goto("bare.html");
  await page.evaluate(() => {
    document.body.innerHTML = '<sg-game at="kayles:200,7" play="misere" show="verdict,why" lang="en"></sg-game>';
  });
  const product = page.locator("sg-game .product");
  await expect(product.locator(".walk .math")).toHaveText(["1 · ab² = ab²", "ab² · b = ab³ = ab"]);
  await expect(product.locator(".lost-products")).toHaveCSS("display", "flex");
  await product.getByRole("button", {name: "kayles:1", exact: true}).click();
  await expect(product).toHaveCount(0);
  await expect(page.locator("sg-game .verdict:not(.stale)")).toContainText("The player to move loses");
});
