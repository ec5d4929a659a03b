// Comparison of a sequence with another one, or with the user's own values: differences are shown, and the link keeps
// it.
import {expect, type Page} from "@playwright/test";
import {languages, sharedPageTest as test} from "./playing";
import {button, claim, compared, openSequence as open, saveFile} from "./sequences";

const words = {
  en: {
    proved: "Period 12 from n = 71 on, proved",
    fault: "Character 19. These rules can’t be read. Expected: the end of the rules.",
    same: "The same values as Kayles for every n, proved",
    differs: /^Not the same as .*0\.36\): g\(519\) is 2 here and 4 there; all smaller heaps agree$/,
    show: "Show n = 519",
  },
  zh: {
    proved: "从 n = 71 起以 12 为周期，已证明",
    fault: "第 19 个字符处：看不懂这里的规则。此处应为：规则的结尾。",
    same: "与“凯尔斯（Kayles）”的 SG 值对一切 n 都相同，已证明",
    differs: /^与“take-and-break\(0\.36\)”不同：首个不同的堆是 n = 519，这里 SG 值为 2，那边为 4$/,
    show: "查看 n = 519",
  },
};

for (const lang of languages)
  test(`another game is compared, and a fault told in its own field, ${lang}`, async ({page}) => {
    const w = words[lang];
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
  });

test("a long comparison is given up, and the values before it kept", async ({page}) => {
  await open(page, "treblecross", "to=2000&lang=en");
  await page.locator("#sequence-other").fill("take-and-break(0.0071)");
  await page.locator("#sequence-to").fill("10^7");
  await page.keyboard.press("Enter");
  await expect(page.locator("progress")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".cancelled")).toContainText("Still shown: treblecross up to 2000.");
  await expect(button(page, "Compute")).toBeFocused();
});

/** Pastes into the field of the comparison, as a browser does: with the text's line breaks. */
async function paste(page: Page, text: string) {
  await page.locator("#sequence-other").fill("");
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true});
    document.querySelector("#sequence-other")?.dispatchEvent(event);
  }, text);
}

const ownValues = {
  en: {
    hint: "game or values",
    differ: "Your values first differ at n\u00a0=\u00a04: you have 7, but g(4) is 1",
    some: "2 of your 6 values in the table differ.",
    agree: "Your values are right as far as the table goes: n\u00a0=\u00a05 to 8",
    theirs: "your values: 7",
    fault: "Character 7. This can’t be read. Expected: a number.",
    lines: "Character 11. This can’t be read. Expected: n = 2 and its value.",
    long: "Your values are too long for a link, so the link to this page leaves them out.",
    show: "Show n = 4",
  },
  zh: {
    hint: "另一个游戏，或粘贴你的数值，可不填",
    differ: "首个不同处是 n\u00a0=\u00a04：你的数值是 7，而 g(4) = 1",
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
    const w = ownValues[lang];
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
    const csv = await saveFile(page, "CSV");
    expect(csv.text.split("\r\n").slice(0, 7)).toEqual([
      "n,g,other",
      ...["0,0,0", "1,1,1", "2,2,2", "3,3,3", "4,1,7", "5,4,9"],
    ]);

    await paste(page, "# from five\n5 4\n6 3\n7 2\n8 1\n");
    await expect(field).toHaveValue("5 4; 6 3; 7 2; 8 1");
    await field.press("Enter");
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
