// What the reader's own browser asks for, where a link does not say.
import type {Theme} from "./address";
import type {Lang} from "./text";

export const readerLang = (): Lang => (navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en");
export const readerTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
