// Number line: options at the stops that they lead to, the interval between the stops, and the walk to a number.
import type {ShortValue} from "../engine/types";
import {
  compare,
  type Dyadic,
  dyadicOf,
  fromInteger,
  isSame,
  parseDyadic,
  textOf,
  toNumber,
} from "../game/analysis/dyadic";
import {truncate} from "../lib/truncate";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {formatGameValue} from "../ui/numbers";
import {Section} from "../ui/section";
import {across, ticksOf, wholesBetween} from "./ticks";
import {maxOptions} from "./value-store";
import {walkTo} from "./walk";

const [width, margin, laneHeight] = [400, 26, 19];

interface Fence {
  side: "left" | "right";
  stop: Dyadic;
  values: string[];
}

/** Options of a side grouped by the stop after them; those nearest to the other side come first. */
function fencesOf(answer: ShortValue, options: ReadonlyMap<string, ShortValue>, side: Fence["side"]): Fence[] {
  const fences: Fence[] = [];
  for (const {value} of answer[side].slice(0, maxOptions)) {
    if (value === null) continue;
    const stop = options.get(value)?.stops[side === "left" ? "right" : "left"] ?? parseDyadic(value);
    if (!stop) continue;
    const at = typeof stop === "string" ? dyadicOf(stop) : stop;
    const existing = fences.find((fence) => isSame(fence.stop, at));
    if (existing) existing.values.push(value);
    else fences.push({side, stop: at, values: [value]});
  }
  return fences.sort((a, b) => compare(a.stop, b.stop) * (side === "left" ? -1 : 1));
}

const maxTextLength = 22;

export function LineView({answer, options}: {answer: ShortValue; options: ReadonlyMap<string, ShortValue>}) {
  const t = useTexts("short");
  const isNumber = answer.kinds.includes("number");
  const [low, high] = [dyadicOf(answer.stops.right), dyadicOf(answer.stops.left)];
  const fences = [fencesOf(answer, options, "left"), fencesOf(answer, options, "right")] as const;
  const walk = isNumber ? walkTo(low) : null;
  const steps = walk?.steps ?? [];
  const shownNumbers = [low, high, ...steps, ...fences.flat().map(({stop}) => stop)].map(toNumber);
  const [least, greatest] = [Math.min(...shownNumbers), Math.max(...shownNumbers)];
  const padding = greatest > least ? (greatest - least) * 0.12 : 1;
  const from = least - padding;
  const scale = (width - 2 * margin) / (greatest - least + 2 * padding);
  const x = (n: number) => margin + (n - from) * scale;
  const above = fences[0].length * laneHeight + (steps.length > 1 ? 34 : 0) + 18;
  const axis = above + 6;
  const below = axis + 26;
  const height = below + fences[1].length * laneHeight + 4;
  const mainTicks = ticksOf([low, high, ...fences.flat().map(({stop}) => stop), ...steps.toReversed()], x, across);
  const wholes = wholesBetween(from, greatest + padding, 8).map(fromInteger);
  const labels = ticksOf([...mainTicks.map(({at}) => at), ...wholes], x, across);
  const side = {left: t.short.left, right: t.short.right};
  const fenceTexts = fences.flat().map((fence) =>
    t(t.short.fence, {
      side: side[fence.side],
      value: t.list(fence.values.map(formatGameValue)),
      stop: formatGameValue(textOf(fence.stop)),
    }),
  );
  const stops = {left: formatGameValue(answer.stops.left), right: formatGameValue(answer.stops.right)};
  // The gap of a number extends from its Left option to its Right one, or without bound where there is none.
  const gapFrom = fences[0][0] ? x(toNumber(fences[0][0].stop)) : 0;
  const gapUntil = fences[1][0] ? x(toNumber(fences[1][0].stop)) : width;
  const shade = isNumber ? [gapFrom, gapUntil] : [x(toNumber(low)), x(toNumber(high))];
  return (
    <Section id="value-line" title={t.short.line} aside={<Help about={t.short.lineAbout} />}>
      <svg
        class="line-of"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t.clauses([t(t.short.lineName, stops), ...fenceTexts])}
      >
        <defs>
          <pattern id="between" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" />
          </pattern>
        </defs>
        <rect
          class="shade"
          x={shade[0]}
          y={axis - 8}
          width={Math.max(0, (shade[1] ?? 0) - (shade[0] ?? 0))}
          height="16"
        />
        <path class="axis" d={`M4 ${axis}H${width - 4}`} />
        {labels.map(({at, coordinate}) => (
          <g key={textOf(at)} class={mainTicks.some((tick) => isSame(tick.at, at)) ? "tick" : "tick faint"}>
            <path d={`M${coordinate} ${axis - 4}v8`} />
            <text x={coordinate} y={axis + 21}>
              {formatGameValue(textOf(at))}
            </text>
          </g>
        ))}
        {steps.slice(1).map((at, i) => {
          const [a, b] = [x(toNumber(steps[i] as Dyadic)), x(toNumber(at))];
          const isCut = i === 0 && walk !== null && walk.omitted > 0n;
          return (
            <path
              key={textOf(at)}
              class={isCut ? "step cut" : "step"}
              d={`M${a} ${axis - 4}Q${(a + b) / 2} ${axis - 14 - Math.min(26, Math.abs(b - a) / 2)} ${b} ${axis - 5}`}
            />
          );
        })}
        {fences.map((side, isRight) =>
          side.map((fence, i) => {
            const place = x(toNumber(fence.stop));
            const y = isRight ? below + 12 + i * laneHeight : above - 12 - (steps.length > 1 ? 34 : 0) - i * laneHeight;
            const isStart = isRight ? place < width * 0.6 : place < width * 0.4;
            return (
              <g key={textOf(fence.stop)} class={`fence ${fence.side}`}>
                <path class="stem" d={`M${place} ${y}V${axis}`} />
                <path d={isRight ? `M${place} ${y - 5}v10l-9 -5z` : `M${place} ${y - 5}v10l9 -5z`} />
                <text x={place + (isStart ? 14 : -14)} y={y + 4} text-anchor={isStart ? "start" : "end"}>
                  {truncate(fence.values.map(formatGameValue).join(", "), maxTextLength)}
                </text>
              </g>
            );
          }),
        )}
        {isNumber ? (
          <circle class="found" cx={x(toNumber(low))} cy={axis} r="5" />
        ) : (
          [low, high].map((at, i) => (
            <path key={`${i ? "left" : "right"}`} class="stop" d={`M${x(toNumber(at))} ${axis - 9}v18`} />
          ))
        )}
      </svg>
      <p class="quiet legend">
        {walk
          ? t(t.short.gap, {
              walk: steps
                .map((at, i) =>
                  i === 1 && walk.omitted > 0n ? `… → ${formatGameValue(textOf(at))}` : formatGameValue(textOf(at)),
                )
                .join(" → "),
            })
          : isSame(low, high)
            ? t(t.short.noInterval, {at: stops.left})
            : t(t.short.interval, stops)}
      </p>
    </Section>
  );
}
