// What in the explanation can be walked: into a position that follows and back, and along one line to the end.
import {expect, test} from "@playwright/test";

test("an explanation is looked into and left again, and a searched position is played out", async ({page}) => {
  await page.goto("/index.html#/kayles:7?lang=en");
  const why = page.locator(".why");
  await why.getByRole("button", {name: "2,3"}).click();
  const trail = page.getByRole("navigation", {name: "Positions looked into"});
  await expect(trail).toContainText("kayles:2,3");
  await expect(why).toContainText("nim-sum is 1");
  await expect(page.getByRole("button", {name: "Back to this position"})).toBeFocused();
  await why.getByText("Step by step").click();
  await why.getByRole("button", {name: "0", exact: true}).first().click();
  await expect(why).toContainText("No move is left.");
  await trail.getByRole("button", {name: "kayles:2,3"}).click();
  await expect(why).toContainText("nim-sum is 1");
  await page.getByRole("button", {name: "Back to this position"}).click();
  await expect(why.getByRole("button", {name: "2,3"})).toBeVisible();
  await expect(why.locator("[tabindex='-1']")).toBeFocused();

  await page.goto("/index.html#/cram:3x3?lang=zh");
  await why.getByRole("button", {name: "推演到底"}).click();
  await expect(why.locator(".principal")).toContainText("4. ");
});
