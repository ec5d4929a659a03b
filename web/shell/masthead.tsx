// Head of every page: logo, links to the other pages, language and theme.

import type {ComponentChildren} from "preact";
import type {Theme} from "../address/link";
import {type Lang, type Language, langs, languages} from "../text";
import {useLanguage} from "../ui/language";
import type {Reading} from "../ui/reading";
import {hasSite} from "../ui/site";
import {currentOf, mastheadEntries} from "./masthead-entries";
import type {Page} from "./page";
import type {Settings} from "./site";

interface MastheadProps {
  theme: Theme;
  /** Page that is open. */
  page: Page;
  linkTo: Settings["linkTo"];
  reading: Reading;
  onLang(lang: Lang): void;
  onTheme(): void;
}

export function Masthead({theme, page, linkTo, reading, onLang, onTheme}: MastheadProps) {
  const t = useLanguage();
  const failedLanguage = reading.failedLang.value;
  const others = langs.filter((lang) => lang !== t.lang);
  const entries = mastheadEntries(t, hasSite).map((entry) => ({
    ...entry,
    link: entry.page ? linkTo.page(entry.page) : linkTo.game(),
    current: currentOf(entry, page),
  }));
  return (
    <>
      <MastheadView t={t} home={linkTo.home()} entries={entries}>
        {/* Keyed by index, so that the button that was pressed keeps the focus and offers the way back. */}
        {others.map((lang, i) => (
          <LanguageButton key={i} lang={lang} reading={reading} onLang={onLang} />
        ))}
        <button type="button" onClick={onTheme}>
          {theme === "dark" ? t.ui.themeLight : t.ui.themeDark}
        </button>
      </MastheadView>
      {failedLanguage && (
        <p class="fault banner" role="alert">
          {t(t.ui.languageLost, {language: languages[failedLanguage].name})}
        </p>
      )}
    </>
  );
}

interface MastheadViewProps {
  t: Language;
  /** Link of the logo. */
  home: string;
  entries: readonly {name: string; label: string; link: string; current: "page" | "true" | undefined}[];
  /** Language and theme. */
  children: ComponentChildren;
}

export function MastheadView({t, home, entries, children}: MastheadViewProps) {
  return (
    <header class="masthead">
      <a class="brand" href={home}>
        <Logo />
        <span>{t.ui.title}</span>
      </a>
      <nav aria-label={t.table.pages}>
        {entries.map(({name, label, link, current}) => (
          <a key={name} href={link} aria-current={current}>
            {label}
          </a>
        ))}
      </nav>
      <div class="settings">{children}</div>
    </header>
  );
}

/**
 * Button for another language, named in that language; the page stays in the current one until the texts have loaded.
 */
function LanguageButton({lang, reading, onLang}: {lang: Lang} & Pick<MastheadProps, "reading" | "onLang">) {
  const {tag, name, offer} = languages[lang];
  const isLoading = reading.loadingLang.value === lang;
  const choose = () => {
    onLang(lang);
    reading.retry();
  };
  return (
    <button type="button" lang={tag} aria-label={offer} aria-busy={isLoading} onClick={choose}>
      {isLoading ? `${name}…` : name}
    </button>
  );
}

/**
 * Logo: heaps of one, two and three, the smallest zero position of Nim with three heaps, and the counter about to be
 * taken.
 */
function Logo() {
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
