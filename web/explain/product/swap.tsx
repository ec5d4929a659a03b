// The winning move in letters: the letters of one heap are replaced by others, and the product becomes a lost one.
import type {Answer, Reason} from "../../engine/types";
import {highlightedBy} from "../../game/selection/move-marks";
import {sayParts} from "../../say/parts";
import {useTexts} from "../../ui/language";
import {formatCount, formatProduct} from "../../ui/numbers";
import {text, texts} from "../facts";
import type {Highlighting} from "../use-highlight";
import {useHighlight} from "../use-highlight";
import {replacementHeaps, saySwap} from "./product-text";

interface SwapProps {
  answer: Answer;
  reason: Reason;
  swap: Record<string, string>;
  highlighting: NonNullable<Highlighting>;
}

/** Maximum number of heaps in the table; with more, only the sentence is shown. */
const maxHeapsShown = 8;

export function Swap({answer, reason, swap, highlighting}: SwapProps) {
  const {heap = "", to = "", product = ""} = swap;
  const t = useTexts("product");
  const highlightProps = useHighlight(highlighting);
  const [heaps, values] = [texts(reason.facts.parts), texts(reason.facts.values)];
  const replacements = replacementHeaps(swap);
  const index = heaps.indexOf(heap);
  const touch = [index, ...(replacements.length > 0 ? replacements : ["0"])].join();
  const move = answer.moves.listed.find((listedMove) => listedMove.touch.join() === touch);
  return (
    <>
      <h4>{t.product.swap}</h4>
      <p>{saySwap(swap, t)}</p>
      {values.length <= maxHeapsShown && reason.facts.omitted === "0" && (
        <figure class="scroll swapped" tabindex={0} aria-label={t.product.swap}>
          <table class="math">
            <thead>
              <tr>
                <td />
                {heaps.map((heap, i) => (
                  <th key={i} scope="col">
                    {formatCount(heap)}
                    {i === index && ` → ${replacements.length > 0 ? replacements.map(formatCount).join(" + ") : "0"}`}
                  </th>
                ))}
                <th scope="col">{t.product.product}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t.product.now}</th>
                {values.map((value, i) => (
                  <td key={i} class={i === index ? "gone" : undefined}>
                    {formatProduct(value)}
                  </td>
                ))}
                <td>{formatProduct(text(reason.facts.sum))}</td>
              </tr>
              <tr>
                <th scope="row">{t.product.afterwards}</th>
                {values.map((value, i) => (
                  <td key={i} class={i === index ? "come" : undefined}>
                    {formatProduct(i === index ? to : value)}
                  </td>
                ))}
                <td class="lost">{formatProduct(product)}</td>
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
