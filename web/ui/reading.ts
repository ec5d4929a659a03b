// The language that is read: the one that is wanted as soon as it is there, and until then the one before. Whatever was opened in
// one of them is there in the next.
import {effect, type ReadonlySignal, signal} from "@preact/signals";
import {type Lang, type Language, type Late, langs, speaking} from "../text";

/** `opened` are the ids of the games whose stories are told, and `first` the late words that are needed at once. */
export function createReading(
  wanted: ReadonlySignal<Lang>,
  opened: ReadonlySignal<readonly string[]>,
  first: readonly Late[] = [],
) {
  /** Null until the first one is there. */
  const language = signal<Language | null>(null);
  const coming = signal<Lang | null>(null);
  /** What could not be loaded. */
  const lost = signal<Lang | null>(null);
  /** The story of a game could not. */
  const untold = signal(false);
  const attempt = signal(0);
  /** What has been opened, and came: what did not come keeps nothing else from being opened. */
  const parts = new Set(first);

  /** With all that is needed by then, and with `more`. */
  async function speak(lang: Lang, more: readonly Late[] = []): Promise<Language> {
    const before = parts.size;
    const needed = [...parts, ...more];
    // A page is read without the story of its game.
    const whole = speaking(lang, {parts: needed, games: opened.peek()});
    const t = await whole.catch(() => speaking(lang, {parts: needed}));
    return before === parts.size ? t : speak(lang, more);
  }

  const leave = effect(() => {
    attempt.value;
    const lang = wanted.value;
    const settle = (act: () => void) => {
      if (wanted.peek() !== lang) return;
      coming.value = null;
      act();
    };
    coming.value = lang;
    lost.value = null;
    speak(lang).then(
      (t) =>
        settle(() => {
          language.value = t;
        }),
      () =>
        settle(() => {
          lost.value = lang;
          if (!language.peek()) sayAtAll(lang);
        }),
    );
  });

  /** Where the first one does not come, another one says so. */
  function sayAtAll(lacking: Lang) {
    for (const lang of langs)
      if (lang !== lacking)
        speak(lang).then(
          (t) => {
            language.value ??= t;
          },
          () => {},
        );
  }

  const forget = effect(() => {
    attempt.value;
    const games = opened.value;
    const t = language.value;
    untold.value = false;
    if (t) void tell(t, games);
  });

  async function tell(t: Language, games: readonly string[]) {
    // A link changes one signal after the other: what it opens is known when all have changed.
    await null;
    if (opened.peek() !== games || games.every((id) => t.game(id).story)) return;
    try {
      const told = await speaking(t.lang, {parts: [...parts], games});
      if (language.peek()?.lang === told.lang) language.value = told;
    } catch {
      untold.value = opened.peek() === games;
    }
  }

  return {
    language,
    coming,
    lost,
    untold,
    /** Settles when there is a language with these words. */
    async opening(...more: Late[]) {
      const here = () => language.peek()?.lang ?? wanted.peek();
      for (let lang = here(); ; lang = here()) {
        const t = await speak(lang, more);
        if (here() !== lang) continue;
        for (const part of more) parts.add(part);
        language.value = t;
        return;
      }
    },
    /** Whoever asks for it again wants another try. */
    again() {
      if (lost.peek() || untold.peek()) attempt.value++;
    },
    close() {
      leave();
      forget();
    },
  };
}

export type Reading = ReturnType<typeof createReading>;
