// The number line: options at the stops that they lead to, the interval between the stops, and the walk to a number.
import type {ShortValue} from "../engine/types";
import {type Dyadic, dyadicIn, dyadicOf, isSame, near, order, textOf, whole} from "../game/dyadic";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {setOut} from "../ui/numbers";
import {Section} from "../ui/section";
import {across, ticksOf, wholesBetween} from "./ticks";
import {mostOptions} from "./valuing";
import {walkTo} from "./walk";

const [width, margin, lane] = [400, 26, 19];

interface Fence {
  side: "left" | "right";
  stop: Dyadic;
  values: string[];
}

/** The options of a side by where play stops after them, the nearest to the other side first. */
function fencesOf(answer: ShortValue, options: ReadonlyMap<string, ShortValue>, side: Fence["side"]): Fence[] {
  const fences: Fence[] = [];
  for (const {value} of answer[side].slice(0, mostOptions)) {
    if (value === null) continue;
    const stop = options.get(value)?.stops[side === "left" ? "right" : "left"] ?? dyadicIn(value);
    if (!stop) continue;
    const at = typeof stop === "string" ? dyadicOf(stop) : stop;
    const same = fences.find((fence) => isSame(fence.stop, at));
    if (same) same.values.push(value);
    else fences.push({side, stop: at, values: [value]});
  }
  return fences.sort((a, b) => order(a.stop, b.stop) * (side === "left" ? -1 : 1));
}

const most = 22;
const shortened = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text);

export function LineView({answer, options}: {answer: ShortValue; options: ReadonlyMap<string, ShortValue>}) {
  const t = useWords("short");
  const isNumber = answer.kinds.includes("number");
  const [low, high] = [dyadicOf(answer.stops.right), dyadicOf(answer.stops.left)];
  const fences = [fencesOf(answer, options, "left"), fencesOf(answer, options, "right")] as const;
  const walk = isNumber ? walkTo(low) : null;
  const steps = walk?.steps ?? [];
  const seen = [low, high, ...steps, ...fences.flat().map(({stop}) => stop)].map(near);
  const [least, greatest] = [Math.min(...seen), Math.max(...seen)];
  const pad = greatest > least ? (greatest - least) * 0.12 : 1;
  const from = least - pad;
  const scale = (width - 2 * margin) / (greatest - least + 2 * pad);
  const x = (n: number) => margin + (n - from) * scale;
  const above = fences[0].length * lane + (steps.length > 1 ? 34 : 0) + 18;
  const axis = above + 6;
  const below = axis + 26;
  const height = below + fences[1].length * lane + 4;
  const marked = ticksOf([low, high, ...fences.flat().map(({stop}) => stop), ...steps.toReversed()], x, across);
  const wholes = wholesBetween(from, greatest + pad, 8).map(whole);
  const labels = ticksOf([...marked.map(({at}) => at), ...wholes], x, across);
  const side = {left: t.short.left, right: t.short.right};
  const said = fences.flat().map((fence) =>
    t(t.short.fence, {
      side: side[fence.side],
      value: t.list(fence.values.map(setOut)),
      stop: setOut(textOf(fence.stop)),
    }),
  );
  const stops = {left: setOut(answer.stops.left), right: setOut(answer.stops.right)};
  // The gap of a number reaches from its Left option to its Right one, or on without an end.
  const gapFrom = fences[0][0] ? x(near(fences[0][0].stop)) : 0;
  const gapUntil = fences[1][0] ? x(near(fences[1][0].stop)) : width;
  const shade = isNumber ? [gapFrom, gapUntil] : [x(near(low)), x(near(high))];
  return (
    <Section id="value-line" title={t.short.line} aside={<Help about={t.short.lineAbout} />}>
      <svg
        class="line-of"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t.clauses([t(t.short.lineName, stops), ...said])}
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
        {labels.map(({at, place}) => (
          <g key={textOf(at)} class={marked.some((one) => isSame(one.at, at)) ? "tick" : "tick faint"}>
            <path d={`M${place} ${axis - 4}v8`} />
            <text x={place} y={axis + 21}>
              {setOut(textOf(at))}
            </text>
          </g>
        ))}
        {steps.slice(1).map((at, i) => {
          const [a, b] = [x(near(steps[i] as Dyadic)), x(near(at))];
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
            const place = x(near(fence.stop));
            const y = isRight ? below + 12 + i * lane : above - 12 - (steps.length > 1 ? 34 : 0) - i * lane;
            const isStart = isRight ? place < width * 0.6 : place < width * 0.4;
            return (
              <g key={textOf(fence.stop)} class={`fence ${fence.side}`}>
                <path class="stem" d={`M${place} ${y}V${axis}`} />
                <path d={isRight ? `M${place} ${y - 5}v10l-9 -5z` : `M${place} ${y - 5}v10l9 -5z`} />
                <text x={place + (isStart ? 14 : -14)} y={y + 4} text-anchor={isStart ? "start" : "end"}>
                  {shortened(fence.values.map(setOut).join(", "))}
                </text>
              </g>
            );
          }),
        )}
        {isNumber ? (
          <circle class="found" cx={x(near(low))} cy={axis} r="5" />
        ) : (
          [low, high].map((at, i) => (
            <path key={`${i ? "left" : "right"}`} class="stop" d={`M${x(near(at))} ${axis - 9}v18`} />
          ))
        )}
      </svg>
      <p class="quiet legend">
        {walk
          ? t(t.short.gap, {
              walk: steps
                .map((at, i) => (i === 1 && walk.omitted > 0n ? `… → ${setOut(textOf(at))}` : setOut(textOf(at))))
                .join(" → "),
            })
          : isSame(low, high)
            ? t(t.short.noInterval, {at: stops.left})
            : t(t.short.interval, stops)}
      </p>
    </Section>
  );
}
