// The lever between the table and all that is known of the position.
import type {Mode} from "../address/link";
import {useLanguage} from "../ui/language";

export function Lever({mode, onMode}: {mode: Mode; onMode(mode: Mode): void}) {
  const t = useLanguage();
  const side = (to: Mode, words: string) => (
    <button type="button" aria-pressed={mode === to} onClick={() => onMode(to)}>
      {words}
    </button>
  );
  return (
    <fieldset class="lever" aria-label={t.table.mode}>
      {side("play", t.table.play)}
      {side("analyse", t.table.analyse)}
    </fieldset>
  );
}
