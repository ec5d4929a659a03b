// The panel of misere play: the genus of each heap, the quotient, and what is known where there is none.
import {expect, type Page} from "@playwright/test";
import {lasting as test, violations} from "./playing";

const words = {
  en: {
    title: "Misère play",
    compute: "Compute genus and quotient",
    wild: /^The first wild heap is 5\. It is restless: by itself it counts as 1 under misère play, and as 4 under normal/,
    order: "The misère quotient has 40 elements; lost for the mover: 9.",
    proved: /Φ\(n \+ 12\) = Φ\(n\) for every n\s≥\s71, checked below n\s=\s155/,
    kernel: /^Kernel, 16 elements: b, ab, b², .* Once a sum is in it/,
  },
  zh: {
    title: "反常规则",
    compute: "计算亏格与商",
    wild: /^首个野堆是 n\s=\s5，属躁动（restless）：单独时，反常规则下相当于 1，正常规则下相当于 4/,
    order: "反常商有 40 个元素，其中 9 个为必败态。",
    proved: /当 n\s≥\s71 时总有 Φ\(n \+ 12\) = Φ\(n\)/,
    kernel: /^核有 16 个元素：b、ab、b²、/,
  },
};

const panel = (page: Page, name: string) => page.getByRole("region", {name, exact: true});

for (const lang of ["en", "zh"] as const) {
  const t = words[lang];

  test(`Kayles: genera, quotient and its table, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/sequence/kayles?to=100&lang=${lang}`);
    const found = panel(page, t.title);
    await expect(found.getByRole("button", {name: t.compute, exact: true})).toBeVisible();
    await expect(found.getByRole("table")).toHaveCount(0);
    await found.getByRole("button", {name: t.compute, exact: true}).click();
    await expect(found.locator(".genera p").first()).toHaveText(t.wild);
    await expect(found.locator(".genera .wild").first().locator("th, td").nth(2)).toHaveText("4146");
    await expect(found.getByText(t.order)).toBeVisible();
    await expect(found.getByText(t.proved)).toBeVisible();
    await expect(found.getByText(t.kernel)).toBeVisible();
    await expect(found.locator(".generators li")).toHaveText([1, 2, 5, 9, 12, 25, 27].map((n) => new RegExp(`${n}$`)));
    await expect(found.locator(".phi li")).toHaveCount(61);
    const products = found.locator(".products tbody");
    await expect(products.locator("tr")).toHaveCount(40);
    // a·b = ab is won, b·b = b² lost: the letters of heaps 1 and 2, each below its own.
    const row = products.getByRole("row").filter({has: page.getByRole("rowheader", {name: "b", exact: true})});
    await expect(row.locator("td").nth(1)).toHaveText("ab");
    await expect(row.locator("td").nth(1)).not.toHaveClass("lost");
    await expect(row.locator("td").nth(2)).toHaveText("b²");
    await expect(row.locator("td").nth(2)).toHaveClass("lost");
    expect(await violations(page)).toEqual([]);
  });
}

test("a quotient that is given up leaves that of the heaps below", async ({page}) => {
  await page.goto("index.html#/sequence/take-and-break(0.3122)?to=100&lang=en");
  const found = panel(page, words.en.title);
  await found.getByRole("button", {name: words.en.compute, exact: true}).click();
  await expect(found.locator(".quotient p").first()).toHaveText(
    "No quotient was found with heap 7; if there is one, it has at least 788 elements. This is the quotient of the heaps up to 6.",
  );
  await expect(found.getByText("The misère quotient has 52 elements; lost for the mover: 10.")).toBeVisible();
  await expect(found.locator(".products tbody tr")).toHaveCount(52);
});
