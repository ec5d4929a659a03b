// Dominoes: two taken squares that share a side and were taken by one touch of the game.
import type {LastTouch} from "../../input/touch";
import type {Mark} from "../../kit/motion";

interface Square extends Mark {
  element: string;
}

interface DominoPlace extends Mark {
  by: LastTouch["by"];
  halves: readonly [Square, Square];
  isUpright: boolean;
}

const sharesSide = (a: Square, b: Square, step: number) =>
  Math.round(Math.hypot(a.x - b.x, a.y - b.y)) === Math.round(step);

/** Returns the dominoes that can be known from the touches of the line. */
export function dominoesOf(
  squares: readonly Square[],
  lastTouches: ReadonlyMap<string, LastTouch> | undefined,
  step: number,
): DominoPlace[] {
  if (!lastTouches) return [];
  const takenSquares = new Map(squares.flatMap((square) => (square.face === "#" ? [[square.element, square]] : [])));
  return [...new Set(lastTouches.values())].flatMap(({by, elements}) => {
    const [a, b] = elements.map((element) => takenSquares.get(element));
    if (elements.length !== 2 || !a || !b || !sharesSide(a, b, step)) return [];
    return {
      ...{id: `${a.id}-${b.id}`, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, by},
      ...{halves: [a, b] as const, isUpright: a.x === b.x},
    };
  });
}

interface DominoProps {
  step: number;
  isUpright: boolean;
  /** True if the last move laid it. */
  isLast: boolean;
}

/** Pips of a half: their offsets from its middle, in steps. */
const pips = [-0.19, 0.19];
/** Smallest step at which pips can be seen, in px. */
const minPipStep = 20;

/** Domino around its middle. */
export function Domino({step, isUpright, isLast}: DominoProps) {
  /** Rectangle whose edge is so far within the squares. */
  const rectangle = (inset: number) => {
    const [short, long] = [step - 2 * inset, 2 * (step - inset)];
    const [width, height] = isUpright ? [short, long] : [long, short];
    return {x: -width / 2, y: -height / 2, width, height, rx: Math.max(1, step * 0.16 - inset)};
  };
  const across = step * 0.32;
  const line = isUpright ? {x1: -across, x2: across, y1: 0, y2: 0} : {x1: 0, x2: 0, y1: -across, y2: across};
  return (
    <>
      <rect class="cell" {...rectangle(2.5)} />
      <line class="seam" {...line} />
      {step >= minPipStep &&
        [-step / 2, step / 2].flatMap((middle) =>
          pips.map((pip) => {
            const [along, offset] = [middle + pip * step, pip * step];
            const [cx, cy] = isUpright ? [offset, along] : [along, offset];
            return <circle key={`${cx} ${cy}`} class="pip" cx={cx} cy={cy} r={step * 0.065} />;
          }),
        )}
      {isLast && <rect class="halo" {...rectangle(5.5)} />}
    </>
  );
}
