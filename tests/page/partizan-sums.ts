// A sum of games of Left and Right, and where on its page it is told whose turn it is.
import type {Page} from "@playwright/test";

/** Whoever begins wins. */
export const sum = "red-blue-hackenbush:0-1b 1-2r 0-3g + domineering:3x3 + nim:3";
export const side = (page: Page, which: "L" | "R") => page.locator(".sides li").nth(which === "L" ? 0 : 1);
export const alone = (lang: string) => `?opponent=none&lang=${lang}`;
