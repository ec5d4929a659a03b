// Language of the components below; in searches all languages.
import {createContext} from "preact";
import {useContext, useState} from "preact/hooks";
import {everyLanguage, type Language, type Late, requireParts} from "../text";
import type {Reading} from "./reading";

export const LanguageContext = createContext<Language | null>(null);
/** Loads the texts of parts that are opened. */
export const ReadingContext = createContext<Reading | null>(null);

export function useLanguage(): Language {
  const t = useContext(LanguageContext);
  if (!t) throw new Error("nothing is said outside a language");
  return t;
}

/** Returns the language with texts that have been loaded together with the component. */
export function useTexts<Part extends Late>(...parts: Part[]): Language<Part> {
  return requireParts(useLanguage(), ...parts);
}

/**
 * Returns all languages for searches, since a reader may know a name in another language; until `fetchAll` has loaded
 * them only the current one.
 */
export function useEveryLanguage<Part extends Late>(...parts: Part[]): {languages: Language<Part>[]; fetchAll(): void} {
  const t = useTexts(...parts);
  const [all, setAll] = useState<Language<Part>[]>([]);
  const fetchAll = () => void everyLanguage(...parts).then(setAll, () => {});
  return {languages: all.length > 0 ? all : [t], fetchAll};
}
