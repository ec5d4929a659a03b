// Places around a circle: the first at the top, the others clockwise.

export interface Round {
  radius: number;
  /** Of the whole picture, a square. */
  size: number;
  /** Place `i`, which need not be whole, `out` farther from the centre. */
  at(i: number, out?: number): {x: number; y: number};
}

/** `count` places `step` apart, on a circle of at least `least` radius with a margin around it. */
export function round(count: number, step: number, least: number, margin: number): Round {
  const radius = Math.max(least, (count * step) / (2 * Math.PI));
  const centre = radius + margin;
  return {
    radius,
    size: 2 * centre,
    at(i, out = 0) {
      const angle = (2 * Math.PI * i) / Math.max(1, count);
      return {x: centre + (radius + out) * Math.sin(angle), y: centre - (radius + out) * Math.cos(angle)};
    },
  };
}

/** The places of a circle of coins: one coin is missing between two runs. */
export const places = (runs: string[]) => runs.reduce((sum, run) => sum + Number(run), runs.length - 1);
