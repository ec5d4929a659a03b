// Description of one heap of the figure, with a link to it as a position.
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {type OtherValues, otherValueAt} from "./comparison";
import {breaks, type Law, type Rare, type Values} from "./period";

interface ReadoutProps {
  values: Values;
  law: Law | null;
  rare: Rare[];
  n: number;
  beside: OtherValues | null;
  otherName: string;
  addressOf(n: number): string;
  positionLink(n: number): string;
}

export function Readout({values, law, rare, n, beside, otherName, addressOf, positionLink}: ReadoutProps) {
  const t = useTexts("values");
  const value = values[n] ?? 0;
  const otherValue = beside === null ? undefined : otherValueAt(beside, n);
  const letter = rare.find((candidate) => candidate.value === value)?.letter;
  const remarks = [
    law && t(t.sequences.residue, {residue: formatCount(n % law.period), period: formatCount(law.period)}),
    law && n < law.preperiod && breaks(values, law, n) && t.sequences.isException,
    letter !== undefined && t(t.sequences.isRare, {letter}),
    otherValue !== undefined && t(t.sequences.theirs, {other: otherName, value: formatCount(otherValue)}),
  ].filter(Boolean);
  return (
    <p class="readout">
      <span class="math now">{t(t.sequences.heapIs, {n: formatCount(n), value: formatCount(value)})}</span>
      {remarks.length > 0 && <span class="quiet">{remarks.join(" · ")}</span>}
      <a href={positionLink(n)}>{t(t.sequences.openHeap, {address: addressOf(n)})}</a>
    </p>
  );
}
