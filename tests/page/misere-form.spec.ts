// Panel of canonical forms under misère play: a position's genus in words, its canonical form as a tree, and a
// comparison with another position.
import {expect} from "@playwright/test";
import {languages, open, sharedPageTest as test, violations} from "./playing";

const words = {
  en: {
    compute: "Compute genus and canonical form",
    digits: "it counts as *1 by itself, and as *4, *6, *4, *6 beside one, two, three, four heaps of 2",
    kind: "restless",
    dropped: "left out: reversible",
    equal: "Yes: nim:5,3 can replace it",
    compare: "Compare",
    apart: "No. Alone, one of the two is lost and the other won.",
    none: "“kayles:x” is not a position",
  },
  zh: {
    compute: "计算亏格与标准形式",
    digits: "单独时相当于 *1；旁边有一个、两个、三个、四个两枚堆时，依次相当于 *4、*6、*4、*6",
    kind: "躁动",
    dropped: "去掉：可逆",
    equal: "相等：反常规则下，任何和里都可用 nim:5,3 代替它",
    compare: "比较",
    apart: "不相等。单独来看，一个必败，另一个必胜。",
    none: "“kayles:x”不是",
  },
};

for (const lang of languages) {
  const w = words[lang];
  test(`genus and canonical form of a position, ${lang}`, async ({page}) => {
    await open(page, "kayles:5", `?lang=${lang}&play=misere`);
    const panel = page.locator(".genus");
    await panel.getByRole("button", {name: w.compute}).click();
    await expect(panel.locator(".whole")).toHaveText("4146");
    await expect(panel).toContainText(w.digits);
    await expect(panel).toContainText(w.kind);
    await expect(panel.locator("dd").first()).toHaveText("*[2[2]321]");
    // 1, 2, 3 and {2, 3}, below the game itself.
    await expect(panel.locator(".form-tree .node")).toHaveCount(7);
    await expect(panel.locator(".leading tbody tr")).toHaveCount(4);
    await panel.locator(".leading button").first().focus();
    await expect(page.locator("#board .lit").first()).toBeVisible();
    const ask = async (otherAddress: string, says: string) => {
      await panel.locator("input").fill(otherAddress);
      await panel.getByRole("button", {name: w.compare, exact: true}).click();
      await expect(panel.locator(".beside [role=status]")).toContainText(says);
    };
    await ask("kayles:4", w.apart);
    await ask("kayles:x", w.none);
    expect(await violations(page)).toEqual([]);
  });

  test(`what the canonical form leaves out is struck through, ${lang}`, async ({page}) => {
    await open(page, "nim:3,5", `?lang=${lang}&play=misere`);
    const panel = page.locator(".genus");
    await panel.getByRole("button", {name: w.compute}).click();
    const dropped = panel.locator(".leading .dropped");
    await expect(dropped).toHaveCount(1);
    await expect(dropped.locator("s")).toHaveText("*[4[21]]");
    await expect(dropped).toContainText(w.dropped);
    await expect(panel.locator(".form-tree .strike")).toHaveCount(1);
    await panel.locator("input").fill("nim:5,3");
    await page.keyboard.press("Enter");
    await expect(panel.locator(".beside [role=status]")).toContainText(w.equal);
  });
}
