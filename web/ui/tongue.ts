// The language of everything below: `t(words, facts)` gives a sentence in it.
import {createContext} from "preact";
import {useContext} from "preact/hooks";
import {fill, type Lang, type Words} from "../text";

export type Tongue = ((words: Words, facts?: Record<string, string | number>) => string) & {lang: Lang};

const speak = (lang: Lang): Tongue =>
  Object.assign((words: Words, facts?: Record<string, string | number>) => fill(words, lang, facts), {lang});

/** One for each language: a new one would draw the whole page again. */
export const tongues: Record<Lang, Tongue> = {en: speak("en"), zh: speak("zh")};

export const TongueContext = createContext(tongues.en);
export const useTongue = () => useContext(TongueContext);
