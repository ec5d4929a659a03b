// Output of the share dialog: the picture of each kind of board in posts, as a file and in LaTeX, the film of a game,
// the QR code of a link, the title of the page.
import {readFileSync} from "node:fs";
import {expect, type Locator, type Page} from "@playwright/test";
import decodeQr from "qr/decode.js";
import {drawnBoards} from "../helpers/drawn-boards.mjs";
import {everyNth} from "../helpers/effort.mjs";
import {countTikzElements} from "../helpers/tikz-things.mjs";
import {languages, link, strictTest as test, violations} from "./playing";

const words = {
  en: {open: "Share…", embed: "Embed", save: "Save or copy", file: "Save", code: "Code for your page", copy: "Copy"},
  zh: {open: "分享", embed: "嵌入网页", save: "保存或复制", file: "保存", code: "放进网页的代码", copy: "复制"},
} as const;
type Lang = (typeof languages)[number];

async function openDialog(page: Page, address: string, query = "", lang: Lang = "en") {
  await page.emulateMedia({reducedMotion: "reduce"});
  await page.goto("about:blank");
  await page.goto(link(address, `?${query}lang=${lang}`));
  await page.getByRole("button", {name: words[lang].open}).click();
  return page.locator("dialog.sharing");
}

const choose = (dialog: Locator, form: "embed" | "save", lang: Lang = "en") =>
  dialog.getByRole("button", {name: words[lang][form], exact: true}).click();

async function snippet(dialog: Locator, lang: Lang = "en") {
  await choose(dialog, "embed", lang);
  const field = dialog.getByLabel(words[lang].code);
  await expect(field).toHaveValue(/<figcaption>.+<\/figcaption>/);
  return field.inputValue();
}

async function saveForm(page: Page, dialog: Locator, form: string) {
  await dialog.locator("select").selectOption(form);
  const coming = page.waitForEvent("download");
  await dialog.getByRole("button", {name: words.en.file, exact: true}).click();
  const file = await coming;
  await expect(dialog.getByRole("status").first()).toContainText(file.suggestedFilename());
  return {name: file.suggestedFilename(), bytes: readFileSync(await file.path())};
}

/** The markup as a browser reads it, and after the strictest of the usual sanitizers. */
const purifier = readFileSync("node_modules/dompurify/dist/purify.min.js", "utf8");
async function readCode(page: Page, code: string) {
  return page.evaluate((code) => {
    const {DOMPurify} = window as unknown as {DOMPurify: {sanitize(dirty: string): string}};
    const svgIn = (markup: string) => new DOMParser().parseFromString(markup, "text/html").querySelector("svg");
    const svg = svgIn(code);
    const elements = svg ? [svg, ...svg.querySelectorAll("*")] : [];
    const cleaned = svgIn(DOMPurify.sanitize(code));
    return {
      names: [...new Set(elements.map(({localName}) => localName))],
      attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))],
      title: svg?.querySelector("title")?.textContent,
      caption: new DOMParser().parseFromString(code, "text/html").querySelector("figcaption")?.textContent,
      isKept: svg !== null && cleaned?.outerHTML === svg.outerHTML,
    };
  }, code);
}

const drawnWith = new Set(["svg", "title", "desc", "rect", "g", "circle", "path", "text"]);

test("each kind of board has a poster, a picture and LaTeX; the posters are seen where no script runs", async ({
  page,
  browser,
}, info) => {
  const tools = await browser.newPage();
  await tools.evaluate(purifier);
  const posters: string[] = [];
  for (const [kind, address] of everyNth(5, Object.entries({...drawnBoards, sum: "nim:3,5 + kayles:7"}))) {
    const dialog = await openDialog(page, address);
    const code = await snippet(dialog);
    const {names, attributes, title, caption, isKept} = await readCode(tools, code);
    expect(names.filter((name) => !drawnWith.has(name), kind)).toEqual([]);
    expect(attributes.filter((name) => /^(on|style|id|class|href)/.test(name))).toEqual([]);
    expect(caption).toBe(`${title}: who wins?`);
    expect(isKept, kind).toBe(true);
    posters.push(code.replace(/<script.*<\/script>/, ""));
    await choose(dialog, "save");
    const tex = await saveForm(page, dialog, "tikz");
    const elementCount = Object.values(countTikzElements(tex.bytes.toString())).reduce((sum, count) => sum + count, 0);
    expect(elementCount, kind).toBeGreaterThan(4);
    const png = await saveForm(page, dialog, "png");
    expect(png.bytes.subarray(1, 4).toString(), kind).toBe("PNG");
    const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)];
    await expect(dialog.locator("figcaption")).toContainText(`${width} × ${height}`);
    expect(Math.min(width, height)).toBeGreaterThan(60);
  }
  await tools.close();
  const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 400, height: 800}});
  for (const [name, look] of [
    ["light", "background:#fff;color:#222"],
    ["dark", "background:#0d1117;color:#ddd"],
  ] as const) {
    const blankPage = await context.newPage();
    await blankPage.setContent(`<!doctype html><body style="${look}">${posters.join("")}`);
    await blankPage.screenshot({path: info.outputPath(`posters-${name}.png`), fullPage: true});
    for (const picture of await blankPage.locator("svg").all()) {
      const box = await picture.boundingBox();
      expect(box?.height).toBeGreaterThan(30);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(400);
    }
    await expect(blankPage.locator("figcaption")).toHaveCount(posters.length);
  }
  await context.close();
});

