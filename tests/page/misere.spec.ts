// The panel of misère play: the genus of each heap, the quotient, and what is known if there is none.
import {expect, type Page} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {languages, sharedPageTest as test, violations} from "./playing";

const words = {
  en: {
    title: "Misère play",
    compute: "Compute genus and quotient",
    wild: /^The first wild heap is 5\. It is restless: by itself it counts as 1 under misère play, and as 4 under normal play\. No position of Nim does both\.$/,
    order: "The misère quotient has 40 elements; lost for the player to move: 9.",
    proved: /Φ\(n \+ 12\) = Φ\(n\) for every n\s≥\s71, checked below n\s=\s155/,
    kernel: /^Kernel, 16 elements: b, ab, b², .* Once a sum is in it/,
    checkThis: "Check this certificate",
    check: "Check",
    accepted:
      "✓ Accepted: the heaps of take-and-break(0.77) below 167 were checked again. Its misère quotient has 40 elements, and Φ(n + 12) = Φ(n) for every n ≥ 71.",
    refused: "✗ Rejected: a sum with a heap of size 1 is marked as won, but none of its moves wins.",
    noJson: "✗ Rejected: it is not JSON.",
  },
  zh: {
    title: "反常规则",
    compute: "计算亏格与商",
    wild: /^首个野堆是 n\s=\s5，属躁动（restless）：单独时，反常规则下相当于 1，正常规则下相当于 4。没有哪个 Nim 局面如此。$/,
    order: "反常商有 40 个元素，其中 9 个为必败态。",
    proved: /当 n\s≥\s71 时总有 Φ\(n \+ 12\) = Φ\(n\)/,
    kernel: /^核有 16 个元素：b、ab、b²、/,
    checkThis: "验证这一份",
    check: "验证",
    accepted:
      "✓ 通过：重新核对了 take-and-break(0.77) 中小于 167 的堆。反常商有 40 个元素，当 n ≥ 71 时总有 Φ(n + 12) = Φ(n)。",
    refused: "✗ 不通过：某个含有大小为 1 的堆的和被称为必胜态，却没有一步必胜走法。",
    noJson: "✗ 不通过：不是 JSON。",
  },
};

const panel = (page: Page, name: string) => page.getByRole("region", {name, exact: true});

for (const lang of languages) {
  const t = words[lang];

  test(`Kayles: genera, quotient and its table, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/sequence/kayles?to=100&lang=${lang}`);
    const section = panel(page, t.title);
    await expect(section.getByRole("button", {name: t.compute, exact: true})).toBeVisible();
    await expect(section.getByRole("table")).toHaveCount(0);
    await section.getByRole("button", {name: t.compute, exact: true}).click();
    await expect(section.locator(".genera p").first()).toHaveText(t.wild);
    await expect(section.locator(".genera .wild").first().locator("th, td").nth(2)).toHaveText("4146");
    await expect(section.getByText(t.order)).toBeVisible();
    await expect(section.getByText(t.proved)).toBeVisible();
    await expect(section.getByText(t.kernel)).toBeVisible();
    await expect(section.locator(".generators li")).toHaveText(
      [1, 2, 5, 9, 12, 25, 27].map((n) => new RegExp(`${n}$`)),
    );
    await expect(section.locator(".phi li")).toHaveCount(61);
    const products = section.locator(".products tbody");
    await expect(products.locator("tr")).toHaveCount(40);
    // a·b = ab is won, b·b = b² lost: the letters of heaps 1 and 2, each below its own.
    const row = products.getByRole("row").filter({has: page.getByRole("rowheader", {name: "b", exact: true})});
    await expect(row.locator("td").nth(1)).toHaveText("ab");
    await expect(row.locator("td").nth(1)).not.toHaveClass("lost");
    await expect(row.locator("td").nth(2)).toHaveText("b²");
    await expect(row.locator("td").nth(2)).toHaveClass("lost");

    // The readable checker runs here too, on this certificate and on corrupted ones.
    const checker = section.locator(".checker");
    await checker.getByRole("button", {name: t.checkThis, exact: true}).click();
    await expect(checker.locator(".ruling")).toHaveText(t.accepted);
    const certificate = JSON.parse(await checker.getByRole("textbox").inputValue());
    for (const [text, ruling] of [
      [JSON.stringify({...certificate, lost: certificate.lost.slice(1)}), t.refused],
      ["{", t.noJson],
      [JSON.stringify(certificate), t.accepted],
    ] as const) {
      await checker.getByRole("textbox").fill(text);
      await checker.getByRole("button", {name: t.check, exact: true}).click();
      await expect(checker.locator(".ruling")).toHaveText(ruling);
    }
    // For a smaller table, `misere-play.spec.ts` always does this.
    if (isLong) expect(await violations(page)).toEqual([]);
  });
}

const pairWords = {
  en: {
    compute: "Compute genus",
    wild: "13 positions of 49 are wild; (0, 5) has the smallest sum.",
    tame: "None of these 169 positions is wild: each behaves like a position of Nim.",
  },
  zh: {
    compute: "计算亏格",
    wild: "49 个局面中有 13 个野局面，两数之和最小的是 (0, 5)，",
    tame: "这 169 个局面都不是野局面：每一个都与某个 Nim 局面一致。",
  },
};

