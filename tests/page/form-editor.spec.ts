// Boards built by hand, of every kind that is not drawn as a graph: by mouse, by finger and by keys alone. After every edit the
// text, the fields and the drawing are the same thing.
import {expect, type Page} from "@playwright/test";
import {oneOf} from "../helpers/effort.mjs";
import {languages, listen, open, position, telephone, lasting as test, violations, watchful} from "./playing";

const words = {
  en: {edit: "Edit", undo: "Undo", redo: "Redo", done: "Done"},
  zh: {edit: "编辑", undo: "撤销", redo: "重做", done: "完成"},
};
const editor = "#board .form";
const button = (page: Page, name: string) => page.locator(editor).getByRole("button", {name, exact: true});
const field = (page: Page, name: string) => page.locator(editor).getByLabel(name, {exact: true});

async function edit(page: Page, address: string, lang: "en" | "zh" = "en") {
  await open(page, address, `?lang=${lang}`);
  await page.locator("#board").getByRole("button", {name: words[lang].edit, exact: true}).press("Enter");
  await expect(page.locator(editor)).toBeFocused();
}

async function keys(page: Page, ...pressed: string[]) {
  for (const key of pressed) await page.keyboard.press(key);
}

/** With Tab alone from the editor itself. */
async function tabTo(page: Page, place: string) {
  const isThere = () => page.evaluate((to) => document.activeElement?.matches(to) ?? false, place);
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

/** What is drawn beneath the fields, or, where the cells are the drawing, what stands on them. */
const drawn = (page: Page, marks: string) =>
  page.locator(editor).evaluate((root, selector) => {
    const cells = [...root.querySelectorAll("[data-face]")].map((cell) => cell.getAttribute("data-face"));
    return cells.length > 0 ? cells.join("") : root.querySelectorAll(`.drawn ${selector}`).length;
  }, marks);

interface Case {
  address: string;
  /** The elements of the drawing that are counted. */
  marks?: string;
  /** What is pressed, then the address and what is drawn. */
  mouse: [(page: Page) => Promise<unknown>, string, number | string][];
  /** Where Tab goes, what is pressed there, then the same. */
  keys: [string, string[], string, number | string];
}

const press = (name: string) => (page: Page) => button(page, name).click();
const cell = (place: string) => (page: Page) => page.locator(`${editor} [data-cell="${place}"]`).click();
const type = (name: string, text: string) => async (page: Page) => {
  await field(page, name).fill(text);
  await field(page, name).blur();
};
const check = (name: string) => (page: Page) => page.locator(editor).getByRole("checkbox", {name}).click();

const cases: Record<string, Case> = {
  heaps: {
    address: "nim:3,5",
    marks: ".token",
    mouse: [
      [press("Add heap"), "nim:3,5,1", 9],
      [press("One more: Heap 1"), "nim:4,5,1", 10],
      [type("Heap 3", "６"), "nim:4,5,6", 15],
      [press("Remove Heap 2"), "nim:4,6", 10],
      [press("One fewer: Heap 2"), "nim:4,5", 9],
    ],
    keys: ['input[aria-label="Heap 2"]', ["7", "Enter", "ArrowDown", "ArrowDown"], "nim:4,5", 9],
  },
  "heaps with a cap": {
    address: "fibonacci-nim:20/6",
    marks: ".token",
    mouse: [
      [check("At most to take now"), "fibonacci-nim:20", 20],
      [press("One fewer: Heap"), "fibonacci-nim:19", 19],
    ],
    keys: ['input[type="checkbox"]', [" "], "fibonacci-nim:19/1", 19],
  },
  "heaps with a pass": {
    address: "pass-nim:3,2/pass",
    marks: ".token",
    mouse: [[check("The pass is left"), "pass-nim:3,2", 5]],
    keys: ['input[type="checkbox"]', [" "], "pass-nim:3,2/pass", 6],
  },
  "heaps with what was taken": {
    address: "game-of-stones:9,4/2",
    marks: ".token",
    mouse: [
      [press("Heap 1: One more number taken before"), "game-of-stones:9/1,4/2", 13],
      [type("Heap 1: taken before, number 1", "5"), "game-of-stones:9/5,4/2", 13],
    ],
    keys: ['[aria-label="Heap 2: One number taken before fewer"]', ["Enter"], "game-of-stones:9/5,4", 13],
  },
  boxes: {
    address: "stone-boxes:2/8",
    marks: ".token",
    mouse: [
      [press("Add box"), "stone-boxes:2/8,2/8", 12],
      [press("One more: Box 2: stones"), "stone-boxes:2/8,3/8", 11],
    ],
    keys: ['input[aria-label="Box 2: size"]', ["ArrowUp"], "stone-boxes:2/8,3/9", 12],
  },
  "heaps with a set of each player": {
    address: "partizan-subtraction(1,3;2,3):6",
    marks: ".token",
    mouse: [
      [press("Add number for Right"), "partizan-subtraction(1,3;2,3,4):6", 6],
      [press("Remove Left’s number 1"), "partizan-subtraction(3;2,3,4):6", 6],
      [press("Add heap"), "partizan-subtraction(3;2,3,4):6,1", 7],
    ],
    keys: ['input[aria-label="Right’s number 2"]', ["5", "Enter"], "partizan-subtraction(3;2,5,4):6,1", 7],
  },
  "heaps with a rule of each player": {
    address: "partizan-heap-rule(left: n -> n-1; right: n -> n-2):5",
    marks: ".token",
    mouse: [
      [type("Left’s rule", " n→n/2 "), "partizan-heap-rule(left: n→n/2; right: n -> n-2):5", 5],
      [press("Add heap"), "partizan-heap-rule(left: n→n/2; right: n -> n-2):5,1", 6],
    ],
    keys: [
      'textarea[aria-label="Right’s rule"]',
      [..."n -> n-3", "Enter"],
      "partizan-heap-rule(left: n→n/2; right: n -> n-3):5,1",
      6,
    ],
  },
  "heaps with a set": {
    address: "subtraction(1,3,4):10",
    marks: ".token",
    mouse: [
      [type("Rules in brackets", "！2"), "subtraction(！2):10", 10],
      [type("Rules in brackets", "fibonacci"), "subtraction(fibonacci):10", 10],
      [press("One more: Heap 1"), "subtraction(fibonacci):11", 11],
    ],
    keys: ['textarea[aria-label="Rules in brackets"]', [..."2,5", "Enter"], "subtraction(2,5):11", 11],
  },
  "heaps with a number in brackets": {
    address: "moore-nim(2):3,5",
    marks: ".token",
    mouse: [
      [press("One more: Rules in brackets"), "moore-nim(3):3,5", 8],
      [type("Rules in brackets", "１"), "moore-nim(1):3,5", 8],
    ],
    keys: ['input[aria-label="Rules in brackets"]', ["ArrowUp", "ArrowUp"], "moore-nim(3):3,5", 8],
  },
  row: {
    address: "coins(turtles):THT",
    mouse: [
      [type("Rules in brackets", "1-2,4S"), "coins(1-2,4S):THT", "THT"],
      [type("Rules in brackets", "turtles"), "coins(turtles):THT", "THT"],
      [cell("0.0.0"), "coins(turtles):HHT", "HHT"],
      [press("One more: Length"), "coins(turtles):HHTT", "HHTT"],
    ],
    keys: [".cell", ["ArrowRight", "ArrowRight", "ArrowRight", "h", "ArrowLeft", " "], "coins(turtles):HHHH", "HHHH"],
  },
  grid: {
    address: "coins-2d(lines):TH/HT",
    mouse: [
      [press("One more: Columns"), "coins-2d(lines):THT/HTT", "THTHTT"],
      [press("One fewer: Rows"), "coins-2d(lines):THT", "THT"],
    ],
    keys: [".cell", ["ArrowRight", "Delete"], "coins-2d(lines):TTT", "TTT"],
  },
  "grid in layers": {
    address: "coins-3d(boxes):TH/TT|HT/TT",
    mouse: [
      [cell("1.1.1"), "coins-3d(boxes):TH/TT|HT/TH", "THTTHTTH"],
      [press("One more: Layers"), "coins-3d(boxes):TH/TT|HT/TH|TT/TT", "THTTHTTHTTTT"],
    ],
    keys: [".cell[tabindex='0']", ["ArrowDown", "H"], "coins-3d(boxes):TH/TT|HT/TH|TH/TT", "THTTHTTHTHTT"],
  },
  squares: {
    address: "cram:3x2",
    mouse: [[cell("0.1.2"), "cram:.../..#", ".....#"]],
    keys: [".cell", ["ArrowUp", "#"], "cram:..#/..#", "..#..#"],
  },
  "rows of a bar": {
    address: "chomp:4x3",
    marks: ".tile",
    mouse: [[type("Row 3", "1"), "chomp:4,4,1", 9]],
    keys: ['input[aria-label="Row 2"]', ["ArrowDown"], "chomp:4,3,1", 8],
  },
  strips: {
    address: "northcott:w..b",
    mouse: [
      [press("One more: Rows"), "northcott:w..b/w..b", "w..bw..b"],
      [press("One more: Length of row 2"), "northcott:w..b/w..b.", "w..bw..b."],
      [cell("0.0.0"), "northcott:b..b/w..b.", "b..bw..b."],
      [cell("0.0.0"), "northcott:...b/w..b.", "...bw..b."],
      [cell("0.0.1"), "northcott:.w.b/w..b.", ".w.bw..b."],
    ],
    keys: [".cell[tabindex='0']", ["Delete", "ArrowLeft", "w"], "northcott:w..b/w..b.", "w..bw..b."],
  },
  "a strip by its pieces": {
    address: "georgia-bob:1,4",
    marks: ".stone",
    mouse: [[press("Add piece"), "georgia-bob:1,4,5", 3]],
    keys: ['input[aria-label="Piece 1, on cell"]', ["ArrowUp"], "georgia-bob:2,4,5", 3],
  },
  sheets: {
    address: "cutting:3x2",
    marks: ".leaf",
    mouse: [
      [press("Add sheet"), "cutting:3x2,3x2", 2],
      [press("One more: Sheet 2: width"), "cutting:3x2,4x2", 2],
    ],
    keys: ['input[aria-label="Sheet 1: height"]', ["5", "Enter"], "cutting:3x5,4x2", 2],
  },
  stairs: {
    address: "staircase-nim:2,0",
    marks: ".token",
    mouse: [[press("Add step"), "staircase-nim:2,0,1", 3]],
    keys: ['input[aria-label="Step 2"]', ["ArrowUp", "ArrowUp"], "staircase-nim:2,2,1", 5],
  },
  ring: {
    address: "number-ring:2,5,3",
    marks: ".badge",
    mouse: [
      [press("Add edge"), "number-ring:2,5,3,1", 4],
      [press("One more: Edges before the coin"), "number-ring:2,5,3,1@1", 4],
    ],
    keys: ['input[aria-label="Edge 2"]', ["ArrowDown"], "number-ring:2,4,3,1@1", 4],
  },
  circle: {
    address: "coin-circle(2):3,4",
    marks: ".stone",
    mouse: [
      [press("Remove Run 2"), "coin-circle(2):3", 3],
      [check("No coin is missing behind the last run"), "coin-circle(2):ring 3", 3],
    ],
    keys: ['input[aria-label="Run 1"]', ["9", "Enter"], "coin-circle(2):ring 9", 9],
  },
  trie: {
    address: "word-game(ab,b):3",
    marks: ".node",
    mouse: [
      [press("Add word"), "word-game(ab,b,a):3", 4],
      [type("Word 3", "ABC"), "word-game(ab,b,abc):3", 5],
    ],
    keys: ['input[aria-label="Rounds left"]', ["ArrowDown"], "word-game(ab,b,abc):2", 5],
  },
  draft: {
    address: "three-kingdoms:5,28,16/20,9/3",
    marks: ".general",
    mouse: [
      [press("Two more generals"), "three-kingdoms:5,28,16,29,30/20,9,31,32/3,33,34/35,36/37", 6],
      [press("Two fewer generals"), "three-kingdoms:5,28,16/20,9/3", 4],
    ],
    keys: ['input[aria-label="General 1: with general 3"]', ["1", "1", "Enter"], "three-kingdoms:5,11,16/20,9/3", 4],
  },
};

for (const [kind, {address, marks = "*", mouse, keys: byKeys}] of oneOf(3, Object.entries(cases)))
  test(`${kind}: by mouse, by keys, and back by undo`, async ({page}) => {
    await edit(page, address);
    const before = await drawn(page, marks);
    const shows = async (text: string, picture: number | string) => {
      await expect.poll(() => position(page)).toBe(text);
      await expect.poll(() => drawn(page, marks)).toBe(picture);
    };
    for (const [act, text, picture] of mouse) {
      await act(page);
      await shows(text, picture);
    }
    const [place, pressed, text, picture] = byKeys;
    await page.locator(editor).focus();
    await tabTo(page, `${editor} ${place}`);
    await keys(page, ...pressed);
    await shows(text, picture);
    expect(await page.evaluate(() => document.activeElement?.closest(".form") !== null)).toBe(true);
    expect(await violations(page, {exclude: [".gallery"]})).toEqual([]);
    const undo = button(page, "Undo");
    for (let steps = 0, now = text; steps <= mouse.length || now !== address; steps++) {
      await undo.click();
      await expect.poll(() => position(page)).not.toBe(now);
      now = await position(page);
    }
    await shows(address, before);
    await button(page, "Redo").click();
    await expect.poll(() => drawn(page, marks)).toBe(mouse[0]?.[2]);
  });

for (const lang of languages)
  test(`what is illegal is said once and loses nothing, ${lang}`, async ({page}) => {
    const {undo, done} = words[lang];
    await edit(page, "euclid:25,7", lang);
    await page.locator("#position-text").fill("euclid:25,7,1");
    await expect(page.locator(`${editor} [data-remove]`)).toHaveCount(3);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page.locator(`${editor} .fault .caret`)).toHaveText("euclid:25,7,1▲");
    await page.locator(`${editor} [data-remove="0"]`).click();
    await expect.poll(() => position(page)).toBe("euclid:7,1");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.locator("#position-text").fill("euclid:7,x");
    await expect(page.locator(`${editor} .note`)).toBeVisible();
    await expect(page.locator(`${editor} input`)).toHaveCount(2);
    await page.locator(`${editor} .number button`).last().click();
    await expect.poll(() => position(page)).toBe("euclid:7,2");
    await page.locator("#position-text").fill("９　４");
    await expect(page.locator(`${editor} input`).first()).toHaveValue("9");
    await page.locator(`${editor} .number button`).first().click();
    await expect.poll(() => position(page)).toBe("euclid:8,4");
    await button(page, undo).click();
    await button(page, done).click();
    await expect(page.getByRole("button", {name: words[lang].edit, exact: true})).toBeFocused();
  });

