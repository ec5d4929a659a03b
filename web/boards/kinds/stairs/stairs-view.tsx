// View of piles of coins on a staircase. Touching the k-th coin of a pile leaves the k-1 below it and takes the others
// down a step.
import {useMemo} from "preact/hooks";
import {ByNumber, TooLarge} from "../../input/by-number";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, includes, type ViewProps} from "../../input/touch";
import {stepFor, thumbnailWidth, useWidth} from "../../kit/canvas";
import {FittedCanvas} from "../../kit/fitted-canvas";
import {useHighWaterMark} from "../../kit/high-water-mark";
import {useNames} from "../../kit/motion";
import {maxCoins} from ".";

type StairsBoard = BoardOf<"stairs">;

/** Height of the bar for a larger pile, in coins. */
const barCoins = 8;
const maxSteps = 60;
const riseHeight = 16;
const floorHeight = 26;
const leftMargin = 26;

/** Names the coins; those that leave one pile go to the next pile that has grown. */
function nameCoins(
  previous: {board: StairsBoard; names: string[][]} | null,
  board: StairsBoard,
  createName: () => string,
) {
  const drawnCounts = board.steps.map((n) => (Number(n) <= maxCoins ? Number(n) : 0));
  const freeNames = (previous?.names ?? []).flatMap((pile, s) => pile.slice(drawnCounts[s] ?? 0));
  return drawnCounts.map((count, s) => {
    const stayingNames = (previous?.names[s] ?? []).slice(0, count);
    return [
      ...stayingNames,
      ...Array.from({length: count - stayingNames.length}, () => freeNames.shift() ?? createName()),
    ];
  });
}

export function View(props: ViewProps<StairsBoard>) {
  if (props.board.steps.length > maxSteps) return <TooLarge hand={props.hand} labels={props.labels} />;
  return <StairsFigure {...props} />;
}

function StairsFigure({board, labels, hand, highlight, preview, last, start}: ViewProps<StairsBoard>) {
  const frame = useWidth(hand ? null : thumbnailWidth);
  const {steps} = board;
  const stepWidth = hand ? stepFor(frame.width - leftMargin, steps.length) : 36;
  const coinHeight = hand && matchMedia("(pointer: coarse)").matches ? 30 : 24;
  const names = useNames(board, nameCoins);
  const piles = useHighWaterMark(start, steps.map(pileHeight), tallerPiles);
  const height =
    floorHeight + piles.reduce((h, n, s) => Math.max(h, n * coinHeight + riseHeight * (s + 1)), 2 * coinHeight) + 8;
  const tread = (s: number) => height - floorHeight - riseHeight * (s + 1);
  const left = (s: number) => leftMargin + stepWidth * s;
  const coins = useMemo(
    () =>
      names.flatMap((ids, s) =>
        ids.map((id, k) => ({id, s, k, x: left(s) + stepWidth / 2, y: tread(s) - coinHeight * (k + 0.5)})),
      ),
    [names, stepWidth, coinHeight, height],
  );
  const targets = new Map<string, Target>();
  if (hand)
    for (const {id, s, k, x, y} of coins) {
      const step = String(s);
      const touch = [step, String(k)];
      const legal = includes(hand.look([])?.next, step) ? hand.look([step]) : null;
      if (!includes(legal?.next, String(k))) continue;
      const wins = hand.hints && includes(legal?.winning, String(k));
      targets.set(id, {id, x, y, touch, wins, chosen: false, label: labels.target(touch, wins)});
    }
  const totalWidth = left(steps.length) + 4;
  /** Returns the places of the coins that the last move took down from a step. */
  const movedDown = (s: number) => {
    const count = names[s]?.length ?? 0;
    return Array.from({length: maxCoins - count}, (_, k) => count + k).filter((k) => last?.has(`${s}.${k}`));
  };
  const byNumber =
    hand &&
    steps.map((n, s) => Number(n) > maxCoins && <ByNumber key={s} hand={hand} labels={labels} prefix={[String(s)]} />);
  const outline = steps.map((_, s) => `V${tread(s)}H${left(s + 1)}`).join("");
  return (
    <FittedCanvas
      frame={frame}
      width={totalWidth}
      height={height}
      labels={labels}
      targets={targets}
      marks={coins}
      departure="lift"
      hand={hand}
      below={byNumber}
    >
      {(bind) => (
        <>
          <path class="flight" d={`M0 ${height - floorHeight}H${leftMargin}${outline}V${height - floorHeight}`} />
          {steps.map((count, s) => (
            <g key={s} class={`heap${highlight.has(String(s)) ? " lit" : ""}${last?.has(String(s)) ? " last" : ""}`}>
              {last?.has(String(s)) && <path class="halo" d={`M${left(s) + 3} ${tread(s)}h${stepWidth - 6}`} />}
              {movedDown(s).map((k) => (
                <rect
                  key={k}
                  class="ghost"
                  x={left(s) + stepWidth * 0.1}
                  y={tread(s) - coinHeight * (k + 1) + 1.5}
                  width={stepWidth * 0.8}
                  height={coinHeight - 3}
                  rx={(coinHeight - 3) / 2}
                />
              ))}
              <text class="index mid" x={left(s) + stepWidth / 2} y={height - floorHeight + 18} aria-hidden="true">
                {s + 1}
              </text>
              {Number(count) > maxCoins && (
                <g class="bar" transform={`translate(${left(s) + stepWidth / 2} ${tread(s)})`}>
                  <rect
                    x={-stepWidth * 0.36}
                    y={-barCoins * coinHeight}
                    width={stepWidth * 0.72}
                    height={barCoins * coinHeight}
                  />
                  <text class="mid" y={-barCoins * coinHeight - 6}>
                    {shortened(count)}
                  </text>
                </g>
              )}
              {names[s]?.map((id, k) => {
                const target = targets.get(id);
                return (
                  <g
                    key={id}
                    data-mark={id}
                    class={classNames("token", target, highlight.has(`${s}.${k}`), preview.has(`${s}.${k}`))}
                    transform={`translate(${left(s) + stepWidth / 2} ${tread(s) - coinHeight * (k + 0.5)})`}
                    {...(target ? bind(target) : {})}
                  >
                    <rect class="reach" x={-stepWidth / 2} y={-coinHeight / 2} width={stepWidth} height={coinHeight} />
                    <rect
                      class="disc"
                      x={-stepWidth * 0.4}
                      y={-coinHeight / 2 + 1.5}
                      width={stepWidth * 0.8}
                      height={coinHeight - 3}
                      rx={(coinHeight - 3) / 2}
                    />
                    {target?.wins && <path class="sign" d="M0 4l5 -8h-10z" />}
                  </g>
                );
              })}
            </g>
          ))}
        </>
      )}
    </FittedCanvas>
  );
}

const tallerPiles = (previous: number[], current: number[]) => current.map((n, s) => Math.max(n, previous[s] ?? 0));
const pileHeight = (count: string) => (Number(count) > maxCoins ? barCoins + 1 : Number(count));
const shortened = (count: string) => (count.length > 6 ? `${count.slice(0, 3)}…` : count);
