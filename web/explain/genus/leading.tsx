// The games that the moves lead to, each once with some of the moves, and whether the canonical form keeps it.
import type {Answer, MisereFormMove} from "../../engine/types";
import {highlightedBy} from "../../game/move-marks";
import {sayParts} from "../../say/parts";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";
import type {Highlighting} from "../reason-lines";
import {useHighlight} from "../use-highlight";
import {Printed} from "./said";

interface LeadingProps {
  answer: Answer;
  moves: readonly MisereFormMove[];
  light: NonNullable<Highlighting>;
}

/** Moves that are named. */
const most = 3;

export function Leading({answer, moves, light}: LeadingProps) {
  const t = useWords("genus");
  const highlightProps = useHighlight(light);
  const listed = new Map(answer.moves.listed.map((move) => [move.touch.join(), move]));
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
            const named = from.flatMap((touch) => listed.get(touch.join()) ?? []).slice(0, most);
            const more = from.length - named.length;
            return (
              <tr key={i} class={kept ? undefined : "dropped"}>
                <th scope="row" class="math">
                  {kept ? <Printed text={form} /> : <s>{form ?? t.genus.tooLong}</s>}
                </th>
                <td>
                  {named.map((move) => (
                    <button type="button" key={move.touch.join()} {...highlightProps(highlightedBy(answer, move))}>
                      {sayParts(move.parts)(t)}
                    </button>
                  ))}
                  {more > 0 && <span class="quiet">{t(t.genus.more, {count: counted(more)})}</span>}
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
