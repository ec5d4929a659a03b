// Coins in a circle. Touching two coins one after the other takes both and all between them; a coin from which clockwise only
// itself can be taken goes at once.
import {useMemo} from "preact/hooks";
import {TooLarge} from "../hand/by-number";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, type Hand, includes, type ViewProps} from "../hand/touch";
import {places, round} from "../layout/round";
import {Canvas, pitch, thumbnail, useWidth} from "./canvas";

type CircleBoard = BoardOf<"circle">;

const most = 80;
const numbered = 40;
const margin = 34;

export function Circle(props: ViewProps<CircleBoard>) {
  if (places(props.board.runs) > most) return <TooLarge hand={props.hand} labels={props.labels} />;
  return <Drawn {...props} />;
}

/** For each place the run it belongs to, as the explanation counts them, or null where the coin is missing. */
function runsOf(runs: string[]): (number | null)[] {
  const there: (number | null)[] = [];
  const joined = runs.length > 1 && runs[0] !== "0" && runs.at(-1) !== "0";
  let run = -1;
  runs.forEach((length, i) => {
    if (i > 0) there.push(null);
    if (length !== "0") run++;
    const own = joined && i === runs.length - 1 ? 0 : run;
    for (let k = 0; k < Number(length); k++) there.push(own);
  });
  return there;
}

/** With a coin held, what another completes: the stretch between the two, clockwise where that is allowed. */
function stretches(hand: Hand, held: string, count: number): Map<string, {touch: string[]; wins: boolean}> {
  const found = new Map<string, {touch: string[]; wins: boolean}>();
  /** Whether the coins from the first of them on can be taken; touching `coin` is to do so. */
  const add = (coin: number, first: number, length: number) => {
    const [from, taken] = [String((first + count) % count), String(length)];
    const here = hand.look([from]);
    if (!includes(here?.next, taken)) return false;
    const key = String((coin + count) % count);
    if (!found.has(key)) found.set(key, {touch: [from, taken], wins: includes(here?.winning, taken)});
    return true;
  };
  const at = Number(held);
  for (let n = 1; n <= count && add(at + n - 1, at, n); n++);
  for (let n = 2; n <= count && add(at - n + 1, at - n + 1, n); n++);
  return found;
}

function Drawn({board, labels, hand, highlight, last}: ViewProps<CircleBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const there = useMemo(() => runsOf(board.runs), [board]);
  const step = hand ? pitch(width / 5, there.length) : 34;
  const place = useMemo(
    () => round(there.length, step + 2, Math.max(60, Math.min(130, width / 2 - margin - 20)), margin),
    [there.length, step, width],
  );
  const coins = useMemo(
    () => there.flatMap((run, i) => (run === null ? [] : [{id: String(i), i, run, ...place.at(i)}])),
    [there, place],
  );
  const here = hand?.look([]) ?? null;
  const held = hand?.prefix[0] ?? null;
  const ways = hand && held !== null ? stretches(hand, held, there.length) : null;
  const spots = new Map<string, Spot>();
  if (hand)
    for (const {id, x, y} of coins) {
      if (!includes(here?.next, id)) continue;
      const chosen = id === held;
      const way = ways?.get(id);
      const touch = way?.touch ?? [id];
      const wins = hand.hints && (ways ? (way?.wins ?? false) : includes(here?.winning, id));
      spots.set(id, {id, x, y, touch, wins, chosen, label: labels.spot(touch, wins)});
    }
  return (
    <div class="view" ref={box}>
      <Canvas
        width={place.size}
        height={place.size}
        label={labels.board}
        spots={[...spots.values()]}
        marks={coins}
        hand={hand}
      >
        {(bind) => (
          <>
            <circle class="track" cx={place.size / 2} cy={place.size / 2} r={place.radius} />
            {there.map((run, i) => {
              const {x, y} = place.at(i);
              const out = place.at(i, step / 2 + 10);
              return (
                <g key={`${x} ${y}`} aria-hidden="true">
                  {run === null && (
                    <circle class={last?.has(String(i)) ? "hole last" : "hole"} cx={x} cy={y} r={step * 0.3} />
                  )}
                  {hand && there.length <= numbered && (
                    <text class="index mid" x={out.x} y={out.y + 5}>
                      {i + 1}
                    </text>
                  )}
                </g>
              );
            })}
            {coins.map(({id, run, x, y}) => {
              const spot = spots.get(id);
              return (
                <g
                  key={id}
                  data-mark={id}
                  class={look("stone", spot, highlight.has(String(run)))}
                  transform={`translate(${x} ${y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <circle class="reach" r={step / 2} />
                  <circle class="disc" r={step * 0.4} />
                  {spot?.wins && <path class="sign" d="M0 5l5 -10h-10z" />}
                </g>
              );
            })}
          </>
        )}
      </Canvas>
    </div>
  );
}
