// Settings of the page that links carry beside the game: its language, its theme, the program of its game, and the names
// of two players.
import {signal} from "@preact/signals";
import type {Link, Theme} from "../../address/link";
import type {Players} from "../../address/players";
import type {Lang} from "../../text/languages";
import {readOnly} from "../read-only";

type Settings = Pick<Link, "lang" | "theme" | "program" | "players">;

/** Creates the settings of a link; `onSet` is called when the reader sets one. */
export function createPageSettings(link: Settings, onSet: () => void) {
  const lang = signal(link.lang);
  const theme = signal(link.theme);
  const program = signal(link.program);
  const players = signal(link.players ?? null);
  return readOnly({
    ...{lang, theme, program, players},
    /** Takes over the settings of another link; language, theme and program stay where they are absent. */
    apply(next: Partial<Settings>) {
      if (next.lang !== undefined) lang.value = next.lang;
      if (next.theme !== undefined) theme.value = next.theme;
      // A whole link, which has no players if there are none.
      if (next.program !== undefined) {
        program.value = next.program;
        players.value = next.players ?? null;
      }
    },
    setLang(to: Lang | null) {
      lang.value = to;
      onSet();
    },
    setTheme(to: Theme) {
      theme.value = to;
      onSet();
    },
    setPlayers(to: Players) {
      players.value = to;
      onSet();
    },
  });
}
