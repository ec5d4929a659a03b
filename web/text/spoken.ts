// The languages that have been loaded, each once: a new one would draw the whole page again.
import {imported} from "../delivery/late";
import {type Dictionary, type Language, speak} from "./language";
import {type Lang, langs, languages} from "./languages";

const spoken = new Map<Lang, Promise<Language>>();

/** What could not be loaded is asked for again the next time. */
export function speaking(lang: Lang): Promise<Language> {
  const known = spoken.get(lang);
  if (known) return known;
  const coming = imported<{dictionary: Dictionary}>(languages[lang].load).then(({dictionary}) =>
    speak(lang, dictionary),
  );
  spoken.set(lang, coming);
  coming.catch(() => spoken.delete(lang));
  return coming;
}

export const everyLanguage = () => Promise.all(langs.map(speaking));
