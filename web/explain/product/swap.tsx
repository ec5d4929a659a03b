// The winning move as letters: those of one heap give way to others, and the product is a lost one.
import type {Answer, Reason} from "../../engine/types";
import {highlightedBy} from "../../game/move-marks";
import {sayParts} from "../../say/parts";
import {useWords} from "../../ui/language";
import {counted, raised} from "../../ui/numbers";
import {text, texts} from "../reason-facts";
import type {Highlighting} from "../reason-lines";
import {useHighlight} from "../use-highlight";
import {keptOf, saySwap} from "./product-text";

interface SwapProps {
  answer: Answer;
  reason: Reason;
  swap: Record<string, string>;
  light: NonNullable<Highlighting>;
}

/** Of more heaps the sentence alone speaks. */
const mostDrawn = 8;

export function Swap({answer, reason, swap, light}: SwapProps) {
  const {heap = "", to = "", product = ""} = swap;
  const t = useWords("product");
  const highlightProps = useHighlight(light);
  const [heaps, values] = [texts(reason.facts.parts), texts(reason.facts.values)];
  const kept = keptOf(swap);
  const place = heaps.indexOf(heap);
  const touch = [place, ...(kept.length > 0 ? kept : ["0"])].join();
  const move = answer.moves.listed.find((each) => each.touch.join() === touch);
  return (
    <>
      <h4>{t.product.swap}</h4>
      <p>{saySwap(swap, t)}</p>
      {values.length <= mostDrawn && reason.facts.omitted === "0" && (
        <figure class="scroll swapped" tabindex={0} aria-label={t.product.swap}>
          <table class="math">
            <thead>
              <tr>
                <td />
                {heaps.map((heap, i) => (
                  <th key={i} scope="col">
                    {counted(heap)}
                    {i === place && ` → ${kept.length > 0 ? kept.map(counted).join(" + ") : "0"}`}
                  </th>
                ))}
                <th scope="col">{t.product.product}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t.product.now}</th>
                {values.map((value, i) => (
                  <td key={i} class={i === place ? "gone" : undefined}>
                    {raised(value)}
                  </td>
                ))}
                <td>{raised(text(reason.facts.sum))}</td>
              </tr>
              <tr>
                <th scope="row">{t.product.afterwards}</th>
                {values.map((value, i) => (
                  <td key={i} class={i === place ? "come" : undefined}>
                    {raised(i === place ? to : value)}
                  </td>
                ))}
                <td class="lost">{raised(product)}</td>
              </tr>
            </tbody>
          </table>
        </figure>
      )}
      {move && (
        <p class="plays">
          {t.product.asMove}{" "}
          <button type="button" class="said" {...highlightProps(highlightedBy(answer, move))}>
            {sayParts(move.parts)(t)}
          </button>
        </p>
      )}
    </>
  );
}
