// Surroundings of the counters of a heap: its box, the places that counters left in the last move, a lock.
import {classNames, type Target} from "../../input/roving";
import type {BoardOf} from "../../input/touch";
import type {Bind} from "../../kit/canvas";
import {gutter, type Row} from "./heap-layout";

interface SurroundingsProps {
  row: Row;
  as: BoardOf<"heaps">["as"];
  step: number;
  /** Width of the whole picture. */
  width: number;
  /** Number of places of the heap. */
  room: number;
  last: ReadonlySet<string>;
  /** True if the heap is the card of a pass. */
  isCard: boolean;
  /** True if there are moves, but none of this heap. */
  isLocked: boolean;
}

/** Returns the rectangle of a card that stands in the place of a counter. */
export const cardOf = (step: number) => ({
  x: -step * 0.26,
  y: -step * 0.38,
  width: step * 0.52,
  height: step * 0.76,
  rx: 3,
});

const passWidth = 132;

/** Card that is played to pass; it lies where counters would. */
export function PassCard({step, name}: {step: number; name: string}) {
  return (
    <>
      <rect class="reach" x={-step / 2} y={-step / 2} width={passWidth} height={step} />
      <rect class="disc pass" x={2 - step / 2} y={3 - step / 2} width={passWidth - 4} height={step - 6} rx={5} />
      <text class="mid" x={passWidth / 2 - step / 2 + 4} y={5} aria-hidden="true">
        {name}
      </text>
    </>
  );
}

export function Surroundings({row, as, step, width, room, last, isCard, isLocked}: SurroundingsProps) {
  const {index, size, tokens, place} = row;
  const first = place(0);
  if (isCard)
    return tokens?.length ? null : (
      <rect
        class={last.has("pass") ? "ghost" : "spent"}
        x={first.x + 2 - step / 2}
        y={first.y + 3 - step / 2}
        width={passWidth - 4}
        height={step - 6}
        rx={5}
      />
    );
  const ghosts = tokens ? Array.from({length: room}, (_, k) => k).filter((k) => last.has(`${index}.${k}`)) : [];
  const stones =
    as === "boxes" && tokens ? Array.from({length: room - tokens.length}, (_, k) => tokens.length + k) : [];
  // A large box has several lines.
  const places = Array.from({length: Math.max(1, room)}, (_, k) => place(k));
  const right = places.reduce((max, {x}) => Math.max(max, x + step / 2), gutter);
  const bottom = places.reduce((max, {y}) => Math.max(max, y + step / 2), row.y);
  const isOpen = as === "cards" || as === "pots";
  return (
    <>
      {isOpen && (
        <path
          class="frame"
          d={`M${gutter - 4} ${row.y - step / 2 + 3}V${bottom}H${width + 2}V${row.y - step / 2 + 3}`}
        />
      )}
      {as === "boxes" && tokens && (
        <rect
          class="frame"
          x={gutter - 2}
          y={row.y - step / 2}
          width={right - gutter + 4}
          height={bottom - row.y + step / 2}
          rx={4}
        />
      )}
      {stones.map((k) => (
        <circle key={k} class="stone-in" r={step * 0.36} cx={place(k).x} cy={place(k).y} />
      ))}
      {size === "0" && ghosts.length === 0 && !isOpen && as !== "boxes" && (
        <line class="bare" x1={first.x - step / 2} x2={first.x + step / 2} y1={row.y} y2={row.y} />
      )}
      {as === "cards" &&
        ghosts.map((k) => (
          <rect key={k} class="ghost" transform={`translate(${place(k).x} ${place(k).y})`} {...cardOf(step)} />
        ))}
      {(as === "cards" ? [] : ghosts).map((k) => (
        <circle
          key={k}
          class={as === "boxes" ? "halo" : "ghost"}
          r={step * (as === "boxes" ? 0.42 : 0.36)}
          cx={place(k).x}
          cy={place(k).y}
        />
      ))}
      {last.has(String(index)) && ghosts.length === 0 && tokens && (
        <path
          class="halo"
          d={`M${first.x - step / 2 + 3} ${first.y + step / 2}h${step * Math.max(1, Math.min(tokens.length, 6)) - 6}`}
        />
      )}
      {as === "pairs" && index % 2 === 0 && (
        <path class="joint" d={`M${gutter - 2} ${row.y - step * 0.3}h-5V${row.y + step * 1.3 + 4}h5`} />
      )}
      {isLocked && as === "row" && tokens && (
        <path
          class="lock"
          transform={`translate(${first.x} ${place(tokens.length).y + 4})`}
          d="M-5 0h10v8h-10zM-3 0v-3a3 3 0 0 1 6 0v3"
        />
      )}
    </>
  );
}

interface DivisionsProps {
  row: Row;
  step: number;
  highlight: ReadonlySet<string>;
  preview: ReadonlySet<string>;
}

/** Lines where a heap would be divided. */
export function Divisions({row: {index, tokens, place}, step, highlight, preview}: DivisionsProps) {
  const places = (tokens ?? []).map((_, k) => k).filter((k) => k > 0);
  return (
    <>
      {places.map((k) => {
        const mark = `${index}|${k}`;
        const [isHighlighted, isPreviewed] = [highlight.has(mark), preview.has(mark)];
        if (!isHighlighted && !isPreviewed) return null;
        const {x, y} = place(k);
        const className = classNames("division", undefined, isHighlighted, isPreviewed);
        return <path key={k} class={className} d={`M${x - step / 2} ${y - step * 0.46}v${step * 0.92}`} />;
      })}
    </>
  );
}

/** Place in a heap that counters can go into. */
export function Goal({goal, step, bind}: {goal: Target; step: number; bind: Bind}) {
  return (
    <g class={classNames("goal", goal, false)} transform={`translate(${goal.x} ${goal.y})`} {...bind(goal)}>
      <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
      <circle class="disc" r={step * 0.15} />
      {goal.wins && <path class="sign" d="M0 0l-5 -8h10z" transform={`translate(0 ${-step * 0.2})`} />}
    </g>
  );
}
