// Writes web/learn/rooms.json, the room that each figure of an article takes once it is there: `npm run rooms`, after a build. So much is
// kept for it, and the text that is read stays where it is.
import {readdirSync, writeFileSync} from "node:fs";
import {onSite} from "./browser.mjs";
import {ROOMS} from "./learn.mjs";

/** Widths of the window, in px: of a telephone, and from which on the column is no wider. */
export const WIDTHS = {narrow: 360, wide: 1000};

/** What has not changed for so long stands still. */
const STILL_MS = 500;

/** How high the figures of a page are, each by a selector of its attributes. */
export async function roomsOf(page) {
  for (const figure of await page.locator("sg-game").all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator("#board svg").first().waitFor();
    // Once it is the reader's turn, who may not have the first.
    await figure.locator(".turn-line.you, .guess, .verdict:not(.stale)").first().waitFor();
  }
  for (let before = ""; ; ) {
    const rooms = await measured(page);
    if (JSON.stringify(rooms) === before) return rooms;
    before = JSON.stringify(rooms);
    await page.waitForTimeout(STILL_MS);
  }
}

const measured = (page) =>
  page.locator("sg-game").evaluateAll((figures) =>
    figures.map((figure) => {
      const said = [...figure.attributes].filter(({name}) => !["class", "theme", "style"].includes(name));
      const selector = said.map(({name, value}) => `[${name}=${JSON.stringify(value)}]`).join("");
      return [selector, Math.ceil(figure.shadowRoot.querySelector(".sg-frame > *").getBoundingClientRect().height)];
    }),
  );

if (import.meta.filename === process.argv[1]) {
  const pages = ["learn", "learn/zh"].flatMap((folder) =>
    readdirSync(`dist/${folder}`)
      .filter((file) => /(?<!index|evidence)\.html$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const rooms = {};
  await onSite(async (browser, site) => {
    for (const [name, width] of Object.entries(WIDTHS))
      for (const path of pages) {
        const page = await browser.newPage({viewport: {width, height: 740}});
        await page.goto(site + path);
        for (const [figure, height] of await roomsOf(page)) rooms[figure] = {...rooms[figure], [name]: height};
        await page.close();
      }
  });
  writeFileSync(ROOMS, `${JSON.stringify(rooms, null, 2)}\n`);
  console.log(`${Object.keys(rooms).length} figures`);
}
