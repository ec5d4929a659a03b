// The head of every page: its mark, the way to the others, language and theme.
import type {Theme} from "../address/link";
import {type Lang, langs, languages} from "../text";
import {useLanguage} from "../ui/language";
import type {Reading} from "../ui/reading";
import {hasSite} from "../ui/site";
import type {Settings} from "./site";

/** The entries of the head, and what has none. */
export type PageName = "play" | "games" | "puzzles" | "values" | "contest" | "learn";

/** A page, its name, and the link to it. */
type Entry = [PageName, string, string];

interface MastheadProps {
  theme: Theme;
  page: PageName;
  linkTo: Settings["linkTo"];
  reading: Reading;
  onLang(lang: Lang): void;
  onTheme(): void;
}

export function Masthead({theme, page, linkTo, reading, onLang, onTheme}: MastheadProps) {
  const t = useLanguage();
  const lost = reading.lost.value;
  const others = langs.filter((lang) => lang !== t.lang);
  const entries: Entry[] = [
    ["play", t.table.play, linkTo.game()],
    ["games", t.table.games, linkTo.page("games")],
    ["puzzles", t.table.puzzles, linkTo.page("puzzles")],
    ["values", t.table.values, linkTo.sequence({})],
    ["contest", t.table.contest, linkTo.page("contest")],
    ...(hasSite ? [["learn", t.table.learn, linkTo.page("learn")] satisfies Entry] : []),
  ];
  return (
    <>
      <header class="masthead">
        <a class="brand" href={linkTo.home()}>
          <Mark />
          <span>{t.ui.title}</span>
        </a>
        <nav aria-label={t.table.pages}>
          {entries.map(([name, words, link]) => (
            <a key={name} href={link} aria-current={name === page ? "page" : undefined}>
              {words}
            </a>
          ))}
        </nav>
        <div class="settings">
          {/* By place, so that the button that was pressed stays, with the focus, and offers the way back. */}
          {others.map((lang, i) => (
            <Offer key={i} lang={lang} reading={reading} onLang={onLang} />
          ))}
          <button type="button" onClick={onTheme}>
            {theme === "dark" ? t.ui.themeLight : t.ui.themeDark}
          </button>
        </div>
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
