// The language of everything below: `t(words, facts)` gives a sentence in it.
import {createContext} from "preact";
import {useContext} from "preact/hooks";
import {fill, type Lang, type Words} from "../text";

export type Tongue = ((words: Words, facts?: Record<string, string | number>) => string) & {lang: Lang};

export function tongue(lang: Lang): Tongue {
  return Object.assign((words: Words, facts?: Record<string, string | number>) => fill(words, lang, facts), {lang});
}

export const TongueContext = createContext<Tongue>(tongue("en"));
export const useTongue = () => useContext(TongueContext);
