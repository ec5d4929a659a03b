// A heap too large for counters, as long as it is beside the largest one.

interface BarProps {
  size: string;
  x: number;
  y: number;
  /** What the largest is drawn as, in pixels. */
  room: number;
  largest: bigint;
}

export function Bar({size, x, y, room, largest}: BarProps) {
  const long = Math.max(2, Number((BigInt(size) * BigInt(Math.max(1, Math.floor(room)))) / largest));
  return (
    <g class="bar">
      <rect x={x} y={y + 3} width={long} height={9} />
      <text x={x} y={y - 3}>
        {size}
      </text>
    </g>
  );
}

export const largestOf = (sizes: string[]) =>
  sizes.reduce((most, size) => (BigInt(size) > most ? BigInt(size) : most), 1n);
