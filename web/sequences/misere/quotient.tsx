// View of a misere quotient: its order and proof, generators and relations, and the element of each heap.
import type {QuotientFound} from "../../engine/types";
import type {Language} from "../../text";
import {useTexts} from "../../ui/language";
import {formatCount, formatProduct} from "../../ui/numbers";
import {Certificate} from "./certificate";
import {ProductTable} from "./product-table";
import type {Quotients} from "./requests";

/** Most heaps whose elements are listed one by one. */
const maxListed = 60;
/** Most elements of the kernel that its sentence lists. */
const maxKernelListed = 32;

/** Sentence that says why there is no quotient of all the requested heaps. */
function sayLimit(t: Language<"misere">, {limit, least}: QuotientFound): string {
  const at = limit?.at ?? "";
  if (limit?.kind !== "quotient") return t(t.misere.spent, {at});
  return least === undefined ? t(t.misere.none, {at}) : t(t.misere.noneBelow, {at, least: formatCount(least)});
}

function sayElements(t: Language<"misere">, elements: readonly string[]): string {
  const list = t.list(elements.slice(0, maxKernelListed).map(formatProduct));
  return elements.length > maxKernelListed ? t(t.misere.listMore, {list}) : list;
}

export function QuotientView({requested, shown}: Quotients) {
  const t = useTexts("misere");
  return (
    <div class="quotient">
      <h3>{t.misere.quotient}</h3>
      {requested.status === "limit" && (
        <p>
          {t.sentences([sayLimit(t, requested), ...(shown ? [t(t.misere.smaller, {to: formatCount(shown.to)})] : [])])}
        </p>
      )}
      {shown && <QuotientDetails {...shown} isComplete={requested.status === "solved"} />}
    </div>
  );
}

function QuotientDetails(quotient: QuotientFound & {isComplete: boolean}) {
  const t = useTexts("misere");
  const {to, order, lost, generators, relations, phi, proof, kernel, isComplete} = quotient;
  const lostElements = new Set(quotient.lost_elements);
  return (
    <>
      <p>{t(t.misere.order, {count: formatCount(order ?? ""), lost: formatCount(lost ?? "")})}</p>
      {proof ? (
        <p>{t(t.misere.proved, {...proof})}</p>
      ) : (
        isComplete && <p>{t(t.misere.known, {to: formatCount(to)})}</p>
      )}
      {generators && (
        <>
          <h4>{t.misere.generators}</h4>
          <ul class="generators">
            {Object.entries(generators).map(([letter, heap]) => (
              <li key={letter}>
                <span class="math">{letter}</span>{" "}
                <span class="quiet">
                  {heap === null ? t.misere.noHeap : t(t.misere.leastHeap, {heap: formatCount(heap)})}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {relations && relations.length > 0 && (
        <>
          <h4>{t.misere.relations}</h4>
          <ul class="relations math">
            {relations.map((relation) => (
              <li key={relation}>{formatProduct(relation).replace("=", " = ")}</li>
            ))}
          </ul>
        </>
      )}
      {phi && (
        <>
          <h4>{t.misere.phi}</h4>
          <ol class="phi math" start={0}>
            {phi.slice(0, maxListed + 1).map((element, n) => (
              <li key={n} class={lostElements.has(element) ? "lost" : undefined}>
                <small>{n}</small> {formatProduct(element)}
              </li>
            ))}
          </ol>
          {phi.length > maxListed + 1 && <p class="quiet">{t(t.misere.more, {to: formatCount(phi.length - 1)})}</p>}
        </>
      )}
      {kernel && (
        <p>
          {t(kernel.normal ? t.misere.kernelNormal : t.misere.kernel, {
            count: formatCount(kernel.order),
            list: sayElements(t, kernel.elements),
          })}
        </p>
      )}
      <ProductTable elements={quotient.elements ?? []} table={quotient.table} lost={lostElements} />
      <Certificate certificate={quotient.certificate ?? null} />
    </>
  );
}
