// The page of sequences: a period proved and drawn, a long run given up, a certificate taken out and put back.
import {readFile} from "node:fs/promises";
import {deflateSync} from "node:zlib";
import {expect, type Page} from "@playwright/test";
import {languages, lasting as test, violations} from "./playing";

const words = {
  en: {
    proved: "Period 12 from n = 71 on, proved",
    none: "No period seen up to n = 500",
    compute: "Compute",
    cancel: "Cancel",
    kept: "What follows is kayles up to 200, as before.",
    fault: "Character 19. These rules cannot be read. Expected: the end of the rules.",
    link: "Table of values",
    check: "Check",
    accepted:
      "✓ Accepted: 167 values of take-and-break(0.77) were made anew, and g(n + 12) = g(n) for every n\u00a0≥\u00a071.",
    refused: "✗ Refused: the lag is no multiple of the period.",
    save: "Save certificate",
    load: "Load a file",
    open: "Open kayles:35",
    folded: "g(10^18)",
    same: "The same values as Kayles for every n, proved",
    differs: /^Not the same as .*0\.36\): g\(519\) is 2 here and 4 there; all smaller heaps agree$/,
    show: "Show n = 519",
  },
  zh: {
    proved: "从 n = 71 起以 12 为周期，已证明",
    none: "算到 n = 500 未见周期",
    compute: "计算",
    cancel: "取消",
    kept: "以下仍是 kayles 算到 200 的结果。",
    fault: "第 19 个字符处：看不懂这里的规则。此处应为：规则的结尾。",
    link: "SG 值一览",
    check: "验证",
    accepted: "✓ 通过：重新算出 take-and-break(0.77) 的 167 项，当 n ≥ 71 时总有 g(n + 12) = g(n)。",
    refused: "✗ 不通过：lag 不是周期的倍数。",
    save: "保存证书",
    load: "读取文件",
    open: "打开 kayles:35",
    folded: "g(10^18)",
    same: "与“凯尔斯（Kayles）”的 SG 值对一切 n 都相同，已证明",
    differs: /^与“take-and-break\(0\.36\)”不同：首个不同的堆是 n = 519，这里 SG 值为 2，那边为 4$/,
    show: "查看 n = 519",
  },
};

const claim = (page: Page) => page.locator(".claim").first();
const compared = (page: Page) => page.locator(".compared");
const plot = (page: Page) => page.getByRole("slider");
const at = (page: Page) => plot(page).getAttribute("aria-valuenow");
const button = (page: Page, name: string) => page.getByRole("button", {name, exact: true});
async function open(page: Page, game: string, rest: string) {
  await page.goto(`index.html#/sequence/${game}?${rest}`);
  await expect(page.locator(".sequence:not(.stale)")).toBeVisible();
  await expect(claim(page)).toBeVisible();
}

/** What a press of the button saves. */
async function saved(page: Page, name: string): Promise<{file: string; text: string}> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return {file: download.suggestedFilename(), text: await readFile(await download.path(), "utf8")};
}

