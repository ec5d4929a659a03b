// A page beside the first one: its head, its language and theme, around what is loaded when it is first opened.
import type {ComponentChildren} from "preact";
import {formatLink, type Theme, unplayed} from "../address/link";
import type {State} from "../game/state";
import {type Lang, languages, type Sentence} from "../text";
import {LanguageContext} from "../ui/language";
import {useDocumentHead} from "./document-head";
import {Masthead, type Sides} from "./masthead";
import {preferredLang, preferredTheme} from "./preferences";

interface SidePageProps {
  state: State;
  /** Of the document, before the name of the whole. */
  title: Sentence[];
  sides: Sides;
  children: ComponentChildren;
}

/** Language and theme of a page beside the first one, as shown and as chosen, and the links from there. */
export function settingsOf(state: State) {
  const lang: Lang = state.lang.value ?? preferredLang();
  const theme: Theme = state.theme.value ?? preferredTheme();
  const chosen = {lang: state.lang.value, theme: state.theme.value};
  const linkOf = (address: string | null) => formatLink({...unplayed, ...chosen, play: "normal", address}) ?? "#/";
  return {lang, theme, chosen, linkOf};
}

export function SidePage({state, title, sides, children}: SidePageProps) {
  const {lang, theme, linkOf} = settingsOf(state);
  const t = languages[lang];
  const names = [...title.map((name) => name(t)), t.ui.title];
  useDocumentHead(names.join(" · "), lang, state.theme.value);
  return (
    <LanguageContext.Provider value={t}>
      <div class={`page lang-${lang}`}>
        <Masthead
          theme={theme}
          sides={sides}
          games={linkOf(null)}
          onLang={() => state.setLang(lang === "en" ? "zh" : "en")}
          onTheme={() => state.setTheme(theme === "dark" ? "light" : "dark")}
        />
        <main>{children}</main>
      </div>
    </LanguageContext.Provider>
  );
}
