// For a lost sum: the products that its moves lead to, none of them lost, with a reply to one move of each.
import type {Answer} from "../../engine/types";
import {highlightedBy} from "../../game/selection/move-marks";
import {sayParts} from "../../say/parts";
import {useTexts} from "../../ui/language";
import {formatCount, formatProduct} from "../../ui/numbers";
import type {Highlighting} from "../use-highlight";
import {useHighlight} from "../use-highlight";
import {leadsOf, type Reckoning} from "./arithmetic";

interface LeadsProps {
  answer: Answer;
  arithmetic: Reckoning;
  highlighting: NonNullable<Highlighting>;
}

export function Leads({answer, arithmetic, highlighting}: LeadsProps) {
  const t = useTexts("product");
  const highlightProps = useHighlight(highlighting);
  const leads = leadsOf(answer, arithmetic);
  const {total} = answer.moves;
  const listedMoves = leads.reduce((count, {moves}) => count + moves, 0);
  if (listedMoves === 0 || total === null) return null;
  const facts = {count: formatCount(total), told: formatCount(listedMoves), products: leads.length};
  return (
    <>
      <h4>{t.product.noSwap}</h4>
      <p>{t(String(listedMoves) === total ? t.product.leads : t.product.leadsTold, facts)}</p>
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
            {leads.map(({product, moves, first, replyProduct}) => (
              <tr key={product}>
                <th scope="row" class="math">
                  {formatProduct(arithmetic.word(product))}
                </th>
                <td>{formatCount(moves)}</td>
                <td>
                  <button type="button" class="said" {...highlightProps(highlightedBy(answer, first))}>
                    {sayParts(first.parts)(t)}
                  </button>
                  {first.reply && replyProduct !== null && (
                    <p>
                      → {sayParts(first.reply.parts)(t)}{" "}
                      <span class={`math ${arithmetic.isLost(replyProduct) ? "lost" : ""}`}>
                        {formatProduct(arithmetic.word(replyProduct))}
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
