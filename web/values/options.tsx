// The options of both sides: those of the canonical form, and those that are not, each with the reason.
import type {Answer, DroppedOption, KeptOption, ShortValue, Touch} from "../engine/types";
import {listedBy} from "../game/listed";
import {toldApart} from "../say/alike";
import {sayMove} from "../say/say";
import type {Language} from "../text";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {briefly} from "../ui/numbers";
import {Section} from "../ui/section";
import {type Linking, ValueOf} from "./value-of";
import type {Turns} from "./valuing";

type Side = "left" | "right";
type SayTouch = (touch: Touch) => string;

/** Moves that are named. */
const most = 4;

/** As the analysis of the position says it; one that it does not list is said by the board. */
function sayingOf(answer: Answer, t: Language): SayTouch {
  const apart = toldApart(answer.moves.listed, t);
  return (touch) => {
    const move = listedBy(answer, touch);
    return move ? apart(move) : sayMove(answer, touch)(t);
  };
}

interface OptionsProps extends Linking {
  answer: ShortValue;
  turns: Turns | null;
}

export function Options({answer, turns, valueLink}: OptionsProps) {
  const t = useWords("short");
  return (
    <Section id="value-options" title={t.short.options} aside={<Help about={t.short.optionsAbout} />}>
      {(["left", "right"] as const).map((side) => (
        <OptionsOf
          key={side}
          side={side}
          kept={answer[side]}
          dropped={answer.dropped.filter((one) => one.side === side)}
          say={turns && sayingOf(turns[side], t)}
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
  /** Of a position alone. */
  say: SayTouch | null;
}

function OptionsOf({side, kept, dropped, say, valueLink}: OptionsOfProps) {
  const t = useWords("short");
  if (kept.length + dropped.length === 0)
    return (
      <div>
        <h3>{t.short.optionsOf[side]}</h3>
        <p class="quiet">{t.short.noOption[side]}</p>
      </div>
    );
  return (
    <div>
      <table>
        <caption>{t.short.optionsOf[side]}</caption>
        <thead>
          <tr>
            <th scope="col">{t.short.option}</th>
            {say && <th scope="col">{t.short.moves}</th>}
            <th scope="col">{t.short.fate}</th>
          </tr>
        </thead>
        <tbody>
          {kept.map((one, i) => (
            <tr key={`${i} ${one.value}`}>
              <th scope="row">
                <ValueOf value={one.value} valueLink={valueLink} />
              </th>
              {say && <Moves from={one.from} say={say} />}
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
              {say && <Moves from={one.from} say={say} />}
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

/** An option without a move has come by reversing. */
function Moves({from, say}: Pick<KeptOption, "from"> & {say: SayTouch}) {
  const t = useWords("short");
  if (from.length === 0) return <td class="quiet">{t.short.reversed}</td>;
  const list = t.clauses(from.slice(0, most).map(say));
  return <td>{from.length > most ? t(t.short.movesMore, {count: from.length, list}) : list}</td>;
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
