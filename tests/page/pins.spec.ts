// Rows of pins by touch, by mouse and by keyboard.
import {expect, type Page} from "@playwright/test";
import {expectBoardSettled, listen, open, position, sharedPageTest, telephone, strictTest as test} from "./playing";

const pin = (page: Page, index: number) => page.locator("#board .pin").nth(index);
const at = (page: Page, address: string) => expect.poll(() => position(page)).toBe(address);
const says = (page: Page) => page.locator("#board .pins-say");

async function middle(page: Page, index: number) {
  const box = await pin(page, index).boundingBox();
  if (!box) throw new Error(`no pin ${index}`);
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/** Returns the places of the pins by their marks, without those that are still falling, which have none. */
const pinPlaces = (page: Page) =>
  page
    .locator("#board .pin[data-mark]")
    .evaluateAll((pins) =>
      Object.fromEntries(pins.map((e) => [e.getAttribute("data-mark"), e.getAttribute("transform")])),
    );

async function drag(page: Page, from: number, to: number) {
  await expectBoardSettled(page);
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, {steps: 5});
  return () => page.mouse.up();
}

test.describe("by finger", () => {
  test.use(telephone);
  test("a tap fells one pin, a finger drawn over two fells both, and what stands stays", async ({page}) => {
    await open(page, "kayles:7", "?lang=en");
    const placesBefore = await pinPlaces(page);
    const finger = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: {x: number; y: number}[]) => {
      await finger.send("Input.dispatchTouchEvent", {type, touchPoints});
    };
    await pin(page, 3).scrollIntoViewIfNeeded();
    const [start, end] = [await middle(page, 4), await middle(page, 5)];
    await touch("touchStart", [start]);
    await touch("touchMove", [{x: (start.x + end.x) / 2, y: start.y}]);
    await touch("touchMove", [end]);
    await expect(page.locator("#board .pin.falls")).toHaveCount(2);
    await expect(says(page)).toHaveText("Knocks down pins 5–6.");
    await touch("touchEnd", []);
    await at(page, "kayles:1,4");
    await expectBoardSettled(page);
    // The four that stand on the left are the second heap: the parts of a touch ascend.
    const names = Object.keys(placesBefore);
    const standing = [0, 1, 2, 3, 6].map((index) => [names[index], placesBefore[names[index] ?? ""]]);
    await expect.poll(() => pinPlaces(page)).toEqual(Object.fromEntries(standing));
    await pin(page, 1).tap();
    await at(page, "kayles:1,1,2");
    await expectBoardSettled(page);
    await expect(page.locator("#board .print")).toHaveCount(3);
  });
});

sharedPageTest("what falls is shown before it does; what cannot fall stays", async ({page}) => {
  await open(page, "kayles:7,9", "?lang=en");
  const tooMany = await drag(page, 1, 3);
  await expect(page.locator("#board .pin.stays")).toHaveCount(3);
  await expect(says(page)).toHaveText("You can’t knock down pins 2–4 of row 1.");
  await tooMany();
  await expect(page.locator("#board .pin.stays")).toHaveCount(0);
  await at(page, "kayles:7,9");
  const announcements = await listen(page);
  const two = await drag(page, 9, 8);
  await expect(page.locator("#board .pin.falls")).toHaveCount(2);
  await two();
  await at(page, "kayles:7,1,6");
  const told = expect.stringContaining("You played row 2: 2 of 9 fall, 1 + 6 left.");
  await expect.poll(announcements).toContainEqual(told);
});

test("undo sets up the pins that fell where they stood, and redo fells the same", async ({page}) => {
  await open(page, "kayles:7", "?lang=en");
  const placesBefore = await pinPlaces(page);
  await (await drag(page, 4, 5))();
  await at(page, "kayles:1,4");
  await expectBoardSettled(page);
  const placesAfter = await pinPlaces(page);
  await page.keyboard.press("u");
  await at(page, "kayles:7");
  await expect.poll(() => pinPlaces(page)).toEqual(placesBefore);
  await page.keyboard.press("r");
  await at(page, "kayles:1,4");
  await expect.poll(() => pinPlaces(page)).toEqual(placesAfter);
});

sharedPageTest(
  "where no pin falls alone, one waits for its neighbour, and a settled pair falls at once",
  async ({page}) => {
    await open(page, "dawsons-kayles:6", "?lang=en");
    await pin(page, 2).click();
    await expect(pin(page, 2)).toHaveClass(/chosen/);
    await at(page, "dawsons-kayles:6");
    await pin(page, 2).click();
    await expect(page.locator("#board .pin.chosen")).toHaveCount(0);
    await pin(page, 2).click();
    await pin(page, 3).click();
    await at(page, "dawsons-kayles:2,2");
    await expectBoardSettled(page);
    await pin(page, 0).click();
    await at(page, "dawsons-kayles:0,2");
  },
);

test("two fall at a tap where that is chosen", async ({page}) => {
  await open(page, "kayles:5", "?lang=en");
  await page.getByRole("group", {name: "Pins per tap"}).getByRole("button", {name: "2"}).click();
  await pin(page, 1).click();
  await at(page, "kayles:1,2");
});

sharedPageTest("by keyboard Enter fells one, Shift with an arrow reaches further, Escape lets go", async ({page}) => {
  await open(page, "kayles:7", "?lang=en");
  await page.locator("#position-text").focus();
  for (let tab = 0; tab < 20 && !(await page.locator("#board .pin:focus").count()); tab++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(pin(page, 2)).toBeFocused();
  await expect(pin(page, 2)).toHaveAttribute("aria-label", "pin 3");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(says(page)).toHaveText("Knocks down pins 3–4.");
  await page.keyboard.press("Escape");
  await expect(page.locator("#board .pin.falls")).toHaveCount(1);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await at(page, "kayles:2,3");
  await expectBoardSettled(page);
  await expect(page.locator("#board .pin:focus")).toHaveCount(1);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await at(page, "kayles:1,3");
});

sharedPageTest("long rows are bars with a number to leave", async ({page}) => {
  await open(page, "kayles:2000,3", "?lang=en");
  await expect(page.locator("#board .pin")).toHaveCount(3);
  const field = page.locator("#board .field");
  await field.getByLabel("row 1 (2000): leave").fill("30");
  await field.getByRole("button", {name: "Play"}).click();
  await page.locator("#board .field", {hasText: "and on the other side"}).getByRole("button", {name: "1969"}).click();
  await at(page, "kayles:30,1969,3");
  await expect(page.locator("#board .pin")).toHaveCount(33);
});
