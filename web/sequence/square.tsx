// The values of a game of two numbers, as a table that is darker where they are larger; each cell opens its position.
import {useCallback, useMemo} from "preact/hooks";
import {type Cell, Cells} from "../panels/cells";
import {save} from "../panels/export";
import {counted, Section} from "../panels/parts";
import {useTongue} from "../panels/tongue";
import {sequences as words} from "../text/sequences";
import {fileNameOf} from "./exports";
import {lostOf, none, type Pairs, pairAt, pairsCsv} from "./pairs";

interface SquareProps {
  pairs: Pairs;
  positionLink(position: string): string;
}

const listed = 30;
export function Square({pairs, positionLink}: SquareProps) {
  const t = useTongue();
  const {lost, isEven} = useMemo(() => lostOf(pairs), [pairs]);
  const {game, sign, side} = pairs;
  return (
    <>
      <div class="finding">
        <p>{t(isEven ? words.lostEven : words.lost, {count: counted(lost.length), side})}</p>
        <p class="heaps-listed math">
          {lost.slice(0, listed).map(([a, b]) => (
            <a key={`${a} ${b}`} href={positionLink(`${a}${sign}${b}`)}>
              {a}
              {sign}
              {b}
            </a>
          ))}
          {lost.length > listed && <span>{t(words.andMore, {count: counted(lost.length - listed)})}</span>}
        </p>
      </div>
      <Section id="square" title={t(words.plot)}>
        <Values pairs={pairs} positionLink={positionLink} />
        <p class="quiet legend">{t(words.legendPairs)}</p>
        <div class="controls">
          <button type="button" onClick={() => save(`${fileNameOf(game)}.csv`, "text/csv", pairsCsv(pairs))}>
            CSV
          </button>
        </div>
      </Section>
    </>
  );
}

function Values({pairs, positionLink}: SquareProps) {
  const t = useTongue();
  const {side, sign, game} = pairs;
  const {numbers, highest} = useMemo(
    () => ({
      numbers: Array.from({length: side + 1}, (_, n) => String(n)),
      highest: Math.max(1, ...pairs.values),
    }),
    [pairs, side],
  );
  const cell = useCallback(
    (a: number, b: number): Cell | null => {
      const value = pairAt(pairs, a, b);
      if (value === none) return null;
      return {
        ...{text: String(value), share: value / highest, name: `g(${a}, ${b}) = ${value}`},
        ...{href: positionLink(`${a}${sign}${b}`), class: value === 0 ? "lost" : undefined},
      };
    },
    [pairs, highest, sign, positionLink],
  );
  return (
    <Cells caption={t(words.pairsOf, {game, side})} corner={`a${sign}b`} rows={numbers} columns={numbers} cell={cell} />
  );
}
