// Cache of the loaded texts. Each is loaded once, and a language stays the same object until more of it has loaded,
// since a new object renders the whole page again.
import {importWithRetry} from "../delivery/late";
import {familyOf} from "./game";
import {createLanguage, type Language, type Late, type LoadedTexts, requireParts} from "./language";
import {type Lang, langs, languages, type Row} from "./languages";

const coming = new Map<string, Promise<unknown>>();

/** Loads once; what could not be loaded is requested again the next time. */
function loadOnce<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = coming.get(name) as Promise<T> | undefined;
  if (known) return known;
  const asked = importWithRetry(load);
  coming.set(name, asked);
  asked.catch(() => coming.delete(name));
  return asked;
}

interface WantedWords<Part extends Late> {
  parts?: readonly Part[];
  /** Ids of the games whose stories are needed; one without texts has no story. */
  games?: readonly string[];
}

const spoken = new Map<Lang, {come: LoadedTexts; t: Language}>();

/** Loads the parts and stories that are needed, and returns the language with all that has loaded so far. */
export async function loadLanguage<Part extends Late = never>(
  lang: Lang,
  {parts = [], games = []}: WantedWords<Part> = {},
): Promise<Language<Part>> {
  const row = languages[lang] as Row;
  const loadPart = async (part: Part) => {
    const late = row.late ?? (await loadOnce(lang, row.load)).late;
    return [part, await loadOnce(`${lang} ${part}`, late[part])] as const;
  };
  const [{dictionary}, ...found] = await Promise.all([loadOnce(lang, row.load), ...parts.map(loadPart)]);
  const {stories, ...first} = dictionary;
  const families = games.map((id) => familyOf(first.games, id));
  const told = await Promise.all(
    families.map(async (id) => {
      const story = stories[id];
      return story ? [[id, await loadOnce(`${lang}:${id}`, story)] as const] : [];
    }),
  );
  const known = spoken.get(lang);
  const come: LoadedTexts = known?.come ?? {...first, late: {}, stories: {}};
  const fresh = Object.fromEntries(found.filter(([part]) => !(part in come.late)));
  const freshly = Object.fromEntries(told.flat().filter(([id]) => !(id in come.stories)));
  if (known && Object.keys({...fresh, ...freshly}).length === 0) return requireParts(known.t, ...parts);
  const next = {...come, late: {...come.late, ...fresh}, stories: {...come.stories, ...freshly}};
  const t = createLanguage(lang, next);
  spoken.set(lang, {come: next, t});
  return requireParts(t, ...parts);
}

export const everyLanguage = <Part extends Late = never>(...parts: Part[]) =>
  Promise.all(langs.map((lang) => loadLanguage(lang, {parts})));
