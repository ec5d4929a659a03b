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
  }, [title, lang, theme]);
}

export function useShortcuts(state: State, root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onShortcut(event, state, root.current);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [state, root]);
}
