// Effects of the page outside itself: the document's language, theme and title, and keyboard shortcuts.
import type {RefObject} from "preact";
import {useEffect, useLayoutEffect} from "preact/hooks";
import type {Theme} from "../address/link";
import type {State} from "../game/state";
import {type Lang, languages} from "../text";
import {onShortcut} from "./shortcuts";

/** Sets a meta element that search engines and messengers read; those that run no script get what index.html has. */
function setMeta(attribute: "name" | "property", key: string, content: string) {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  const meta = existing ?? document.createElement("meta");
  meta.setAttribute(attribute, key);
  meta.content = content;
  if (!existing) document.head.append(meta);
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
    setMeta("name", "description", description);
    setMeta("property", "og:title", title);
    setMeta("property", "og:description", description);
    setManifest(lang);
    if (theme) setBarColours();
  }, [title, description, lang, theme]);
}

/** Selects the web app manifest in this language. */
function setManifest(lang: Lang) {
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest) manifest.href = `./manifest-${lang}.webmanifest`;
}

/** Gives the browser's bars the theme that was chosen instead of the system's. */
function setBarColours() {
  const {backgroundColor} = getComputedStyle(document.body);
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = backgroundColor;
}

/** Listens from the moment at which the page stands in the document: a frame later a key would be lost. */
export function useShortcuts(state: State, root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onShortcut(event, state, root.current);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [state, root]);
}