for (const lang of languages)
  test.describe(lang, () => {
    const w = words[lang];

    test(`Kayles is proved, and its fourteen exceptions listed, ${lang}`, async ({page}) => {
      await open(page, "kayles", `to=300&lang=${lang}`);
      await expect(claim(page)).toHaveText(w.proved);
      await expect(page.locator(".heaps-listed button")).toHaveCount(14);
      await page.locator("#heap-n").fill("10^18");
      await expect(page.locator(".said")).toContainText("= 1");
      await expect(page.locator(".said a")).toHaveAttribute("href", /kayles:1000000000000000000/);
    });

    test(`a fault is told with its column while the rules are typed, ${lang}`, async ({page}) => {
      await open(page, "kayles", `to=300&lang=${lang}`);
      await page.locator("#sequence-game").fill("take-and-break(0.9x)");
      await expect(page.locator("#sequence-game-fault")).toContainText(w.fault);
      await page.locator("#sequence-game").fill("take-and-break(0.77)");
      await expect(page.locator("#sequence-game-fault")).toHaveCount(0);
      await page.locator("#sequence-to").fill("0");
      await expect(page.locator("#to-fault")).toBeVisible();
    });

    test(`another game is compared, and a fault told in its own field, ${lang}`, async ({page}) => {
      await open(page, "kayles", `to=300&with=take-and-break(0.77)&lang=${lang}`);
      await expect(compared(page).locator("strong")).toHaveText(w.same);
      await page.locator("#sequence-other").fill("take-and-break(0.9x)");
      await expect(page.locator("#sequence-other-fault")).toContainText(w.fault);
      await expect(page.locator("#sequence-game-fault")).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(page.locator("#sequence-other-fault")).toContainText(w.fault);
      await expect(compared(page)).toHaveCount(0);
      await expect(claim(page)).toHaveText(w.proved);
      await page.locator("#sequence-other").fill("");
      await expect(page.locator("#sequence-other-fault")).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/kayles\?to=300&lang/);
      await page.locator(".chips a", {hasText: "0.36"}).click();
      await expect(compared(page).locator("strong")).toHaveText(w.differs);
      await button(page, w.show).click();
      await expect(page).toHaveURL(/with=take-and-break\(0\.36%29&span=489-549&at=519/);
      await expect(page.locator(".readout")).toContainText("0.36");
      await page.reload();
      await expect(compared(page).locator("strong")).toHaveText(w.differs);
    });

    test(`a long run is given up at once, and the answer before it kept, ${lang}`, async ({page}) => {
      await open(page, "kayles", `to=200&lang=${lang}`);
      await page.locator("#sequence-game").fill("take-and-break(0.007)");
      await page.locator("#sequence-to").fill("10^7");
      await button(page, w.compute).click();
      await expect(page.locator("progress")).toHaveJSProperty("max", 1e7);
      await page.waitForFunction(() => (document.querySelector("progress")?.value ?? 0) > 20_000);
      const took = await page.evaluate(async () => {
        const button = document.querySelector<HTMLButtonElement>(".asking .progress button");
        const began = performance.now();
        button?.click();
        let frames = 0;
        for (; document.querySelector("progress"); frames++) await new Promise(requestAnimationFrame);
        return {frames, ms: performance.now() - began};
      });
      console.log(`cancelled in ${took.ms.toFixed(0)} ms, ${took.frames} frames`);
      await expect(page.locator(".cancelled")).toContainText(w.kept);
      await expect(page.locator(".sequence.stale .claim")).toHaveText(w.proved);
      await expect(button(page, w.compute)).toBeFocused();
      await page.locator("#sequence-to").fill("500");
      await page.keyboard.press("Enter");
      await expect(claim(page)).toHaveText(w.none);
      await expect(page.locator(".stale")).toHaveCount(0);
    });

    test(`a run left for another page is given up, and a link to the answer before it shows that, ${lang}`, async ({
      page,
    }) => {
      await open(page, "kayles", `to=200&lang=${lang}`);
      await page.locator("#sequence-game").fill("take-and-break(0.007)");
      await page.locator("#sequence-to").fill("10^7");
      await button(page, w.compute).click();
      await page.waitForFunction(() => (document.querySelector("progress")?.value ?? 0) > 20_000);
      await page.goto(`index.html#/nim:3,5?lang=${lang}`);
      await expect(page.locator(".verdict:not(.stale)")).toBeVisible();
      await open(page, "kayles", `to=200&lang=${lang}`);
      await expect(page.locator(".cancelled")).toHaveText("");
      await expect(page.locator("#sequence-game")).toHaveValue("kayles");
    });

    test(`a certificate is saved, read again and accepted; an altered one refused, ${lang}`, async ({page}) => {
      await open(page, "kayles", `to=300&lang=${lang}`);
      const {file, text} = await saved(page, w.save);
      expect(file).toBe("kayles.certificate.json");
      await page
        .locator(".certificate input[type=file]")
        .setInputFiles({name: file, mimeType: "application/json", buffer: Buffer.from(text)});
      await expect(page.locator(".ruling")).toHaveText(w.accepted);
      await page.locator("#certificate-text").fill(text.replace('"period": "12"', '"period": "11"'));
      await expect(page.locator(".ruling")).toHaveText("");
      await button(page, w.check).click();
      await expect(page.locator(".ruling")).toHaveText(w.refused);
    });

    test(`by keyboard from heap to heap, and to the heap as a position, ${lang}`, async ({page}) => {
      await open(page, "kayles", `to=300&lang=${lang}&at=10`);
      await plot(page).focus();
      for (const key of ["ArrowRight", "PageUp", "PageUp"]) await page.keyboard.press(key);
      expect(await at(page)).toBe("35");
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
  });

test("0.16 to a million is proved; its figure moves without a stutter", async ({page}) => {
  const began = performance.now();
  await open(page, "take-and-break(0.16)", "to=1000000&lang=en");
  await expect(claim(page)).toHaveText("Period 149\u2009459 from n = 105\u2009351 on, proved");
  console.log(`0.16 to 10^6: on the page after ${(performance.now() - began).toFixed(0)} ms`);
  await plot(page).focus();
  const box = await plot(page).boundingBox();
  if (!box) throw new Error("no figure");
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, {frames});
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
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

test("a long comparison is given up, and the values before it kept", async ({page}) => {
  await open(page, "treblecross", "to=2000&lang=en");
  await page.locator("#sequence-other").fill("take-and-break(0.0071)");
  await page.locator("#sequence-to").fill("10^7");
  await page.keyboard.press("Enter");
  await expect(page.locator("progress")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".cancelled")).toContainText("What follows is treblecross up to 2000, as before.");
  await expect(button(page, words.en.compute)).toBeFocused();
});

/** Pastes into the field to compare with, as a browser does: with the lines that the text has. */
async function paste(page: Page, text: string) {
  await page.locator("#sequence-other").fill("");
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true});
    document.querySelector("#sequence-other")?.dispatchEvent(event);
  }, text);
}

