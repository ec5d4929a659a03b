// Map of a large square, a dot for each pair, with a frame around the part that is shown cell by cell.
import {useEffect, useRef, useState} from "preact/hooks";
import {paletteAt} from "./paint";
import {isLost, loony, none, type Pairs, pairAt, textAt} from "./pairs";
import {type Span, ticks, widthOf} from "./span";

interface MapProps {
  pairs: Pairs;
  theme: string;
  label: string;
  down: Span;
  across: Span;
  at: [number, number] | null;
  onPoint(at: [number, number]): void;
  onHover(at: [number, number] | null): void;
  onOpen(at: [number, number]): void;
}

/** Width of the square in units of the drawing. */
const drawingSize = 1000;
const margin = 70;

export function SquareMap({pairs, theme, label, down, across, at, onPoint, onHover, onOpen}: MapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const {side} = pairs;
  const [isCoarse, setCoarse] = useState(false);
  useEffect(() => {
    if (canvas.current) paintPairs(canvas.current, pairs);
  }, [pairs, theme]);
  const pairUnder = (event: PointerEvent): [number, number] => {
    const box = (canvas.current as HTMLCanvasElement).getBoundingClientRect();
    const cell = (share: number) => Math.min(side, Math.max(0, Math.floor(share * (side + 1))));
    return [cell((event.clientY - box.top) / box.height), cell((event.clientX - box.left) / box.width)];
  };
  const [row, column] = at ?? [down.from, across.from];
  const moveBy = (rows: number, columns: number) => {
    const within = (n: number) => Math.min(side, Math.max(0, n));
    onPoint([within(row + rows), within(column + columns)]);
  };
  const pageStep = Math.max(1, Math.round(side / 20));
  const keys: Record<string, () => void> = {
    ArrowUp: () => moveBy(-1, 0),
    ArrowDown: () => moveBy(1, 0),
    ArrowLeft: () => moveBy(0, -1),
    ArrowRight: () => moveBy(0, 1),
    PageUp: () => moveBy(-pageStep, 0),
    PageDown: () => moveBy(pageStep, 0),
    Home: () => moveBy(0, -pageStep),
    End: () => moveBy(0, pageStep),
    Enter: () => onOpen([row, column]),
  };
  const scale = drawingSize / (side + 1);
  const middle = (n: number) => (n + 0.5) * scale;
  const marks = ticks(0, side, isCoarse ? 4 : 10);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setCoarse(element.clientWidth < 400));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const labelClass = isCoarse ? "large" : undefined;
  return (
    <div
      class="square-map math"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={(side + 1) ** 2 - 1}
      aria-valuenow={row * (side + 1) + column}
      aria-valuetext={`g(${row}, ${column}) = ${textAt(pairs, row, column) ?? ""}`}
      onKeyDown={(event) => {
        const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (!action) return;
        event.preventDefault();
        action();
      }}
    >
      <canvas
        ref={canvas}
        onPointerMove={(event) => event.pointerType === "mouse" && onHover(pairUnder(event))}
        onPointerLeave={() => onHover(null)}
        onClick={(event) => onPoint(pairUnder(event as unknown as PointerEvent))}
      />
      <svg
        viewBox={`${-margin} ${-margin} ${drawingSize + margin} ${drawingSize + margin}`}
        aria-hidden="true"
        class={labelClass}
      >
        {marks.map((n) => (
          <g key={n}>
            <text x={-12} y={middle(n)} text-anchor="end" dominant-baseline="central">
              {n}
            </text>
            <text x={middle(n)} y={-16} text-anchor={n === 0 ? "start" : "middle"}>
              {n}
            </text>
          </g>
        ))}
        <rect
          x={across.from * scale}
          y={down.from * scale}
          width={widthOf(across) * scale}
          height={widthOf(down) * scale}
        />
        {at && <circle cx={middle(at[1])} cy={middle(at[0])} r={9} />}
      </svg>
    </div>
  );
}

/** Paints a pixel for each pair, in the colours of the page. */
function paintPairs(canvas: HTMLCanvasElement, pairs: Pairs) {
  const size = pairs.side + 1;
  Object.assign(canvas, {width: size, height: size});
  const pen = canvas.getContext("2d", {willReadFrequently: true});
  if (!pen || !canvas.parentElement) return;
  const palette = paletteAt(canvas.parentElement);
  const colour = (name: "ink" | "paper" | "blue" | "orange"): [number, number, number] => {
    pen.fillStyle = palette[name];
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b];
  };
  const [ink, paper, blue, orange] = [colour("ink"), colour("paper"), colour("blue"), colour("orange")];
  let highest = 1;
  for (const value of pairs.values) if (value > highest) highest = value;
  const image = pen.createImageData(size, size);
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++) {
      const value = pairAt(pairs, a, b);
      const outcome = pairs.outcomes[a]?.[b] ?? "?";
      if (outcome === "-") continue;
      const share = value === loony ? 0.9 : value === none ? 0.15 : 0.08 + 0.82 * (value / highest);
      const [from, to, fraction] = isLost(pairs, a, b)
        ? [ink, ink, 1]
        : outcome === "?"
          ? [paper, orange, 0.6]
          : [paper, blue, share];
      const index = 4 * (a * size + b);
      for (let i = 0; i < 3; i++) image.data[index + i] = (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * fraction;
      image.data[index + 3] = 255;
    }
  pen.putImageData(image, 0, 0);
}
