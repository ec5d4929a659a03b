// Heaps: rows of counters. Touching the k-th counter keeps the k-1 before it; of a split, the second part is kept at the end.
// Where a touch is not a number kept, any counter stands for its heap, and the rest is asked for by number.
import {useMemo} from "preact/hooks";
import {ByNumber} from "../hand/by-number";
import {base, KeptFields, ofHeaps} from "../hand/kept-fields";
import {look, type Spot} from "../hand/roving";
import {
  type BoardOf,
  drawable,
  type Hand,
  includes,
  type Labels,
  type Touch,
  type Touchable,
  type ViewProps,
} from "../hand/touch";
import {below, beside, gutter, type Row} from "../layout/heap-layout";
import {Bar, largestOf} from "./bar";
import {Blocks} from "./blocks";
import {Canvas, counterStep, thumbnail, useWidth} from "./canvas";
import {cardOf, PassCard, Surroundings} from "./heap-surroundings";
import {useHighWaterMark} from "./high-water-mark";
import {type Mark, sharedEnds, useNames} from "./motion";

const longest = 60;
const none: ReadonlySet<string> = new Set();
/** How many places the heaps of a board need. */
interface Rooms {
  sizes: readonly string[];
  rooms: readonly number[];
}

/** Heaps that stay keep their room; those that a split has made have their own. */
function joined(before: Rooms, now: Rooms): Rooms {
  const kept = (i: number, j: number) => Math.max(now.rooms[i] ?? 0, before.rooms[j] ?? 0);
  if (before.sizes.length === now.sizes.length) return {...now, rooms: now.rooms.map((_, i) => kept(i, i))};
  const {front, back} = sharedEnds(before.sizes, now.sizes, (a, b) => a === b);
  const more = now.sizes.length - before.sizes.length;
  const isMiddle = (i: number) => i >= front && i < now.sizes.length - back;
  return {...now, rooms: now.rooms.map((room, i) => (isMiddle(i) ? room : kept(i, i < front ? i : i - more)))};
}

function carry(
  before: {board: {sizes: string[]}; names: string[][]} | null,
  board: {sizes: string[]},
  fresh: () => string,
) {
  const total = board.sizes.reduce((sum, s) => sum + Math.min(Number(s), longest), 0);
  const drawn = (size: string) => (total <= drawable && Number(size) <= longest ? Number(size) : 0);
  const make = (old: string[], count: number) => Array.from({length: count}, (_, i) => old[i] ?? fresh());
  if (!before) return board.sizes.map((s) => make([], drawn(s)));
  const old = before.names;
  const {front, back} = sharedEnds(before.board.sizes, board.sizes, (a, b) => a === b);
  const middle = old.slice(front, old.length - back);
  const changed = board.sizes.slice(front, board.sizes.length - back);
  const spare = changed.length === middle.length ? null : middle.flat();
  const names = changed.map((size, i) => {
    const count = drawn(size);
    if (!spare) return make(middle[i] ?? [], count);
    const last = i > 0 && i === changed.length - 1;
    return make(last ? spare.splice(Math.max(0, spare.length - count)) : spare.splice(0, count), count);
  });
  return [...old.slice(0, front), ...names, ...old.slice(old.length - back)];
}

/** The heaps that the prefix has settled, with what is kept of them; a split keeps several numbers of one heap. */
function settled(prefix: Touch, asks: string | undefined): [string, string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < prefix.length && (i === 0 || asks === "heap"); i += 2)
    pairs.push([prefix[i] ?? "", prefix[i + 1] ?? ""]);
  return pairs;
}

function spotsOf(rows: Row[], hand: Hand, labels: Labels): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const {prefix} = hand;
  const held = prefix.length > 1 ? hand.look(prefix) : null;
  const root = hand.look([]);
  const pairs = settled(prefix, held?.asks);
  for (const {index, tokens} of rows) {
    const heap = String(index);
    const open = root?.asks === "heap" && includes(root.next, heap);
    const first = open ? hand.look([heap]) : null;
    const joins = base(hand, heap).length ? hand.look([...prefix, heap]) : null;
    const parts = held?.asks === "part" && prefix[0] === heap ? held : null;
    tokens?.forEach(({id, x, y}, k) => {
      const keep = String(k);
      const rest = String(tokens.length - k);
      const whole = first && first.asks !== "kept";
      const chosen = whole ? prefix[0] === heap : pairs.some(([h, kept]) => h === heap && kept === keep);
      const set = (from: Touchable | null, element: string, touch: Touch, named: Touch) => {
        const wins = hand.hints && includes(from?.winning, element);
        spots.set(id, {id, x, y, touch, label: labels.spot(named, wins), wins, chosen});
      };
      const split = [...prefix, rest];
      if (!(chosen && held?.done) && includes(parts?.next, rest)) set(parts, rest, split, split);
      else if (includes(joins?.next, keep)) set(joins, keep, [...prefix, heap, keep], [heap, keep]);
      else if (whole) set(root, heap, [heap], [heap]);
      else if (includes(first?.next, keep)) set(first, keep, [heap, keep], [heap, keep]);
    });
  }
  return spots;
}

