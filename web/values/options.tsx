// Options of both sides: those in the canonical form, and those that are not, with the reason.
import type {Answer, DroppedOption, KeptOption, ShortValue, Touch} from "../engine/types";
import {listedBy} from "../game/selection/move-list";
import {describeDistinctly} from "../say/alike";
import {sayMove} from "../say/say";
import type {Language} from "../text";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {shortValue} from "../ui/numbers";
import {Section} from "../ui/section";
import {type Linking, ValueOf} from "./value-of";
import type {Turns} from "./value-store";

type Side = "left" | "right";
type SayTouch = (touch: Touch) => string;

/** Maximum number of moves to name. */
const maxNamedMoves = 4;

/** Describes moves as the analysis of the position does; a move that it does not list is described by the board. */
function describerOf(answer: Answer, t: Language): SayTouch {
  const describe = describeDistinctly(answer.moves.listed, t);
  return (touch) => {
    const move = listedBy(answer, touch);
    return move ? describe(move) : sayMove(answer, touch)(t);
  };
}

interface OptionsProps extends Linking {
  answer: ShortValue;
  turns: Turns | null;
}

export function Options({answer, turns, valueLink}: OptionsProps) {
  const t = useTexts("short");
  return (
    <Section id="value-options" title={t.short.options} aside={<Help about={t.short.optionsAbout} />}>
      {(["left", "right"] as const).map((side) => (
        <OptionTable
          key={side}
          side={side}
          kept={answer[side]}
          dropped={answer.dropped.filter((option) => option.side === side)}
          say={turns && describerOf(turns[side], t)}
          valueLink={valueLink}
        />
      ))}
    </Section>
  );
}

interface OptionTableProps extends Linking {
  side: Side;
  kept: KeptOption[];
  dropped: DroppedOption[];
  /** Null unless the value is that of a position. */
  say: SayTouch | null;
}

function OptionTable({side, kept, dropped, say, valueLink}: OptionTableProps) {
  const t = useTexts("short");
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
          {kept.map((option, i) => (
            <tr key={`${i} ${option.value}`}>
              <th scope="row">
                <ValueOf value={option.value} valueLink={valueLink} />
              </th>
              {say && <Moves from={option.from} say={say} />}
              <td>✓ {t.short.kept}</td>
            </tr>
          ))}
          {dropped.map((option, i) => (
            <tr key={`${i} ${option.value} ${option.why}`} class="dropped">
              <th scope="row">
                <s>
                  <ValueOf value={option.value} valueLink={valueLink} />
                </s>
              </th>
              {say && <Moves from={option.from} say={say} />}
              <td>
                <Fate one={option} valueLink={valueLink} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An option without a move of its own is the result of a reversal. */
function Moves({from, say}: Pick<KeptOption, "from"> & {say: SayTouch}) {
  const t = useTexts("short");
  if (from.length === 0) return <td class="quiet">{t.short.reversed}</td>;
  const list = t.clauses(from.slice(0, maxNamedMoves).map(say));
  return <td>{from.length > maxNamedMoves ? t(t.short.movesMore, {count: from.length, list}) : list}</td>;
}

/** The reason why an option is not in the canonical form. */
function Fate({one, valueLink}: Linking & {one: DroppedOption}) {
  const t = useTexts("short");
  const valueText = (text: string | null) => (text === null ? t.short.long : shortValue(text));
  const [value, by] = [valueText(one.value), valueText(one.by)];
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
