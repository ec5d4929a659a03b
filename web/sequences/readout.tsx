// One heap of the figure in words, and the way to it as a position.
import type {Tabulation} from "../engine/types";
import {shortNameOfGame} from "../say/game-names";
import {sequences as words} from "../text/sequences";
import {counted} from "../ui/numbers";
import {useTongue} from "../ui/tongue";
import {breaks, type Law, type Rare, type Values} from "./period";

interface ReadoutProps {
  values: Values;
  law: Law | null;
  rare: Rare[];
  n: number;
  game: string;
  beside: Tabulation | null;
  positionLink(n: number): string;
}

export function Readout({values, law, rare, n, game, beside, positionLink}: ReadoutProps) {
  const t = useTongue();
  const value = values[n] ?? 0;
  const letter = rare.find((one) => one.value === value)?.letter;
  const remarks = [
    law && t(words.residue, {residue: counted(n % law.period), period: counted(law.period)}),
    law && n < law.preperiod && breaks(values, law, n) && t(words.isException),
    letter !== undefined && t(words.isRare, {letter}),
    beside?.values[n] !== undefined &&
      t(words.theirs, {other: t(shortNameOfGame(beside.game)), value: counted(beside.values[n])}),
  ].filter(Boolean);
  return (
    <p class="readout">
      <span class="math now">{t(words.heapIs, {n: counted(n), value: counted(value)})}</span>
      {remarks.length > 0 && <span class="quiet">{remarks.join(" · ")}</span>}
      <a href={positionLink(n)}>{t(words.openHeap, {address: `${game}:${n}`})}</a>
    </p>
  );
}
