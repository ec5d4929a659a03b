// Test cases that were pasted in place of a position, as a list to open; where the text can be meant in several ways, those first.
import {useState} from "preact/hooks";
import type {Split} from "../game/test-cases";
import {Glyph} from "../ui/glyph";
import {useWords} from "../ui/language";

interface CasesProps {
  /** With its rules, as an address begins. */
  game: string;
  /** The text as one position. */
  whole: string | null;
  ways: Split[];
  /** The address that is shown. */
  here: string | null;
  onOpen(address: string): void;
  onClose(): void;
}

const page = 40;
const short = (text: string) => (text.length > 24 ? `${text.slice(0, 23)}…` : text || "–");

export function Cases({game, whole, ways, here, onOpen, onClose}: CasesProps) {
  const t = useWords("cases");
  const [picked, setPicked] = useState<number | null>(null);
  const [count, setCount] = useState(page);
  const isPlain = whole === null && ways.length === 1;
  const cases = ways[isPlain ? 0 : (picked ?? -1)]?.cases ?? [];
  const open = (position: string) => onOpen(`${game}:${position}`);
  const way = (form: string, all: number, isChecked: boolean, pick: () => void) => (
    <label class="check">
      <input type="radio" name="meant" checked={isChecked} onChange={pick} />
      {t(form, {count: all})}
    </label>
  );
  return (
    <div class="cases-pasted">
      {isPlain ? (
        <p role="status">{t(t.cases.found, {count: cases.length})}</p>
      ) : (
        <fieldset>
          <legend>
            <span role="status">{t(t.cases.meant, {count: ways.length + (whole === null ? 0 : 1)})}</span>
          </legend>
          {whole !== null &&
            way(t.cases.none, 1, picked === null, () => {
              setPicked(null);
              open(whole);
            })}
          {ways.map(({isCounted, cases: all}, i) =>
            way(isCounted ? t.cases.counted : t.cases.lines, all.length, picked === i, () => setPicked(i)),
          )}
        </fieldset>
      )}
      {cases.length > 0 && (
        <ol aria-label={t.cases.pasted}>
          {cases.slice(0, count).map((position, i) => (
            <li key={i}>
              <button
                type="button"
                class="math"
                aria-current={`${game}:${position}` === here}
                onClick={() => open(position)}
              >
                <small>{i + 1}.</small> {short(position)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="controls">
        {cases.length > count && (
          <button type="button" class="quiet" onClick={() => setCount(count + 5 * page)}>
            {t.ui.showMore}
          </button>
        )}
        <Glyph sign="×" name={t.cases.close} off={false} onPress={onClose} />
      </div>
    </div>
  );
}
