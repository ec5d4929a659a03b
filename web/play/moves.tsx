// Every move by the value it leaves, winning ones first; in a lost position, the answer to each.
import {useState} from "preact/hooks";
import type {Answer, Limit, Move, Touch} from "../engine/types";
import {partizanPart} from "../explain/late-parts";
import type {State} from "../game/state";
import {toldApart} from "../say/alike";
import {sayParts} from "../say/parts";
import type {Language} from "../text";
import {Unbroken} from "../ui/breaks";
import {useLanguage} from "../ui/language";
import {counted} from "../ui/numbers";
import {Section} from "../ui/section";
import {Letter, Value} from "../ui/value";
import {sayNoMove} from "./mover";

const page = 40;

interface MovesProps {
  answer: Answer;
  stale: boolean;
  onMove(touch: Touch): void;
  short: State["short"];
}

export function Moves({answer, stale, onMove, short}: MovesProps) {
  const t = useLanguage();
  const [shown, setShown] = useState({address: answer.address, count: page});
  const count = shown.address === answer.address ? shown.count : page;
  const {total, winning, limit, listed, truncated} = answer.moves;
  const replies = listed.some((m) => m.reply);
  const exact = (n: string | null) => (n === null ? "?" : counted(n));
  const size = <p class="count">{t(t.ui.movesCount, {count: exact(total), winning: exact(winning)})}</p>;
  const MoveWorth = answer.kind === "partizan" && partizanPart.part.value?.MoveWorth;
  const says = toldApart(listed, t);
  return (
    <Section id="moves" title={t.ui.moves} aside={size}>
      {limit && !stale && (
        <p class="quiet">{t(t.ui.uncounted, {reason: t(limitWords(t)[limit.kind], {at: counted(limit.at)})})}</p>
      )}
      {listed.length === 0 ? (
        <p>{total === "0" ? sayNoMove(answer, t) : t.ui.outcomeUnknown}</p>
      ) : (
        <table class={stale ? "stale" : ""}>
          <thead>
            <tr>
              <th scope="col">{t.ui.move}</th>
              <th scope="col">{t.ui.after}</th>
              <th scope="col">{t.ui.result}</th>
              {replies && <th scope="col">{t.ui.reply}</th>}
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, count).map((move) => (
              <tr key={move.touch.join(".")} class={move.wins ? "wins" : ""}>
                <td>
                  <button type="button" class="move" disabled={stale} onClick={() => onMove(move.touch)}>
                    <Unbroken says={says(move)} />
                  </button>
                </td>
                <td>
                  <Letter outcome={move.outcome ?? (winning === "0" ? "N" : null)} />{" "}
                  {move.grundy !== null && <Value grundy={move.grundy} />}
                  {MoveWorth && <MoveWorth answer={answer} move={move} ask={short} />}
                </td>
                <td>{resultOf(t, move, winning)}</td>
                {replies && <td>{move.reply && <Unbroken says={sayParts(move.reply.parts)(t)} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {listed.length > count && (
        <button type="button" onClick={() => setShown({address: answer.address, count: count + 5 * page})}>
          {t.ui.showMore}
        </button>
      )}
      {truncated && <p class="quiet">{t(t.ui.truncated, {count: counted(listed.length)})}</p>}
    </Section>
  );
}

const limitWords = (t: Language) =>
  ({
    positions: t.ui.uncountedPositions,
    memory: t.ui.uncountedMemory,
    cancelled: t.ui.uncountedCancelled,
    joint: t.ui.uncountedJoint,
  }) satisfies Record<Limit["kind"], string>;

/** Where no move wins at all, each of them loses, also one that was not looked at by itself. */
function resultOf(t: Language, {wins}: Move, winning: string | null) {
  if (wins === null && winning !== "0") return t.ui.unknown;
  return wins ? t.ui.wins : t.ui.loses;
}
