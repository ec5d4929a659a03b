// View of heaps as rows of pins on an alley, of which neighbours fall. A tap fells a pin, a drag all pins that it
// passes; where one pin cannot fall alone, taps add up to a run. The pins about to fall are shown beforehand.
import {useMemo, useRef, useState} from "preact/hooks";
import {KeptFields} from "../../input/heap-fields";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, type Hand, includes, type ViewProps} from "../../input/touch";
import {Bar, largestOf} from "../../kit/bar";
import {Canvas, stepToFit, thumbnailWidth, useWidth} from "../../kit/canvas";
import {type Mark, useNames} from "../../kit/motion";
import {type Alleys, arrangeAlleys, type FallingRun, longestAlley, nextAlleys, type Thing} from "./alleys";
import {type PointedRun, usePointing} from "./pointing";
import {
  between,
  isSameRun,
  type LegalRun,
  legalRuns,
  lengthsToChoose,
  type Run,
  resolveSpan,
  runFrom,
  union,
} from "./runs";

/** Outline of a pin of height 100, with its middle at x = 0 and its foot on the floor. */
const outline =
  "M-10 0C-16-10-21-24-21-37C-21-53-9-60-8-72C-8-78-13-81-13-88C-13-96-7-100 0-100C7-100 13-96 13-88C13-81 8-78 8-72C9-60 21-53 21-37C21-24 16-10 10 0Z";
const band = "M-8.5-69.5H8.5M-7.8-75.5H7.8";

const maxPinHeight = 62;
const headroom = 10;
/** Room for the text below the floor, in px. */
const footroom = 30;

/** Span touched so far of a run that needs more pins. */
interface PendingSpan {
  alleys: Alleys;
  row: number;
  span: Run;
}

const isWithin = ({from, to}: Run, at: number) => from <= at && at <= to;

function runsByRow(alleys: Alleys, hand: Hand | null): LegalRun[][] {
  const legal = hand?.look([]) ?? null;
  return alleys.sizes.map((size, row) => {
    const isDrawn = (alleys.rowPositions[row]?.alley.names.length ?? 0) > 0;
    return hand && isDrawn && includes(legal?.next, String(row)) ? legalRuns(hand.look, String(row), Number(size)) : [];
  });
}

/** Assigns the winning runs of several pins to levels, so that no two on one level overlap. */
function assignLevels(runs: LegalRun[]): {run: LegalRun; level: number}[] {
  const levelEnds: number[] = [];
  return runs
    .filter(({from, to, wins}) => wins && from < to)
    .sort((a, b) => a.from - b.from)
    .map((run) => {
      const free = levelEnds.findIndex((end) => end < run.from);
      const level = free < 0 ? levelEnds.length : free;
      levelEnds[level] = run.to;
      return {run, level};
    });
}

/** Returns the ids of footprints that were not on the previous board. */
function useNewIds(owner: Alleys, footprints: readonly {id: string}[]): ReadonlySet<string> {
  const memory = useRef({owner, all: new Set(footprints.map(({id}) => id)), added: new Set<string>()});
  if (memory.current.owner !== owner) {
    const [previousIds, ids] = [memory.current.all, new Set(footprints.map(({id}) => id))];
    memory.current = {owner, all: ids, added: new Set([...ids].filter((id) => !previousIds.has(id)))};
  }
  return memory.current.added;
}

