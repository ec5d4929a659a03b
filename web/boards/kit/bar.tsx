// Bar for a heap too large for counters, with a length relative to the largest one.

interface BarProps {
  size: string;
  x: number;
  y: number;
  /** Length of the largest bar, in px. */
  room: number;
  largest: bigint;
}

export function Bar({size, x, y, room, largest}: BarProps) {
  const length = Math.max(2, Number((BigInt(size) * BigInt(Math.max(1, Math.floor(room)))) / largest));
  return (
    <g class="bar">
      <rect x={x} y={y + 3} width={length} height={9} />
      <text x={x} y={y - 3}>
        {size}
      </text>
    </g>
  );
}

export const largestOf = (sizes: string[]) =>
  sizes.reduce((max, size) => (BigInt(size) > max ? BigInt(size) : max), 1n);
