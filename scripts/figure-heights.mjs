// Writes web/learn/figure-heights.json, the height of each figure of an article once it is loaded: `npm run figure-heights`, after a build.
// That height is reserved, so that the text does not shift.
import {readdirSync, writeFileSync} from "node:fs";
import {onSite} from "./browser.mjs";
import {FIGURE_HEIGHTS} from "./learn.mjs";
import {openSources} from "./sources.mjs";

/** Widths of the window in px: that of a phone, and one at which the column has its full width. */
export const WIDTHS = {narrow: 360, wide: 1000};

/** Milliseconds without a change after which the heights are final. */
const STILL_MS = 500;

/** Returns the heights of the figures of a page, each with a selector by its attributes. */
export async function figureHeightsOf(page) {
  for (const figure of await page.locator("sg-game").all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator("#board svg").first().waitFor();
    // Waits for the reader's turn, which may not be the first.
    await figure.locator(".turn-line.you, .guess, .verdict:not(.stale)").first().waitFor();
  }
  for (let previous = ""; ; ) {
    const heights = await measureFigures(page);
    if (JSON.stringify(heights) === previous) return heights;
    previous = JSON.stringify(heights);
    await page.waitForTimeout(STILL_MS);
  }
}

const measureFigures = (page) =>
  page.locator("sg-game").evaluateAll((figures) =>
    figures.map((figure) => {
      const attributes = [...figure.attributes].filter(({name}) => !["class", "theme", "style"].includes(name));
      const selector = attributes.map(({name, value}) => `[${name}=${JSON.stringify(value)}]`).join("");
      return [selector, Math.ceil(figure.shadowRoot.querySelector(".sg-frame > *").getBoundingClientRect().height)];
    }),
  );

if (import.meta.filename === process.argv[1]) {
  const sources = await openSources();
  const {folderOf} = await sources.load("/web/learn/article-pages.ts");
  const {articleLangs} = await sources.load("/web/text/index.ts");
  const pages = articleLangs.map(folderOf).flatMap((folder) =>
    readdirSync(`dist/${folder}`)
      .filter((file) => /(?<!index|evidence)\.html$/.test(file))
      .map((file) => folder + file),
  );
  const heights = {};
  await onSite(async (browser, site) => {
    for (const [name, width] of Object.entries(WIDTHS))
      for (const path of pages) {
        const page = await browser.newPage({viewport: {width, height: 740}});
        await page.goto(site + path);
        for (const [figure, height] of await figureHeightsOf(page))
          heights[figure] = {...heights[figure], [name]: height};
        await page.close();
      }
  });
  writeFileSync(FIGURE_HEIGHTS, `${JSON.stringify(heights, null, 2)}\n`);
  console.log(`${Object.keys(heights).length} figures`);
}
