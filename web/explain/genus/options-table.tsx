// Table of the games that the moves lead to, with some moves to each, and whether the canonical form keeps it.
import type {Answer, MisereFormMove} from "../../engine/types";
import {highlightedBy} from "../../game/selection/move-marks";
import {sayParts} from "../../say/parts";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import type {Highlighting} from "../use-highlight";
import {useHighlight} from "../use-highlight";
import {PrintedForm} from "./description";

interface LeadingProps {
  answer: Answer;
  moves: readonly MisereFormMove[];
  highlighting: NonNullable<Highlighting>;
}

/** Maximum number of moves to name in a row. */
const maxNamedMoves = 3;

export function Leading({answer, moves, highlighting}: LeadingProps) {
  const t = useTexts("genus");
  const highlightProps = useHighlight(highlighting);
  const listedMoves = new Map(answer.moves.listed.map((move) => [move.touch.join(), move]));
  return (
    <figure class="scroll leading" tabindex={0} aria-label={t.genus.moves}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.genus.game}</th>
            <th scope="col">{t.genus.by}</th>
            <th scope="col">{t.genus.fate}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({form, kept, from}, i) => {
            const namedMoves = from.flatMap((touch) => listedMoves.get(touch.join()) ?? []).slice(0, maxNamedMoves);
            const unnamedCount = from.length - namedMoves.length;
            return (
              <tr key={i} class={kept ? undefined : "dropped"}>
                <th scope="row" class="math">
                  {kept ? <PrintedForm text={form} /> : <s>{form ?? t.genus.tooLong}</s>}
                </th>
                <td>
                  {namedMoves.map((move) => (
                    <button type="button" key={move.touch.join()} {...highlightProps(highlightedBy(answer, move))}>
                      {sayParts(move.parts)(t)}
                    </button>
                  ))}
                  {unnamedCount > 0 && <span class="quiet">{t(t.genus.more, {count: formatCount(unnamedCount)})}</span>}
                </td>
                <td>{kept ? t.genus.kept : t.genus.dropped}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
}
