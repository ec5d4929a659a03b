// Installation of the site: a browser finds nothing missing, in either language, and its icons match the current logo.
import {readFileSync} from "node:fs";
import {expect, test} from "@playwright/test";
import {drawIcon, icons} from "../../scripts/icons.mjs";

for (const [lang, name] of [
  ["en", "SG Playground"],
  ["zh", "SG 博弈台"],
])
  test(`a browser reads as what the site is to be installed, ${lang}`, async ({page, context}) => {
    await page.goto(`blog/games/index.html#/nim:3,5,7?lang=${lang}&theme=dark`);
    await expect(page.locator(".verdict")).toContainText("*1");
    const session = await context.newCDPSession(page);
    const {url, errors, manifest} = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(url).toMatch(new RegExp(`/blog/games/manifest-${lang}\\.webmanifest$`));
    expect(manifest).toMatchObject({name, scope: expect.stringMatching(/\/blog\/games\/$/)});
    const bars = await page
      .locator("meta[name=theme-color]")
      .evaluateAll((all: HTMLMetaElement[]) => all.map(({content}) => content));
    expect(bars).toEqual(Array(2).fill("rgb(21, 24, 27)"));
  });

for (const [name, icon] of Object.entries(icons))
  test(`${name} is drawn from the mark as it is`, async ({page}) => {
    const [drawnIcon, storedIcon] = [
      await drawIcon(page, icon),
      readFileSync(`web/public/icons/${name}`).toString("base64"),
    ];
    const difference = await page.evaluate(
      async ([drawnPng, storedPng, side]) => {
        const pixels = async (png: string) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const canvas = Object.assign(document.createElement("canvas"), {width: side, height: side});
          const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, side, side).data;
        };
        const [a, b] = [await pixels(drawnPng), await pixels(storedPng)];
        return a.reduce((max, value, i) => Math.max(max, Math.abs(value - (b[i] ?? 0))), 0);
      },
      [drawnIcon, storedIcon, icon.side] as const,
    );
    // The edges of circles differ between versions of a browser.
    expect(difference).toBeLessThan(64);
  });
