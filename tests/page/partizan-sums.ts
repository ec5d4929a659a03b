// A partizan sum, and the places of its page that say whose turn it is.
import type {Page} from "@playwright/test";

/** Whoever begins wins. */
export const sum = "red-blue-hackenbush:0-1b 1-2r 0-3g + domineering:3x3 + nim:3";
export const side = (page: Page, which: "L" | "R") => page.locator(".sides li").nth(which === "L" ? 0 : 1);
export const twoPersons = (lang: string) => `?opponent=none&lang=${lang}`;
