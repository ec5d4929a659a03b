// Store of the language in use: the wanted one once it has loaded, and the previous one until then. Parts opened in one
// language are loaded with the next.
import {effect, type ReadonlySignal, signal} from "@preact/signals";
import {type Lang, type Language, type Late, langs, loadLanguage} from "../text";

/**
 * Creates the store. `storyGames` are the ids of the games whose stories are shown, and `initialParts` the late texts
 * that are needed at once.
 */
export function createReading(
  wanted: ReadonlySignal<Lang>,
  storyGames: ReadonlySignal<readonly string[]>,
  initialParts: readonly Late[] = [],
) {
  /** Null until the first language has loaded. */
  const language = signal<Language | null>(null);
  const loadingLang = signal<Lang | null>(null);
  /** Language that could not be loaded; null if none. */
  const failedLang = signal<Lang | null>(null);
  /** True if the story of a game could not be loaded. */
  const hasStoryFailed = signal(false);
  const attempt = signal(0);
  /** Parts that have loaded; a part that fails does not keep others from being opened. */
  const parts = new Set(initialParts);

  /** Loads a language with all parts needed by then, and with `more`. */
  async function loadTexts(lang: Lang, more: readonly Late[] = []): Promise<Language> {
    const partCount = parts.size;
    const needed = [...parts, ...more];
    // A page can be read without the story of its game.
    const complete = loadLanguage(lang, {parts: needed, games: storyGames.peek()});
    const t = await complete.catch(() => loadLanguage(lang, {parts: needed}));
    return partCount === parts.size ? t : loadTexts(lang, more);
  }

  const stopLanguageEffect = effect(() => {
    attempt.value;
    const lang = wanted.value;
    const finish = (update: () => void) => {
      if (wanted.peek() !== lang) return;
      loadingLang.value = null;
      update();
    };
    loadingLang.value = lang;
    failedLang.value = null;
    loadTexts(lang).then(
      (t) =>
        finish(() => {
          language.value = t;
        }),
      () =>
        finish(() => {
          failedLang.value = lang;
          if (!language.peek()) loadAnyLanguage(lang);
        }),
    );
  });

  /** If the first language does not load, uses another, so that something can say so. */
  function loadAnyLanguage(failed: Lang) {
    for (const lang of langs)
      if (lang !== failed)
        loadTexts(lang).then(
          (t) => {
            language.value ??= t;
          },
          () => {},
        );
  }

  const stopStoryEffect = effect(() => {
    attempt.value;
    const games = storyGames.value;
    const t = language.value;
    hasStoryFailed.value = false;
    if (t) void loadStories(t, games);
  });

  async function loadStories(t: Language, games: readonly string[]) {
    // A link changes several signals in turn: the games that it opens are known when all have changed.
    await null;
    if (storyGames.peek() !== games || games.every((id) => t.game(id).story)) return;
    try {
      const loaded = await loadLanguage(t.lang, {parts: [...parts], games});
      if (language.peek()?.lang === loaded.lang) language.value = loaded;
    } catch {
      hasStoryFailed.value = storyGames.peek() === games;
    }
  }

  return {
    language,
    loadingLang,
    failedLang,
    hasStoryFailed,
    /** Resolves once the current language has these texts. */
    async loadTexts(...more: Late[]) {
      const currentLang = () => language.peek()?.lang ?? wanted.peek();
      for (let lang = currentLang(); ; lang = currentLang()) {
        const t = await loadTexts(lang, more);
        if (currentLang() !== lang) continue;
        for (const part of more) parts.add(part);
        language.value = t;
        return;
      }
    },
    /** Tries again what has failed. */
    retry() {
      if (failedLang.peek() || hasStoryFailed.peek()) attempt.value++;
    },
    close() {
      stopLanguageEffect();
      stopStoryEffect();
    },
  };
}

export type Reading = ReturnType<typeof createReading>;
