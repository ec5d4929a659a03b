// Figure with the heaps in view, the highlighted heap, and the controls to move and zoom.
import {useEffect, useMemo, useRef, useState} from "preact/hooks";
import type {Tabulation} from "../engine/types";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {Canvas, useSize} from "./canvas";
import type {OtherValues} from "./comparison";
import {listenTo} from "./gestures";
import {Listen} from "./listen";
import type {Marking} from "./patterns/marking";
import type {Law, Rare} from "./period";
import {minDiscStep, type Scene, scaleOf} from "./picture";
import {nearest} from "./raster";
import {Readout} from "./readout";
import {moved, type Span, showing, widthOf, zoomed} from "./span";

export interface View {
  span: [number, number] | null;
  at: number | null;
}

interface PlotProps {
  name: string;
  theme: string;
  tabulation: Tabulation;
  law: Law | null;
  rare: Rare[];
  highest: number;
  beside: OtherValues | null;
  marking: Marking | null;
  otherName: string;
  view: View;
  addressOf(n: number): string;
  positionLink(n: number): string;
  onLook(view: Partial<View>): void;
}

export const spanOf = ({span}: View, last: number): Span => ({from: span?.[0] ?? 0, until: span?.[1] ?? last});

export function Plot({
  name,
  theme,
  tabulation: {values, game},
  law,
  rare,
  highest,
  beside,
  marking,
  otherName,
  view,
  addressOf,
  positionLink,
  onLook,
}: PlotProps) {
  const t = useTexts("values");
  const container = useRef<HTMLDivElement>(null);
  const size = useSize(container);
  const last = values.length - 1;
  const span = spanOf(view, last);
  const [hover, setHover] = useState<number | null>(null);
  const [playingHeap, setPlayingHeap] = useState<number | null>(null);
  const scene: Scene = {values, law, rare, beside, marking, highest, ...{span, ...size}};
  const drawn = useMemo(
    () => scene,
    [values, law, rare, beside, marking, highest, span.from, span.until, size.width, size.height],
  );
  const scale = useMemo(() => scaleOf(drawn), [drawn]);
  const latest = useRef({span, scale, positionLink});
  latest.current = {span, scale, positionLink};
  const showSpan = (next: Span) => onLook({span: widthOf(next) > last ? null : [next.from, next.until]});
  const pointAt = (n: number) => {
    const to = Math.min(last, Math.max(0, n));
    const {from, until} = showing(span, to, last);
    onLook({at: to, ...(view.span && {span: [from, until]})});
  };

  useEffect(() => {
    if (!container.current) return;
    const heapAt = ({x, y}: {x: number; y: number}) => {
      const {span, scale} = latest.current;
      const value = scale.low + ((scale.top + scale.height - y) * (scale.high - scale.low + 1)) / scale.height - 0.5;
      const share = Math.min(1 - 1e-9, Math.max(0, (x - scale.left) / scale.width));
      return nearest(values, span, share, Math.floor(scale.width), value);
    };
    return listenTo(container.current, {
      span: () => latest.current.span,
      last,
      plot: () => latest.current.scale,
      onSpan: showSpan,
      onHover: (point) => setHover(point && heapAt(point)),
      onPress(point, byMouse) {
        const n = heapAt(point);
        if (byMouse) location.href = latest.current.positionLink(n);
        else onLook({at: n});
      },
    });
  }, [values, onLook, game]);

  const markedHeap = playingHeap ?? hover ?? view.at;
  const currentHeap = view.at ?? span.from;
  const pageStep = law?.period ?? 100;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => pointAt(currentHeap - 1),
    ArrowRight: () => pointAt(currentHeap + 1),
    ArrowDown: () => pointAt(currentHeap - 1),
    ArrowUp: () => pointAt(currentHeap + 1),
    PageDown: () => pointAt(currentHeap - pageStep),
    PageUp: () => pointAt(currentHeap + pageStep),
    Home: () => pointAt(0),
    End: () => pointAt(last),
    "+": () => showSpan(zoomed(span, 0.5, shareOf(span, currentHeap), last)),
    "=": () => showSpan(zoomed(span, 0.5, shareOf(span, currentHeap), last)),
    "-": () => showSpan(zoomed(span, 2, shareOf(span, currentHeap), last)),
    "0": () => onLook({span: null}),
    Enter: () => {
      location.href = positionLink(currentHeap);
    },
  };
  const half = widthOf(span) / 2;
  const button = (label: string, sign: string, next: Span) => (
    <button type="button" class="glyph" aria-label={label} title={label} onClick={() => showSpan(next)}>
      {sign}
    </button>
  );
  return (
    <div class="plot-of">
      <div
        ref={container}
        class="canvas math"
        role="slider"
        tabIndex={0}
        aria-label={t(t.sequences.plotOf, {game: name, from: formatCount(span.from), until: formatCount(span.until)})}
        aria-describedby="plot-legend"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={currentHeap}
        aria-valuetext={t(t.sequences.heapIs, {n: currentHeap, value: values[currentHeap] ?? 0})}
        onKeyDown={(event) => {
          const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        }}
      >
        <Canvas scene={drawn} theme={theme} />
        {markedHeap !== null && markedHeap >= span.from && markedHeap <= span.until && (
          <svg class="pointer" width={size.width} height={size.height} aria-hidden="true">
            <line x1={scale.x(markedHeap)} x2={scale.x(markedHeap)} y1={scale.top} y2={scale.top + scale.height} />
            <circle cx={scale.x(markedHeap)} cy={scale.y(values[markedHeap] ?? 0)} r={6} />
          </svg>
        )}
      </div>
      <Readout {...{values, law, rare, beside, otherName, addressOf, positionLink}} n={markedHeap ?? currentHeap} />
      <div class="controls">
        {button(t.sequences.earlier, "←", moved(span, -half, last))}
        {button(t.sequences.later, "→", moved(span, half, last))}
        {button(t.sequences.zoomIn, "+", zoomed(span, 0.5, shareOf(span, currentHeap), last))}
        {button(t.sequences.zoomOut, "−", zoomed(span, 2, shareOf(span, currentHeap), last))}
        <button type="button" onClick={() => onLook({span: null})}>
          {t.sequences.zoomAll}
        </button>
        <Listen values={values} rare={rare} from={currentHeap} until={span.until} onNote={setPlayingHeap} />
        <Help about={t.sequences.plotHelp} />
      </div>
      <p id="plot-legend" class="quiet legend">
        {scale.width / widthOf(span) < minDiscStep ? t.sequences.legendDense : t.sequences.legend}
        {beside && " · "}
        {beside && (beside.game === null ? t.sequences.ownLegend : t(t.sequences.legendBeside, {other: otherName}))}
      </p>
    </div>
  );
}

/** Position of heap n in the view, from 0 to 1; the middle if n is outside of it. */
const shareOf = (span: Span, n: number) => (n >= span.from && n <= span.until ? (n - span.from) / widthOf(span) : 0.5);
