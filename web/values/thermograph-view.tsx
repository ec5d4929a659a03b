// Thermograph: values grow to the left, the tax upwards; a slider sets a tax and shows the stops at it.
import {useMemo, useRef, useState} from "preact/hooks";
import type {ShortValue} from "../engine/types";
import {type Dyadic, dyadicOf, fromInteger, isSame, sum, textOf, toNumber} from "../game/analysis/dyadic";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {formatGameValue} from "../ui/numbers";
import {Section} from "../ui/section";
import {across, ticksOf, upright} from "./ticks";
import {type Corner, extentOf, stopAt, taxes, wallsOf} from "./walls";

const [width, left, right, head, foot] = [400, 44, 16, 20, 40];
const maxFigureHeight = 240;

/**
 * Scaffold of an option: after a move of Left its Right wall minus the tax; after one of Right its Left wall plus the
 * tax.
 */
function scaffoldOf({walls}: ShortValue, side: "left" | "right", top: Dyadic): [number, number][] {
  const wall = wallsOf(walls)[side === "left" ? "right" : "left"];
  const last = wall.at(-1) as Corner;
  return [...wall, [sum(top, fromInteger(1)), last[1]] as Corner].map(([t, v]) => [
    toNumber(t),
    toNumber(v) + (side === "left" ? -toNumber(t) : toNumber(t)),
  ]);
}

interface ThermographProps {
  answer: ShortValue;
  options: ReadonlyMap<string, ShortValue>;
}