export function View({board, labels, hand, highlight, last}: ViewProps<BoardOf<"heaps">>) {
  const {box, width} = useWidth(hand ? null : thumbnailWidth);
  const falling = useRef<FallingRun | null>(null);
  const alleys = useNames<typeof board, Alleys>(board, (previous, {sizes}, createName) =>
    nextAlleys(previous?.names ?? null, sizes, falling.current, createName),
  );
  const step = hand ? stepToFit(width, longestAlley(alleys)) : 22;
  const pinHeight = Math.min(maxPinHeight, step * 1.5);
  const picture = useMemo(
    () => arrangeAlleys(alleys, width, step, headroom + pinHeight + (hand ? footroom : headroom)),
    [alleys, width, step, pinHeight, hand === null],
  );
  const newGaps = useNewIds(alleys, picture.gaps);
  const floor = (y: number) => y - (hand ? footroom : headroom);
  const things = useMemo(() => new Map(picture.things.map((thing) => [thing.id, thing])), [picture]);
  const legalRuns = useMemo(() => runsByRow(alleys, hand), [alleys, hand]);
  const lengths = useMemo(() => lengthsToChoose(legalRuns), [legalRuns]);
  const [chosenLength, setChosenLength] = useState(1);
  const [storedPending, setPending] = useState<PendingSpan | null>(null);
  const pending = storedPending?.alleys === alleys ? storedPending : null;
  const atOnce = lengths.includes(chosenLength) ? chosenLength : 1;
  const sizeOf = (row: number) => Number(alleys.sizes[row]);
  /** Returns the span of a touch from one pin to another, joined with the pending one. */
  const spanOf = (row: number, first: number, last: number): Run => {
    const span = first === last ? runFrom(first, atOnce, sizeOf(row)) : between(first, last);
    return pending?.row === row ? union(pending.span, span) : span;
  };
  const outcome = (row: number, span: Run) => resolveSpan(legalRuns[row] ?? [], span);

  async function touchSpan({row, first, last}: PointedRun): Promise<void> {
    if (first === last && pending?.row === row && isWithin(pending.span, first)) return setPending(null);
    const joined = outcome(row, spanOf(row, first, last));
    // A span that cannot continue the pending one starts a new run.
    const {way: run, held: rest} = joined.way || joined.held ? joined : outcome(row, between(first, last));
    setPending(rest && {alleys, row, span: rest});
    if (!run) return;
    falling.current = {row, from: run.from, to: run.to};
    await hand?.touch(run.touch, true);
  }
  const {aim, handlers} = usePointing<Thing>({
    owner: alleys,
    things,
    sizeOf,
    onSelect: (aim) => void touchSpan(aim),
    onEscape() {
      setPending(null);
      return pending !== null;
    },
  });

  const shownRows = picture.numbers.map(({row}) => row).concat(picture.bars.map(({row}) => row));
  const name = (row: number, run: Run, wins = false) => labels.pins.run(shownRows.length > 1 ? row : null, run, wins);

  const targets = new Map<string, Target>();
  if (hand)
    for (const {id, row, at, x, y} of picture.things) {
      const rowRuns = legalRuns[row] ?? [];
      if (!rowRuns.some((run) => isWithin(run, at))) continue;
      const span = spanOf(row, at, at);
      const {way: run, held} = outcome(row, span);
      const wins =
        hand.hints &&
        (run
          ? run.wins
          : rowRuns.some((other) => other.wins && isWithin(other, span.from) && isWithin(other, span.to)));
      const isChosen = pending?.row === row && isWithin(pending.span, at);
      const continues = pending ? pending.row === row && !isChosen && (run ?? held) !== null : undefined;
      const label = name(row, run ?? between(at, at), wins);
      targets.set(id, {
        id,
        x,
        y: floor(y) - pinHeight / 2,
        touch: [String(row), String(at)],
        label,
        wins,
        chosen: isChosen,
        continues,
        dot: {x, y: floor(y) - 0.88 * pinHeight},
      });
    }
  /** For the canvas, a touch is a row and a pin of it. */
  const canvasHand = hand && {
    ...hand,
    touch: ([row, at]: string[]) => touchSpan({row: Number(row), first: Number(at), last: Number(at)}),
    // The rows show by themselves which pins fall: they know how far a drag has come.
    aim() {},
  };

  const span = aim ? spanOf(aim.row, aim.first, aim.last) : (pending?.span ?? null);
  const row = aim?.row ?? pending?.row ?? null;
  const result = row !== null && span ? outcome(row, span) : null;
  const isRun = span !== null && span.from < span.to;
  const fallingRun = result?.way ?? null;
  const isHighlighted = ({row: own, at}: Thing) => highlight.has(String(own)) || highlight.has(`${own}.${at}`);
  const stateClass = (thing: Thing) => {
    if (thing.row !== row || !span || !result) return "";
    if (fallingRun) return isWithin(fallingRun, thing.at) ? " falls" : "";
    if (!isWithin(span, thing.at)) return "";
    return result.held ? " held" : isRun ? " stays" : "";
  };
  const describe = () => {
    const {pins} = labels;
    if (row === null || !span || !result) return null;
    if (fallingRun) return fallingRun.from < fallingRun.to ? pins.falls(name(row, fallingRun)) : null;
    if (result.held) return pending ? pins.more(name(row, span)) : null;
    return isRun ? pins.stays(name(row, span)) : null;
  };
  const canFallAlone = legalRuns.some((runs) => runs.some(({from, to}) => from === to));

  const marks = useMemo<Mark[]>(() => picture.things.map(({id, x, y}) => ({id, x, y: floor(y)})), [picture]);
  const largest = largestOf(picture.bars.map(({size}) => size));
  const places = new Map(picture.things.map((thing) => [`${thing.row}.${thing.at}`, thing]));
  return (
    <div class="view pins-view" ref={box} {...(hand ? handlers : {})}>
      <Canvas
        width={Math.max(picture.width, step)}
        height={Math.max(picture.height, step)}
        label={labels.board}
        targets={[...targets.values()]}
        marks={marks}
        departure="topple"
        hand={canvasHand}
      >
        {(bind) => (
          <>
            {picture.floors.map(({id, x, y, width: length}) => (
              <rect key={id} class="floor" x={x} y={floor(y) - 4} width={length} height={8} rx={4} />
            ))}
            {picture.gaps.map(({id, x, y}) => (
              <ellipse
                key={id}
                class={last?.size && newGaps.has(id) ? "print last" : "print"}
                cx={x}
                cy={floor(y)}
                rx={step * 0.16}
                ry={2.5}
              />
            ))}
            {shownRows.length > 1 &&
              hand &&
              picture.numbers.map(({row: number, x, y}) => (
                <text key={number} class="index mid" x={x} y={floor(y) + 26} aria-hidden="true">
                  {number + 1}
                </text>
              ))}
            {hand?.hints &&
              legalRuns.flatMap((runs, index) =>
                assignLevels(runs).map(({run, level}) => {
                  const [first, last] = [places.get(`${index}.${run.from}`), places.get(`${index}.${run.to}`)];
                  if (!first || !last || first.y !== last.y) return null;
                  const isShown = fallingRun !== null && row === index && isSameRun(fallingRun, run);
                  return (
                    <path
                      key={`${first.id} ${last.id}`}
                      class={isShown ? "winning-run shown" : "winning-run"}
                      d={`M${first.x} ${floor(first.y) + 7 + 4 * (level % 4)}H${last.x}`}
                    />
                  );
                }),
              )}
            {picture.bars.map(({row: index, size, y}) => (
              <g key={index} class={highlight.has(String(index)) ? "heap lit" : "heap"}>
                <Bar size={size} x={2} y={y} room={width - 6} largest={largest} />
              </g>
            ))}
            {picture.things.map((thing) => {
              const {id, x, y} = thing;
              const target = targets.get(id);
              return (
                <g
                  key={id}
                  data-mark={id}
                  class={`${classNames("pin", target, isHighlighted(thing))}${stateClass(thing)}`}
                  transform={`translate(${x} ${floor(y)})`}
                  {...(target && canvasHand ? bind(target) : {})}
                >
                  <rect class="reach" x={-step / 2} y={-pinHeight - 6} width={step} height={pinHeight + 12} />
                  <g class="body">
                    <path class="disc" d={outline} transform={`scale(${pinHeight / 100})`} />
                    <path class="band" d={band} transform={`scale(${pinHeight / 100})`} />
                    {target?.wins && (
                      <path class="sign" d="M0 5l5 -10h-10z" transform={`translate(0 ${-0.36 * pinHeight})`} />
                    )}
                  </g>
                </g>
              );
            })}
          </>
        )}
      </Canvas>
      {hand && picture.things.length > 0 && (
        <p class="pins-say" role="status" aria-live="polite">
          {describe() ?? (targets.size === 0 ? "" : canFallAlone ? labels.pins.help : labels.pins.helpOfRuns)}
        </p>
      )}
      {lengths.length > 1 && (
        <fieldset class="at-once">
          <legend>{labels.pins.atOnce}</legend>
          {lengths.slice(0, 8).map((length) => (
            <button type="button" key={length} aria-pressed={length === atOnce} onClick={() => setChosenLength(length)}>
              {length}
            </button>
          ))}
        </fieldset>
      )}
      {hand && (
        <KeptFields hand={hand} labels={labels} large={picture.bars.map(({row: index, size}) => ({index, size}))} />
      )}
    </div>
  );
}
