// Excerpt of a long row: its first and last item, and those around the current one.

/** Number of items on either side of the current one. */
export const EXCERPT_RADIUS = 20;

/** Range of items that are left out: `from` inclusive, `to` exclusive. */
export interface Gap {
  from: number;
  to: number;
}

/** Returns indices in order, with a gap for each run that is left out. */
export function excerptOf(count: number, current: number): (number | Gap)[] {
  // A gap of one or two would take as much room as the items.
  const start = current - EXCERPT_RADIUS < 4 ? 0 : current - EXCERPT_RADIUS;
  const end = current + EXCERPT_RADIUS > count - 5 ? count : current + EXCERPT_RADIUS + 1;
  const shown = Array.from({length: end - start}, (_, i) => start + i);
  return [
    ...(start > 0 ? [0, {from: 1, to: start}] : []),
    ...shown,
    ...(end < count ? [{from: end, to: count - 1}, count - 1] : []),
  ];
}
