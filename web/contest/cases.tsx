// List of test cases that were pasted in place of a position; if the text is ambiguous, a choice of interpretations
// comes first.
import {useState} from "preact/hooks";
import type {Split} from "../game/input/test-cases";
import {truncate} from "../lib/truncate";
import {Glyph} from "../ui/glyph";
import {useTexts} from "../ui/language";

interface CasesProps {
  /** Game with its rules, the beginning of an address. */
  game: string;
  /** Address if the text is read as a single position; null if it cannot be. */
  asPosition: string | null;
  splits: Split[];
  /** Address of the current position. */
  currentAddress: string | null;
  onOpen(address: string): void;
  onClose(): void;
}

const pageSize = 40;
const truncated = (text: string) => truncate(text, 24) || "–";

export function Cases({game, asPosition, splits, currentAddress, onOpen, onClose}: CasesProps) {
  const t = useTexts("cases");
  const [selected, setSelected] = useState<number | null>(null);
  const [count, setCount] = useState(pageSize);
  const isUnambiguous = asPosition === null && splits.length === 1;
  const cases = splits[isUnambiguous ? 0 : (selected ?? -1)]?.cases ?? [];
  const open = (position: string) => onOpen(`${game}:${position}`);
  const interpretation = (form: string, total: number, isChecked: boolean, select: () => void) => (
    <label class="check">
      <input type="radio" name="meant" checked={isChecked} onChange={select} />
      {t(form, {count: total})}
    </label>
  );
  return (
    <div class="cases-pasted">
      {isUnambiguous ? (
        <p role="status">{t(t.cases.found, {count: cases.length})}</p>
      ) : (
        <fieldset>
          <legend>
            <span role="status">{t(t.cases.meant, {count: splits.length + (asPosition === null ? 0 : 1)})}</span>
          </legend>
          {asPosition !== null &&
            interpretation(t.cases.none, 1, selected === null, () => {
              setSelected(null);
              open(asPosition);
            })}
          {splits.map(({isCounted, cases: all}, i) =>
            interpretation(isCounted ? t.cases.counted : t.cases.lines, all.length, selected === i, () =>
              setSelected(i),
            ),
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
                aria-current={`${game}:${position}` === currentAddress}
                onClick={() => open(position)}
              >
                <small>{i + 1}.</small> {truncated(position)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="controls">
        {cases.length > count && (
          <button type="button" class="quiet" onClick={() => setCount(count + 5 * pageSize)}>
            {t.ui.showMore}
          </button>
        )}
        <Glyph sign="×" name={t.cases.close} off={false} onPress={onClose} />
      </div>
    </div>
  );
}
