// Setting for sounds, off until asked for; stored by the browser.
import {type ReadonlySignal, signal} from "@preact/signals";
import {useLanguage} from "./language";
import {readStored, writeStored} from "./storage";

const storageKey = "sg-sound";
const isOn = signal(readStored(storageKey) === "on");
export const isSoundOn: ReadonlySignal<boolean> = isOn;

export function toggleSound() {
  isOn.value = !isOn.value;
  writeStored(storageKey, isOn.value ? "on" : "off");
}

export function SoundSwitch() {
  const t = useLanguage();
  return (
    <button
      type="button"
      class="glyph"
      aria-label={t.table.sound}
      title={t.table.sound}
      aria-pressed={isOn.value}
      aria-keyshortcuts="s"
      onClick={toggleSound}
    >
      ♪
    </button>
  );
}
