// The language that is read: the one that is wanted as soon as it is there, and until then the one before.
import {effect, type ReadonlySignal, signal} from "@preact/signals";
import {type Lang, type Language, langs, speaking} from "../text";

export function createReading(wanted: ReadonlySignal<Lang>) {
  /** Null until the first one is there. */
  const language = signal<Language | null>(null);
  const coming = signal<Lang | null>(null);
  /** What could not be loaded. */
  const lost = signal<Lang | null>(null);
  const attempt = signal(0);
  const close = effect(() => {
    attempt.value;
    const lang = wanted.value;
    const settle = (act: () => void) => {
      if (wanted.peek() !== lang) return;
      coming.value = null;
      act();
    };
    coming.value = lang;
    lost.value = null;
    speaking(lang).then(
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
        speaking(lang).then(
          (t) => {
            language.value ??= t;
          },
          () => {},
        );
  }
  return {
    language,
    coming,
    lost,
    /** Whoever asks for it again wants another try. */
    again() {
      if (lost.peek()) attempt.value++;
    },
    close,
  };
}

export type Reading = ReturnType<typeof createReading>;
