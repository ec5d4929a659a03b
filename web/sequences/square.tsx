// Table of the values of a game of two numbers, darker where they are larger; each cell links to its position.
import {useCallback, useMemo, useState} from "preact/hooks";
import type {Engine} from "../engine/types";
import {type Cell, Cells} from "../ui/cells";
import {useTexts} from "../ui/language";
import {LateView} from "../ui/late";
import {formatCount} from "../ui/numbers";
import {save} from "../ui/save";
import {Section} from "../ui/section";
import {fileNameOf} from "./exports";
import type {Further} from "./extension";
import {squarePatternsPart} from "./late-parts";
import {PairsMisereSection} from "./late-sections";
import {isLost, loony, lostPairsOf, type Pairs, pairAt, pairsCsv, textAt} from "./pairs";
import type {PairMarking} from "./patterns/marking";
import {moved, type Span, widthOf, zoomed} from "./span";
import {SquareMap} from "./square-map";
import {blobOf} from "./write-file";

interface SquareProps {
  pairs: Pairs;
  /** Last number that was asked for. */
  to: number;
  theme: string;
  further: Further;
  engine: Promise<Engine>;
  pairLink(address: string): string;
}

const maxListed = 30;
export function Square({pairs, to, theme, further, engine, pairLink}: SquareProps) {
  const t = useTexts("values");
  const {lost, isEven} = useMemo(() => lostPairsOf(pairs), [pairs]);
  const {sign, side, spell} = pairs;
  const squareKey = `${pairs.open} ${side}`;
  const [{marking}, setMarking] = useState<{marking: PairMarking | null}>({marking: null});
  return (
    <>
      <div class="finding">
        <p>{t(isEven ? t.sequences.lostEven : t.sequences.lost, {count: formatCount(lost.length), side})}</p>
        <p class="heaps-listed math">
          {lost.slice(0, maxListed).map(([a, b]) => (
            <a key={`${a} ${b}`} href={pairLink(spell(a, b))}>
              {a}
              {sign}
              {b}
            </a>
          ))}
          {lost.length > maxListed && (
            <span>{t(t.sequences.andMore, {count: formatCount(lost.length - maxListed)})}</span>
          )}
        </p>
        {to > side && <p class="quiet">{t(t.sequences.squareEnds, {side: formatCount(side), to: formatCount(to)})}</p>}
        {pairs.unknown > 0 && <p class="quiet">{t(t.sequences.pairsUnknown, {count: formatCount(pairs.unknown)})}</p>}
      </div>
      <Section id="square" title={t.sequences.plot}>
        <Values key={squareKey} {...{pairs, theme, marking, pairLink}} />
        <p class="quiet legend">{t.sequences.legendPairs}</p>
        <div class="controls">
          <button type="button" onClick={() => void saveCsv(pairs)}>
            CSV
          </button>
        </div>
      </Section>
      <Section id="patterns" title={t.sequences.patterns}>
        <LateView late={squarePatternsPart} plates={[12]}>
          {(SquarePatterns) => (
            <SquarePatterns key={squareKey} {...{pairs, further}} onMark={(marking) => setMarking({marking})} />
          )}
        </LateView>
      </Section>
      <PairsMisereSection key={pairs.open} {...{pairs, engine, pairLink}} />
    </>
  );
}

async function saveCsv(pairs: Pairs) {
  const uninterrupted = {signal: new AbortController().signal, onProgress: () => {}};
  const blob = await blobOf(pairsCsv(pairs), "text/csv", uninterrupted);
  if (blob) save(`${fileNameOf(pairs.game)}.csv`, "text/csv", blob);
}

/** Most rows and columns whose values are legible, and most that are shown as cells. */
const maxLegible = 25;
const maxCells = 49;

interface ValuesProps extends Omit<SquareProps, "to" | "further" | "engine"> {
  marking: PairMarking | null;
}

