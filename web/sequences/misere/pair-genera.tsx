// Square table of the genus of each position of two numbers; a cell links to its position.
import {useCallback, useMemo, useState} from "preact/hooks";
import type {GeneraOfPairs, MisereClass} from "../../engine/types";
import type {Language} from "../../text";
import {type Cell, Cells} from "../../ui/cells";
import {GenusText, genusInText, tamePair} from "../../ui/genus";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import type {Pairs} from "../pairs";
import {isWild, sayWild} from "./wild";

interface PairGeneraProps {
  genera: GeneraOfPairs;
  pairs: Pairs;
  pairLink(address: string): string;
}

type Pair = [number, number];

/** Wild positions, row by row. */
const wildPairs = ({classes}: GeneraOfPairs): Pair[] =>
  classes.flatMap((row, a) => row.flatMap((kind, b): Pair[] => (isWild(kind) ? [[a, b]] : [])));

const knownOf = ({genus}: GeneraOfPairs) => genus.flat().filter((text) => text !== null).length;

function sayAll(t: Language<"misere">, genera: GeneraOfPairs): string {
  const wild = wildPairs(genera);
  const known = knownOf(genera);
  // By the sum of the numbers, then by the first number.
  const [first, ...others] = wild.toSorted(([a, b], [c, d]) => a + b - (c + d) || a - c);
  if (!first) return t(t.misere.allTamePairs, {count: formatCount(known)});
  const [a, b] = first;
  const [genus, kind] = [genera.genus[a]?.[b] as string, genera.classes[a]?.[b] as MisereClass];
  const facts = {a, b, count: formatCount(others.length + 1), known: formatCount(known), genus, kind};
  return sayWild(t, t.misere.firstWildPair, facts);
}

export function PairGenera({genera, pairs, pairLink}: PairGeneraProps) {
  const t = useTexts("misere", "values");
  const {sign, spell} = pairs;
  const {genus, classes, half_tame, limit} = genera;
  const [at, setAt] = useState<Pair | null>(null);
  const [hover, setHover] = useState<Pair | null>(null);
  const numbers = useMemo(() => Array.from({length: Number(genera.to) + 1}, (_, n) => String(n)), [genera]);
  const kindAt = (a: number, b: number) => {
    const kind = classes[a]?.[b];
    return kind ? t.misere.classes[kind] + (half_tame[a]?.[b] ? t.misere.halfTame : "") : "";
  };
  const cell = useCallback(
    (a: number, b: number): Cell | null => {
      const text = genus[a]?.[b];
      const short = genera.short[a]?.[b];
      if (!text || !short) return null;
      const isLost = tamePair(text).alone === "0";
      const shortText = genusInText(short);
      return {
        ...{text: shortText, share: 0, name: `(${a}, ${b}) = ${shortText}`},
        ...{
          href: pairLink(spell(a, b)),
          class: [isLost && "lost", isWild(classes[a]?.[b]) && "wild"].filter(Boolean).join(" ") || undefined,
        },
      };
    },
    [genera, spell, pairLink],
  );
  const focused = hover ?? at;
  const focusedGenus = focused && genus[focused[0]]?.[focused[1]];
  return (
    <div class="pair-genera">
      <h3>{t.misere.genera}</h3>
      <p>{sayAll(t, genera)}</p>
      {limit ? (
        <p class="quiet">{t(t.misere.pairsCut, {count: formatCount(limit.at), to: genera.to})}</p>
      ) : (
        Number(genera.to) < pairs.side && <p class="quiet">{t(t.misere.pairsTo, {to: genera.to})}</p>
      )}
      <Cells
        caption={t.misere.genera}
        corner={`a${sign}b`}
        rows={numbers}
        columns={numbers}
        cell={cell}
        at={at}
        onFocus={(a, b) => setAt([a, b])}
        onHover={setHover}
      />
      <p class="readout">
        {focused && focusedGenus ? (
          <>
            <span class="math now">
              ({focused[0]}, {focused[1]}): <GenusText genus={focusedGenus} />
            </span>
            <span>{kindAt(...focused)}</span>
            <a href={pairLink(spell(...focused))}>{t.sequences.openPair}</a>
          </>
        ) : (
          <span class="quiet">{t.nimbers.point}</span>
        )}
      </p>
      <p class="quiet legend">{t.misere.legendPairs}</p>
    </div>
  );
}
