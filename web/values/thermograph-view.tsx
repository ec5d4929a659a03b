// The thermograph: values grow leftwards, the tax upwards; the handle is at a tax and says the stops there.
import {useMemo, useRef, useState} from "preact/hooks";
import type {ShortValue} from "../engine/types";
import {type Dyadic, dyadicOf, isSame, near, sum, textOf, whole} from "../game/dyadic";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {setOut} from "../ui/numbers";
import {Section} from "../ui/section";
import {across, ticksOf, upright} from "./ticks";
import {type Corner, extentOf, stopAt, taxes, wallsOf} from "./walls";

const [width, left, right, head, foot] = [400, 44, 16, 20, 40];
const figure = 240;

/** After a move of Left the Right wall counts, less the tax; of Right, the Left wall and the tax. */
function scaffoldOf({walls}: ShortValue, side: "left" | "right", top: Dyadic): [number, number][] {
  const wall = wallsOf(walls)[side === "left" ? "right" : "left"];
  const last = wall.at(-1) as Corner;
  return [...wall, [sum(top, whole(1)), last[1]] as Corner].map(([t, v]) => [
    near(t),
    near(v) + (side === "left" ? -near(t) : near(t)),
  ]);
}

interface ThermographProps {
  answer: ShortValue;
  options: ReadonlyMap<string, ShortValue>;
}

