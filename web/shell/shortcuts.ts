// Keyboard shortcuts of the whole page; the boards have their own. Ignores keys with modifiers and keys typed into a
// field.
import type {State} from "../game/state";
import {openPresent} from "../present/open";
import {areLetterKeysOn} from "../ui/letter-keys";
import {toggleSound} from "../ui/sound";

const textFieldSelector = "input:not([type=checkbox], [type=range]), select, textarea, [contenteditable]";

export function onShortcut(event: KeyboardEvent, state: State, root: Element | null) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
  if (event.key.length === 1 && !areLetterKeysOn.value) return;
  if ((event.target as Element).closest?.(textFieldSelector)) return;
  const action = {
    u: state.undo,
    r: state.refutation.isShown.value ? state.refutation.takeBack : state.redo,
    n: () => root?.querySelector<HTMLElement>(".puzzle-bar a.primary")?.click(),
    h: state.teaching.nextHint,
    p: () => openPresent(state),
    s: toggleSound,
    Escape: () => {
      state.interaction.cancel();
      for (const help of root?.querySelectorAll<HTMLDetailsElement>(".help[open]") ?? []) help.open = false;
    },
    w: () => root?.querySelector<SVGElement>("#board .wins")?.focus(),
    "?": () => {
      const help = root?.querySelector<HTMLDetailsElement>("#board .help");
      if (help) help.open = !help.open;
    },
  }[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
