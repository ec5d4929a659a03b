// Of a lost sum: the products that its moves come to, none of them lost, and the answer to one move of each.
import type {Answer} from "../../engine/types";
import {highlightedBy} from "../../game/move-marks";
import {sayParts} from "../../say/parts";
import {useWords} from "../../ui/language";
import {counted, raised} from "../../ui/numbers";
import type {Highlighting} from "../reason-lines";
import {useHighlight} from "../use-highlight";
import {leadsOf, type Reckoning} from "./reckoning";

interface LeadsProps {
  answer: Answer;
  reckoning: Reckoning;
  light: NonNullable<Highlighting>;
}

export function Leads({answer, reckoning, light}: LeadsProps) {
  const t = useWords("product");
  const highlightProps = useHighlight(light);
  const leads = leadsOf(answer, reckoning);
  const {total} = answer.moves;
  const told = leads.reduce((count, {moves}) => count + moves, 0);
  if (told === 0 || total === null) return null;
  const facts = {count: counted(total), told: counted(told), products: leads.length};
  return (
    <>
      <h4>{t.product.noSwap}</h4>
      <p>{t(String(told) === total ? t.product.leads : t.product.leadsTold, facts)}</p>
      <figure class="scroll leads" tabindex={0} aria-label={t.product.noSwap}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.product.product}</th>
              <th scope="col">{t.product.moves}</th>
              <th scope="col">{t.product.example}</th>
            </tr>
          </thead>
          <tbody>
            {leads.map(({product, moves, first, answered}) => (
              <tr key={product}>
                <th scope="row" class="math">
                  {raised(reckoning.word(product))}
                </th>
                <td>{counted(moves)}</td>
                <td>
                  <button type="button" class="said" {...highlightProps(highlightedBy(answer, first))}>
                    {sayParts(first.parts)(t)}
                  </button>
                  {first.reply && answered !== null && (
                    <p>
                      → {sayParts(first.reply.parts)(t)}{" "}
                      <span class={`math ${reckoning.isLost(answered) ? "lost" : ""}`}>
                        {raised(reckoning.word(answered))}
                      </span>
                    </p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </>
  );
}
