// The language of everything below, and of a search every one.
import {createContext} from "preact";
import {useContext, useState} from "preact/hooks";
import {everyLanguage, type Language} from "../text";

export const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const t = useContext(LanguageContext);
  if (!t) throw new Error("nothing is said outside a language");
  return t;
}

/** Whoever looks for a name may know it in another language: the others come with `fetchAll`, and until then there is this one. */
export function useEveryLanguage(): {languages: Language[]; fetchAll(): void} {
  const t = useLanguage();
  const [all, setAll] = useState<Language[]>([]);
  return {languages: all.length > 0 ? all : [t], fetchAll: () => void everyLanguage().then(setAll, () => {})};
}
