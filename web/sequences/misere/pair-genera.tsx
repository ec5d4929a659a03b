// The genus of each position of two numbers in a square; a cell opens its position.
import {useCallback, useMemo, useState} from "preact/hooks";
import type {GeneraOfPairs, MisereClass} from "../../engine/types";
import type {Language} from "../../text";
import {type Cell, Cells} from "../../ui/cells";
import {GenusText, genusInText, pairOf} from "../../ui/genus";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";
import type {Pairs} from "../pairs";
import {isWild, sayWild} from "./wild";

interface PairGeneraProps {
  genera: GeneraOfPairs;
  pairs: Pairs;
  pairLink(address: string): string;
}

type Place = [number, number];

/** Row by row. */
const wildOnes = ({classes}: GeneraOfPairs): Place[] =>
  classes.flatMap((row, a) => row.flatMap((kind, b): Place[] => (isWild(kind) ? [[a, b]] : [])));

const knownOf = ({genus}: GeneraOfPairs) => genus.flat().filter((one) => one !== null).length;

function sayAll(t: Language<"misere">, genera: GeneraOfPairs): string {
  const wild = wildOnes(genera);
  const known = knownOf(genera);
  // Of two with the same sum the one with the lesser first number.
  const [first, ...others] = wild.toSorted(([a, b], [c, d]) => a + b - (c + d) || a - c);
  if (!first) return t(t.misere.allTamePairs, {count: counted(known)});
  const [a, b] = first;
  const [genus, kind] = [genera.genus[a]?.[b] as string, genera.classes[a]?.[b] as MisereClass];
  const facts = {a, b, count: counted(others.length + 1), known: counted(known), genus, kind};
  return sayWild(t, t.misere.firstWildPair, facts);
}

export function PairGenera({genera, pairs, pairLink}: PairGeneraProps) {
  const t = useWords("misere", "values");
  const {sign, spell} = pairs;
  const {genus, classes, half_tame, limit} = genera;
  const [at, setAt] = useState<Place | null>(null);
  const [hover, setHover] = useState<Place | null>(null);
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
      const isLost = pairOf(text).alone === "0";
      const said = genusInText(short);
      return {
        ...{text: said, share: 0, name: `(${a}, ${b}) = ${said}`},
        ...{
          href: pairLink(spell(a, b)),
          class: [isLost && "lost", isWild(classes[a]?.[b]) && "wild"].filter(Boolean).join(" ") || undefined,
        },
      };
    },
    [genera, spell, pairLink],
  );
  const seen = hover ?? at;
  const whole = seen && genus[seen[0]]?.[seen[1]];
  return (
    <div class="pair-genera">
      <h3>{t.misere.genera}</h3>
      <p>{sayAll(t, genera)}</p>
      {limit ? (
        <p class="quiet">{t(t.misere.pairsCut, {count: counted(limit.at), to: genera.to})}</p>
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
        {seen && whole ? (
          <>
            <span class="math now">
              ({seen[0]}, {seen[1]}): <GenusText genus={whole} />
            </span>
            <span>{kindAt(...seen)}</span>
            <a href={pairLink(spell(...seen))}>{t.sequences.openPair}</a>
          </>
        ) : (
          <span class="quiet">{t.nimbers.point}</span>
        )}
      </p>
      <p class="quiet legend">{t.misere.legendPairs}</p>
    </div>
  );
}
