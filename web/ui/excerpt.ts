// Of a long row, the places that are drawn: the first, the last, and those around one that is being looked at.

/** So many on either side of it. */
export const reach = 20;

/** The places that are left out: from the first on, up to the second. */
export interface Gap {
  from: number;
  to: number;
}

/** Places in their order, with a gap for each run that is left out. */
export function excerptOf(count: number, middle: number): (number | Gap)[] {
  // A gap of one or two would take as much room as what it leaves out.
  const low = middle - reach < 4 ? 0 : middle - reach;
  const high = middle + reach > count - 5 ? count : middle + reach + 1;
  const shown = Array.from({length: high - low}, (_, i) => low + i);
  return [
    ...(low > 0 ? [0, {from: 1, to: low}] : []),
    ...shown,
    ...(high < count ? [{from: high, to: count - 1}, count - 1] : []),
  ];
}
