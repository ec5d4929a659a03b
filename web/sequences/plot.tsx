// The figure: every heap of the view, the heap that is pointed at, and the ways to move over them.
import {useEffect, useMemo, useRef, useState} from "preact/hooks";
import type {Tabulation} from "../engine/types";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import {Canvas, useSize} from "./canvas";
import type {Beside} from "./comparison";
import {listenTo} from "./gestures";
import {Listen} from "./listen";
import type {Marking} from "./patterns/marking";
import type {Law, Rare} from "./period";
import {coarse, type Scene, scaleOf} from "./picture";
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
  beside: Beside | null;
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
  const t = useWords("values");
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const last = values.length - 1;
  const span = spanOf(view, last);
  const [hover, setHover] = useState<number | null>(null);
  const [sung, setSung] = useState<number | null>(null);
  const scene: Scene = {values, law, rare, beside, marking, highest, ...{span, ...size}};
  const drawn = useMemo(
    () => scene,
    [values, law, rare, beside, marking, highest, span.from, span.until, size.width, size.height],
  );
  const scale = useMemo(() => scaleOf(drawn), [drawn]);
  const now = useRef({span, scale, positionLink});
  now.current = {span, scale, positionLink};
  const see = (next: Span) => onLook({span: widthOf(next) > last ? null : [next.from, next.until]});
  const point = (n: number) => {
    const to = Math.min(last, Math.max(0, n));
    const {from, until} = showing(span, to, last);
    onLook({at: to, ...(view.span && {span: [from, until]})});
  };

  useEffect(() => {
    if (!place.current) return;
    const heapAt = ({x, y}: {x: number; y: number}) => {
      const {span, scale} = now.current;
      const value = scale.low + ((scale.top + scale.height - y) * (scale.high - scale.low + 1)) / scale.height - 0.5;
      const share = Math.min(1 - 1e-9, Math.max(0, (x - scale.left) / scale.width));
      return nearest(values, span, share, Math.floor(scale.width), value);
    };
    return listenTo(place.current, {
      span: () => now.current.span,
      last,
      plot: () => now.current.scale,
      onSpan: see,
      onHover: (over) => setHover(over && heapAt(over)),
      onPress(pressed, byMouse) {
        const n = heapAt(pressed);
        if (byMouse) location.href = now.current.positionLink(n);
        else onLook({at: n});
      },
    });
  }, [values, onLook, game]);

  const at = sung ?? hover ?? view.at;
  const here = view.at ?? span.from;
  const leap = law?.period ?? 100;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => point(here - 1),
    ArrowRight: () => point(here + 1),
    ArrowDown: () => point(here - 1),
    ArrowUp: () => point(here + 1),
    PageDown: () => point(here - leap),
    PageUp: () => point(here + leap),
    Home: () => point(0),
    End: () => point(last),
    "+": () => see(zoomed(span, 0.5, shareOf(span, here), last)),
    "=": () => see(zoomed(span, 0.5, shareOf(span, here), last)),
    "-": () => see(zoomed(span, 2, shareOf(span, here), last)),
    "0": () => onLook({span: null}),
    Enter: () => {
      location.href = positionLink(here);
    },
  };
  const half = widthOf(span) / 2;
  const button = (label: string, sign: string, next: Span) => (
    <button type="button" class="glyph" aria-label={label} title={label} onClick={() => see(next)}>
      {sign}
    </button>
  );
  return (
    <div class="plot-of">
      <div
        ref={place}
        class="canvas math"
        role="slider"
        tabIndex={0}
        aria-label={t(t.sequences.plotOf, {game: name, from: counted(span.from), until: counted(span.until)})}
        aria-describedby="plot-legend"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={here}
        aria-valuetext={t(t.sequences.heapIs, {n: here, value: values[here] ?? 0})}
        onKeyDown={(event) => {
          const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        }}
      >
        <Canvas scene={drawn} theme={theme} />
        {at !== null && at >= span.from && at <= span.until && (
          <svg class="pointer" width={size.width} height={size.height} aria-hidden="true">
            <line x1={scale.x(at)} x2={scale.x(at)} y1={scale.top} y2={scale.top + scale.height} />
            <circle cx={scale.x(at)} cy={scale.y(values[at] ?? 0)} r={6} />
          </svg>
        )}
      </div>
      <Readout {...{values, law, rare, beside, otherName, addressOf, positionLink}} n={at ?? here} />
      <div class="controls">
        {button(t.sequences.earlier, "←", moved(span, -half, last))}
        {button(t.sequences.later, "→", moved(span, half, last))}
        {button(t.sequences.zoomIn, "+", zoomed(span, 0.5, shareOf(span, here), last))}
        {button(t.sequences.zoomOut, "−", zoomed(span, 2, shareOf(span, here), last))}
        <button type="button" onClick={() => onLook({span: null})}>
          {t.sequences.zoomAll}
        </button>
        <Listen values={values} rare={rare} from={here} until={span.until} onNote={setSung} />
        <Help about={t.sequences.plotHelp} />
      </div>
      <p id="plot-legend" class="quiet legend">
        {scale.width / widthOf(span) < coarse ? t.sequences.legendDense : t.sequences.legend}
        {beside && " · "}
        {beside && (beside.game === null ? t.sequences.ownLegend : t(t.sequences.legendBeside, {other: otherName}))}
      </p>
    </div>
  );
}

/** Where heap n lies in the view; the middle, where it does not. */
const shareOf = (span: Span, n: number) => (n >= span.from && n <= span.until ? (n - span.from) / widthOf(span) : 0.5);
