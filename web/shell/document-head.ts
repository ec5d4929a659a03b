// What the page sets outside itself: the document's language, theme, title, and the keys it listens to.
import type {RefObject} from "preact";
import {useEffect} from "preact/hooks";
import type {Theme} from "../address/link";
import type {State} from "../game/state";
import {type Lang, languages} from "../text";
import {onShortcut} from "./shortcuts";

export function useDocumentHead(title: string, lang: Lang, theme: Theme | null) {
  useEffect(() => {
    const element = document.documentElement;
    element.lang = languages[lang].tag;
    if (theme) element.dataset.theme = theme;
    else delete element.dataset.theme;
    document.title = title;
    installAs(lang);
    if (theme) colourBars();
  }, [title, lang, theme]);
}

/** In the words of this language. */
function installAs(lang: Lang) {
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest) manifest.href = `./manifest-${lang}.webmanifest`;
}

/** The bars of the browser are of the theme that was chosen, not of the system's. */
function colourBars() {
  const {backgroundColor} = getComputedStyle(document.body);
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = backgroundColor;
}

export function useShortcuts(state: State, root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onShortcut(event, state, root.current);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [state, root]);
}