export function ThermographView({answer, options}: ThermographProps) {
  const t = useTexts("short");
  const svg = useRef<SVGSVGElement>(null);
  const geometry = useMemo(() => {
    const walls = wallsOf(answer.walls);
    const extent = extentOf(walls);
    return {walls, extent, grid: taxes(walls, extent.top)};
  }, [answer]);
  const {walls, extent, grid} = geometry;
  const [chosenTax, setChosenTax] = useState<Dyadic | null>(null);
  const zeroIndex = grid.findIndex((tax) => isSame(tax, fromInteger(0)));
  const chosenIndex = chosenTax ? grid.findIndex((tax) => isSame(tax, chosenTax)) : zeroIndex;
  const index = chosenIndex < 0 ? zeroIndex : chosenIndex;
  const tax = grid[index] as Dyadic;

  const [low, high, top] = [toNumber(extent.low), toNumber(extent.high), toNumber(extent.top)];
  const padding = Math.max(0.12 * (high - low), 0.25);
  const scale = Math.min((width - left - right) / (high - low + 2 * padding), maxFigureHeight / (top + 1));
  const middle = left + (width - left - right) / 2;
  const x = (v: number) => middle - (v - (low + high) / 2) * scale;
  const y = (tax: number) => head + (top - tax) * scale;
  const [floorY, zeroY] = [y(-1), y(0)];
  const height = floorY + foot;

  const pathOf = (wall: Corner[]) => `M${wall.map(([tax, v]) => `${x(toNumber(v))} ${y(toNumber(tax))}`).join("L")}`;
  const last = walls.left.at(-1) as Corner;
  const mastStart = Math.max(toNumber(last[0]), toNumber((walls.right.at(-1) as Corner)[0]));
  const mastX = x(toNumber(last[1]));
  const [mean, temperature] = [dyadicOf(answer.mean), dyadicOf(answer.temperature)];
  const stops = {left: dyadicOf(answer.stops.left), right: dyadicOf(answer.stops.right)};
  const values = ticksOf(
    [mean, stops.left, stops.right, ...[...walls.left, ...walls.right].map(([, v]) => v)],
    x,
    across,
  );
  const levels = ticksOf(
    [temperature, fromInteger(0), ...[...walls.left, ...walls.right].map(([tax]) => tax)],
    y,
    upright,
  );
  const scaffolds = (["left", "right"] as const).flatMap((side) =>
    answer[side].flatMap(({value}) => {
      const option = value === null ? undefined : options.get(value);
      return option ? [{key: `${side} ${value}`, corners: scaffoldOf(option, side, extent.top)}] : [];
    }),
  );

  const currentStops = {left: stopAt(walls.left, tax), right: stopAt(walls.right, tax)};
  const facts = {
    tax: formatGameValue(textOf(tax)),
    left: formatGameValue(textOf(currentStops.left)),
    right: formatGameValue(textOf(currentStops.right)),
  };
  const stopsText = t(isSame(currentStops.left, currentStops.right) ? t.short.frozen : t.short.taxed, facts);
  const choose = (index: number) => setChosenTax(grid[Math.max(0, Math.min(grid.length - 1, index))] ?? null);
  const keys: Record<string, number> = {
    ...{ArrowUp: index + 1, ArrowRight: index + 1, ArrowDown: index - 1, ArrowLeft: index - 1},
    ...{PageUp: index + 8, PageDown: index - 8, Home: 0, End: grid.length - 1},
  };
  const setTaxAt = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return;
    const pointedTax = top - (((event.clientY - box.top) / box.height) * height - head) / scale;
    const distances = grid.map((each) => Math.abs(toNumber(each) - pointedTax));
    choose(distances.indexOf(Math.min(...distances)));
  };
  const name = t(t.short.thermographName, {
    mean: formatGameValue(answer.mean),
    temperature: formatGameValue(answer.temperature),
  });
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
          setTaxAt(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && setTaxAt(event)}
      >
        <clipPath id="thermograph-frame">
          <rect x={left} y={head} width={width - left - right} height={floorY - head} />
        </clipPath>
        <rect class="cold" x={left} y={zeroY} width={width - left - right} height={floorY - zeroY} />
        <text class="cold-name" x={left + 6} y={floorY - 8}>
          {t.short.cold}
        </text>
        {levels.map(({at: level, coordinate}) => (
          <g key={textOf(level)} class="tick">
            <path d={`M${left} ${coordinate}H${width - right}`} />
            <text x={left - 7} y={coordinate + 4} text-anchor="end">
              {formatGameValue(textOf(level))}
            </text>
          </g>
        ))}
        {values.map(({at: value, coordinate: place}) => (
          <g key={textOf(value)} class="tick">
            <path d={`M${place} ${floorY}v5`} />
            <text x={place} y={floorY + 18} text-anchor="middle">
              {formatGameValue(textOf(value))}
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
        <path class="wall left" d={`${pathOf(walls.left)}V${y(mastStart)}`} />
        <path class="wall right" d={`${pathOf(walls.right)}V${y(mastStart)}`} />
        <path class="mast" d={`M${mastX} ${y(mastStart)}V${head - 4}`} />
        <path class="top" d={`M${mastX} ${head - 10}l-4 8h8z`} />
        <g
          class="handle"
          role="slider"
          tabindex={0}
          aria-label={t.short.tax}
          aria-orientation="vertical"
          aria-valuemin={-1}
          aria-valuemax={top}
          aria-valuenow={toNumber(tax)}
          aria-valuetext={stopsText}
          onKeyDown={(event) => {
            const index = keys[event.key];
            if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            choose(index);
          }}
        >
          <path class="grip" d={`M${left} ${y(toNumber(tax))}H${width - right}`} />
          <path d={`M${left} ${y(toNumber(tax))}H${width - right}`} />
          <rect x={width - right - 5} y={y(toNumber(tax)) - 8} width="10" height="16" rx="2" />
          <circle cx={x(toNumber(currentStops.left))} cy={y(toNumber(tax))} r="4.5" />
          <circle cx={x(toNumber(currentStops.right))} cy={y(toNumber(tax))} r="4.5" />
        </g>
        {/* Drawn over the line of the tax, which reaches up to `head`. */}
        <text class="end mean" x={mastX + 9} y={head - 8}>
          {t.short.mean} {formatGameValue(answer.mean)}
        </text>
        <text class="end" x={left + 6} y={y(toNumber(temperature)) - 6}>
          {t.short.temperature} {formatGameValue(answer.temperature)}
        </text>
      </svg>
      <p class="readout">
        <output class="math now">{stopsText}</output>
        <span class="quiet">{t.short.slide}</span>
      </p>
      {scaffolds.length > 0 && <p class="quiet legend">{t.short.dotted}</p>}
    </Section>
  );
}