test("a poster asks and does not tell, in the language of the post; what is too long is a caption that leads on", async ({
  page,
}) => {
  const dialog = await openDialog(page, "nim:3,5,7", "mode=play&");
  const small = await snippet(dialog);
  expect(small.length).toBeLessThan(4000);
  expect(small).toMatch(
    /<figure><a href="[^"]+index\.html#\/nim:3,5,7\?mode=play&amp;opponent=casual&amp;lang=en" target="_self"><svg /,
  );
  // No blue, the highlight of winning moves, and nothing of the verdict.
  expect(small).not.toMatch(/#005a94|wins\b(?!\?)|\*1/);
  await dialog.getByLabel("Language").selectOption("zh");
  await expect(dialog.getByLabel(words.en.code)).toHaveValue(
    /lang="zh">\n.*<title>Nim 游戏 3, 5, 7<\/title>.*谁会赢？/s,
  );
  await dialog.getByLabel("Theme").selectOption("dark");
  await expect(dialog.getByLabel(words.en.code)).toHaveValue(/<rect [^>]*fill="#15181b"\/>/);
  const insert = dialog.getByLabel("What to insert");
  await insert.selectOption("element");
  await expect(dialog.getByLabel(words.en.code)).toHaveValue(/<sg-game [^>]*>\n<\/sg-game>$/);
  await insert.selectOption("frame");
  await expect(dialog.getByLabel(words.en.code)).toHaveValue(
    /^<iframe src="[^"]+embed\.html#\/nim:3,5,7\?mode=play&amp;/,
  );
  await insert.selectOption("link");
  await expect(dialog.getByLabel(words.en.code)).toHaveValue(/^\[.+谁会赢？\]\(http[^ ()]+\)$/);
  const long = await openDialog(page, `nim:${Array(40).fill(20).join(",")}`);
  await expect
    .poll(() => snippet(long))
    .toMatch(
      /\n<figure><figcaption><a href="[^"]+" target="_self">Nim 20\^40: who wins\?<\/a><\/figcaption><\/figure>\n/,
    );
  await expect(long).toContainText("A post should have at most 20");
});

test("a game is a film with a frame for each position, all of one size", async ({page}) => {
  const dialog = await openDialog(page, "nim:3,5,7", "moves=0.0;1.3;2.3&");
  await choose(dialog, "save");
  const {name, bytes} = await saveForm(page, dialog, "gif");
  expect(name).toBe("nim-0-3-3.gif");
  const frames = await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({data, type: "image/gif"});
    await decoder.tracks.ready;
    const frameStats: {width: number; duration: number | null; ink: number}[] = [];
    for (let frameIndex = 0; frameIndex < (decoder.tracks.selectedTrack?.frameCount ?? 0); frameIndex++) {
      const {image} = await decoder.decode({frameIndex});
      const [width, height] = [image.displayWidth, image.displayHeight];
      const sheet = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
      sheet.drawImage(image, 0, 0);
      const {data: pixels} = sheet.getImageData(0, 0, width, height);
      let ink = 0;
      for (let i = 0; i < pixels.length; i += 4) if ((pixels[i] ?? 255) < 60) ink++;
      frameStats.push({width, duration: image.duration, ink});
    }
    return frameStats;
  }, bytes.toString("base64"));
  expect(frames.map(({duration}) => duration)).toEqual([2e6, 9e5, 9e5, 2e6]);
  expect(new Set(frames.map(({width}) => width)).size).toBe(1);
  // Counters are removed: each frame has less ink than the one before.
  for (const [i, {ink}] of frames.slice(1).entries()) expect(ink).toBeLessThan(frames[i]?.ink ?? 0);
});

