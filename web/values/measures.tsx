// Measures of a value, each with its definition.
import type {ShortValue} from "../engine/types";
import type {Language} from "../text";
import {useTexts} from "../ui/language";
import {formatCount, formatGameValue} from "../ui/numbers";
import {Section} from "../ui/section";
import {type Linking, ValueOf} from "./value-of";

type Measure = keyof Language<"short">["short"]["measure"];

const star = (n: string) => `*${n === "1" ? "" : n}`;

function uptimalIn({uptimal}: ShortValue, t: Language<"short">) {
  if (!uptimal) return t.short.none;
  const arrows = uptimal.ups.flatMap((n, i) =>
    n === "0" ? [] : [`${formatGameValue(n)}·↑${i === 0 ? "" : `⟨${i + 1}⟩`}`],
  );
  const parts = [
    ...(uptimal.number === "0" ? [] : [formatGameValue(uptimal.number)]),
    ...arrows,
    ...(uptimal.nimber === "0" ? [] : [star(uptimal.nimber)]),
  ];
  return parts.length > 0 ? parts.join(" + ") : "0";
}

export function Measures({answer, valueLink}: Linking & {answer: ShortValue}) {
  const t = useTexts("short");
  const {stops} = answer;
  const value = (text: string | null, none: string) =>
    text === null ? none : <ValueOf value={text} valueLink={valueLink} />;
  const rows: [Measure, preact.ComponentChildren][] = [
    ["stops", t(t.short.stopsOf, {left: formatGameValue(stops.left), right: formatGameValue(stops.right)})],
    ["mean", formatGameValue(answer.mean)],
    ["temperature", formatGameValue(answer.temperature)],
    ["incentives", <Incentives key="incentives" answer={answer} valueLink={valueLink} />],
    ["reduced", value(answer.reduced, t.short.tooLong)],
    ["atomicWeight", value(answer.atomic_weight, t.short.none)],
    ["uptimal", uptimalIn(answer, t)],
    ["birthday", formatCount(answer.birthday)],
    ["farStar", value(star(answer.far_star), t.short.none)],
    ["followers", answer.followers === null ? t.short.tooLong : formatCount(answer.followers)],
  ];
  return (
    <Section id="measures" title={t.short.measures}>
      <dl>
        {rows.map(([name, content]) => (
          <div key={name}>
            <dt>{t.short.measure[name]}</dt>
            <dd class="math">{content}</dd>
            <dd class="quiet">{t.short.means[name]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Incentives({answer: {incentives}, valueLink}: Linking & {answer: ShortValue}) {
  const t = useTexts("short");
  if (!incentives) return <>{t.short.tooLong}</>;
  return (
    <>
      {(["left", "right"] as const).map((side) => (
        <div key={side}>
          {t.short.side[side]} {incentives[side].length === 0 && t.short.none}
          {incentives[side].map((incentive, i) => (
            <span key={incentive ?? i}>
              {i > 0 && ", "}
              {incentive === null ? t.short.tooLong : <ValueOf value={incentive} valueLink={valueLink} />}
            </span>
          ))}
        </div>
      ))}
    </>
  );
}
