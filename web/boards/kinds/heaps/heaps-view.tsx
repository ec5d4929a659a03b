// View of heaps as rows of counters. Touching the k-th counter keeps the k-1 before it; the second part of a split is
// kept at the end. Where a touch is not a number kept, any counter stands for its heap, and the remaining elements are
// chosen by number.
import {useMemo} from "preact/hooks";
import {ByNumber} from "../../input/by-number";
import {heapElements, KeptFields} from "../../input/heap-fields";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, includes, maxDrawn, type ViewProps} from "../../input/touch";
import {Bar, largestOf} from "../../kit/bar";
import {Canvas, counterStep, thumbnailWidth, useWidth} from "../../kit/canvas";
import {useHighWaterMark} from "../../kit/high-water-mark";
import {type Mark, sharedEnds, useNames} from "../../kit/motion";
import {Blocks} from "./blocks";
import {gutter, heapsBelow, heapsSideBySide, type Row} from "./heap-layout";
import {goalTargets, heapTargets, keptOfHeaps} from "./heap-targets";
import {cardOf, Divisions, Goal, PassCard, Surroundings} from "./surroundings";

const maxCounters = 60;
const nothing: ReadonlySet<string> = new Set();
/** Number of places that each heap of a board needs. */
interface HeapRooms {
  sizes: readonly string[];
  capacities: readonly number[];
}

/**
 * Merges the places needed before with those needed now: a heap that stays keeps its room, the results of a split have
 * their own.
 */
function mergeRooms(previous: HeapRooms, current: HeapRooms): HeapRooms {
  const larger = (i: number, j: number) => Math.max(current.capacities[i] ?? 0, previous.capacities[j] ?? 0);
  if (previous.sizes.length === current.sizes.length)
    return {...current, capacities: current.capacities.map((_, i) => larger(i, i))};
  const {front, back} = sharedEnds(previous.sizes, current.sizes, (a, b) => a === b);
  const added = current.sizes.length - previous.sizes.length;
  const isMiddle = (i: number) => i >= front && i < current.sizes.length - back;
  return {
    ...current,
    capacities: current.capacities.map((room, i) => (isMiddle(i) ? room : larger(i, i < front ? i : i - added))),
  };
}

function nameCounters(
  previous: {board: {sizes: string[]}; names: string[][]} | null,
  board: {sizes: string[]},
  createName: () => string,
) {
  const total = board.sizes.reduce((sum, s) => sum + Math.min(Number(s), maxCounters), 0);
  const drawnCount = (size: string) => (total <= maxDrawn && Number(size) <= maxCounters ? Number(size) : 0);
  const extend = (oldRow: string[], count: number) => Array.from({length: count}, (_, i) => oldRow[i] ?? createName());
  if (!previous) return board.sizes.map((s) => extend([], drawnCount(s)));
  const oldNames = previous.names;
  const {front, back} = sharedEnds(previous.board.sizes, board.sizes, (a, b) => a === b);
  const middle = oldNames.slice(front, oldNames.length - back);
  const changed = board.sizes.slice(front, board.sizes.length - back);
  const pool = changed.length === middle.length ? null : middle.flat();
  const names = changed.map((size, i) => {
    const count = drawnCount(size);
    if (!pool) return extend(middle[i] ?? [], count);
    const isLast = i > 0 && i === changed.length - 1;
    return extend(isLast ? pool.splice(Math.max(0, pool.length - count)) : pool.splice(0, count), count);
  });
  return [...oldNames.slice(0, front), ...names, ...oldNames.slice(oldNames.length - back)];
}

