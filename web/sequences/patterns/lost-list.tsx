// List of the lost heaps, with the difference and the ratio of each to the one before.
import {useMemo} from "preact/hooks";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import type {Values} from "../period";
import {lostIn, stepsOf} from "./lost";

const maxShown = 24;

export function LostList({values}: {values: Values}) {
  const t = useTexts("patterns");
  const lost = useMemo(() => lostIn(values), [values]);
  const first = lost.slice(0, maxShown);
  const steps = [null, ...stepsOf(first)];
  const ratio = (thousandths: bigint) => `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, "0")}`;
  const row = (head: string, cells: string[]) => (
    <tr>
      <th scope="row">{head}</th>
      {cells.map((cell, i) => (
        <td key={i}>{cell}</td>
      ))}
    </tr>
  );
  return (
    <>
      <h3>{t.patterns.lost}</h3>
      <p>{t(t.patterns.lostCount, {count: formatCount(lost.length), to: formatCount(values.length - 1)})}</p>
      {first.length > 1 && (
        <figure class="scroll" tabindex={0} aria-label={t.patterns.lost}>
          <table class="heap-values math">
            <tbody>
              {row(t.patterns.heap, first.map(formatCount))}
              {row(
                t.patterns.difference,
                steps.map((step) => (step ? formatCount(step.difference) : "")),
              )}
              {row(
                t.patterns.ratio,
                steps.map((step) => (step && step.thousandths !== null ? ratio(step.thousandths) : "")),
              )}
            </tbody>
          </table>
        </figure>
      )}
    </>
  );
}
