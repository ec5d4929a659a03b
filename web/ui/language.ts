// The language of everything below, and of a search every one.
import {createContext} from "preact";
import {useContext, useState} from "preact/hooks";
import {everyLanguage, having, type Language, type Late} from "../text";
import type {Reading} from "./reading";

export const LanguageContext = createContext<Language | null>(null);
/** By which what is opened has its words fetched. */
export const ReadingContext = createContext<Reading | null>(null);

export function useLanguage(): Language {
  const t = useContext(LanguageContext);
  if (!t) throw new Error("nothing is said outside a language");
  return t;
}

/** The same with words that have been loaded with what is shown. */
export function useWords<Part extends Late>(...parts: Part[]): Language<Part> {
  return having(useLanguage(), ...parts);
}

/** Whoever looks for a name may know it in another language: the others come with `fetchAll`, and until then there is this one. */
export function useEveryLanguage<Part extends Late>(...parts: Part[]): {languages: Language<Part>[]; fetchAll(): void} {
  const t = useWords(...parts);
  const [all, setAll] = useState<Language<Part>[]>([]);
  const fetchAll = () => void everyLanguage(...parts).then(setAll, () => {});
  return {languages: all.length > 0 ? all : [t], fetchAll};
}
