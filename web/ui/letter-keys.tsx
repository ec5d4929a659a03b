// Shortcuts of one letter act unless the reader has turned them off, as whoever speaks to the machine will; the browser keeps it.
import {type ReadonlySignal, signal} from "@preact/signals";
import {useLanguage} from "./language";

const place = "sg-letter-keys";

/** A browser may refuse to keep anything: then nothing was turned off, and what is lasts as long as the page. */
function kept(): boolean {
  try {
    return localStorage.getItem(place) !== "off";
  } catch {
    return true;
  }
}

const isOn = signal(kept());
export const lettersAct: ReadonlySignal<boolean> = isOn;

function turn(on: boolean) {
  isOn.value = on;
  try {
    localStorage.setItem(place, on ? "on" : "off");
  } catch {}
}

export function LetterKeys() {
  const t = useLanguage();
  return (
    <label class="letter-keys">
      <input type="checkbox" checked={isOn.value} onChange={(event) => turn(event.currentTarget.checked)} />{" "}
      {t.ui.letterKeys}
    </label>
  );
}
