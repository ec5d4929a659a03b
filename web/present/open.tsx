// Button that opens the presentation.
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";
import {enterFullScreen} from "./full-screen";

export function openPresent({present}: State) {
  enterFullScreen();
  present(true);
}

export function OpenPresent({state}: {state: State}) {
  const t = useLanguage();
  return (
    <button type="button" class="open-present" aria-keyshortcuts="p" onClick={() => openPresent(state)}>
      {t.table.present}
    </button>
  );
}
