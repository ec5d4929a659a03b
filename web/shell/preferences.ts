// What the reader's own browser asks for, where a link does not say.
import type {Theme} from "../address/link";
import {type Lang, langs} from "../text";

export const preferredLang = (): Lang =>
  langs.find((lang) => navigator.language.toLowerCase().startsWith(lang)) ?? "en";
export const preferredTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
export const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
