// The page of sequences: a period proved and drawn, a long run cancelled, a certificate exported and imported.
import {deflateSync} from "node:zlib";
import {expect, type Page} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {languages, sharedPageTest as test, violations} from "./playing";
import {button, claim, openSequence as open, plot, saveFile} from "./sequences";

const words = {
  en: {
    proved: "Period 12 from n = 71 on, proved",
    none: "No period seen up to n = 500",
    compute: "Compute",
    kept: "Still shown: kayles up to 200.",
    fault: "Character 19. These rules can’t be read. Expected: the end of the rules.",
    link: "Table of values",
    check: "Check",
    accepted:
      "✓ Accepted: 167 values of take-and-break(0.77) were computed again, and g(n + 12) = g(n) for every n\u00a0≥\u00a071.",
    refused: "✗ Rejected: the lag is no multiple of the period.",
    save: "Save certificate",
    open: "Open kayles:35",
  },
  zh: {
    proved: "从 n = 71 起以 12 为周期，已证明",
    none: "算到 n = 500 未见周期",
    compute: "计算",
    kept: "以下仍是 kayles 算到 200 的结果。",
    fault: "第 19 个字符处：看不懂这里的规则。此处应为：规则的结尾。",
    link: "SG 值一览",
    check: "验证",
    accepted: "✓ 通过：重新算出 take-and-break(0.77) 的 167 项，当 n ≥ 71 时总有 g(n + 12) = g(n)。",
    refused: "✗ 不通过：lag 不是周期的倍数。",
    save: "保存证书",
    open: "打开 kayles:35",
  },
};

const at = (page: Page) => plot(page).getAttribute("aria-valuenow");

/** Requests more values than there is time for. */
async function beginLong(page: Page, compute: string) {
  await page.locator("#sequence-game").fill("take-and-break(0.007)");
  await page.locator("#sequence-to").fill("10^7");
  await button(page, compute).click();
  await expect(page.locator("progress")).toHaveJSProperty("max", 1e7);
  await page.waitForFunction(() => (document.querySelector("progress")?.value ?? 0) > 20_000);
}

for (const lang of languages)
  test.describe(lang, () => {
    const w = words[lang];

    test(`Kayles is proved, its heaps listed and walked by keys, its certificate saved and checked, ${lang}`, async ({
      page,
    }) => {
      await open(page, "kayles", `to=300&lang=${lang}&at=10`);
      await expect(claim(page)).toHaveText(w.proved);
      await expect(page.locator(".heaps-listed button")).toHaveCount(14);
      await page.locator("#heap-n").fill("10^18");
      await expect(page.locator(".said")).toContainText("= 1");
      await expect(page.locator(".said a")).toHaveAttribute("href", /kayles:1000000000000000000/);

      const {file, text} = await saveFile(page, w.save);
      expect(file).toBe("kayles.certificate.json");
      await page
        .locator(".certificate input[type=file]")
        .setInputFiles({name: file, mimeType: "application/json", buffer: Buffer.from(text)});
      await expect(page.locator(".ruling")).toHaveText(w.accepted);
      await page.locator("#certificate-text").fill(text.replace('"period": "12"', '"period": "11"'));
      await expect(page.locator(".ruling")).toHaveText("");
      await button(page, w.check).click();
      await expect(page.locator(".ruling")).toHaveText(w.refused);

      await plot(page).focus();
      for (const key of ["ArrowRight", "PageUp", "PageUp"]) await page.keyboard.press(key);
      await expect.poll(() => at(page)).toBe("35");
      await page.keyboard.press("+");
      await expect(page).toHaveURL(/span=\d+-\d+/);
      await expect(page.getByRole("link", {name: w.open, exact: true})).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.locator("#position-text")).toHaveValue("kayles:35");
      await expect(page.locator("h1")).toBeFocused();
      await page.getByRole("link", {name: w.link}).click();
      await expect(claim(page)).toHaveText(w.proved);
      await expect(page.locator("h1")).toBeFocused();
      await page.goBack();
      await expect(page.locator("#position-text")).toHaveValue("kayles:35");
    });

    test(`a long run is given up, for another page too, and the answer before it kept, ${lang}`, async ({page}) => {
      await open(page, "kayles", `to=200&lang=${lang}`);
      // A fault goes with the next input.
      await page.locator("#sequence-game").fill("take-and-break(0.9x)");
      await expect(page.locator("#sequence-game-fault")).toContainText(w.fault);
      await page.locator("#sequence-game").fill("take-and-break(0.77)");
      await expect(page.locator("#sequence-game-fault")).toHaveCount(0);
      await page.locator("#sequence-to").fill("0");
      await expect(page.locator("#to-fault")).toBeVisible();

      await beginLong(page, w.compute);
      await page.locator(".asking .progress button").click();
      await expect(page.locator(".cancelled")).toContainText(w.kept);
      await expect(page.locator("progress")).toHaveCount(0);
      await expect(page.locator(".sequence.stale .claim")).toHaveText(w.proved);
      await expect(button(page, w.compute)).toBeFocused();
      await page.locator("#sequence-to").fill("500");
      await page.keyboard.press("Enter");
      await expect(claim(page)).toHaveText(w.none);
      await expect(page.locator(".stale")).toHaveCount(0);

      await open(page, "kayles", `to=200&lang=${lang}`);
      await beginLong(page, w.compute);
      await page.goto(`index.html#/nim:3,5?lang=${lang}`);
      await expect(page.locator(".verdict:not(.stale)")).toBeVisible();
      await open(page, "kayles", `to=200&lang=${lang}`);
      await expect(page.locator(".cancelled")).toHaveText("");
      await expect(page.locator("#sequence-game")).toHaveValue("kayles");
    });
  });

