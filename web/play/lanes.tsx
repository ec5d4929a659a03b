// The game at a glance: after each move, which player can win. A win thrown away is a jump.
import {useLanguage} from "../ui/language";
import {choiceOf, type PlyShown} from "./ply";

/** Of a long game the steps are narrower. */
const widest = 18;
const longest = 240;
/** Dots that would be smaller, or closer, are left out but for the one at hand. */
const least = 2;
const lanes = [8, 26];
const unknown = 17;

/** Above where the first player can win, below where the second can. */
function heightOf(known: PlyShown["known"], place: number): number {
  if (known === null || known.moverWins === null) return unknown;
  return lanes[known.moverWins === (place % 2 === 0) ? 0 : 1] ?? unknown;
}

export function Lanes({plies, at}: {plies: PlyShown[]; at: number}) {
  const t = useLanguage();
  const step = Math.min(widest, longest / (plies.length - 1));
  const radius = Math.max(least, Math.min(4, step / 2));
  const dots = plies.map(({id, known}, i) => ({id, x: 10 + i * step, y: heightOf(known, i)}));
  const here = plies[at]?.known;
  const width = 20 + (plies.length - 1) * step;
  return (
    <div class="lanes">
      <div>
        <p class="quiet" aria-hidden="true">
          <span>{t.playing.laneFirst}</span>
          <span>{t.playing.laneSecond}</span>
        </p>
        <svg viewBox={`0 0 ${width} 34`} width={width} height={34} role="img" aria-label={t.playing.lanes}>
          {lanes.map((y) => (
            <path key={y} class="lane" d={`M0 ${y}H${width}`} />
          ))}
          <path class="course" d={`M${dots.map(({x, y}) => `${x} ${y}`).join("L")}`} />
          {dots.map(
            ({id, x, y}, i) =>
              (step > least || i === at) && (
                <circle
                  key={id}
                  class={`${y === unknown ? "open" : "dot"}${i === at ? " here" : ""}`}
                  cx={x}
                  cy={y}
                  r={radius}
                />
              ),
          )}
        </svg>
      </div>
      {here?.outcome && (
        <span class="quiet" aria-hidden="true">
          {t(t.playing.ofMoves, choiceOf(here))}
        </span>
      )}
    </div>
  );
}
