// View of a draft: generals on the diagonal, the strength of each pair where its row and column meet. A side that owns
// both generals of a pair owns its square.
import {useMemo} from "preact/hooks";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, includes, type ViewProps} from "../../input/touch";
import {stepFor, thumbnailWidth, useWidth} from "../../kit/canvas";
import {FittedCanvas} from "../../kit/fitted-canvas";

type DraftBoard = BoardOf<"draft">;
const maxGenerals = 40;
const sides = ["first", "second"];

export function View(props: ViewProps<DraftBoard>) {
  if (props.board.rows.length >= maxGenerals) return <p class="view words">{props.labels.tooLarge}</p>;
  return <DraftFigure {...props} />;
}

function DraftFigure({board, labels, hand, highlight, preview, last}: ViewProps<DraftBoard>) {
  const frame = useWidth(hand ? null : thumbnailWidth);
  const count = board.rows.length + 1;
  const step = hand ? stepFor(frame.width, count) : Math.floor(thumbnailWidth / count);
  const owners = new Map(board.picks.map((general, i) => [general, sides[i % 2] ?? ""]));
  const legal = hand?.look([]) ?? null;
  const generals = useMemo(
    () =>
      Array.from({length: count}, (_, i) => ({
        id: String(i),
        x: (i + 0.5) * step,
        y: (i + 0.5) * step,
        face: owners.get(i) ?? "",
      })),
    [board, count, step],
  );
  const targets = new Map<string, Target>();
  if (hand)
    for (const {id, x, y} of generals) {
      if (!includes(legal?.next, id)) continue;
      const wins = hand.hints && includes(legal?.winning, id);
      targets.set(id, {id, x, y, touch: [id], wins, chosen: false, label: labels.target([id], wins)});
    }
  const ownerOf = (a: number, b: number) => (owners.get(a) === owners.get(b) ? (owners.get(a) ?? "") : "");
  return (
    <FittedCanvas
      frame={frame}
      maxShrink={1}
      width={count * step}
      height={count * step}
      labels={labels}
      targets={targets}
      marks={generals}
      hand={hand}
    >
      {(bind) => (
        <>
          {board.rows.map((row, a) =>
            row.map((strength, i) => {
              const b = a + 1 + i;
              const isHighlighted = highlight.has(String(a)) && highlight.has(String(b));
              return (
                <g
                  key={`${a} ${b}`}
                  class={`square ${ownerOf(a, b)}${isHighlighted ? " lit" : ""}`}
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
            const target = targets.get(id);
            return (
              <g
                key={id}
                data-mark={id}
                class={`${classNames("general", target, highlight.has(id), preview.has(id))} ${face}`}
                transform={`translate(${x} ${y})`}
                {...(target ? bind(target) : {})}
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
                {target?.wins && <path class="sign" d={`M${-step * 0.34} ${step * 0.42}l5 -10h-10z`} />}
              </g>
            );
          })}
        </>
      )}
    </FittedCanvas>
  );
}
