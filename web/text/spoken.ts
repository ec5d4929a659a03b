// What has been loaded of the languages, each thing once, and each language as one until there is more of it: a new one draws the
// whole page again.
import {imported} from "../delivery/late";
import {familyOf} from "./game";
import {type Come, having, type Language, type Late, speak} from "./language";
import {type Lang, langs, languages, type Row} from "./languages";

const coming = new Map<string, Promise<unknown>>();

/** What could not be loaded is asked for again the next time. */
function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = coming.get(name) as Promise<T> | undefined;
  if (known) return known;
  const asked = imported(load);
  coming.set(name, asked);
  asked.catch(() => coming.delete(name));
  return asked;
}

interface WantedWords<Part extends Late> {
  parts?: readonly Part[];
  /** Games whose stories are to be told, by their ids; one that has no words has none. */
  games?: readonly string[];
}

const spoken = new Map<Lang, {come: Come; t: Language}>();

/** A language with all that has come of it, and that is wanted. */
export async function speaking<Part extends Late = never>(
  lang: Lang,
  {parts = [], games = []}: WantedWords<Part> = {},
): Promise<Language<Part>> {
  const {load, late}: Row = languages[lang];
  const [{dictionary}, ...found] = await Promise.all([
    once(lang, load),
    ...parts.map(async (part) => [part, await once(`${lang} ${part}`, late[part])] as const),
  ]);
  const {stories, ...first} = dictionary;
  const families = games.map((id) => familyOf(first.games, id));
  const told = await Promise.all(
    families.map(async (id) => {
      const story = stories[id];
      return story ? [[id, await once(`${lang}:${id}`, story)] as const] : [];
    }),
  );
  const known = spoken.get(lang);
  const come: Come = known?.come ?? {...first, late: {}, stories: {}};
  const fresh = Object.fromEntries(found.filter(([part]) => !(part in come.late)));
  const freshly = Object.fromEntries(told.flat().filter(([id]) => !(id in come.stories)));
  if (known && Object.keys({...fresh, ...freshly}).length === 0) return having(known.t, ...parts);
  const next = {...come, late: {...come.late, ...fresh}, stories: {...come.stories, ...freshly}};
  const t = speak(lang, next);
  spoken.set(lang, {come: next, t});
  return having(t, ...parts);
}

export const everyLanguage = <Part extends Late = never>(...parts: Part[]) =>
  Promise.all(langs.map((lang) => speaking(lang, {parts})));
