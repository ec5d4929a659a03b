// Switch between play and analysis.
import type {Mode} from "../address/link";
import {useLanguage} from "../ui/language";

export function ModeSwitch({mode, onMode}: {mode: Mode; onMode(mode: Mode): void}) {
  const t = useLanguage();
  const option = (to: Mode, words: string) => (
    <button type="button" aria-pressed={mode === to} onClick={() => onMode(to)}>
      {words}
    </button>
  );
  return (
    <fieldset class="lever" aria-label={t.table.mode}>
      {option("play", t.table.play)}
      {option("analyse", t.table.analyse)}
    </fieldset>
  );
}
