// What the page sets outside itself: the document's language, theme, title, and the keys it listens to.
import type {RefObject} from "preact";
import {useEffect} from "preact/hooks";
import type {Theme} from "../address/link";
import type {State} from "../game/state";
import {type Lang, languages} from "../text";
import {onShortcut} from "./shortcuts";

/** What is said of a page where it is listed or linked to; pages that run no script have what stands in index.html. */
function describe(attribute: "name" | "property", key: string, content: string) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  const meta = found ?? document.createElement("meta");
  meta.setAttribute(attribute, key);
  meta.content = content;
  if (!found) document.head.append(meta);
}

interface Head {
  title: string;
  description: string;
}

export function useDocumentHead({title, description}: Head, lang: Lang, theme: Theme | null) {
  useEffect(() => {
    const element = document.documentElement;
    element.lang = languages[lang].tag;
    if (theme) element.dataset.theme = theme;
    else delete element.dataset.theme;
    document.title = title;
    describe("name", "description", description);
    describe("property", "og:title", title);
    describe("property", "og:description", description);
    installAs(lang);
    if (theme) colourBars();
  }, [title, description, lang, theme]);
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