const own = {
  en: {
    hint: "game or values",
    differ: "Your values differ first at n\u00a0=\u00a04: you have 7, and g(4) is 1",
    some: "2 of your 6 values in the table differ.",
    agree: "Your values are right, as far as they were compared: n\u00a0=\u00a05 to 8",
    theirs: "your values: 7",
    fault: "Character 7. This cannot be read. Expected: a number.",
    lines: "Character 11. This cannot be read. Expected: n = 2 and its value.",
    long: "Your values are too long for a link: the link of this page is without them.",
    show: "Show n = 4",
  },
  zh: {
    hint: "另一个游戏，或粘贴你的数值，可不填",
    differ: "你的数值首次不同在 n\u00a0=\u00a04：你的是 7，而 g(4) = 1",
    some: "数表范围内你的 6 个数值里，有 2 个不同。",
    agree: "n\u00a0=\u00a05 到 8，你的数值逐项对照都正确",
    theirs: "“你的数值”：7",
    fault: "第 7 个字符处：看不懂这个输入。此处应为：一个数。",
    lines: "第 11 个字符处：看不懂这个输入。此处应为：n = 2 及其数值。",
    long: "你的数值太长，放不进链接：本页的链接里没有它们。",
    show: "查看 n = 4",
  },
};

for (const lang of languages)
  test(`values are pasted, told where they differ, shown and kept in the link, ${lang}`, async ({page}) => {
    const w = own[lang];
    const field = page.locator("#sequence-other");
    const strong = compared(page).locator("strong");
    await open(page, "kayles", `to=60&lang=${lang}`);
    await expect(field).toHaveAttribute("placeholder", w.hint);
    await paste(page, "0\n1\n2\n3\n7\n9\n");
    await expect(field).toHaveValue("0 1 2 3 7 9");
    await field.press("Enter");
    await expect(strong).toHaveText(w.differ);
    await expect(compared(page)).toContainText(w.some);
    await expect(page).toHaveURL(/with=0_1_2_3_7_9/);
    await expect(page.locator(".heap-values .theirs")).toHaveText(["×7", "×9"]);
    await button(page, w.show).click();
    await expect(page.locator(".readout")).toContainText(w.theirs);
    await page.reload();
    await expect(strong).toHaveText(w.differ);
    const csv = await saved(page, "CSV");
    expect(csv.text.split("\r\n").slice(0, 7)).toEqual([
      "n,g,other",
      ...["0,0,0", "1,1,1", "2,2,2", "3,3,3", "4,1,7", "5,4,9"],
    ]);

    await paste(page, "# from five\n5 4\n6 3\n7 2\n8 1\n");
    await expect(field).toHaveValue("5 4; 6 3; 7 2; 8 1");
    await field.press("Enter");
    await expect(strong).toHaveText(w.agree);
    await page.reload();
    await expect(strong).toHaveText(w.agree);

    await paste(page, "0 1 2 x");
    await field.fill("0 1 2 x");
    await expect(page.locator("#sequence-other-fault")).toContainText(w.fault);
    await paste(page, "0 0\n1 1\n3 3");
    await expect(page.locator("#sequence-other-fault")).toContainText(w.lines);

    await paste(page, `${"0 1 2 3 1 4 ".repeat(2000)}`);
    await field.fill("0 1 2 3 1 4 ".repeat(2000));
    await field.press("Enter");
    await expect(compared(page)).toContainText(w.long);
    await expect(page).not.toHaveURL(/with=/);
    await expect(page).toHaveURL(/kayles\?to=60/);
  });

