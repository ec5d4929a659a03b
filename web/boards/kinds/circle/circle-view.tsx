// View of coins in a circle. Touching two coins one after the other takes both and all between them; a coin goes at
// once if, clockwise from it, only itself can be taken.
import {useMemo} from "preact/hooks";
import {TooLarge} from "../../input/by-number";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, type Hand, includes, type ViewProps} from "../../input/touch";
import {Canvas, stepFor, thumbnailWidth, useWidth} from "../../kit/canvas";
import {countPlaces, round} from "../../kit/round";

type CircleBoard = BoardOf<"circle">;

const maxPlaces = 80;
const maxNumbered = 40;
const margin = 34;

export function View(props: ViewProps<CircleBoard>) {
  if (countPlaces(props.board.runs) > maxPlaces) return <TooLarge hand={props.hand} labels={props.labels} />;
  return <CircleFigure {...props} />;
}

/** Returns for each place the index of its run, as the explanation counts them, or null where a coin is missing. */
function runsOf(runs: string[]): (number | null)[] {
  const runOfPlace: (number | null)[] = [];
  const isJoined = runs.length > 1 && runs[0] !== "0" && runs.at(-1) !== "0";
  let run = -1;
  runs.forEach((length, i) => {
    if (i > 0) runOfPlace.push(null);
    if (length !== "0") run++;
    const index = isJoined && i === runs.length - 1 ? 0 : run;
    for (let k = 0; k < Number(length); k++) runOfPlace.push(index);
  });
  return runOfPlace;
}

/**
 * Returns the coins that complete a move with the chosen one, each with its touch: the stretch between the two,
 * clockwise if that is allowed.
 */
function completions(hand: Hand, chosen: string, count: number): Map<string, {touch: string[]; wins: boolean}> {
  const completed = new Map<string, {touch: string[]; wins: boolean}>();
  /** Adds `coin` if the `length` coins from `start` on can be taken; returns true if they can. */
  const add = (coin: number, start: number, length: number) => {
    const [from, stretchLength] = [String((start + count) % count), String(length)];
    const legal = hand.look([from]);
    if (!includes(legal?.next, stretchLength)) return false;
    const key = String((coin + count) % count);
    if (!completed.has(key))
      completed.set(key, {touch: [from, stretchLength], wins: includes(legal?.winning, stretchLength)});
    return true;
  };
  const start = Number(chosen);
  for (let n = 1; n <= count && add(start + n - 1, start, n); n++);
  for (let n = 2; n <= count && add(start - n + 1, start - n + 1, n); n++);
  return completed;
}

function CircleFigure({board, labels, hand, highlight, preview, last}: ViewProps<CircleBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnailWidth);
  const runOfPlace = useMemo(() => runsOf(board.runs), [board]);
  const step = hand ? stepFor(width / 5, runOfPlace.length) : 34;
  const place = useMemo(
    () => round(runOfPlace.length, step + 2, Math.max(60, Math.min(130, width / 2 - margin - 20)), margin),
    [runOfPlace.length, step, width],
  );
  const coins = useMemo(
    () => runOfPlace.flatMap((run, i) => (run === null ? [] : [{id: String(i), i, run, ...place.at(i)}])),
    [runOfPlace, place],
  );
  const legal = hand?.look([]) ?? null;
  const chosenCoin = hand?.prefix[0] ?? null;
  const completed = hand && chosenCoin !== null ? completions(hand, chosenCoin, runOfPlace.length) : null;
  const targets = new Map<string, Target>();
  if (hand)
    for (const {id, x, y} of coins) {
      if (!includes(legal?.next, id)) continue;
      const isChosen = id === chosenCoin;
      const completion = completed?.get(id);
      const touch = completion?.touch ?? [id];
      const wins = hand.hints && (completed ? (completion?.wins ?? false) : includes(legal?.winning, id));
      const continues = completed ? completion !== undefined : undefined;
      const dot = place.at(Number(id), -step * 0.3);
      targets.set(id, {id, x, y, dot, touch, wins, chosen: isChosen, continues, label: labels.target(touch, wins)});
    }
  return (
    <div class="view" ref={box}>
      <Canvas
        width={place.size}
        height={place.size}
        label={labels.board}
        targets={[...targets.values()]}
        marks={coins}
        hand={hand}
      >
        {(bind) => (
          <>
            <circle class="track" cx={place.size / 2} cy={place.size / 2} r={place.radius} />
            {runOfPlace.map((run, i) => {
              const {x, y} = place.at(i);
              const label = place.at(i, step / 2 + 10);
              return (
                <g key={`${x} ${y}`} aria-hidden="true">
                  {run === null && (
                    <circle class={last?.has(String(i)) ? "hole last" : "hole"} cx={x} cy={y} r={step * 0.3} />
                  )}
                  {hand && runOfPlace.length <= maxNumbered && (
                    <text class="index mid" x={label.x} y={label.y + 5}>
                      {i + 1}
                    </text>
                  )}
                </g>
              );
            })}
            {coins.map(({id, run, x, y}) => {
              const target = targets.get(id);
              return (
                <g
                  key={id}
                  data-mark={id}
                  class={classNames(
                    "stone",
                    target,
                    highlight.has(String(run)) || highlight.has(`p${id}`),
                    preview.has(`p${id}`),
                  )}
                  transform={`translate(${x} ${y})`}
                  {...(target ? bind(target) : {})}
                >
                  <circle class="reach" r={step / 2} />
                  <circle class="disc" r={step * 0.4} />
                  {target?.wins && <path class="sign" d="M0 5l5 -10h-10z" />}
                </g>
              );
            })}
          </>
        )}
      </Canvas>
    </div>
  );
}