export function ThermographView({answer, options}: ThermographProps) {
  const t = useWords("short");
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useMemo(() => {
    const walls = wallsOf(answer.walls);
    const extent = extentOf(walls);
    return {walls, extent, grid: taxes(walls, extent.top)};
  }, [answer]);
  const {walls, extent, grid} = drawn;
  const [chosen, setChosen] = useState<Dyadic | null>(null);
  const zero = grid.findIndex((tax) => isSame(tax, whole(0)));
  const kept = chosen ? grid.findIndex((tax) => isSame(tax, chosen)) : zero;
  const at = kept < 0 ? zero : kept;
  const tax = grid[at] as Dyadic;

  const [low, high, top] = [near(extent.low), near(extent.high), near(extent.top)];
  const pad = Math.max(0.12 * (high - low), 0.25);
  const scale = Math.min((width - left - right) / (high - low + 2 * pad), figure / (top + 1));
  const middle = left + (width - left - right) / 2;
  const x = (v: number) => middle - (v - (low + high) / 2) * scale;
  const y = (tax: number) => head + (top - tax) * scale;
  const [floor, cold] = [y(-1), y(0)];
  const height = floor + foot;

  const pathOf = (wall: Corner[]) => `M${wall.map(([tax, v]) => `${x(near(v))} ${y(near(tax))}`).join("L")}`;
  const last = walls.left.at(-1) as Corner;
  const from = Math.max(near(last[0]), near((walls.right.at(-1) as Corner)[0]));
  const mast = x(near(last[1]));
  const [mean, temperature] = [dyadicOf(answer.mean), dyadicOf(answer.temperature)];
  const stops = {left: dyadicOf(answer.stops.left), right: dyadicOf(answer.stops.right)};
  const values = ticksOf(
    [mean, stops.left, stops.right, ...[...walls.left, ...walls.right].map(([, v]) => v)],
    x,
    across,
  );
  const levels = ticksOf([temperature, whole(0), ...[...walls.left, ...walls.right].map(([tax]) => tax)], y, upright);
  const scaffolds = (["left", "right"] as const).flatMap((side) =>
    answer[side].flatMap(({value}) => {
      const option = value === null ? undefined : options.get(value);
      return option ? [{key: `${side} ${value}`, corners: scaffoldOf(option, side, extent.top)}] : [];
    }),
  );

  const now = {left: stopAt(walls.left, tax), right: stopAt(walls.right, tax)};
  const facts = {tax: setOut(textOf(tax)), left: setOut(textOf(now.left)), right: setOut(textOf(now.right))};
  const said = t(isSame(now.left, now.right) ? t.short.frozen : t.short.taxed, facts);
  const go = (index: number) => setChosen(grid[Math.max(0, Math.min(grid.length - 1, index))] ?? null);
  const keys: Record<string, number> = {
    ...{ArrowUp: at + 1, ArrowRight: at + 1, ArrowDown: at - 1, ArrowLeft: at - 1},
    ...{PageUp: at + 8, PageDown: at - 8, Home: 0, End: grid.length - 1},
  };
  const point = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return;
    const wanted = top - (((event.clientY - box.top) / box.height) * height - head) / scale;
    const away = grid.map((one) => Math.abs(near(one) - wanted));
    go(away.indexOf(Math.min(...away)));
  };
  const name = t(t.short.thermographName, {mean: setOut(answer.mean), temperature: setOut(answer.temperature)});
  return (
    <Section id="thermograph" title={t.short.thermograph} aside={<Help about={t.short.thermographAbout} />}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is a figure, with its handle in it */}
      <svg
        ref={svg}
        class="thermograph-of"
        viewBox={`0 0 ${width} ${height}`}
        aria-label={name}
        role="group"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          svg.current?.querySelector<SVGGElement>(".handle")?.focus({preventScroll: true});
          point(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && point(event)}
      >
        <clipPath id="thermograph-frame">
          <rect x={left} y={head} width={width - left - right} height={floor - head} />
        </clipPath>
        <rect class="cold" x={left} y={cold} width={width - left - right} height={floor - cold} />
        <text class="cold-name" x={left + 6} y={floor - 8}>
          {t.short.cold}
        </text>
        {levels.map(({at: level, place}) => (
          <g key={textOf(level)} class="tick">
            <path d={`M${left} ${place}H${width - right}`} />
            <text x={left - 7} y={place + 4} text-anchor="end">
              {setOut(textOf(level))}
            </text>
          </g>
        ))}
        {values.map(({at: value, place}) => (
          <g key={textOf(value)} class="tick">
            <path d={`M${place} ${floor}v5`} />
            <text x={place} y={floor + 18} text-anchor="middle">
              {setOut(textOf(value))}
            </text>
          </g>
        ))}
        <text class="end" x={left} y={height - 4}>
          ← {t.short.left}
        </text>
        <text class="end" x={width - right} y={height - 4} text-anchor="end">
          {t.short.right} →
        </text>
        <g clip-path="url(#thermograph-frame)">
          {scaffolds.map(({key, corners}) => (
            <path key={key} class="scaffold" d={`M${corners.map(([tax, v]) => `${x(v)} ${y(tax)}`).join("L")}`} />
          ))}
        </g>
        <path class="wall left" d={`${pathOf(walls.left)}V${y(from)}`} />
        <path class="wall right" d={`${pathOf(walls.right)}V${y(from)}`} />
        <path class="mast" d={`M${mast} ${y(from)}V${head - 4}`} />
        <path class="top" d={`M${mast} ${head - 10}l-4 8h8z`} />
        <g
          class="handle"
          role="slider"
          tabindex={0}
          aria-label={t.short.tax}
          aria-orientation="vertical"
          aria-valuemin={-1}
          aria-valuemax={top}
          aria-valuenow={near(tax)}
          aria-valuetext={said}
          onKeyDown={(event) => {
            const index = keys[event.key];
            if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            go(index);
          }}
        >
          <path class="grip" d={`M${left} ${y(near(tax))}H${width - right}`} />
          <path d={`M${left} ${y(near(tax))}H${width - right}`} />
          <rect x={width - right - 5} y={y(near(tax)) - 8} width="10" height="16" rx="2" />
          <circle cx={x(near(now.left))} cy={y(near(tax))} r="4.5" />
          <circle cx={x(near(now.right))} cy={y(near(tax))} r="4.5" />
        </g>
        {/* Over the line of the tax, which reaches as high as `head`. */}
        <text class="end mean" x={mast + 9} y={head - 8}>
          {t.short.mean} {setOut(answer.mean)}
        </text>
        <text class="end" x={left + 6} y={y(near(temperature)) - 6}>
          {t.short.temperature} {setOut(answer.temperature)}
        </text>
      </svg>
      <p class="readout">
        <output class="math now">{said}</output>
        <span class="quiet">{t.short.slide}</span>
      </p>
      {scaffolds.length > 0 && <p class="quiet legend">{t.short.dotted}</p>}
    </Section>
  );
}