for (const lang of languages) {
  const t = pairWords[lang];

  test(`games of two numbers: the genus of each pair, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/sequence/wythoff?to=12&lang=${lang}`);
    const section = panel(page, words[lang].title);
    await expect(section.getByRole("table")).toHaveCount(0);
    // While the table of values grows, the query would be for the values loaded so far.
    const column = (n: string) => page.getByRole("columnheader", {name: n, exact: true});
    await expect(column("12").first()).toBeVisible();
    await section.getByRole("button", {name: t.compute, exact: true}).click();
    await expect(section.locator(".pair-genera > p").first()).toHaveText(t.tame);
    await expect(section.locator("tbody tr")).toHaveCount(13);
    // Under misère play (0, 1) and (2, 2) are lost, and (1, 2) is not.
    for (const [pair, isLost] of [
      ["0 1", true],
      ["2 2", true],
      ["1 2", false],
    ] as const)
      await expect(section.locator(`td.lost [data-pair="${pair}"]`)).toHaveCount(isLost ? 1 : 0);
    await section.locator('[data-pair="3 3"]').hover();
    await expect(section.locator(".readout .now")).toHaveText("(3, 3): 664");
    await expect(section.locator(".readout a")).toHaveAttribute("href", /wythoff:3,3/);

    await page.goto(`index.html#/sequence/kayles:%7Ba%7D,%7Bb%7D?to=6&lang=${lang}`);
    await expect(column("7")).toHaveCount(0);
    await expect(column("6").first()).toBeVisible();
    await section.getByRole("button", {name: t.compute, exact: true}).click();
    await expect(section.locator(".pair-genera > p").first()).toContainText(t.wild);
    await expect(section.locator('td.wild [data-pair="0 5"]')).toHaveText("4¹⁴⁶");
    await expect(section.getByRole("button", {name: t.compute, exact: true})).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
}

test("the genus of pairs: no position at 0, what takes too long, and what is given up", async ({page}) => {
  const section = panel(page, words.en.title);
  const compute = section.getByRole("button", {name: pairWords.en.compute, exact: true});
  await page.goto("index.html#/sequence/chomp:%7Ba%7Dx%7Bb%7D?to=3&lang=en");
  await compute.click();
  await expect(section.locator("[data-pair]")).toHaveCount(9);
  await expect(section.locator('td.wild [data-pair="3 3"]')).toHaveText("5³¹⁵⁷");
  await page.goto("index.html#/sequence/chomp:%7Ba%7Dx%7Bb%7D?to=8&lang=en");
  await compute.click();
  await section.getByRole("button", {name: "Cancel", exact: true}).click();
  await expect(section.getByRole("status")).toHaveText("Cancelled. These are the results so far.");
  await expect(compute).toBeEnabled();
});

for (const [code, at, least, order, lost] of everyNth(2, [
  ["0.0016", 26, 54, 48, 9],
  ["0.3122", 7, 788, 52, 10],
] as const))
  test(`a quotient that is given up leaves that of the heaps below, ${code}`, async ({page}) => {
    await page.goto(`index.html#/sequence/take-and-break(${code})?to=100&lang=en`);
    const section = panel(page, words.en.title);
    await section.getByRole("button", {name: words.en.compute, exact: true}).click();
    await expect(section.locator(".quotient p").first()).toHaveText(
      `With heap ${at}, no quotient was found. If there is one, it has at least ${least} elements. This is the quotient of the heaps up to ${at - 1}.`,
    );
    await expect(
      section.getByText(`The misère quotient has ${order} elements; lost for the player to move: ${lost}.`),
    ).toBeVisible();
    await expect(section.locator(".products tbody tr")).toHaveCount(order);
  });

test("what is under way is given up, and what was found stays", async ({page}) => {
  await page.goto("index.html#/sequence/grundy?to=100&lang=en");
  const section = panel(page, words.en.title);
  await section.getByRole("button", {name: words.en.compute, exact: true}).click();
  await expect(section.getByRole("status")).toContainText("Misère quotient:");
  await section.getByRole("button", {name: "Cancel", exact: true}).click();
  await expect(section.getByRole("status")).toHaveText("Cancelled. These are the results so far.");
  await expect(section.locator(".genera tbody tr")).toHaveCount(41);
  await expect(section.locator(".quotient")).toHaveCount(0);
  await expect(section.getByRole("button", {name: words.en.compute, exact: true})).toBeEnabled();
});

test("a certificate of a quotient is told in its own words", async ({page}) => {
  const certificate = {
    ...{kind: "misere", game: "subtraction", rules: "1", generators: [{heap: "1", images: ["1", "0"]}]},
    ...{phi: ["0", "1", "0", "1"], lost: ["1"], proof: {period: "2", from: "1", window: "2"}},
  };
  const check = async (certificate: object) => {
    await page.locator("#certificate-text").fill(JSON.stringify(certificate));
    await page.locator(".certificate").getByRole("button", {name: "Check", exact: true}).click();
  };
  await page.goto("index.html#/sequence/kayles?to=100&lang=en");
  // The previous table stays until this one is loaded, and then its fields go with it.
  await expect(page.locator(".finding")).toContainText("up to n = 100");
  await check(certificate);
  await expect(page.locator(".ruling")).toHaveText(
    "✓ Accepted: the heaps of subtraction(1) below 4 were checked again. Its misère quotient has 2 elements, and Φ(n + 2) = Φ(n) for every n ≥ 1.",
  );
  await check({...certificate, proof: null});
  await expect(page.locator(".ruling")).toHaveText(
    "✓ Accepted: the heaps of subtraction(1) below 4 were checked again. Their misère quotient has 2 elements; nothing is proved about larger heaps.",
  );
  // Pasted text outlives the table beside it.
  await page.goto("index.html#/sequence/kayles?to=120&lang=en");
  await expect(page.locator(".finding")).toContainText("up to n = 120");
  await expect(page.locator("#certificate-text")).toHaveValue(/"kind":"misere"/);
});