for (const lang of languages)
  test(`a fault of a rule is said at its place, and marks its field, ${lang}`, async ({page}) => {
    const [left, right] = {en: ["Left’s rule", "Right’s rule"], zh: ["左方的规则", "右方的规则"]}[lang];
    const gaming = "nim:1 + partizan-heap-rule(left: n -> n-1; right: n -> n-2):5";
    await open(page, gaming, `?lang=${lang}`);
    await page.locator("#board .edit").nth(1).press("Enter");
    const rule = (name = "") => page.locator(editor).getByRole("textbox", {name, exact: true});
    await rule(right).fill("n -> n-2, ");
    await rule(right).press("Enter");
    // Beneath its own field, by its place there.
    await expect(page.locator(`${editor} .line + .fault .caret`)).toHaveText("n -> n-2,▲");
    const [field, said] = [await rule(right).boundingBox(), await page.locator(`${editor} .fault`).boundingBox()];
    expect((said?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(100);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(rule(right)).toHaveAttribute("aria-invalid", "true");
    await expect(rule(right)).toHaveAccessibleDescription(/\d+.+/);
    await expect(rule(left)).toHaveAttribute("aria-invalid", "false");
    // The other one can be changed meanwhile, and a bracket that is too many is as little lost.
    await rule(left).fill("n -> n-1)");
    await rule(left).press("Enter");
    await expect(rule(left)).toHaveAttribute("aria-invalid", "true");
    await expect(rule(right)).toHaveValue("n -> n-2,");
    // One that is missing, which the engine misses at the end of the address, is missed in the field.
    await rule(left).fill("n -> (n-1");
    await rule(left).press("Enter");
    await expect(page.locator(`${editor} .fault .caret`)).toHaveText("n -> (n-1▲");
    await expect(rule(left)).toHaveAttribute("aria-invalid", "true");
    await expect(rule(right)).toHaveAttribute("aria-invalid", "false");
    await rule(left).fill("n -> n-4");
    await rule(right).fill("n -> n-3");
    await rule(right).press("Enter");
    await expect.poll(() => position(page)).toBe("nim:1 + partizan-heap-rule(left: n -> n-4; right: n -> n-3):5");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await rule(left).fill(" ");
    await expect(rule(left)).toHaveAttribute("aria-invalid", "true");
    await rule(left).press("Enter");
    await expect(rule(left)).toHaveValue("n -> n-4");
  });

for (const lang of languages)
  test(`a rule has a field as high as its text, and is one line of the address, ${lang}`, async ({page}) => {
    const {left, hint} = {
      en: {left: "Left’s rule", hint: "for each player"},
      zh: {left: "左方的规则", hint: "双方各自"},
    }[lang];
    await page.setViewportSize({width: 360, height: 800});
    await edit(page, "partizan-heap-rule(left: n -> n-1; right: n -> n-2):5", lang);
    await expect(page.locator(`${editor} .notation`)).toContainText(hint);
    const rule = field(page, left);
    const isWhole = () =>
      rule.evaluate((one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth);
    const height = () => rule.evaluate((one) => one.clientHeight);
    const low = await height();
    expect(await isWhole()).toBe(true);
    const long = "n -> n-k where k in {1,3,4} and 2|n; n -> (a,b) where a+b=n-1 and 0<a<b and a mod 3 = 1";
    await rule.fill(long);
    expect(await height()).toBeGreaterThan(2 * low);
    expect(await isWhole()).toBe(true);
    // Enter takes what was typed and makes no line; one that is pasted is a space.
    await rule.press("Enter");
    await expect.poll(() => position(page)).toBe(`partizan-heap-rule(left: ${long}; right: n -> n-2):5`);
    await rule.fill("n -> n-1,\n  n-2\n");
    await rule.press("Shift+Enter");
    await expect.poll(() => position(page)).toBe("partizan-heap-rule(left: n -> n-1, n-2; right: n -> n-2):5");
    await expect(rule).toHaveValue("n -> n-1, n-2");
    await expect.poll(height).toBe(low);
    await rule.fill("nothing");
    await rule.press("Escape");
    await expect(rule).toHaveValue("n -> n-1, n-2");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

test("a fault of a number in brackets is said beneath it", async ({page}) => {
  await edit(page, "lieges(2):8");
  await type("Rules in brackets", "101")(page);
  await expect(page.locator(`${editor} .single + .fault .caret`)).toHaveText("▲");
  await expect(field(page, "Rules in brackets")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Rules in brackets")).toHaveAccessibleDescription(/100/);
  await button(page, "One fewer: Rules in brackets").click();
  await expect(page.locator(`${editor} .fault`)).toHaveCount(0);
  await expect.poll(() => position(page)).toBe("lieges(100):8");
});

test("rules that come to those of an alias are edited on, and an alias has none", async ({page}) => {
  await edit(page, "take-and-break(0.123):7");
  await type("Rules in brackets", "0.77")(page);
  await expect.poll(() => position(page)).toBe("take-and-break(0.77):7");
  await button(page, "One more: Heap 1").click();
  await expect.poll(() => position(page)).toBe("take-and-break(0.77):8");
  await expect(field(page, "Rules in brackets")).toHaveValue("0.77");
  await button(page, "Done").click();
  await edit(page, "kayles:7");
  await expect(field(page, "Rules in brackets")).toHaveCount(0);
});

test("a negative stays one, and rules without a name have the fields of their family", async ({page}) => {
  await open(page, "-domineering:2x2 + nim:1", "?lang=en");
  await page.locator("#board .edit").first().press("Enter");
  await page.locator(`${editor} [data-cell="0.0.0"]`).click();
  await expect.poll(() => position(page)).toBe("-domineering:#./.. + nim:1");
  await button(page, "Done").click();
  await edit(page, "take-and-break(0.123):5");
  await button(page, "One more: Heap 1").click();
  await expect.poll(() => position(page)).toBe("take-and-break(0.123):6");
});

test("heaps are added and removed as far as the game goes", async ({page}) => {
  const add = page.locator(`${editor} [data-add]`);
  const remove = page.locator(`${editor} [data-remove]`).last();
  const [on, off] = ["false", "true"];
  await edit(page, "wythoff:5,8");
  for (const one of [add, remove]) await expect(one).toHaveAttribute("aria-disabled", off);
  await add.click({force: true});
  await remove.click({force: true});
  await page.locator(`${editor} .number button`).last().click();
  await expect.poll(() => position(page)).toBe("wythoff:5,9");
  // A text with too many heaps can be mended.
  await page.locator("#position-text").fill("wythoff:5,9,1");
  // What is said of it moves the heaps down.
  await expect(page.locator(".fault")).toBeVisible();
  await expect(remove).toHaveAttribute("aria-disabled", on);
  await remove.click();
  await expect.poll(() => position(page)).toBe("wythoff:5,9");
  await expect(remove).toHaveAttribute("aria-disabled", off);
  // Heaps in pairs: one is only half of what can be added.
  await button(page, "Done").click();
  await edit(page, "e-and-d:4,6");
  await expect(add).toHaveAttribute("aria-disabled", on);
  await add.click();
  await add.click();
  await expect.poll(() => position(page)).toBe("e-and-d:4,6,1,1");
  await expect(page.locator(".fault")).toHaveCount(0);
});

test("in a sum each component is edited by itself, and each edit is said once with the verdict", async ({page}) => {
  await open(page, "subtraction(1,3,4):10 + northcott:w..b", "?lang=en");
  await page.getByRole("button", {name: "Edit", exact: true}).nth(1).click();
  await expect(page.locator(editor)).toBeFocused();
  const said = await listen(page);
  await page.locator(`${editor} [data-cell="0.0.3"]`).click();
  await expect.poll(() => position(page)).toBe("subtraction(1,3,4):10 + northcott:w...");
  await keys(page, "ArrowLeft", "b");
  await expect.poll(() => position(page)).toBe("subtraction(1,3,4):10 + northcott:w.b.");
  await expect.poll(said).toHaveLength(1);
  expect((await said())[0]).toMatch(/^row 1, cell 3: black\. .+/);
  await button(page, "Done").click();
  await expect(page.locator("#board .edit").nth(1)).toBeFocused();
  await page.locator("#board .edit").first().click();
  await button(page, "One more: Heap 1").click();
  await expect.poll(() => position(page)).toBe("subtraction(1,3,4):11 + northcott:w.b.");
});

test("the focus is never lost", async ({page}) => {
  await edit(page, "nim:3,5");
  const has = (place: string) => expect(page.locator(`${editor} ${place}`)).toBeFocused();
  await tabTo(page, `${editor} [data-add]`);
  await keys(page, "Enter");
  await expect.poll(() => position(page)).toBe("nim:3,5,1");
  await has("[data-add]");
  await tabTo(page, `${editor} [data-remove="2"]`);
  await keys(page, "u");
  await expect.poll(() => position(page)).toBe("nim:3,5");
  await expect(page.locator(editor)).toBeFocused();
  await tabTo(page, `${editor} [data-remove="1"]`);
  await keys(page, "Enter");
  await expect.poll(() => position(page)).toBe("nim:3");
  await has('[data-remove="0"]');
  await keys(page, "Enter");
  await expect.poll(() => position(page)).toBe("nim:");
  await has("[data-add]");
  await keys(page, "Enter", "r");
  await expect.poll(() => position(page)).toBe("nim:1");
  await page.locator("#position-text").fill("kayles:3");
  await expect(page.locator(editor)).toHaveCount(0);
});

test.describe("by finger", () => {
  watchful.use(telephone);
  for (const address of [
    "nim:3,5,18446744073709551615",
    "northcott:w....b.../..w...b.",
    "cutting:6x4",
    "game-of-stones:9/2/3",
    "partizan-subtraction(1,3;2,3):6,7",
    "partizan-heap-rule(left: n -> n-1, n-2; right: n -> n-k where k in {1,3}):7,9",
    "take-and-break(0.123):7,9",
    "coins-2d(turtles*ruler):THTT/HTTH",
    "lieges(2):8,3",
  ])
    watchful(`targets are large enough and nothing is wider than the page, ${address}`, async ({page}) => {
      await edit(page, address, "zh");
      for (const target of await page.locator(`${editor} :is(button, input[type="text"], textarea)`).all()) {
        const box = await target.boundingBox();
        // Cells may be smaller, so that a row fits.
        const least = (await target.getAttribute("data-cell")) === null ? 43.5 : 32;
        expect(box?.height).toBeGreaterThanOrEqual(least);
        expect(box?.width).toBeGreaterThanOrEqual(32);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.locator(`${editor} .tools button`).first().tap();
      await expect.poll(() => position(page)).not.toBe(address);
    });
});
