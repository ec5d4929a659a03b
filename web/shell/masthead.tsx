// The head of the page: its mark, the way to the games, language and theme.
import type {Theme} from "../address/link";
import {dayOf} from "../game/puzzle";
import {type Lang, langs, languages} from "../text";
import {useLanguage} from "../ui/language";
import type {Reading} from "../ui/reading";
import {hasSite} from "../ui/site";

/** The links to the pages beside the first one; null on the page itself. */
export interface Sides {
  sequences: string | null;
  nimbers: string | null;
}

interface MastheadProps {
  theme: Theme;
  sides: Sides;
  reading: Reading;
  onLang(lang: Lang): void;
  onTheme(): void;
  /** To the games on this page, or by a link to the page that has them. */
  games: string | (() => void);
}

export function Masthead({theme, sides, games, reading, onLang, onTheme}: MastheadProps) {
  const t = useLanguage();
  const lost = reading.lost.value;
  const others = langs.filter((lang) => lang !== t.lang);
  const side = (name: string, link: string | null, kind?: string) =>
    link === null ? (
      <span aria-current="page">{name}</span>
    ) : (
      <a href={link} class={kind}>
        {name}
      </a>
    );
  return (
    <>
      <header class="masthead">
        <a class="brand" href="#/">
          <Mark />
          <span>{t.ui.title}</span>
        </a>
        <nav>
          {typeof games === "string" ? (
            <a href={games}>{t.ui.games}</a>
          ) : (
            <button type="button" onClick={games}>
              {t.ui.games}
            </button>
          )}
          {side(t.ui.sequence, sides.sequences)}
          {side(t.nimbers.name, sides.nimbers, "roomy")}
          <a href={`#/?puzzle=${dayOf(new Date())}`}>{t.puzzles.daily}</a>
          {hasSite && <a href={languages[t.lang].articles}>{t.ui.learn}</a>}
          {/* By place, so that the button that was pressed stays, with the focus, and offers the way back. */}
          {others.map((lang, i) => (
            <Offer key={i} lang={lang} reading={reading} onLang={onLang} />
          ))}
          <button type="button" onClick={onTheme}>
            {theme === "dark" ? t.ui.themeLight : t.ui.themeDark}
          </button>
        </nav>
      </header>
      {lost && (
        <p class="fault banner" role="alert">
          {t(t.ui.languageLost, {language: languages[lost].name})}
        </p>
      )}
    </>
  );
}

/** Another language, named in itself; until its words are there the page stays in this one. */
function Offer({lang, reading, onLang}: {lang: Lang} & Pick<MastheadProps, "reading" | "onLang">) {
  const {tag, name, offer} = languages[lang];
  const isComing = reading.coming.value === lang;
  const choose = () => {
    onLang(lang);
    reading.again();
  };
  return (
    <button type="button" lang={tag} aria-label={offer} aria-busy={isComing} onClick={choose}>
      {isComing ? `${name}…` : name}
    </button>
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
