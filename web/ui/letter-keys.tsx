// Shortcuts of one letter act unless the reader has turned them off, as whoever speaks to the machine will; the browser keeps it.
import {type ReadonlySignal, signal} from "@preact/signals";
import {keep, readKept} from "./kept";
import {useLanguage} from "./language";

const place = "sg-letter-keys";
const isOn = signal(readKept(place) !== "off");
export const lettersAct: ReadonlySignal<boolean> = isOn;

function turn(on: boolean) {
  isOn.value = on;
  keep(place, on ? "on" : "off");
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
