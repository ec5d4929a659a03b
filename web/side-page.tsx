// A page beside the first one: its head, its language and theme, around what is loaded when it is first opened.
import type {ComponentChildren} from "preact";
import {formatLink, type Theme, unplayed} from "./address";
import {useDocument} from "./dress";
import {Masthead, type Sides} from "./masthead";
import {TongueContext, tongues} from "./panels/tongue";
import {readerLang, readerTheme} from "./reader";
import type {State} from "./state";
import {type Lang, ui, type Words} from "./text";

interface SidePageProps {
  state: State;
  /** Of the document, before the name of the whole. */
  title: (string | Words)[];
  sides: Sides;
  children: ComponentChildren;
}

/** How a page beside the first one is dressed, and the links from there. */
export function dressOf(state: State) {
  const lang: Lang = state.lang.value ?? readerLang();
  const theme: Theme = state.theme.value ?? readerTheme();
  const dress = {lang: state.lang.value, theme: state.theme.value};
  const linkOf = (address: string | null) => formatLink({...unplayed, ...dress, play: "normal", address}) ?? "#/";
  return {lang, theme, dress, linkOf};
}

export function SidePage({state, title, sides, children}: SidePageProps) {
  const {lang, theme, linkOf} = dressOf(state);
  const t = tongues[lang];
  const names = [...title, ui.title].map((name) => (typeof name === "string" ? name : t(name)));
  useDocument(names.join(" · "), lang, state.theme.value);
  return (
    <TongueContext.Provider value={t}>
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
    </TongueContext.Provider>
  );
}