// Measures frames, so it is not for a machine that does other work at the same time.
if (isLong)
  test("0.16 to a million is proved; its figure moves without a stutter", async ({page}) => {
    await open(page, "take-and-break(0.16)", "to=1000000&lang=en");
    await expect(claim(page)).toHaveText("Period 149\u202f459 from n = 105\u202f351 on, proved");
    await plot(page).focus();
    const box = await plot(page).boundingBox();
    if (!box) throw new Error("no figure");
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
    await page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(window, {frames});
      let lastTime = performance.now();
      const tick = (now: number) => {
        frames.push(now - lastTime);
        lastTime = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    for (let turn = 0; turn < 60; turn++) {
      await page.mouse.wheel(turn % 3 === 0 ? 60 : 0, turn % 20 < 10 ? -12 : 12);
      await page.waitForTimeout(8);
    }
    const frames = await page.evaluate(() => (window as unknown as {frames: number[]}).frames.sort((a, b) => a - b));
    const [median, worst] = [frames[frames.length >> 1] ?? 0, frames.at(-1) ?? 0];
    console.log(`${frames.length} frames: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`);
    expect(frames.length).toBeGreaterThan(10);
  });

test("a press of the mouse opens the heap under it, a drag moves the view, the wheel shows more closely", async ({
  page,
}) => {
  await open(page, "kayles", "to=300&lang=en&span=0-40");
  await plot(page).scrollIntoViewIfNeeded();
  const box = await plot(page).boundingBox();
  if (!box) throw new Error("no figure");
  const middle = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  await page.mouse.move(middle.x, middle.y);
  const n = await page.locator(".readout a").textContent();
  await page.mouse.down();
  await page.mouse.move(middle.x - 200, middle.y, {steps: 5});
  await page.mouse.up();
  await expect(page).toHaveURL(/span=[1-9]\d*-\d+/);
  await page.mouse.move(middle.x, middle.y);
  await expect(page.locator(".readout a")).not.toHaveText(n ?? "");
  const width = () => {
    const [, from, until] = /span=(\d+)-(\d+)/.exec(page.url()) ?? [];
    return Number(until) - Number(from);
  };
  expect(width()).toBe(40);
  await page.mouse.wheel(0, -100);
  await expect.poll(width).toBeLessThan(40);
  const openedAddress = (await page.locator(".readout a").textContent())?.replace("Open ", "") ?? "";
  await page.mouse.click(middle.x, middle.y);
  await expect(page.locator("#position-text")).toHaveValue(openedAddress);
});

test("the exports have their names and texts", async ({page}) => {
  await open(page, "take-and-break(0.156)", "to=20000&lang=en");
  const expected: [string, string, RegExp][] = [
    ["CSV", "take-and-break-0.156.csv", /^n,g\r\n0,0\r\n1,1\r\n/],
    ["SVG", "take-and-break-0.156.svg", /<title>Grundy values of .*0\.156 from n\s=\s0 to 20000<\/title>/],
    ["PNG", "take-and-break-0.156.png", /PNG/],
    // These go the way of the first.
    ...everyNth<[string, string, RegExp]>(4, [
      ["JSON", "take-and-break-0.156.json", /"period": "349"/],
      ["b-file", "take-and-break-0.156.txt", /\n20000 \d+\n$/],
      ["LaTeX", "take-and-break-0.156.tex", /\\begin\{tabular\}/],
      ["C++", "take-and-break-0.156.hpp", /constexpr std::uint16_t table\[3828\]/],
    ]),
  ];
  for (const [name, file, text] of expected) {
    const got = await saveFile(page, name);
    expect(got.file.replace(/^b-/, "")).toBe(file);
    expect(got.text).toMatch(text);
  }
});

test("a long export shows how far it is, and can be given up", async ({page}) => {
  await open(page, "subtraction(1,3,4)", "to=10000000&lang=en");
  const writing = page.locator(".taking .progress");
  await button(page, "CSV").click();
  await expect(writing).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(writing).toHaveCount(0);
  await expect(button(page, "CSV")).toBeFocused();
  if (!isLong) return;
  await page.evaluate(() => {
    const watched = {frames: 0};
    Object.assign(window, {watched});
    const tick = () => {
      watched.frames++;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const saving = saveFile(page, "CSV");
  await writing.getByRole("button").focus();
  const {file, text} = await saving;
  await expect(button(page, "CSV")).toBeFocused();
  expect(file).toBe("subtraction-1-3-4.csv");
  expect(text.endsWith("\r\n10000000,1\r\n")).toBe(true);
  expect(await page.evaluate(() => (window as unknown as {watched: {frames: number}}).watched.frames)).toBeGreaterThan(
    10,
  );
});

test("a code stands there digit by digit, in the language of the page", async ({page}) => {
  await open(page, "take-and-break(0.137)", "to=100&lang=en");
  const gloss = page.locator(".gloss");
  await expect(gloss.locator("caption")).toHaveText("0.137, digit by digit");
  await expect(gloss.locator("tbody tr")).toHaveText([
    "0nonenot allowed",
    "11nothing",
    "32nothing or one heap",
    "73nothing, one heap or two heaps",
  ]);
  await page.goto("index.html#/coins(1-3C(5)):THHTH?lang=zh");
  await expect(page.locator(".gloss tbody tr")).toHaveText(["1-3C(5)一至三枚，都在相邻的 5 位之内"]);
  await page.goto("index.html#/nim:3,5?lang=en");
  await expect(page.locator("h1")).toHaveText("Nim");
  await expect(page.locator(".gloss")).toHaveCount(0);
});

test("the page in one file has its sequences, its nimbers and its editors", async ({page}) => {
  await page.goto("standalone.html#/sequence/kayles?to=300&lang=en");
  await expect(claim(page)).toHaveText(words.en.proved);
  await page.goto("standalone.html#/nimbers/16*16?lang=en");
  await expect(page.locator(".reckoned .value")).toHaveText("= 24");
  await page.goto("standalone.html#/nim:3,5,7?lang=en");
  await page.locator("#board .edit").click();
  await expect(page.locator("#board .form")).toBeVisible();
});

test("the figure is heard only when asked for, and stops", async ({page}) => {
  await open(page, "kayles", "to=300&lang=en&span=0-40");
  const listen = page.locator(".listen");
  await expect(listen).toHaveText("♪ Listen");
  await listen.click();
  await expect(listen).toHaveText("■ Stop");
  await expect(page.locator(".readout .now")).not.toHaveText("g(0) = 0");
  await listen.click();
  await expect(listen).toHaveText("♪ Listen");
});

// `patterns.spec.ts` checks what these pages have in the other theme.
for (const [theme, lang] of everyNth(4, [
  ["light", "en"],
  ["dark", "zh"],
  ["dark", "en"],
  ["light", "zh"],
]))
  test(`axe finds nothing in a sequence, ${theme}, ${lang}`, async ({page}) => {
    await open(page, "kayles", `to=300&lang=${lang}&theme=${theme}&at=28`);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 700});
    await page.locator("#sequence-game").fill("take-and-break(0.9x)");
    await expect(page.locator("#sequence-game-fault")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test("a link that is followed while the bar waits to be written is not undone", async ({page}) => {
  await open(page, "kayles", "to=60&lang=en");
  const packedLink = deflateSync("sequence/dawsons-kayles?to=90&lang=en").toString("base64url");
  await button(page, "Dark").evaluate((dark: HTMLElement, link) => {
    dark.click();
    location.hash = link;
    const end = performance.now() + 400;
    while (performance.now() < end);
  }, `#/z1.${packedLink}.z`);
  await expect(page.locator("#sequence-game")).toHaveValue("dawsons-kayles");
});
