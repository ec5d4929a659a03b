// The options of both sides: those of the canonical form, and those that are not, each with the reason.
import type {DroppedOption, KeptOption, ShortValue} from "../engine/types";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {briefly} from "../ui/numbers";
import {Section} from "../ui/section";
import {type Linking, ValueOf} from "./value-of";

type Side = "left" | "right";

/** Moves that are named. */
const most = 4;

export function Options({answer, valueLink}: Linking & {answer: ShortValue}) {
  const t = useWords("short");
  return (
    <Section id="value-options" title={t.short.options} aside={<Help about={t.short.optionsAbout} />}>
      {(["left", "right"] as const).map((side) => (
        <OptionsOf
          key={side}
          side={side}
          kept={answer[side]}
          dropped={answer.dropped.filter((one) => one.side === side)}
          valueLink={valueLink}
        />
      ))}
    </Section>
  );
}

interface OptionsOfProps extends Linking {
  side: Side;
  kept: KeptOption[];
  dropped: DroppedOption[];
}

function OptionsOf({side, kept, dropped, valueLink}: OptionsOfProps) {
  const t = useWords("short");
  const all = [...kept, ...dropped];
  const hasMoves = all.some(({from}) => from.length > 0);
  if (all.length === 0)
    return (
      <div>
        <h3>{t.short.optionsOf[side]}</h3>
        <p class="quiet">{t.short.noOption[side]}</p>
      </div>
    );
  return (
    <div class="scroll">
      <table>
        <caption>{t.short.optionsOf[side]}</caption>
        <thead>
          <tr>
            <th scope="col">{t.short.option}</th>
            {hasMoves && <th scope="col">{t.short.moves}</th>}
            <th scope="col">{t.short.fate}</th>
          </tr>
        </thead>
        <tbody>
          {kept.map((one, i) => (
            <tr key={`${i} ${one.value}`}>
              <th scope="row">
                <ValueOf value={one.value} valueLink={valueLink} />
              </th>
              {hasMoves && <Moves from={one.from} />}
              <td>✓ {t.short.kept}</td>
            </tr>
          ))}
          {dropped.map((one, i) => (
            <tr key={`${i} ${one.value} ${one.why}`} class="dropped">
              <th scope="row">
                <s>
                  <ValueOf value={one.value} valueLink={valueLink} />
                </s>
              </th>
              {hasMoves && <Moves from={one.from} />}
              <td>
                <Fate one={one} valueLink={valueLink} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Moves({from}: Pick<KeptOption, "from">) {
  const t = useWords("short");
  const list = t.list(from.slice(0, most).map((touch) => touch.join(".")));
  return <td class="math">{from.length > most ? t(t.short.movesMore, {count: from.length, list}) : list}</td>;
}

/** Why it is none of the canonical form. */
function Fate({one, valueLink}: Linking & {one: DroppedOption}) {
  const t = useWords("short");
  const named = (text: string | null) => (text === null ? t.short.long : briefly(text));
  const [value, by] = [named(one.value), named(one.by)];
  if (one.why === "dominated")
    return (
      <>
        {t(t.short.dominated[one.side], {value, by})}
        {one.value !== null && one.by !== null && (
          <>
            {" "}
            <a class="math" href={valueLink(`(${one.by}) - (${one.value})`)}>
              {t.short.difference}
            </a>
          </>
        )}
      </>
    );
  return (
    <>
      <span class="through">
        {value} <span aria-hidden="true">→</span> <ValueOf value={one.by} valueLink={valueLink} />{" "}
        <span aria-hidden="true">→ …</span>
      </span>{" "}
      {t(t.short.reversible[one.side], {by})}
    </>
  );
}