test("a press of the mouse opens the heap under it, a drag moves the view", async ({page}) => {
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
  const opened = (await page.locator(".readout a").textContent())?.replace("Open ", "") ?? "";
  await page.mouse.click(middle.x, middle.y);
  await expect(page.locator("#position-text")).toHaveValue(opened);
});

test("the exports have their names and texts", async ({page}) => {
  await open(page, "take-and-break(0.156)", "to=20000&lang=en");
  const expected = {
    CSV: ["take-and-break-0.156.csv", /^n,g\r\n0,0\r\n1,1\r\n/],
    JSON: ["take-and-break-0.156.json", /"period": "349"/],
    "b-file": ["take-and-break-0.156.txt", /\n20000 \d+\n$/],
    LaTeX: ["take-and-break-0.156.tex", /\\begin\{tabular\}/],
    "C++": ["take-and-break-0.156.hpp", /constexpr std::uint16_t table\[3828\]/],
    SVG: ["take-and-break-0.156.svg", /<title>Grundy values of .*0\.156 from n\s=\s0 to 20000<\/title>/],
    PNG: ["take-and-break-0.156.png", /PNG/],
  } as const;
  for (const [name, [file, text]] of Object.entries(expected)) {
    const got = await saved(page, name);
    expect(got.file.replace(/^b-/, "")).toBe(file);
    expect(got.text).toMatch(text);
  }
});