export function View({
  board,
  labels,
  hand,
  highlight,
  preview,
  blocks = false,
  last,
  start,
}: ViewProps<BoardOf<"heaps">>) {
  const {box, width} = useWidth(hand ? null : thumbnailWidth);
  const step = hand ? counterStep(width) : 22;
  // The card of a pass that was played stays on the board.
  const shown = useMemo(() => (board.pass === false ? {...board, sizes: [...board.sizes, "0"]} : board), [board]);
  const names = useNames(shown, nameCounters);
  const {sizes, as, filled} = shown;
  const needed = {sizes, capacities: names.map((ids, i) => ids.length + (ids.length ? Number(filled?.[i] ?? 0) : 0))};
  const {capacities} = useHighWaterMark(start, needed, mergeRooms);
  const picture = useMemo(() => {
    const input = {sizes, tokenIds: names, capacities, width, step};
    return (
      (as === "row" && heapsSideBySide(input)) ||
      heapsBelow(input, {inPairs: as === "pairs", isBox: as === "boxes", isOpen: as === "cards" || as === "pots"})
    );
  }, [shown, names, capacities.join(), width, step]);
  const {rows, height} = picture;
  const marks = useMemo<Mark[]>(() => rows.flatMap((r) => r.tokens ?? []), [rows]);
  const targets = hand ? heapTargets(rows, hand, labels, step) : new Map<string, Target>();
  const goals = hand ? goalTargets(rows, hand, labels) : new Map<string, Target>();
  const fullWidth = rows.some((r) => r.tokens === null) ? Math.max(width, picture.width) : picture.width;
  const largest = largestOf(rows.flatMap((r) => (r.tokens ? [] : [r.size])));
  const legal = hand?.look(hand.prefix) ?? null;
  const legalMore = hand && hand.prefix.length > 1 ? legal : null;
  const pairs = hand ? keptOfHeaps(hand.prefix, legalMore?.asks) : [];
  const legalHeaps = hand?.look([]) ?? null;
  const isLocked = ({index, size}: Row) =>
    legalHeaps?.asks === "heap" &&
    legalHeaps.next.length > 0 &&
    size !== "0" &&
    !includes(legalHeaps.next, String(index));
  const isCard = ({index}: Row) => board.pass !== undefined && index === shown.sizes.length - 1;
  const classOf = (row: Row) => {
    const heap = String(row.index);
    const isLast = isCard(row) ? last?.has("pass") : last?.has(heap);
    const isPreviewed = preview.has(heap);
    return [
      "heap",
      as,
      highlight.has(heap) && "lit",
      isPreviewed && "previewed",
      isLast && "last",
      isLocked(row) && "locked",
    ]
      .filter(Boolean)
      .join(" ");
  };
  const note = labels.note || labels.remark;
  return (
    <div class="view" ref={box}>
      <Canvas
        width={fullWidth}
        height={height}
        label={labels.board}
        targets={[...targets.values(), ...goals.values()]}
        marks={marks}
        departure="lift"
        hand={hand}
      >
        {(bind) => [
          ...rows.map((row) => (
            <g key={row.index} class={classOf(row)}>
              {!isCard(row) && (
                <text class="index" {...row.number} aria-hidden="true">
                  {row.index + 1}
                </text>
              )}
              <Surroundings
                row={row}
                as={as}
                step={step}
                width={fullWidth}
                room={capacities[row.index] ?? 0}
                last={last ?? nothing}
                isCard={isCard(row)}
                isLocked={isLocked(row)}
              />
              {row.tokens === null && (
                <Bar size={row.size} x={gutter} y={row.y} room={fullWidth - gutter - 4} largest={largest} />
              )}
              {blocks && row.tokens && (
                <Blocks tokens={row.tokens} step={step} isHighlighted={(k) => highlight.has(`${row.index}.${k}`)} />
              )}
              <Divisions row={row} step={step} highlight={highlight} preview={preview} />
              {row.tokens?.map((token, k) => {
                const target = targets.get(token.id);
                const mark = `${row.index}.${k}`;
                const isKept = pairs.some(([h, keep]) => h === String(row.index) && k < Number(keep));
                return (
                  <g
                    key={token.id}
                    data-mark={token.id}
                    class={`${classNames("token", target, highlight.has(mark), preview.has(mark))}${isKept ? " kept" : ""}`}
                    transform={`translate(${token.x} ${token.y})`}
                    {...(target ? bind(target) : {})}
                  >
                    {isCard(row) ? (
                      <PassCard step={step} name={labels.pass} />
                    ) : (
                      <>
                        <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                        {as === "cards" ? (
                          <rect class="disc" {...cardOf(step)} />
                        ) : (
                          <circle class="disc" r={step * 0.36} />
                        )}
                        {board.cap !== undefined && k >= Number(row.size) - Number(board.cap) && (
                          <path class="capped" d={`M${-step / 2} ${step * 0.46}h${step}`} />
                        )}
                      </>
                    )}
                    {target?.wins && (
                      <path class="sign" d={`M0 ${step * 0.12}l${step * 0.14} ${-step * 0.24}h${-step * 0.28}z`} />
                    )}
                  </g>
                );
              })}
            </g>
          )),
          ...[...goals.values()].map((goal) => <Goal key={goal.id} goal={goal} step={step} bind={bind} />),
        ]}
      </Canvas>
      {hand && note && <p class="note">{note}</p>}
      {hand && legal && goals.size === 0 && !heapElements.has(legal.asks) && (
        <ByNumber hand={hand} labels={labels} prefix={hand.prefix} />
      )}
      {hand && <KeptFields hand={hand} labels={labels} large={rows.filter(({tokens}) => tokens === null)} />}
    </div>
  );
}
