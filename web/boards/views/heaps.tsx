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
import {Bar, largestOf} from "./bar";
import {Canvas, pitch, thumbnail, useWidth} from "./canvas";
import {type Mark, sharedEnds, useNames} from "./motion";

const longest = 60;
const gutter = 20;

interface Row {
  index: number;
  size: string;
  y: number;
  /** Null when the heap is too large for counters. */
  tokens: {id: string; x: number; y: number}[] | null;
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

function arrange(sizes: string[], names: string[][], width: number, step: number): {rows: Row[]; height: number} {
  const perLine = Math.max(4, Math.floor((width - gutter) / step));
  let y = 0;
  const rows = sizes.map((size, index) => {
    const row = names[index] ?? [];
    const tokens = row.length
      ? row.map((id, k) => ({
          id,
          x: gutter + step * ((k % perLine) + 0.5),
          y: y + step * (Math.floor(k / perLine) + 0.5),
        }))
      : null;
    const place = {index, size, y: y + step / 2, tokens: size === "0" ? [] : tokens};
    y += step * Math.max(1, Math.ceil(row.length / perLine)) + 4;
    return place;
  });
  return {rows, height: Math.max(y, step)};
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

export function Heaps({board, labels, hand, lit}: ViewProps<BoardOf<"heaps">>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const most = Math.max(...board.sizes.map((s) => Math.min(Number(s), longest)), 1);
  const step = hand ? pitch(width - gutter, most) : 22;
  const names = useNames(board, carry);
  const {rows, height} = useMemo(() => arrange(board.sizes, names, width, step), [board, names, width, step]);
  const marks = useMemo<Mark[]>(() => rows.flatMap((r) => r.tokens ?? []), [rows]);
  const spots = hand ? spotsOf(rows, hand, labels) : new Map<string, Spot>();
  const across = rows.reduce(
    (w, r) => (r.tokens ?? []).reduce((v, t) => Math.max(v, t.x + step / 2), w),
    gutter + step,
  );
  const full = rows.some((r) => r.tokens === null) ? width : across;
  const largest = largestOf(rows.flatMap((r) => (r.tokens ? [] : [r.size])));
  const here = hand?.look(hand.prefix) ?? null;
  const held = hand && hand.prefix.length > 1 ? here : null;
  const pairs = hand ? settled(hand.prefix, held?.asks) : [];
  return (
    <div class="view" ref={box}>
      <Canvas width={full} height={height} label={labels.board} spots={[...spots.values()]} marks={marks} hand={hand}>
        {(bind) =>
          rows.map((row) => (
            <g key={row.index} class={lit.has(String(row.index)) ? "heap lit" : "heap"}>
              <text class="index" x={0} y={(row.tokens?.[0]?.y ?? row.y) + 5} aria-hidden="true">
                {row.index + 1}
              </text>
              {row.tokens?.length === 0 && <line class="bare" x1={gutter} x2={gutter + step} y1={row.y} y2={row.y} />}
              {row.tokens === null && (
                <Bar size={row.size} x={gutter} y={row.y} room={full - gutter - 4} largest={largest} />
              )}
              {row.tokens?.map((token, k) => {
                const spot = spots.get(token.id);
                const second = spot && held?.asks === "part" && spot.touch.length > (hand?.prefix.length ?? 0);
                const kept = pairs.some(([h, keep]) => h === String(row.index) && k < Number(keep));
                return (
                  <g
                    key={token.id}
                    data-mark={token.id}
                    class={`${look("token", spot, false)}${kept ? " kept" : ""}${second ? " second" : ""}`}
                    transform={`translate(${token.x} ${token.y})`}
                    {...(spot ? bind(spot) : {})}
                  >
                    <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                    <circle class="disc" r={step * 0.36} />
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
