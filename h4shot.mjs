import {chromium} from "@playwright/test";
const browser = await chromium.launch({executablePath: "/usr/bin/chromium", chromiumSandbox: false});
const shots = JSON.parse(process.argv[2]);
for (const {name, address, width = 1100, dark = false, lang = "en", play, keys = [], element} of shots) {
  const page = await browser.newPage({viewport: {width, height: 900}, colorScheme: dark ? "dark" : "light"});
  page.on("console", (m) => m.type() === "error" && console.log(name, m.text()));
  page.on("pageerror", (e) => console.log(name, String(e)));
  await page.goto(`file:///tmp/h4/dist/standalone.html#/${encodeURIComponent(address)}?lang=${lang}${play ? `&play=${play}` : ""}`);
  await page.waitForSelector("#board:not([aria-busy=true]) svg", {timeout: 15000}).catch(() => console.log(name, "no board"));
  await page.waitForTimeout(500);
  for (const key of keys) { if (key.startsWith("click:")) await page.locator(key.slice(6)).first().click({force: true}); else await page.keyboard.press(key); await page.waitForTimeout(400); }
  if (element) await page.locator(element).first().screenshot({path: `/tmp/h4-${name}.png`});
  else await page.screenshot({path: `/tmp/h4-${name}.png`, fullPage: false});
  console.log(name, await page.evaluate(() => document.documentElement.scrollWidth));
  await page.close();
}
await browser.close();