/** Table of the square or of a part of it. */
function Values({pairs, theme, marking, pairLink}: ValuesProps) {
  const t = useTexts("values");
  const {side, sign, game, spell} = pairs;
  const isLarge = side >= maxCells;
  const initialSpan: Span = {from: 0, until: isLarge ? maxLegible - 1 : side};
  const [{down, across}, setViewport] = useState({down: initialSpan, across: initialSpan});
  const [at, setAt] = useState<[number, number] | null>(null);
  const [hover, setHover] = useState<[number, number] | null>(null);
  /** Pair under the pointer on the map, counted from the corner of the part as `hover` is. */
  const [mapHover, setMapHover] = useState<[number, number] | null>(null);
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
  /** Zooms around the focused cell, or around the corner if there is none. */
  const zoom = (by: number) => {
    const zoomedAround = (span: Span, n: number) => {
      const next = zoomed(span, by, (n - span.from) / widthOf(span), side);
      return widthOf(next) > maxCells ? spanAround(n, maxCells) : next;
    };
    setViewport({down: zoomedAround(down, at?.[0] ?? down.from), across: zoomedAround(across, at?.[1] ?? across.from)});
  };
  const spanAround = (n: number, count: number): Span => {
    const from = Math.min(Math.max(0, n - Math.floor(count / 2)), Math.max(0, side + 1 - count));
    return {from, until: Math.min(side, from + count - 1)};
  };
  /** Focuses a pair and centres the part on it if it is not in view. */
  const showPair = (to: [number, number]) => {
    const spanShowing = (span: Span, n: number) =>
      n < span.from || n > span.until ? spanAround(n, widthOf(span)) : span;
    setAt(to);
    setViewport({down: spanShowing(down, to[0]), across: spanShowing(across, to[1])});
  };
  const moveBy = (rowsBy: number, columnsBy: number) =>
    setViewport({down: moved(down, rowsBy, side), across: moved(across, columnsBy, side)});
  const onEdge = ([rowStep, columnStep]: readonly [number, number]) => {
    const next: [number, number] = [(at?.[0] ?? 0) + rowStep, (at?.[1] ?? 0) + columnStep];
    if (next.some((n) => n < 0 || n > side)) return;
    setAt(next);
    moveBy(rowStep, columnStep);
  };
  const resetViewport = () => setViewport({down: initialSpan, across: initialSpan});
  const focused = mapHover ?? hover ?? (at && ([at[0] - down.from, at[1] - across.from] as const));
  const focusedCell = focused && cell(...focused);
  const button = (label: string, text: string, action: () => void, isDisabled: boolean) => (
    <button type="button" class="glyph" aria-label={label} title={label} disabled={isDisabled} onClick={action}>
      {text}
    </button>
  );
  const isFullyZoomedOut = widthOf(down) >= Math.min(maxCells, side + 1);
  const half = Math.round(widthOf(down) / 2);
  return (
    <>
      {isLarge && (
        <SquareMap
          label={t(t.sequences.mapOf, {game, side: formatCount(side)})}
          {...{pairs, theme, down, across, at}}
          onPoint={showPair}
          onHover={(over) => setMapHover(over && [over[0] - down.from, over[1] - across.from])}
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
        isSmall={rows.length > maxLegible}
        at={at && [at[0] - down.from, at[1] - across.from]}
        onFocus={(row, column) => setAt([down.from + row, across.from + column])}
        onHover={setHover}
        onEdge={onEdge}
        keys={{"+": () => zoom(0.5), "=": () => zoom(0.5), "-": () => zoom(2), "0": resetViewport}}
      />
      <p class="readout">
        {focusedCell ? <span class="math now">{focusedCell.name}</span> : <span class="quiet">{t.nimbers.point}</span>}
        {focusedCell && <a href={focusedCell.href}>{t.sequences.openPair}</a>}
      </p>
      <div class="controls">
        {button(t.nimbers.upwards, "↑", () => moveBy(-half, 0), down.from === 0)}
        {button(t.nimbers.downwards, "↓", () => moveBy(half, 0), down.until === side)}
        {button(t.nimbers.leftwards, "←", () => moveBy(0, -half), across.from === 0)}
        {button(t.nimbers.rightwards, "→", () => moveBy(0, half), across.until === side)}
        {button(t.sequences.zoomIn, "+", () => zoom(0.5), widthOf(zoomed(down, 0.5, 0, side)) === widthOf(down))}
        {button(t.sequences.zoomOut, "−", () => zoom(2), isFullyZoomedOut)}
        <button type="button" onClick={resetViewport}>
          {t.sequences.zoomAll}
        </button>
      </div>
    </>
  );
}

const numbersIn = (span: Span) => Array.from({length: widthOf(span)}, (_, i) => String(span.from + i));
