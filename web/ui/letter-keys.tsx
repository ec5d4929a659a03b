// Setting for shortcuts of a single letter, which users of speech input turn off; stored by the browser.
import {type ReadonlySignal, signal} from "@preact/signals";
import {useLanguage} from "./language";
import {readStored, writeStored} from "./storage";

const storageKey = "sg-letter-keys";
const isOn = signal(readStored(storageKey) !== "off");
export const areLetterKeysOn: ReadonlySignal<boolean> = isOn;

function setOn(on: boolean) {
  isOn.value = on;
  writeStored(storageKey, on ? "on" : "off");
}

export function LetterKeys() {
  const t = useLanguage();
  return (
    <label class="letter-keys">
      <input type="checkbox" checked={isOn.value} onChange={(event) => setOn(event.currentTarget.checked)} />{" "}
      {t.ui.letterKeys}
    </label>
  );
}
