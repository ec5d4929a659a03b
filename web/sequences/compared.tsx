// Result of comparing with another game or with a reader's own values: the first heap that differs, how many do, or that none does.
import {useMemo} from "preact/hooks";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {differencesOf, type GameComparison} from "./comparison";
import type {Values} from "./period";

interface ComparedProps extends GameComparison {
  values: Values;
  otherName: string;
  /** True if the link holds the text that the values are compared with. */
  isInLink: boolean;
  onPoint(n: number): void;
}

export function Compared({values, otherName: other, otherValues, comparison, isInLink, onPoint}: ComparedProps) {
  const t = useTexts("values");
  const {differs, same, compared} = comparison;
  const isOwnValues = otherValues.game === null;
  const count = useMemo(() => differencesOf(values, otherValues), [values, otherValues]);
  const [ours = "", theirs = ""] = comparison.values.map(formatCount);
  const range = {from: formatCount(otherValues.from), to: formatCount(otherValues.from + Number(compared) - 1)};
  const agreementText = compared === "0" ? t.sequences.ownBeyond : t.sequences.ownAgree;
  return (
    <div class="finding compared" role="status">
      <p class="claim">
        <span
          class={same === true ? "tombstone" : same === null ? "tombstone hollow" : "tombstone none"}
          aria-hidden="true"
        />
        <strong>
          {differs !== null && isOwnValues && t(t.sequences.ownDiffer, {n: formatCount(differs), ours, theirs})}
          {differs !== null && !isOwnValues && t(t.sequences.differs, {other, n: formatCount(differs), ours, theirs})}
          {same === true && t(t.sequences.sameForEver, {other})}
          {same === null && (isOwnValues ? t(agreementText, range) : t(t.sequences.sameSoFar, {other, ...range}))}
        </strong>
      </p>
      {differs !== null && (
        <p class="quiet">
          {isOwnValues
            ? t(t.sequences.ownDifferences, {count: formatCount(count), all: formatCount(otherValues.values.length)})
            : t(t.sequences.differences, {count: formatCount(count), all: formatCount(values.length)})}{" "}
          {Number(differs) < values.length && (
            <button type="button" class="quiet" onClick={() => onPoint(Number(differs))}>
              {t(t.sequences.showDifference, {n: formatCount(differs)})}
            </button>
          )}
        </p>
      )}
      {!isInLink && <p class="quiet">{t.sequences.ownTooLong}</p>}
    </div>
  );
}
