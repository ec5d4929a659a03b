// Whether another game has the same values: the first heap where it has not, how many there are, or why there is none.
import {useMemo} from "preact/hooks";
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import {differencesOf, type GameComparison} from "./comparison";
import type {Values} from "./period";

interface ComparedProps extends GameComparison {
  values: Values;
  otherName: string;
  onPoint(n: number): void;
}

export function Compared({values, otherName: other, tabulation, comparison, onPoint}: ComparedProps) {
  const t = useWords("values");
  const {differs, same, compared} = comparison;
  const count = useMemo(() => differencesOf(values, tabulation.values), [values, tabulation]);
  const [ours = "", theirs = ""] = comparison.values.map(counted);
  const last = {to: counted(Number(compared) - 1)};
  return (
    <div class="finding compared" role="status">
      <p class="claim">
        <span
          class={same === true ? "tombstone" : same === null ? "tombstone hollow" : "tombstone none"}
          aria-hidden="true"
        />
        <strong>
          {differs !== null && t(t.sequences.differs, {other, n: counted(differs), ours, theirs})}
          {same === true && t(t.sequences.sameForEver, {other})}
          {same === null && t(t.sequences.sameSoFar, {other, ...last})}
        </strong>
      </p>
      {differs !== null && (
        <p class="quiet">
          {t(t.sequences.differences, {count: counted(count), all: counted(values.length)})}{" "}
          {Number(differs) < values.length && (
            <button type="button" class="quiet" onClick={() => onPoint(Number(differs))}>
              {t(t.sequences.showDifference, {n: counted(differs)})}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
