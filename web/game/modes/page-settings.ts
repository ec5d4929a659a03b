// Settings of the page that links carry beside the game: its language, its theme, and the program of its game.
import {signal} from "@preact/signals";
import type {Link, Theme} from "../../address/link";
import type {Lang} from "../../text/languages";
import {readOnly} from "../read-only";

type Settings = Pick<Link, "lang" | "theme" | "program">;

/** Creates the settings of a link; `onSet` is called when the reader sets one. */
export function createPageSettings(link: Settings, onSet: () => void) {
  const lang = signal(link.lang);
  const theme = signal(link.theme);
  const program = signal(link.program);
  return readOnly({
    ...{lang, theme, program},
    /** Takes over the settings of another link; those that are absent stay. */
    apply(next: Partial<Settings>) {
      if (next.lang !== undefined) lang.value = next.lang;
      if (next.theme !== undefined) theme.value = next.theme;
      if (next.program !== undefined) program.value = next.program;
    },
    setLang(to: Lang | null) {
      lang.value = to;
      onSet();
    },
    setTheme(to: Theme) {
      theme.value = to;
      onSet();
    },
  });
}
