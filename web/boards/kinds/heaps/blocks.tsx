// Frames around the blocks of a heap, which is cut into powers of two, largest first.

interface BlocksProps {
  tokens: readonly {x: number; y: number}[];
  /** Distance of neighbours, in px. */
  step: number;
  /** Returns true if a counter of the heap is highlighted, and with it its block. */
  isHighlighted(counter: number): boolean;
}

interface Block {
  size: number;
  /** Index of its first counter. */
  first: number;
}

export function blocksOf(size: number): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (let power = 2 ** 30; power >= 1; power /= 2)
    if ((size & power) !== 0) {
      blocks.push({size: power, first: from});
      from += power;
    }
  return blocks;
}

export function Blocks({tokens, step, isHighlighted}: BlocksProps) {
  // A block that is wrapped has a frame on each of its lines.
  const frames = blocksOf(tokens.length).flatMap(({size: of, first}) => {
    const blockTokens = tokens.slice(first, first + of);
    const lines = [...new Set(blockTokens.map(({y}) => y))];
    return lines.map((y) => {
      const xs = blockTokens.filter((token) => token.y === y).map(({x}) => x);
      return {y, left: Math.min(...xs), right: Math.max(...xs), highlight: isHighlighted(first)};
    });
  });
  const padding = step * 0.46;
  return (
    <>
      {frames.map(({y, left, right, highlight}) => (
        <rect
          key={`${left} ${y}`}
          class={highlight ? "block lit" : "block"}
          x={left - padding}
          y={y - padding}
          width={right - left + 2 * padding}
          height={2 * padding}
          rx={padding}
        />
      ))}
    </>
  );
}