export function Heaps({board, labels, hand, highlight, blocks = false, last, start}: ViewProps<BoardOf<"heaps">>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const step = hand ? counterStep(width) : 22;
  // A pass that was played leaves its card lying.
  const shown = useMemo(() => (board.pass === false ? {...board, sizes: [...board.sizes, "0"]} : board), [board]);
  const names = useNames(shown, carry);
  const {sizes, as, filled} = shown;
  const now = {sizes, rooms: names.map((own, i) => own.length + (own.length ? Number(filled?.[i] ?? 0) : 0))};
  const {rooms} = useHighWaterMark(start, now, joined);
  const picture = useMemo(() => {
    const stand = {sizes, names, rooms, width, step};
    return (
      (as === "row" && beside(stand)) ||
      below(stand, {inPairs: as === "pairs", isBox: as === "boxes", isOpen: as === "cards" || as === "pots"})
    );
  }, [shown, names, rooms.join(), width, step]);
  const {rows, height} = picture;
  const marks = useMemo<Mark[]>(() => rows.flatMap((r) => r.tokens ?? []), [rows]);
  const spots = hand ? spotsOf(rows, hand, labels) : new Map<string, Spot>();
  const full = rows.some((r) => r.tokens === null) ? Math.max(width, picture.width) : picture.width;
  const largest = largestOf(rows.flatMap((r) => (r.tokens ? [] : [r.size])));
  const here = hand?.look(hand.prefix) ?? null;
  const held = hand && hand.prefix.length > 1 ? here : null;
  const pairs = hand ? settled(hand.prefix, held?.asks) : [];
  const root = hand?.look([]) ?? null;
  const isLocked = ({index, size}: Row) =>
    root?.asks === "heap" && root.next.length > 0 && size !== "0" && !includes(root.next, String(index));
  const isCard = ({index}: Row) => board.pass !== undefined && index === shown.sizes.length - 1;
  const classOf = (row: Row) => {
    const heap = String(row.index);
    const touched = isCard(row) ? last?.has("pass") : last?.has(heap);
    return ["heap", as, highlight.has(heap) && "lit", touched && "last", isLocked(row) && "locked"]
      .filter(Boolean)
      .join(" ");
  };
  return (
    <div class="view" ref={box}>
      <Canvas width={full} height={height} label={labels.board} spots={[...spots.values()]} marks={marks} hand={hand}>
        {(bind) =>
          rows.map((row) => (
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
                width={full}
                room={rooms[row.index] ?? 0}
                last={last ?? none}
                isCard={isCard(row)}
                isLocked={isLocked(row)}
              />
              {row.tokens === null && (
                <Bar size={row.size} x={gutter} y={row.y} room={full - gutter - 4} largest={largest} />
              )}
              {blocks && row.tokens && (
                <Blocks tokens={row.tokens} step={step} isHighlighted={(k) => highlight.has(`${row.index}.${k}`)} />
              )}
              {row.tokens?.map((token, k) => {
                const spot = spots.get(token.id);
                const second = spot && held?.asks === "part" && spot.touch.length > (hand?.prefix.length ?? 0);
                const kept = pairs.some(([h, keep]) => h === String(row.index) && k < Number(keep));
                return (
                  <g
                    key={token.id}
                    data-mark={token.id}
                    class={`${look("token", spot, highlight.has(`${row.index}.${k}`))}${kept ? " kept" : ""}${second ? " second" : ""}`}
                    transform={`translate(${token.x} ${token.y})`}
                    {...(spot ? bind(spot) : {})}
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
                    {spot?.wins && (
                      <path class="sign" d={`M0 ${step * 0.12}l${step * 0.14} ${-step * 0.24}h${-step * 0.28}z`} />
                    )}
                  </g>
                );
              })}
            </g>
          ))
        }
      </Canvas>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      {hand && here && !ofHeaps.has(here.asks) && <ByNumber hand={hand} labels={labels} prefix={hand.prefix} />}
      {hand && <KeptFields hand={hand} labels={labels} large={rows.filter(({tokens}) => tokens === null)} />}
    </div>
  );
}
