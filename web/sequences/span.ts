// The heaps in view: moving over them, and the round numbers along an axis.

/** First and last heap. */
export interface Span {
  from: number;
  until: number;
}

const fewest = 12;
export const widthOf = ({from, until}: Span) => until - from + 1;

/** As many heaps, or all there are, moved to where there are heaps. */
function within(from: number, count: number, last: number): Span {
  const wide = Math.min(Math.max(fewest, Math.round(count)), last + 1);
  const start = Math.min(Math.max(0, Math.round(from)), last + 1 - wide);
  return {from: start, until: start + wide - 1};
}

/** `factor` above 1 sees more heaps; what lies at `share` of the width stays there. */
export function zoomed(span: Span, factor: number, share: number, last: number): Span {
  const count = widthOf(span);
  // A step must change something, also where few heaps are left.
  const wanted = factor > 1 ? Math.max(count + 1, count * factor) : count * factor;
  const next = Math.max(fewest, wanted);
  return within(span.from + share * (count - next), next, last);
}

export const moved = (span: Span, heaps: number, last: number): Span => within(span.from + heaps, widthOf(span), last);

/** Moved as little as shows heap n. */
export function showing(span: Span, n: number, last: number): Span {
  if (n < span.from) return moved(span, n - span.from, last);
  return n > span.until ? moved(span, n - span.until, last) : span;
}

/** Few enough heaps about heap n that each is seen. */
export function around(n: number, last: number): Span {
  return within(n - 30, 61, last);
}

/** Round numbers from `low` to `high`, at most `most` of them. */
export function ticks(low: number, high: number, most: number): number[] {
  const rough = Math.max(1, (high - low) / Math.max(1, most));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= rough) ?? 10 * power;
  const first = Math.ceil(low / step);
  return Array.from({length: Math.max(0, Math.floor(high / step) - first + 1)}, (_, i) => (first + i) * step);
}
