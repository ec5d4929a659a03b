// What the page sets outside itself: the document's language, theme, title, and the keys it listens to.
import type {RefObject} from "preact";
import {useEffect} from "preact/hooks";
import type {Theme} from "./address";
import {onKey} from "./keys";
import type {State} from "./state";
import type {Lang} from "./text";

export function useDocument(title: string, lang: Lang, theme: Theme | null) {
  useEffect(() => {
    const element = document.documentElement;
    element.lang = lang === "zh" ? "zh-CN" : "en";
    if (theme) element.dataset.theme = theme;
    else delete element.dataset.theme;
    document.title = title;
  }, [title, lang, theme]);
}

export function useKeys(state: State, root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event, state, root.current);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [state, root]);
}
