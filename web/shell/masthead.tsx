// The head of the page: its mark, the way to the games, language and theme.
import type {Theme} from "../address/link";
import {dayOf} from "../game/puzzle";
import {puzzles, ui, type Words} from "../text";
import {nimbers as nimberWords} from "../text/nimbers";
import {hasSite} from "../ui/site";
import {useTongue} from "../ui/tongue";

/** The links to the pages beside the first one; null on the page itself. */
export interface Sides {
  sequences: string | null;
  nimbers: string | null;
}

interface MastheadProps {
  theme: Theme;
  sides: Sides;
  onLang(): void;
  onTheme(): void;
  /** To the games on this page, or by a link to the page that has them. */
  games: string | (() => void);
}

export function Masthead({theme, sides, games, onLang, onTheme}: MastheadProps) {
  const t = useTongue();
  const side = (name: Words, link: string | null, kind?: string) =>
    link === null ? (
      <span aria-current="page">{t(name)}</span>
    ) : (
      <a href={link} class={kind}>
        {t(name)}
      </a>
    );
  return (
    <header class="masthead">
      <a class="brand" href="#/">
        <Mark />
        <span>{t(ui.title)}</span>
      </a>
      <nav>
        {typeof games === "string" ? (
          <a href={games}>{t(ui.games)}</a>
        ) : (
          <button type="button" onClick={games}>
            {t(ui.games)}
          </button>
        )}
        {side(ui.sequence, sides.sequences)}
        {side(nimberWords.name, sides.nimbers, "roomy")}
        <a href={`#/?puzzle=${dayOf(new Date())}`}>{t(puzzles.daily)}</a>
        {hasSite && <a href={t.lang === "zh" ? "./learn/zh/index.html" : "./learn/index.html"}>{t(ui.learn)}</a>}
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

/** Heaps of one, two and three: the smallest zero of Nim with three heaps, and the counter about to be taken. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      {[1, 2, 3].flatMap((n, row) =>
        Array.from({length: n}, (_, k) => {
          const taken = row === 2 && k === 2;
          return (
            <circle
              key={`${row} ${k}`}
              class={taken ? "taken" : ""}
              cx={16 + (k - row / 2) * 10}
              cy={6 + row * 10}
              r={taken ? 3.4 : 4}
            />
          );
        }),
      )}
    </svg>
  );
}
