// Places around a circle: the first at the top, the others clockwise.

export interface Round {
  radius: number;
  /** Side of the whole picture, a square. */
  size: number;
  /** Returns place `i`, which may be fractional, `outwards` farther from the centre. */
  at(i: number, outwards?: number): {x: number; y: number};
}

/** Lays out `count` places `step` apart, on a circle of at least `minRadius` with a margin around it. */
export function round(count: number, step: number, minRadius: number, margin: number): Round {
  const radius = Math.max(minRadius, (count * step) / (2 * Math.PI));
  const centre = radius + margin;
  return {
    radius,
    size: 2 * centre,
    at(i, outwards = 0) {
      const angle = (2 * Math.PI * i) / Math.max(1, count);
      return {x: centre + (radius + outwards) * Math.sin(angle), y: centre - (radius + outwards) * Math.cos(angle)};
    },
  };
}

/** Returns the number of places of a circle of coins, where one coin is missing between two runs. */
export const countPlaces = (runs: string[]) => runs.reduce((sum, run) => sum + Number(run), runs.length - 1);
