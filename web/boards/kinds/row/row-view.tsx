// View of a row of coins, H or T, numbered from 1. A touch is an unordered set of coins.
import {useMemo} from "preact/hooks";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, includes, maxDrawn, toggled, type ViewProps} from "../../input/touch";
import {Canvas, stepFor, thumbnailWidth, useWidth} from "../../kit/canvas";

const [headroom, footroom] = [10, 18];

export function View({board, labels, hand, highlight, preview, last}: ViewProps<BoardOf<"row">>) {
  const {box, width} = useWidth(hand ? null : thumbnailWidth);
  const step = hand ? stepFor(width, board.coins.length) : 30;
  const perLine = Math.max(4, Math.floor(width / step));
  const coins = useMemo(
    () =>
      [...board.coins].slice(0, maxDrawn).map((face, i) => ({
        id: String(i),
        face,
        x: step * ((i % perLine) + 0.5),
        y: (headroom + step + footroom) * Math.floor(i / perLine) + headroom + step / 2,
      })),
    [board, perLine, step],
  );
  const prefix = hand?.prefix ?? [];
  const legal = hand?.look(prefix) ?? null;
  const targets = new Map<string, Target>();
  if (hand)
    for (const {id, x, y} of coins) {
      const isChosen = prefix.includes(id);
      if (!isChosen && !includes(legal?.next, id)) continue;
      const wins = hand.hints && !isChosen && includes(legal?.winning, id);
      targets.set(id, {
        id,
        x,
        y,
        dot: {x: x - step * 0.34, y: y - step * 0.34},
        chosen: isChosen,
        wins,
        label: labels.target([id], wins),
        touch: toggled(prefix, id, legal?.done ?? false),
      });
    }
  const lines = Math.max(1, Math.ceil(coins.length / perLine));
  const rowWidth = step * Math.max(1, Math.min(perLine, coins.length));
  if (board.coins.length > maxDrawn) return <p class="view words">{labels.tooLarge}</p>;
  return (
    <div class="view row-view" ref={box}>
      <Canvas
        width={rowWidth}
        height={lines * (headroom + step + footroom)}
        label={labels.board}
        targets={[...targets.values()]}
        marks={coins}
        hand={hand}
      >
        {(bind) =>
          coins.map((coin) => {
            const target = targets.get(coin.id);
            return (
              <g key={coin.id}>
                <text class="index" x={coin.x} y={coin.y + step / 2 + 12} aria-hidden="true">
                  {Number(coin.id) + 1}
                </text>
                <g
                  data-mark={coin.id}
                  class={`${classNames("coin", target, highlight.has(coin.id), preview.has(coin.id))} ${coin.face === "H" ? "heads" : "tails"}`}
                  transform={`translate(${coin.x} ${coin.y})`}
                  {...(target ? bind(target) : {})}
                >
                  <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                  <circle class="disc" r={step * 0.38} />
                  {last?.has(coin.id) && <circle class="halo" r={step * 0.38 + 3.5} />}
                  <text class="face" y={5} aria-hidden="true">
                    {labels.face(coin.face)}
                  </text>
                  {target?.wins && <path class="sign" d={`M0 ${-step * 0.38 - 3}l-5 -8h10z`} />}
                </g>
              </g>
            );
          })
        }
      </Canvas>
    </div>
  );
}
