// A page beside the first one: its head, its language and theme, around what is loaded when it is first opened.
import type {ComponentChildren} from "preact";
import {formatLink, type Theme, unplayed} from "../address/link";
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";
import type {Reading} from "../ui/reading";
import {useDocumentHead} from "./document-head";
import {Masthead, type Sides} from "./masthead";
import {preferredTheme} from "./preferences";

interface SidePageProps {
  state: State;
  reading: Reading;
  /** Of the document, before the name of the whole. */
  title: string[];
  sides: Sides;
  children: ComponentChildren;
}

/** Theme of a page beside the first one, as shown and as chosen, and the links from there. */
export function settingsOf(state: State) {
  const theme: Theme = state.theme.value ?? preferredTheme();
  const chosen = {lang: state.lang.value, theme: state.theme.value};
  const linkOf = (address: string | null) => formatLink({...unplayed, ...chosen, play: "normal", address}) ?? "#/";
  return {theme, chosen, linkOf};
}

export function SidePage({state, reading, title, sides, children}: SidePageProps) {
  const {theme, linkOf} = settingsOf(state);
  const t = useLanguage();
  useDocumentHead([...title, t.ui.title].join(" · "), t.lang, state.theme.value);
  return (
    <div class={`page lang-${t.lang}`}>
      <Masthead
        theme={theme}
        sides={sides}
        games={linkOf(null)}
        reading={reading}
        onLang={state.setLang}
        onTheme={() => state.setTheme(theme === "dark" ? "light" : "dark")}
      />
      <main>{children}</main>
    </div>
  );
}
