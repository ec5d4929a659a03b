// A heap cut into blocks of powers of two, largest first, each with a frame around its counters.

interface BlocksProps {
  tokens: readonly {x: number; y: number}[];
  /** Between neighbours. */
  step: number;
  /** Whether a counter of the heap is lit, and so its block. */
  isHighlighted(counter: number): boolean;
}

interface Block {
  of: number;
  /** Its first counter. */
  from: number;
}

export function blocksOf(size: number): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (let power = 2 ** 30; power >= 1; power /= 2)
    if ((size & power) !== 0) {
      blocks.push({of: power, from});
      from += power;
    }
  return blocks;
}

export function Blocks({tokens, step, isHighlighted}: BlocksProps) {
  // Of a block that is wrapped, each line has a frame.
  const frames = blocksOf(tokens.length).flatMap(({of, from}) => {
    const own = tokens.slice(from, from + of);
    const lines = [...new Set(own.map(({y}) => y))];
    return lines.map((y) => {
      const xs = own.filter((token) => token.y === y).map(({x}) => x);
      return {y, left: Math.min(...xs), right: Math.max(...xs), highlight: isHighlighted(from)};
    });
  });
  const reach = step * 0.46;
  return (
    <>
      {frames.map(({y, left, right, highlight}) => (
        <rect
          key={`${left} ${y}`}
          class={highlight ? "block lit" : "block"}
          x={left - reach}
          y={y - reach}
          width={right - left + 2 * reach}
          height={2 * reach}
          rx={reach}
        />
      ))}
    </>
  );
}
