// Draws web/public/icons/ from web/public/mark.svg, in the browser of the tests: `node scripts/icons.mjs`. A page test compares them.
import {readFileSync, writeFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {inBrowser} from "./browser.mjs";
import {paper} from "./colours.mjs";

/** Side of each icon in pixels, and the share of it that the mark takes. Systems crop a maskable icon to their own shape. */
export const icons = {
  "mark-180.png": {side: 180, part: 0.7},
  "mark-192.png": {side: 192, part: 0.8},
  "mark-512.png": {side: 512, part: 0.8},
  "mark-maskable-512.png": {side: 512, part: 0.55},
};

/** Returns the PNG as base64. */
export async function drawIcon(page, {side, part}) {
  await page.emulateMedia({colorScheme: "light"});
  const mark = readFileSync(new URL("../web/public/mark.svg", import.meta.url), "utf8");
  return page.evaluate(
    async ([mark, side, part, ground]) => {
      const image = new Image(side, side);
      image.src = `data:image/svg+xml,${encodeURIComponent(mark.replace("<svg ", `<svg width="${side}" height="${side}" `))}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), {width: side, height: side});
      const pen = canvas.getContext("2d");
      pen.fillStyle = ground;
      pen.fillRect(0, 0, side, side);
      const edge = (side * (1 - part)) / 2;
      pen.drawImage(image, edge, edge, side * part, side * part);
      return canvas.toDataURL("image/png").split(",")[1];
    },
    [mark, side, part, paper.light],
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await inBrowser(async (browser) => {
    const page = await browser.newPage();
    for (const [name, icon] of Object.entries(icons))
      writeFileSync(`web/public/icons/${name}`, Buffer.from(await drawIcon(page, icon), "base64"));
  });
