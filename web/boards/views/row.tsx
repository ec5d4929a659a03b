// A row of coins, H or T, numbered from 1. A touch is an unordered set of coins.
import {useMemo} from "preact/hooks";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, drawable, includes, toggled, type ViewProps} from "../hand/touch";
import {Canvas, pitch, thumbnail, useWidth} from "./canvas";

const [above, below] = [10, 18];

export function Row({board, labels, hand, highlight, last}: ViewProps<BoardOf<"row">>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const step = hand ? pitch(width, board.coins.length) : 30;
  const perLine = Math.max(4, Math.floor(width / step));
  const coins = useMemo(
    () =>
      [...board.coins].slice(0, drawable).map((face, i) => ({
        id: String(i),
        face,
        x: step * ((i % perLine) + 0.5),
        y: (above + step + below) * Math.floor(i / perLine) + above + step / 2,
      })),
    [board, perLine, step],
  );
  const prefix = hand?.prefix ?? [];
  const here = hand?.look(prefix) ?? null;
  const spots = new Map<string, Spot>();
  if (hand)
    for (const {id, x, y} of coins) {
      const chosen = prefix.includes(id);
      if (!chosen && !includes(here?.next, id)) continue;
      const wins = hand.hints && !chosen && includes(here?.winning, id);
      spots.set(id, {
        id,
        x,
        y,
        chosen,
        wins,
        label: labels.spot([id], wins),
        touch: toggled(prefix, id, here?.done ?? false),
      });
    }
  const lines = Math.max(1, Math.ceil(coins.length / perLine));
  const across = step * Math.max(1, Math.min(perLine, coins.length));
  if (board.coins.length > drawable) return <p class="view words">{labels.tooLarge}</p>;
  return (
    <div class="view row-view" ref={box}>
      <Canvas
        width={across}
        height={lines * (above + step + below)}
        label={labels.board}
        spots={[...spots.values()]}
        marks={coins}
        hand={hand}
      >
        {(bind) =>
          coins.map((coin) => {
            const spot = spots.get(coin.id);
            return (
              <g key={coin.id}>
                <text class="index" x={coin.x} y={coin.y + step / 2 + 12} aria-hidden="true">
                  {Number(coin.id) + 1}
                </text>
                <g
                  data-mark={coin.id}
                  class={`${look("coin", spot, highlight.has(coin.id))} ${coin.face === "H" ? "heads" : "tails"}`}
                  transform={`translate(${coin.x} ${coin.y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                  <circle class="disc" r={step * 0.38} />
                  {last?.has(coin.id) && <circle class="halo" r={step * 0.38 + 3.5} />}
                  <text class="face" y={5} aria-hidden="true">
                    {labels.face(coin.face)}
                  </text>
                  {spot?.wins && <path class="sign" d={`M0 ${-step * 0.38 - 3}l-5 -8h10z`} />}
                </g>
              </g>
            );
          })
        }
      </Canvas>
    </div>
  );
}
