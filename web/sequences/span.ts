// Range of heaps in view: moving and zooming it, and round numbers along an axis.

/** First and last heap. */
export interface Span {
  from: number;
  until: number;
}

const minHeaps = 12;
export const widthOf = ({from, until}: Span) => until - from + 1;

/** Returns `count` heaps, at least `minHeaps` or all there are, moved into the range from 0 to `last`. */
function clampedSpan(from: number, count: number, last: number): Span {
  const width = Math.min(Math.max(minHeaps, Math.round(count)), last + 1);
  const start = Math.min(Math.max(0, Math.round(from)), last + 1 - width);
  return {from: start, until: start + width - 1};
}

/** A `factor` above 1 shows more heaps; the heap at `share` of the width stays there. */
export function zoomed(span: Span, factor: number, share: number, last: number): Span {
  const count = widthOf(span);
  // Each step has to change something, even if few heaps are left.
  const scaledCount = factor > 1 ? Math.max(count + 1, count * factor) : count * factor;
  const nextCount = Math.max(minHeaps, scaledCount);
  return clampedSpan(span.from + share * (count - nextCount), nextCount, last);
}

export const moved = (span: Span, heaps: number, last: number): Span =>
  clampedSpan(span.from + heaps, widthOf(span), last);

/** Span moved by as little as needed to show heap n. */
export function showing(span: Span, n: number, last: number): Span {
  if (n < span.from) return moved(span, n - span.from, last);
  return n > span.until ? moved(span, n - span.until, last) : span;
}

/** Span around heap n of few enough heaps to see each of them. */
export function around(n: number, last: number): Span {
  return clampedSpan(n - 30, 61, last);
}

/** Round numbers from `low` to `high`, about `maxTicks` of them at most. */
export function ticks(low: number, high: number, maxTicks: number): number[] {
  const minStep = Math.max(1, (high - low) / Math.max(1, maxTicks));
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= minStep) ?? 10 * power;
  const first = Math.ceil(low / step);
  return Array.from({length: Math.max(0, Math.floor(high / step) - first + 1)}, (_, i) => (first + i) * step);
}
