// Preferences of the reader's browser, used for what a link does not set.
import type {Theme} from "../address/link";
import {type Lang, langs, sourceLang} from "../text";

export const preferredLang = (): Lang =>
  langs.find((lang) => navigator.language.toLowerCase().startsWith(lang)) ?? sourceLang;
export const preferredTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
export const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
