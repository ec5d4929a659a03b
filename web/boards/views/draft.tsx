// A draft: generals down the diagonal, the strength of each pair where its row and column meet. A side that owns both of a
// pair owns the square.
import {useMemo} from "preact/hooks";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, includes, type ViewProps} from "../hand/touch";
import {Canvas, pitch, thumbnail, useWidth} from "./canvas";

type DraftBoard = BoardOf<"draft">;
const most = 40;
const sides = ["first", "second"];

export function Draft(props: ViewProps<DraftBoard>) {
  if (props.board.rows.length >= most) return <p class="view words">{props.labels.tooLarge}</p>;
  return <Drawn {...props} />;
}

function Drawn({board, labels, hand, highlight, last}: ViewProps<DraftBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const count = board.rows.length + 1;
  const step = hand ? pitch(width, count) : Math.floor(thumbnail / count);
  const side = new Map(board.picks.map((general, i) => [general, sides[i % 2] ?? ""]));
  const here = hand?.look([]) ?? null;
  const generals = useMemo(
    () =>
      Array.from({length: count}, (_, i) => ({
        id: String(i),
        x: (i + 0.5) * step,
        y: (i + 0.5) * step,
        face: side.get(i) ?? "",
      })),
    [board, count, step],
  );
  const spots = new Map<string, Spot>();
  if (hand)
    for (const {id, x, y} of generals) {
      if (!includes(here?.next, id)) continue;
      const wins = hand.hints && includes(here?.winning, id);
      spots.set(id, {id, x, y, touch: [id], wins, chosen: false, label: labels.spot([id], wins)});
    }
  const owner = (a: number, b: number) => (side.get(a) === side.get(b) ? (side.get(a) ?? "") : "");
  return (
    <div class={count * step > width && hand ? "view wide" : "view"} ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        width={count * step}
        height={count * step}
        label={labels.board}
        spots={[...spots.values()]}
        marks={generals}
        hand={hand}
      >
        {(bind) => (
          <>
            {board.rows.map((row, a) =>
              row.map((strength, i) => {
                const b = a + 1 + i;
                const marked = highlight.has(String(a)) && highlight.has(String(b));
                return (
                  <g
                    key={`${a} ${b}`}
                    class={`square ${owner(a, b)}${marked ? " lit" : ""}`}
                    transform={`translate(${(b + 0.5) * step} ${(a + 0.5) * step})`}
                    aria-hidden="true"
                  >
                    <rect x={1 - step / 2} y={1 - step / 2} width={step - 2} height={step - 2} />
                    <text y={4} textLength={strength.length > 3 ? step - 6 : undefined}>
                      {strength}
                    </text>
                  </g>
                );
              }),
            )}
            {generals.map(({id, x, y, face}) => {
              const spot = spots.get(id);
              return (
                <g
                  key={id}
                  data-mark={id}
                  class={`${look("general", spot, highlight.has(id))} ${face}`}
                  transform={`translate(${x} ${y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                  {face === "second" ? (
                    <rect class="ring" x={-step * 0.36} y={-step * 0.36} width={step * 0.72} height={step * 0.72} />
                  ) : (
                    <circle class="ring" r={step * 0.4} />
                  )}
                  {last?.has(id) && <circle class="halo" r={step * 0.4 + 4} />}
                  <text y={5} aria-hidden="true">
                    {Number(id) + 1}
                  </text>
                  {spot?.wins && <path class="sign" d={`M${-step * 0.34} ${step * 0.42}l5 -10h-10z`} />}
                </g>
              );
            })}
          </>
        )}
      </Canvas>
    </div>
  );
}
