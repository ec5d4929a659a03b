// Ground line that a graph stands on.
interface GroundProps {
  from: number;
  to: number;
  y: number;
}

export function Ground({from, to, y}: GroundProps) {
  return (
    <g class="ground">
      <line x1={from} x2={to} y1={y} y2={y} />
      {Array.from({length: Math.max(0, Math.floor((to - from - 4) / 9))}, (_, i) => (
        <line key={i} class="soil" x1={from + 6 + 9 * i} x2={from + 9 * i} y1={y} y2={y + 7} />
      ))}
    </g>
  );
}
