// A wild sum under misère play, from its table of products to the last move: read, understood, played and won.
import {expect, type Page} from "@playwright/test";
import {isLong} from "../helpers/effort.mjs";
import {
  chooseOpponent,
  expectBoardSettled,
  languages,
  link,
  playMove,
  position,
  sharedPageTest as test,
  words as turns,
  violations,
} from "./playing";

test.use({contextOptions: {reducedMotion: "reduce"}});

const game = "take-and-break(0.10032100001)";
/** Every move that wins under normal play loses under misère play, and the winning move there has a lost product. */
const start = "56,37";
const value = "*3";

const words = {
  en: {
    panel: "Misère play",
    compute: "Compute genus and quotient",
    order: "The misère quotient has 14 elements; lost for the player to move: 4.",
    point: "Choose a product with the pointer or the arrow keys.",
    inP: "in P: the player to move loses",
    notInP: "not in P: the player to move wins",
    isWon: "The product is ab, which is not in P: the player to move wins.",
    isLost: "The product is b², which is in P: the player to move loses.",
    swap: "Replace heap 56, whose element is b, by heap 51, whose element is 1. The product becomes a, which is in P.",
    leads:
      "The 206 moves lead to these 11 products. None is in P, so the opponent has a reply back into P to each move.",
    value: `Under normal play this sum has the value ${value}, and so does the next one. Under misère play the player to move wins here and loses there:`,
    loses: "the player to move loses",
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
  /** For each heap, its word, and whether it is lost. */
  phi: {word: string; lost: boolean}[];
  /** By factors such as "ab · c": the product, and whether it is lost. */
  products: Record<string, {word: string; lost: boolean}>;
}

/** Everything that the page shows of the quotient. */
const readTable = (page: Page): Promise<Table> =>
  page.locator(".quotient").evaluate((panel) => {
    const isLost = (cell: Element | null) => cell?.classList.contains("lost") ?? false;
    const phi = [...panel.querySelectorAll(".phi li")].map((item) => ({
      word: (item.textContent ?? "").replace(/^\d+\s+/, "").trim(),
      lost: isLost(item),
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

    // All cells together are one Tab stop.
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

    // If there is little room, the text for a hovered cell does not move that cell.
    await page.setViewportSize({width: 360, height: 900});
    const heightOf = () => readout(page).evaluate((line) => line.getBoundingClientRect().height);
    await cell(1, 1).hover();
    await expect(readout(page)).toHaveText(`a · a = 1${t.notInP}`);
    const heightBefore = await heightOf();
    for (const [row, column] of [
      [0, 1],
      [2, 2],
      [4, 3],
    ] as const) {
      await cell(row, column).hover();
      await expect(readout(page)).not.toHaveText(`a · a = 1${t.notInP}`);
      expect(await heightOf()).toBe(heightBefore);
    }
    await page.setViewportSize({width: 1280, height: 720});

    const table = await readTable(page);
    expect(Object.keys(table.products)).toHaveLength(14 * 14);
    const lostWords = [...new Set(Object.values(table.products).flatMap(({word, lost}) => (lost ? [word] : [])))];

    // In the same document, so that the whole engine is loaded.
    await page.goto(link(`${game}:${start}`, `?play=misere&lang=${lang}`));
    const product = page.locator(".product");
    await expect(product.locator(".letters li")).toHaveText([/^a .*1$/, /^b .*6$/, /^c .*13$/, /^d .*17$/]);
    const [firstWord, secondWord] = [56, 37].map((heap) => table.phi[heap]?.word);
    expect([firstWord, secondWord, productOf(table, [56, 37]).word]).toEqual(["b", "a", "ab"]);
    await expect(product.locator(".walk .math")).toHaveText(["1 · b = b", "b · a = ab"]);
    await expect(product.getByText(t.isWon)).toBeVisible();
    const lostList = async () => (await product.locator(".lost-products li").allTextContents()).sort();
    await expect.poll(lostList).toEqual(lostWords.sort());
    await expect(product.getByText(t.swap)).toBeVisible();
    await expect(product.locator(".swapped tbody tr").last().locator("td")).toHaveText(["1", "a", "a"]);
    await expect(product.getByText(t.value)).toBeVisible();
    await expect(product.locator(".counters li")).toHaveText([`${game}:6,17 ${t.loses}`]);
    expect(await violations(page)).toEqual([]);

    // A focused heap is highlighted, and nothing else.
    await product.locator(".walk button").last().focus();
    await expect(page.locator("#board .lit")).not.toHaveCount(0);
    await page.locator("#position-text").focus();
    await expect(page.locator("#board .lit")).toHaveCount(0);

    // To the sum that values do not tell apart from this one, and back.
    await product.locator(".counters button").click();
    await openedAs(page, "6,17");
    await expect(page.locator(".verdict:not(.stale)")).toContainText(t.lostThere);
    await page.goBack();
    await openedAs(page, start);
    await movesSettled(page);

    // The opponent that never errs moves second.
    await page.locator(".options summary").click();
    await chooseOpponent(page, "perfect");
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
        const [, heapNumber, from, remaining] = (t.heap.exec(says) ?? []).map(Number);
        expect(heaps[(heapNumber ?? 0) - 1], says).toBe(from);
        const heapsAfter = heaps.toSpliced((heapNumber ?? 0) - 1, 1, remaining ?? -1);
        return {says, wins, after: heapsAfter, isLost: productOf(table, heapsAfter).lost};
      });
      // The table names the winning moves, and no others.
      expect(led.map(({isLost}) => isLost)).toEqual(led.map(({wins}) => wins));
      const [winning] = led.filter(({isLost}) => isLost);
      if (!winning) throw new Error(`no move of ${heaps} is into P`);
      await playMove(page, winning.says);
      await waitForReply(page, turns[lang].over, winning.after);
      // To the end in the long run.
      if (!isLong) return;
    }
    // The player to move at the end has won, whoever began.
    const movesMade = (await page.locator(".tree > .plies .ply").count()) - 1;
    expect(movesMade % 2, String(movesMade)).toBe(0);
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
    const lostWords = await product.locator(".lost-products li").allTextContents();
    for (const word of await leads.locator("th").allTextContents()) expect(lostWords).not.toContain(word);
    for (const word of await leads.locator("span").allTextContents()) expect(lostWords).toContain(word);
    if (isLong) expect(await violations(page)).toEqual([]);
  });
}

/** Waits until the opponent has moved, or no move is left. */
async function waitForReply(page: Page, overText: string, heapsBefore: number[]) {
  await expect
    .poll(
      async () =>
        (await page.locator(".turn").textContent()) === overText || `${await heapsAt(page)}` !== `${heapsBefore}`,
    )
    .toBe(true);
  await movesSettled(page);
}

/** Waits until board and moves are those of the position in the field, which changes first. */
async function movesSettled(page: Page) {
  await expectBoardSettled(page);
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
