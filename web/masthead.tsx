// The head of the page: its mark, the way to the games, language and theme.
import type {Theme} from "./address";
import {useTongue} from "./panels/tongue";
import {ui} from "./text";

interface MastheadProps {
  theme: Theme;
  onLang(): void;
  onTheme(): void;
  onGames(): void;
}

export function Masthead({theme, onLang, onTheme, onGames}: MastheadProps) {
  const t = useTongue();
  return (
    <header class="masthead">
      <a class="brand" href="#/">
        <Mark />
        {t(ui.title)}
      </a>
      <nav>
        <button type="button" onClick={onGames}>
          {t(ui.games)}
        </button>
        <button type="button" lang={t.lang === "en" ? "zh-CN" : "en"} aria-label={t(ui.languageLabel)} onClick={onLang}>
          {t(ui.language)}
        </button>
        <button type="button" onClick={onTheme}>
          {t(theme === "dark" ? ui.themeLight : ui.themeDark)}
        </button>
      </nav>
    </header>
  );
}

/** Three, five, seven: the figure that opens every book on Nim, with its winning move drawn hollow. */
function Mark() {
  const rows = [3, 5, 7];
  return (
    <svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      {rows.flatMap((n, row) =>
        Array.from({length: n}, (_, k) => (
          <circle
            key={`${row} ${k}`}
            class={row === 2 && k === 6 ? "taken" : ""}
            cx={16 + (k - (n - 1) / 2) * 4.2}
            cy={8 + row * 8}
            r={1.7}
          />
        )),
      )}
    </svg>
  );
}
