// Piles of coins on a staircase. Touching the k-th coin of a pile leaves the k-1 below it and takes the others down a step.
import {useMemo} from "preact/hooks";
import {ByNumber, TooLarge} from "../hand/by-number";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, includes, type ViewProps} from "../hand/touch";
import {Canvas, pitch, thumbnail, useWidth} from "./canvas";
import {useHighWaterMark} from "./high-water-mark";
import {useNames} from "./motion";

type StairsBoard = BoardOf<"stairs">;

/** Coins of a pile drawn one by one. */
const longest = 16;
/** As tall as this many coins is the bar of a larger one. */
const barred = 8;
const most = 60;
const rise = 16;
const floor = 26;
const start = 26;

/** What leaves one pile goes to the next that has grown. */
function carry(before: {board: StairsBoard; names: string[][]} | null, board: StairsBoard, fresh: () => string) {
  const drawn = board.steps.map((n) => (Number(n) <= longest ? Number(n) : 0));
  const moved = (before?.names ?? []).flatMap((pile, s) => pile.slice(drawn[s] ?? 0));
  return drawn.map((count, s) => {
    const stayed = (before?.names[s] ?? []).slice(0, count);
    return [...stayed, ...Array.from({length: count - stayed.length}, () => moved.shift() ?? fresh())];
  });
}

export function Stairs(props: ViewProps<StairsBoard>) {
  if (props.board.steps.length > most) return <TooLarge hand={props.hand} labels={props.labels} />;
  return <Drawn {...props} />;
}

function Drawn({board, labels, hand, highlight, last, start: began}: ViewProps<StairsBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const {steps} = board;
  const wide = hand ? pitch(width - start, steps.length) : 36;
  const thick = hand && matchMedia("(pointer: coarse)").matches ? 30 : 24;
  const names = useNames(board, carry);
  const piles = useHighWaterMark(began, steps.map(pile), taller);
  const height = floor + piles.reduce((h, n, s) => Math.max(h, n * thick + rise * (s + 1)), 2 * thick) + 8;
  const tread = (s: number) => height - floor - rise * (s + 1);
  const left = (s: number) => start + wide * s;
  const coins = useMemo(
    () =>
      names.flatMap((ids, s) =>
        ids.map((id, k) => ({id, s, k, x: left(s) + wide / 2, y: tread(s) - thick * (k + 0.5)})),
      ),
    [names, wide, thick, height],
  );
  const spots = new Map<string, Spot>();
  if (hand)
    for (const {id, s, k, x, y} of coins) {
      const step = String(s);
      const touch = [step, String(k)];
      const here = includes(hand.look([])?.next, step) ? hand.look([step]) : null;
      if (!includes(here?.next, String(k))) continue;
      const wins = hand.hints && includes(here?.winning, String(k));
      spots.set(id, {id, x, y, touch, wins, chosen: false, label: labels.spot(touch, wins)});
    }
  const across = left(steps.length) + 4;
  /** The places of the coins that the last move took down from a step. */
  const fallen = (s: number) => {
    const count = names[s]?.length ?? 0;
    return Array.from({length: longest - count}, (_, k) => count + k).filter((k) => last?.has(`${s}.${k}`));
  };
  const outline = steps.map((_, s) => `V${tread(s)}H${left(s + 1)}`).join("");
  return (
    <div class={across > 2 * width && hand ? "view wide" : "view"} ref={box}>
      <Canvas width={across} height={height} label={labels.board} spots={[...spots.values()]} marks={coins} hand={hand}>
        {(bind) => (
          <>
            <path class="flight" d={`M0 ${height - floor}H${start}${outline}V${height - floor}`} />
            {steps.map((count, s) => (
              <g key={s} class={`heap${highlight.has(String(s)) ? " lit" : ""}${last?.has(String(s)) ? " last" : ""}`}>
                {last?.has(String(s)) && <path class="halo" d={`M${left(s) + 3} ${tread(s)}h${wide - 6}`} />}
                {fallen(s).map((k) => (
                  <rect
                    key={k}
                    class="ghost"
                    x={left(s) + wide * 0.1}
                    y={tread(s) - thick * (k + 1) + 1.5}
                    width={wide * 0.8}
                    height={thick - 3}
                    rx={(thick - 3) / 2}
                  />
                ))}
                <text class="index mid" x={left(s) + wide / 2} y={height - floor + 18} aria-hidden="true">
                  {s + 1}
                </text>
                {Number(count) > longest && (
                  <g class="bar" transform={`translate(${left(s) + wide / 2} ${tread(s)})`}>
                    <rect x={-wide * 0.36} y={-barred * thick} width={wide * 0.72} height={barred * thick} />
                    <text class="mid" y={-barred * thick - 6}>
                      {short(count)}
                    </text>
                  </g>
                )}
                {names[s]?.map((id, k) => {
                  const spot = spots.get(id);
                  return (
                    <g
                      key={id}
                      data-mark={id}
                      class={look("token", spot, false)}
                      transform={`translate(${left(s) + wide / 2} ${tread(s) - thick * (k + 0.5)})`}
                      {...(spot ? bind(spot) : {})}
                    >
                      <rect class="reach" x={-wide / 2} y={-thick / 2} width={wide} height={thick} />
                      <rect
                        class="disc"
                        x={-wide * 0.4}
                        y={-thick / 2 + 1.5}
                        width={wide * 0.8}
                        height={thick - 3}
                        rx={(thick - 3) / 2}
                      />
                      {spot?.wins && <path class="sign" d="M0 4l5 -8h-10z" />}
                    </g>
                  );
                })}
              </g>
            ))}
          </>
        )}
      </Canvas>
      {hand &&
        steps.map(
          (n, s) => Number(n) > longest && <ByNumber key={s} hand={hand} labels={labels} prefix={[String(s)]} />,
        )}
    </div>
  );
}

const taller = (before: number[], now: number[]) => now.map((n, s) => Math.max(n, before[s] ?? 0));
const pile = (count: string) => (Number(count) > longest ? barred + 1 : Number(count));
const short = (count: string) => (count.length > 6 ? `${count.slice(0, 3)}…` : count);
