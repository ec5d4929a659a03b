// Course of the game at a glance: after each move, which player can win. A win thrown away is a jump.
import {useLanguage} from "../ui/language";
import {choiceOf, type PlyShown} from "./ply";

/** Width of a step between two plies; narrower in a long game. */
const maxStep = 18;
const maxWidth = 240;
/** Dots that would be smaller, or closer, are left out, except the current one. */
const minStep = 2;
const laneHeights = [8, 26];
const unknownHeight = 17;

/** Returns the y coordinate: above if the first player can win, below if the second can, else in the middle. */
function heightOf(facts: PlyShown["facts"], index: number): number {
  if (!facts?.chance || facts.chance === "draw") return unknownHeight;
  return laneHeights[(facts.chance === "win") === (index % 2 === 0) ? 0 : 1] ?? unknownHeight;
}

export function Lanes({plies, at}: {plies: PlyShown[]; at: number}) {
  const t = useLanguage();
  const step = Math.min(maxStep, maxWidth / (plies.length - 1));
  const radius = Math.max(minStep, Math.min(4, step / 2));
  const dots = plies.map(({id, facts: known}, i) => ({id, x: 10 + i * step, y: heightOf(known, i)}));
  const current = plies[at]?.facts;
  const width = 20 + (plies.length - 1) * step;
  return (
    <div class="lanes">
      <div>
        <p class="quiet" aria-hidden="true">
          <span>{t.playing.laneFirst}</span>
          <span>{t.playing.laneSecond}</span>
        </p>
        <svg viewBox={`0 0 ${width} 34`} width={width} height={34} role="img" aria-label={t.playing.lanes}>
          {laneHeights.map((y) => (
            <path key={y} class="lane" d={`M0 ${y}H${width}`} />
          ))}
          <path class="course" d={`M${dots.map(({x, y}) => `${x} ${y}`).join("L")}`} />
          {dots.map(
            ({id, x, y}, i) =>
              (step > minStep || i === at) && (
                <circle
                  key={id}
                  class={`${y === unknownHeight ? "open" : "dot"}${i === at ? " here" : ""}`}
                  cx={x}
                  cy={y}
                  r={radius}
                />
              ),
          )}
        </svg>
      </div>
      {current?.outcome && (
        <span class="quiet" aria-hidden="true">
          {t(t.playing.ofMoves, choiceOf(current))}
        </span>
      )}
    </div>
  );
}
