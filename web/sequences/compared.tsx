// Whether another game or a reader has the same values: the first heap where not, how many there are, or why there is none.
import {useMemo} from "preact/hooks";
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import {differencesOf, type GameComparison} from "./comparison";
import type {Values} from "./period";

interface ComparedProps extends GameComparison {
  values: Values;
  otherName: string;
  /** The link holds what was compared. */
  isInLink: boolean;
  onPoint(n: number): void;
}

export function Compared({values, otherName: other, beside, comparison, isInLink, onPoint}: ComparedProps) {
  const t = useWords("values");
  const {differs, same, compared} = comparison;
  const isOwn = beside.game === null;
  const count = useMemo(() => differencesOf(values, beside), [values, beside]);
  const [ours = "", theirs = ""] = comparison.values.map(counted);
  const range = {from: counted(beside.from), to: counted(beside.from + Number(compared) - 1)};
  const agreed = compared === "0" ? t.sequences.ownBeyond : t.sequences.ownAgree;
  return (
    <div class="finding compared" role="status">
      <p class="claim">
        <span
          class={same === true ? "tombstone" : same === null ? "tombstone hollow" : "tombstone none"}
          aria-hidden="true"
        />
        <strong>
          {differs !== null && isOwn && t(t.sequences.ownDiffer, {n: counted(differs), ours, theirs})}
          {differs !== null && !isOwn && t(t.sequences.differs, {other, n: counted(differs), ours, theirs})}
          {same === true && t(t.sequences.sameForEver, {other})}
          {same === null && (isOwn ? t(agreed, range) : t(t.sequences.sameSoFar, {other, ...range}))}
        </strong>
      </p>
      {differs !== null && (
        <p class="quiet">
          {isOwn
            ? t(t.sequences.ownDifferences, {count: counted(count), all: counted(beside.values.length)})
            : t(t.sequences.differences, {count: counted(count), all: counted(values.length)})}{" "}
          {Number(differs) < values.length && (
            <button type="button" class="quiet" onClick={() => onPoint(Number(differs))}>
              {t(t.sequences.showDifference, {n: counted(differs)})}
            </button>
          )}
        </p>
      )}
      {!isInLink && <p class="quiet">{t.sequences.ownTooLong}</p>}
    </div>
  );
}
