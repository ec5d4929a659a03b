// The values of a game of two numbers, as a table that is darker where they are larger; each cell opens its position.
import {useCallback, useMemo, useState} from "preact/hooks";
import type {Engine} from "../engine/types";
import {type Cell, Cells} from "../ui/cells";
import {useWords} from "../ui/language";
import {LateOf} from "../ui/late";
import {counted} from "../ui/numbers";
import {save} from "../ui/save";
import {Section} from "../ui/section";
import {fileNameOf} from "./exports";
import type {Further} from "./further";
import {squarePatternsPart} from "./late-parts";
import {PairsMisereSection} from "./late-sections";
import {isLost, loony, lostOf, type Pairs, pairAt, pairsCsv, textAt} from "./pairs";
import type {PairMarking} from "./patterns/marking";
import {moved, type Span, widthOf, zoomed} from "./span";
import {SquareMap} from "./square-map";
import {blobOf} from "./writing";

interface SquareProps {
  pairs: Pairs;
  /** The last number that was asked for. */
  to: number;
  theme: string;
  further: Further;
  engine: Promise<Engine>;
  pairLink(address: string): string;
}

const listed = 30;
export function Square({pairs, to, theme, further, engine, pairLink}: SquareProps) {
  const t = useWords("values");
  const {lost, isEven} = useMemo(() => lostOf(pairs), [pairs]);
  const {sign, side, spell} = pairs;
  const whole = `${pairs.open} ${side}`;
  const [{marking}, setMarking] = useState<{marking: PairMarking | null}>({marking: null});
  return (
    <>
      <div class="finding">
        <p>{t(isEven ? t.sequences.lostEven : t.sequences.lost, {count: counted(lost.length), side})}</p>
        <p class="heaps-listed math">
          {lost.slice(0, listed).map(([a, b]) => (
            <a key={`${a} ${b}`} href={pairLink(spell(a, b))}>
              {a}
              {sign}
              {b}
            </a>
          ))}
          {lost.length > listed && <span>{t(t.sequences.andMore, {count: counted(lost.length - listed)})}</span>}
        </p>
        {to > side && <p class="quiet">{t(t.sequences.squareEnds, {side: counted(side), to: counted(to)})}</p>}
        {pairs.unknown > 0 && <p class="quiet">{t(t.sequences.pairsUnknown, {count: counted(pairs.unknown)})}</p>}
      </div>
      <Section id="square" title={t.sequences.plot}>
        <Values key={whole} {...{pairs, theme, marking, pairLink}} />
        <p class="quiet legend">{t.sequences.legendPairs}</p>
        <div class="controls">
          <button type="button" onClick={() => void saveCsv(pairs)}>
            CSV
          </button>
        </div>
      </Section>
      <Section id="patterns" title={t.sequences.patterns}>
        <LateOf late={squarePatternsPart} plates={[12]}>
          {(SquarePatterns) => (
            <SquarePatterns key={whole} {...{pairs, further}} onMark={(marking) => setMarking({marking})} />
          )}
        </LateOf>
      </Section>
      <PairsMisereSection key={pairs.open} {...{pairs, engine, pairLink}} />
    </>
  );
}

async function saveCsv(pairs: Pairs) {
  const never = {signal: new AbortController().signal, onProgress: () => {}};
  const blob = await blobOf(pairsCsv(pairs), "text/csv", never);
  if (blob) save(`${fileNameOf(pairs.game)}.csv`, "text/csv", blob);
}

/** Rows and columns up to which values are read, and up to which they are cells. */
const legible = 25;
const widest = 49;

interface ValuesProps extends Omit<SquareProps, "to" | "further" | "engine"> {
  marking: PairMarking | null;
}

/** The square or a part of it. */
function Values({pairs, theme, marking, pairLink}: ValuesProps) {
  const t = useWords("values");
  const {side, sign, game, spell} = pairs;
  const isLarge = side >= widest;
  const whole: Span = {from: 0, until: isLarge ? legible - 1 : side};
  const [{down, across}, look] = useState({down: whole, across: whole});
  const [at, point] = useState<[number, number] | null>(null);
  const [hover, setHover] = useState<[number, number] | null>(null);
  /** On the map, counted from the corner of the part as well. */
  const [hovered, setHovered] = useState<[number, number] | null>(null);
  const {rows, columns, highest} = useMemo(
    () => ({
      rows: numbersIn(down),
      columns: numbersIn(across),
      highest: pairs.values.reduce((high, value) => Math.max(high, value), 1),
    }),
    [pairs, down, across],
  );
  const cell = useCallback(
    (row: number, column: number): Cell | null => {
      const [a, b] = [down.from + row, across.from + column];
      const text = textAt(pairs, a, b);
      if (text === null) return null;
      const value = pairAt(pairs, a, b);
      const share = value === loony ? 1 : Math.max(0, value) / highest;
      return {
        ...{text, share, name: `g(${a}, ${b}) = ${text}`},
        ...{
          href: pairLink(spell(a, b)),
          class: [isLost(pairs, a, b) && "lost", marking?.(a, b)].filter(Boolean).join(" ") || undefined,
        },
      };
    },
    [pairs, highest, down, across, spell, marking, pairLink],
  );
  /** About the cell that is pointed at, or the corner. */
  const zoom = (by: number) => {
    const around = (span: Span, n: number) => {
      const next = zoomed(span, by, (n - span.from) / widthOf(span), side);
      return widthOf(next) > widest ? about(n, widest) : next;
    };
    look({down: around(down, at?.[0] ?? down.from), across: around(across, at?.[1] ?? across.from)});
  };
  const about = (n: number, count: number): Span => {
    const from = Math.min(Math.max(0, n - Math.floor(count / 2)), Math.max(0, side + 1 - count));
    return {from, until: Math.min(side, from + count - 1)};
  };
  /** Moved as little as shows the pair. */
  const see = (to: [number, number]) => {
    const shown = (span: Span, n: number) => (n < span.from || n > span.until ? about(n, widthOf(span)) : span);
    point(to);
    look({down: shown(down, to[0]), across: shown(across, to[1])});
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
  const seen = hovered ?? hover ?? (at && ([at[0] - down.from, at[1] - across.from] as const));
  const shown = seen && cell(...seen);
  const button = (label: string, text: string, act: () => void, isOff: boolean) => (
    <button type="button" class="glyph" aria-label={label} title={label} disabled={isOff} onClick={act}>
      {text}
    </button>
  );
  const isWhole = widthOf(down) >= Math.min(widest, side + 1);
  const half = Math.round(widthOf(down) / 2);
  return (
    <>
      {isLarge && (
        <SquareMap
          label={t(t.sequences.mapOf, {game, side: counted(side)})}
          {...{pairs, theme, down, across, at}}
          onPoint={see}
          onHover={(over) => setHovered(over && [over[0] - down.from, over[1] - across.from])}
          onOpen={([a, b]) => {
            location.href = pairLink(spell(a, b));
          }}
        />
      )}
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
