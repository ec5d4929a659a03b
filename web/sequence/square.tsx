// The values of a game of two numbers, as a table that is darker where they are larger; each cell opens its position.
import {useEffect, useMemo, useRef} from "preact/hooks";
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
const steps: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

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
        <Cells pairs={pairs} positionLink={positionLink} />
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

function Cells({pairs, positionLink}: SquareProps) {
  const t = useTongue();
  const table = useRef<HTMLTableElement>(null);
  const {side, sign, game} = pairs;
  // The arrow keys walk over the cells, of which one at a time is a stop of the Tab key.
  useEffect(() => {
    const cells = table.current;
    const walk = (event: KeyboardEvent) => {
      const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key];
      const from = (event.target as Element).closest<HTMLElement>("a[data-pair]");
      if (!step || !from) return;
      event.preventDefault();
      const [a = 0, b = 0] = (from.dataset.pair ?? "").split(" ").map(Number);
      const to = cells?.querySelector<HTMLElement>(`a[data-pair="${a + step[0]} ${b + step[1]}"]`);
      if (!to) return;
      from.tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
    };
    cells?.addEventListener("keydown", walk);
    return () => cells?.removeEventListener("keydown", walk);
  }, []);
  const body = useMemo(() => {
    const highest = Math.max(1, ...pairs.values);
    const numbers = Array.from({length: side + 1}, (_, n) => n);
    let isFirst = true;
    const cell = (a: number, b: number) => {
      const value = pairAt(pairs, a, b);
      if (value === none) return <td key={b} />;
      const stop = isFirst;
      isFirst = false;
      const address = `${a}${sign}${b}`;
      return (
        <td key={b} class={value === 0 ? "lost" : undefined} style={{"--share": value / highest}}>
          <a
            href={positionLink(address)}
            data-pair={`${a} ${b}`}
            tabIndex={stop ? 0 : -1}
            title={`g(${a}, ${b}) = ${value}`}
          >
            {value}
          </a>
        </td>
      );
    };
    return {
      head: numbers.map((b) => (
        <th key={b} scope="col">
          {b}
        </th>
      )),
      rows: numbers.map((a) => (
        <tr key={a}>
          <th scope="row">{a}</th>
          {numbers.map((b) => cell(a, b))}
        </tr>
      )),
    };
  }, [pairs, side, sign, positionLink]);
  return (
    <div class="scroll">
      <table class="square-of math" ref={table}>
        <caption class="spoken">{t(words.pairsOf, {game, side})}</caption>
        <thead>
          <tr>
            <th scope="col">a{sign}b</th>
            {body.head}
          </tr>
        </thead>
        <tbody>{body.rows}</tbody>
      </table>
    </div>
  );
}
