// The sign expansion beside the edges of a stalk: edge by edge, the labels add up to the value that the engine gives.
import {expect, type Page} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {languages, open, sharedPageTest as test, violations} from "./playing";

/** In units of 1/2^40, exact. */
function partsIn(text: string): bigint {
  const [, sign = "", n = "", d = "1"] = /^(?:= )?([+−]?)(\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  expect(n, text).not.toBe("");
  return ((sign === "−" ? -1n : 1n) * BigInt(n) * 2n ** 40n) / BigInt(d);
}

const stalk = (colours: string) =>
  `red-blue-hackenbush:${[...colours].map((colour, i) => `${i}-${i + 1}${colour}`).join(" ")}`;

/** Row by row as they are drawn, the lowest first. */
async function drawnRows(page: Page) {
  const figure = page.locator(".why .expansion");
  await expect(figure).toBeVisible();
  await expect(figure).toHaveAttribute("aria-hidden", "true");
  return figure.evaluate((svg) => {
    const colourAt = (y: number) =>
      [...svg.querySelectorAll(".edge")].find((edge) => {
        const {top, bottom} = (edge.querySelector(".line") as Element).getBoundingClientRect();
        return top < y && y < bottom;
      });
    const rows = [...svg.querySelectorAll(".rung")].map((row) => {
      const [term, soFar] = row.querySelectorAll("text");
      const {top, bottom} = row.getBoundingClientRect();
      const y = (top + bottom) / 2;
      const colour = colourAt(y)?.getAttribute("data-colour") ?? "";
      return {term: term?.textContent ?? "", soFar: soFar?.textContent ?? "", y, colour};
    });
    return rows.sort((a, b) => b.y - a.y);
  });
}

/** Texts of the figure that overlap or extend beyond it. */
const crowded = (page: Page) =>
  page.locator(".why .expansion").evaluate((svg) => {
    const box = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll("text")].map((text) => ({
      says: text.textContent,
      at: text.getBoundingClientRect(),
    }));
    return texts.flatMap(({says, at: a}, i) => {
      const isOutside = a.left < box.left || a.right > box.right || a.bottom > box.bottom + 1 || a.top < box.top - 1;
      const overlapped = texts
        .slice(0, i)
        .filter(({at: b}) => a.left < b.right && b.left < a.right && a.top + 4 < b.bottom && b.top + 4 < a.bottom);
      return [...(isOutside ? [`${says} out`] : []), ...overlapped.map((otherText) => `${says} on ${otherText.says}`)];
    });
  });

const shownValue = (page: Page) => page.locator(".headline a.math").innerText();

for (const lang of languages)
  for (const width of everyNth(2, [360, 1440]))
    test(`the terms of a stalk add up to its value, ${lang}, ${width} wide`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const colours of ["b", "brbb", "rrbr", "bbbrbr", "brrrrrrrrrrr", "rrbbrbrbbrrb"]) {
        await open(page, stalk(colours), `?opponent=none&lang=${lang}`);
        await expect(page.locator(".why .expansion .rung")).toHaveCount(colours.length);
        const rows = await drawnRows(page);
        expect(rows.map(({colour}) => colour).join("")).toBe(colours);
        let sum = 0n;
        for (const {term, soFar, colour} of rows) {
          expect(term[0]).toBe(colour === "b" ? "+" : "−");
          sum += partsIn(term);
          expect(partsIn(soFar), soFar).toBe(sum);
        }
        expect(sum).toBe(partsIn(await shownValue(page)));
        await expect.poll(() => crowded(page), colours).toEqual([]);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(await violations(page)).toEqual([]);
    });

test("of a longer stalk the first edges are drawn, and above them what it is worth", async ({page}) => {
  for (const [colours, expected] of [
    ["bbbbbbbbbbbbbbr", "= 27/2"],
    [`b${"r".repeat(39)}`, "…"],
  ] as const) {
    await open(page, stalk(colours), "?opponent=none&lang=en");
    await expect(page.locator(".why .expansion .rung")).toHaveCount(13);
    const rows = await drawnRows(page);
    expect(rows.map(({colour}) => colour).join("")).toBe(colours.slice(0, 12));
    expect(rows.at(-1)).toMatchObject({term: "…", soFar: expected});
    await expect.poll(() => crowded(page), colours).toEqual([]);
  }
});

test("a stalk in a sum is drawn with the edges of its own component", async ({page}) => {
  await open(page, "nim:2 + red-blue-hackenbush:0-9b 3-5r 0-3b 9-8b 9-7r", "?opponent=none&lang=en");
  const part = page.locator(".why-part").last();
  await part.locator(".fold").click();
  await part.getByRole("button", {name: "Next step"}).click();
  const rows = await drawnRows(page);
  expect(rows.map(({term, colour}) => `${term}${colour}`)).toEqual(["+1b", "−1/2r"]);
  await expect(page.locator(".why .expansion .index")).toHaveText(["0", "3", "5"]);
});