test("a film of many moves can be stopped, and nothing is saved", async ({page}) => {
  const moves = Array.from({length: 120}, (_, i) => `0.${399 - i}`).join(";");
  const dialog = await openDialog(page, "nim:400,50,50,50", `moves=${moves}&`);
  await choose(dialog, "save");
  await dialog.locator("select").selectOption("gif");
  let downloads = 0;
  page.on("download", () => downloads++);
  await dialog.getByRole("button", {name: words.en.file, exact: true}).click();
  await expect(dialog.locator("progress")).toBeVisible();
  await dialog.getByRole("button", {name: "Cancel"}).click();
  await expect(dialog.getByRole("status").first()).toHaveText("Stopped. Nothing was saved.");
  await expect(dialog.locator("progress")).toHaveCount(0);
  await expect(dialog.getByRole("button", {name: words.en.file, exact: true})).toBeFocused();
  expect(downloads).toBe(0);
});

test("a board in play gives nothing away as text; a picture, SVG and LaTeX can be copied", async ({page, context}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const dialog = await openDialog(page, "nim:3,5,7", "mode=play&");
  await choose(dialog, "save");
  const forms = dialog.locator("select option");
  await expect
    .poll(() => forms.evaluateAll((options) => options.map((element) => element.getAttribute("value"))))
    .toEqual([...["png", "svg", "tikz", "text", "address"]]);
  const copy = async (form: string) => {
    await dialog.locator("select").selectOption(form);
    await dialog.getByRole("button", {name: words.en.copy, exact: true}).click();
    await expect(dialog.getByText("Copied.")).toBeVisible();
  };
  await copy("text");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^Nim 3, 5, 7: who wins\?\n\n1 {2}●●●\n2 {2}●●●●●\n3 {2}●●●●●●●\n\nnim:3,5,7\nhttp.*#\/nim:3,5,7\?lang=en\n$/,
  );
  await copy("tikz");
  expect(countTikzElements(await page.evaluate(() => navigator.clipboard.readText())).circle).toBe(15);
  await copy("png");
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(types).toEqual(["image/png"]);
});

test("the QR code on the screen is that of the link, with its moves or without; what no code holds is said", async ({
  page,
}) => {
  const dialog = await openDialog(page, "nim:3,5,7", "moves=0.0;1.3&");
  const link = dialog.getByLabel("Link", {exact: true});
  await expect(link).toHaveValue(/moves=/);
  const linkValue = await link.inputValue();
  await dialog.getByRole("button", {name: "QR code"}).click();
  const code = page.getByRole("dialog", {name: "QR code of the link"});
  const scanned = async () => {
    const png = await code.locator("svg.code").screenshot();
    const image = await page.evaluate(async (base64) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const sheet = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      sheet.drawImage(picture, 0, 0);
      const {width, height, data} = sheet.getImageData(0, 0, canvas.width, canvas.height);
      // A letter for each channel, as transferring such a long list of numbers takes seconds.
      return {width, height, letters: Array.from(data, (part) => String.fromCharCode(part)).join("")};
    }, png.toString("base64"));
    const {width, height, letters} = image;
    const data = Uint8ClampedArray.from(letters, (letter) => letter.charCodeAt(0));
    return decodeQr({width, height, data}, {effort: 8, timeLimit: 600_000});
  };
  await expect.poll(() => scanned()).toBe(linkValue);
  expect(await violations(page)).toEqual([]);
  await expect(code).toContainText("its links don’t work on others");
  await code.getByLabel("With all moves").click();
  await expect.poll(() => scanned()).toMatch(/#\/nim:0,3,7\?lang=en$/);
  const coming = page.waitForEvent("download");
  await code.getByRole("button", {name: "Save as SVG"}).click();
  expect((await coming).suggestedFilename()).toBe("qr-code.svg");
  // Escape closes the code alone.
  await page.keyboard.press("Escape");
  await expect(code).toHaveCount(0);
  await expect(dialog).toBeVisible();
  const random = Array.from({length: 900}, (_, i) => 10_000 + ((i * 7919) % 90_000));
  const long = await openDialog(page, `nim:${random.join(",")}`);
  await long.getByRole("button", {name: "QR code"}).click();
  await expect(long).toContainText("but a QR code holds only 2331");
});

for (const lang of languages)
  test(`title and description say the position, and not who wins, ${lang}`, async ({page}) => {
    const expected = {
      en: {title: "Nim 3, 5, 7, misère play · SG Playground", asks: "who wins?"},
      zh: {title: "Nim 游戏 3, 5, 7，反常规则 · SG 博弈台", asks: "谁会赢？"},
    }[lang];
    await page.goto(`index.html#/nim:3,5,7?play=misere&lang=${lang}`);
    await expect(page).toHaveTitle(expected.title);
    const content = (name: string) => page.locator(`head meta[${name}]`).getAttribute("content");
    await expect.poll(() => content('property="og:title"')).toBe(expected.title);
    await expect.poll(() => content('name="description"')).toContain(expected.asks);
    expect(await content('property="og:description"')).toBe(await content('name="description"'));
    await page.goto(`index.html#/games?lang=${lang}`);
    await expect.poll(() => content('name="description"')).not.toContain(expected.asks);
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  });
