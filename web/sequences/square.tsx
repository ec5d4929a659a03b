// The values of a game of two numbers, as a table that is darker where they are larger; each cell opens its position.
import {useCallback, useMemo, useState} from "preact/hooks";
import {type Cell, Cells} from "../ui/cells";
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import {save} from "../ui/save";
import {Section} from "../ui/section";
import {fileNameOf} from "./exports";
import {loony, lostOf, none, type Pairs, pairAt, pairsCsv} from "./pairs";
import {moved, type Span, widthOf, zoomed} from "./span";

interface SquareProps {
  pairs: Pairs;
  positionLink(position: string): string;
}

const listed = 30;
export function Square({pairs, positionLink}: SquareProps) {
  const t = useWords("values");
  const {lost, isEven} = useMemo(() => lostOf(pairs), [pairs]);
  const {game, sign, side, spell} = pairs;
  return (
    <>
      <div class="finding">
        <p>{t(isEven ? t.sequences.lostEven : t.sequences.lost, {count: counted(lost.length), side})}</p>
        <p class="heaps-listed math">
          {lost.slice(0, listed).map(([a, b]) => (
            <a key={`${a} ${b}`} href={positionLink(spell(a, b))}>
              {a}
              {sign}
              {b}
            </a>
          ))}
          {lost.length > listed && <span>{t(t.sequences.andMore, {count: counted(lost.length - listed)})}</span>}
        </p>
      </div>
      <Section id="square" title={t.sequences.plot}>
        <Values key={`${game} ${side}`} pairs={pairs} positionLink={positionLink} />
        <p class="quiet legend">{t.sequences.legendPairs}</p>
        <div class="controls">
          <button type="button" onClick={() => save(`${fileNameOf(game)}.csv`, "text/csv", pairsCsv(pairs))}>
            CSV
          </button>
        </div>
      </Section>
    </>
  );
}

/** Rows and columns up to which values are read. */
const legible = 25;

/** The square or a part of it. */
function Values({pairs, positionLink}: SquareProps) {
  const t = useWords("values");
  const {side, sign, game, spell} = pairs;
  const whole: Span = {from: 0, until: side};
  const [{down, across}, look] = useState({down: whole, across: whole});
  const [at, point] = useState<[number, number] | null>(null);
  const [hover, setHover] = useState<[number, number] | null>(null);
  const {rows, columns, highest} = useMemo(
    () => ({rows: numbersIn(down), columns: numbersIn(across), highest: Math.max(1, ...pairs.values)}),
    [pairs, down, across],
  );
  const cell = useCallback(
    (row: number, column: number): Cell | null => {
      const [a, b] = [down.from + row, across.from + column];
      const value = pairAt(pairs, a, b);
      if (value === none) return null;
      const text = value === loony ? "∞" : String(value);
      const share = value === loony ? 1 : value / highest;
      return {
        ...{text, share, name: `g(${a}, ${b}) = ${text}`},
        ...{href: positionLink(spell(a, b)), class: value === 0 ? "lost" : undefined},
      };
    },
    [pairs, highest, down, across, spell, positionLink],
  );
  /** About the cell that is pointed at, or the corner. */
  const zoom = (by: number) => {
    const around = (span: Span, n: number) => zoomed(span, by, (n - span.from) / widthOf(span), side);
    look({down: around(down, at?.[0] ?? down.from), across: around(across, at?.[1] ?? across.from)});
  };
  const move = (rowsBy: number, columnsBy: number) =>
    look({down: moved(down, rowsBy, side), across: moved(across, columnsBy, side)});
  const onEdge = ([rowStep, columnStep]: readonly [number, number]) => {
    const next: [number, number] = [(at?.[0] ?? 0) + rowStep, (at?.[1] ?? 0) + columnStep];
    if (next.some((n) => n < 0 || n > side)) return;
    point(next);
    move(rowStep, columnStep);
  };
  const all = () => look({down: whole, across: whole});
  const seen = hover ?? (at && ([at[0] - down.from, at[1] - across.from] as const));
  const shown = seen && cell(...seen);
  const button = (label: string, text: string, act: () => void, isOff: boolean) => (
    <button type="button" class="glyph" aria-label={label} title={label} disabled={isOff} onClick={act}>
      {text}
    </button>
  );
  const isWhole = widthOf(down) > side;
  const half = Math.round(widthOf(down) / 2);
  return (
    <>
      <Cells
        caption={t(t.sequences.pairsOf, {game, side})}
        corner={`a${sign}b`}
        rows={rows}
        columns={columns}
        cell={cell}
        isSmall={rows.length > legible}
        at={at && [at[0] - down.from, at[1] - across.from]}
        onFocus={(row, column) => point([down.from + row, across.from + column])}
        onHover={setHover}
        onEdge={onEdge}
        keys={{"+": () => zoom(0.5), "=": () => zoom(0.5), "-": () => zoom(2), "0": all}}
      />
      <p class="readout">
        {shown ? <span class="math now">{shown.name}</span> : <span class="quiet">{t.nimbers.point}</span>}
        {shown && <a href={shown.href}>{t.sequences.openPair}</a>}
      </p>
      <div class="controls">
        {button(t.nimbers.upwards, "↑", () => move(-half, 0), down.from === 0)}
        {button(t.nimbers.downwards, "↓", () => move(half, 0), down.until === side)}
        {button(t.nimbers.leftwards, "←", () => move(0, -half), across.from === 0)}
        {button(t.nimbers.rightwards, "→", () => move(0, half), across.until === side)}
        {button(t.sequences.zoomIn, "+", () => zoom(0.5), widthOf(zoomed(down, 0.5, 0, side)) === widthOf(down))}
        {button(t.sequences.zoomOut, "−", () => zoom(2), isWhole)}
        <button type="button" onClick={all}>
          {t.sequences.zoomAll}
        </button>
      </div>
    </>
  );
}

const numbersIn = (span: Span) => Array.from({length: widthOf(span)}, (_, i) => String(span.from + i));