test("a long export leaves the page alive, shows how far it is, and can be given up", async ({page}) => {
  await open(page, "subtraction(1,3,4)", "to=10000000&lang=en");
  const writing = page.locator(".taking .progress");
  await button(page, "CSV").click();
  await expect(writing).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(writing).toHaveCount(0);
  await expect(button(page, "CSV")).toBeFocused();
  await page.evaluate(() => {
    let last = performance.now();
    const watched = {worst: 0, frames: 0};
    Object.assign(window, {watched});
    const tick = (now: number) => {
      watched.worst = Math.max(watched.worst, now - last);
      watched.frames++;
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const began = performance.now();
  const saving = saved(page, "CSV");
  await writing.getByRole("button").focus();
  const {file, text} = await saving;
  await expect(button(page, "CSV")).toBeFocused();
  const {worst, frames} = await page.evaluate(
    () => (window as unknown as {watched: {worst: number; frames: number}}).watched,
  );
  console.log(`10^7 rows in ${(performance.now() - began).toFixed(0)} ms, the longest wait ${worst.toFixed(0)} ms`);
  expect(file).toBe("subtraction-1-3-4.csv");
  expect(text.endsWith("\r\n10000000,1\r\n")).toBe(true);
  expect(frames).toBeGreaterThan(10);
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

test("a game of two numbers is a square, walked over by keys", async ({page}) => {
  await page.goto("index.html#/sequence/wythoff?to=24&lang=en");
  await expect(page.locator(".square-of a")).toHaveCount(625);
  await expect(page.locator(".finding")).toContainText("10 pairs up to 24, in either order, are lost for the mover:");
  await expect(page.locator(".heaps-listed a")).toHaveText(
    "0,0 1,2 3,5 4,7 6,10 8,13 9,15 11,18 12,20 14,23".split(" "),
  );
  const heights = (cells: string) =>
    page.locator(cells).evaluateAll((all) => [...new Set(all.map((cell) => cell.getBoundingClientRect().height))]);
  expect(await heights(".square-of td.lost")).toEqual(await heights(".square-of td:not(.lost)"));
  await page.locator('.square-of a[tabindex="0"]').focus();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(page.locator('.square-of a[data-pair="1 2"]')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.locator("#position-text")).toHaveValue("wythoff:1,2");
  // The answer before, of another game, stays until this one has come.
  const link = page.getByRole("link", {name: words.en.link});
  await expect(link).toHaveAttribute("href", /wythoff/);
  await link.click();
  // A thousand rows are a map, and beside it the cells of its corner.
  const map = page.locator(".square-map");
  await expect(map).toBeVisible();
  await expect(page.locator(".finding")).toContainText("The square ends at 999; 1000 was asked for.");
  await expect(page.locator(".square-of a")).toHaveCount(25 * 25);
  await page.locator('.square-of a[data-pair="20 20"]').focus();
  await page.keyboard.press("+");
  await expect(page.locator(".square-of a")).toHaveCount(13 * 13);
  await expect(page.locator(".square-of a:focus")).toHaveAttribute("title", /^g\(20, 20\) = /);
  for (let step = 0; step < 13; step++) await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".square-of a:focus")).toHaveAttribute("title", /^g\(20, 7\) = /);
  await page.keyboard.press("0");
  await expect(page.locator(".square-of a")).toHaveCount(25 * 25);
  expect(await violations(page)).toEqual([]);
  await map.focus();
  for (const key of ["PageDown", "PageDown", "End", "ArrowRight"]) await page.keyboard.press(key);
  await expect(map).toHaveAttribute("aria-valuetext", /^g\(120, 58\) = \d+$/);
  await expect(page.locator('.square-of a[aria-current="true"]')).toHaveAttribute("title", /^g\(120, 58\) = /);
  await page.keyboard.press("Enter");
  await expect(page.locator("#position-text")).toHaveValue("wythoff:120,58");
});

test("an address in braces is a sequence, or a square, with links of its own", async ({page}) => {
  await page.goto("index.html#/sequence/kayles?to=60&lang=en");
  await page.locator("#sequence-game").fill("cram:{n+1}x2");
  await page.locator("#sequence-to").fill("9");
  await button(page, words.en.compute).click();
  await expect(page.locator("h1")).toHaveText("cram:{n+1}x2: the values");
  await expect(page.locator("table.heap-values tbody td").first()).toHaveText("1");
  await expect(page).toHaveURL(/sequence\/cram:%7Bn\+1%7Dx2\?to=9/);
  await page.reload();
  await plot(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("#position-text")).toHaveValue("cram:2x2");
  await page.goto("index.html#/sequence/fibonacci-nim:{n}?to=3000&lang=en");
  await expect(page.locator(".finding")).toContainText("past the end of what the engine holds");
  await page.goto("index.html#/sequence/nim:{a},{b} + kayles:{b}?to=6&lang=zh");
  await expect(page.locator(".square-of a")).toHaveCount(49);
  await page.locator('.square-of a[data-pair="2 5"]').click();
  await expect(page.locator("#position-text")).toHaveValue("nim:2,5 + kayles:5");
});

test("who wins under misère play is told number by number", async ({page}) => {
  await page.goto("index.html#/sequence/kayles?to=60&lang=en");
  await page.locator(".asking select").selectOption("misere");
  await button(page, words.en.compute).click();
  await expect(page).toHaveURL(/kayles\?to=60&play=misere/);
  await expect(page.locator(".heaps-listed a").first()).toHaveText("1");
  await page.locator('.square-of a[data-pair="0 4"]').click();
  await expect(page.locator("#position-text")).toHaveValue("kayles:4");
  await expect(page).toHaveURL(/play=misere/);
  await page.goto("index.html#/sequence/wythoff?to=9&play=misere&lang=zh");
  await expect(page.locator('.square-of td.lost a[data-pair="2 2"]')).toBeVisible();
  await expect(page.locator("h1")).toContainText("反常规则");
});

test("sheets and a coin on a grid are squares too", async ({page}) => {
  await page.goto("index.html#/sequence/cutting?to=12&lang=en");
  await expect(page.locator('.square-of a[data-pair="1 5"]')).toHaveText("∞");
  await expect(page.locator('.square-of a[data-pair="2 2"]')).toHaveText("0");
  await page.goto("index.html#/sequence/coins-2d(corners)?to=12&lang=en");
  await expect(page.locator('.square-of a[data-pair="7 9"]')).toHaveText("8");
  await page.locator('.square-of a[data-pair="1 2"]').click();
  await expect(page.locator("#position-text")).toHaveValue("coins-2d(corners):TTT/TTH");
});

test("the page in one file has its sequences and its editors", async ({page}) => {
  await page.goto("standalone.html#/sequence/kayles?to=300&lang=en");
  await expect(claim(page)).toHaveText(words.en.proved);
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

for (const [theme, lang] of [
  ["light", "en"],
  ["dark", "zh"],
  ["dark", "en"],
  ["light", "zh"],
])
  test(`axe finds nothing in a sequence, ${theme}, ${lang}`, async ({page}) => {
    await open(page, "kayles", `to=300&lang=${lang}&theme=${theme}&at=28`);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 700});
    await page.locator("#sequence-game").fill("take-and-break(0.9x)");
    await expect(page.locator("#sequence-game-fault")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test("a link that is followed while the bar waits to be written is not undone", async ({page}) => {
  await open(page, "kayles", "to=60&lang=en");
  const packed = deflateSync("sequence/dawsons-kayles?to=90&lang=en").toString("base64url");
  await button(page, "Dark").evaluate((dark: HTMLElement, link) => {
    dark.click();
    location.hash = link;
    const end = performance.now() + 400;
    while (performance.now() < end);
  }, `#/z1.${packed}.z`);
  await expect(page.locator("#sequence-game")).toHaveValue("dawsons-kayles");
});
