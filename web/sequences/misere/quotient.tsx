// The misere quotient: what is known of it, what it is made of, and which element each heap is.
import type {QuotientFound} from "../../engine/types";
import type {Language} from "../../text";
import {useWords} from "../../ui/language";
import {counted, raised} from "../../ui/numbers";
import {Certificate} from "./certificate";
import {ProductTable} from "./product-table";
import type {Quotients} from "./questions";

/** Heaps whose elements are listed one by one. */
const listed = 60;
/** In its sentence. */
const listedOfKernel = 32;

/** Why there is none of all the heaps that were asked for. */
function sayLimit(t: Language<"misere">, {limit, least}: QuotientFound): string {
  const at = limit?.at ?? "";
  if (limit?.kind !== "quotient") return t(t.misere.spent, {at});
  return least === undefined ? t(t.misere.none, {at}) : t(t.misere.noneBelow, {at, least: counted(least)});
}

function sayElements(t: Language<"misere">, elements: readonly string[]): string {
  const list = t.list(elements.slice(0, listedOfKernel).map(raised));
  return elements.length > listedOfKernel ? t(t.misere.listMore, {list}) : list;
}

export function QuotientView({whole, shown}: Quotients) {
  const t = useWords("misere");
  return (
    <div class="quotient">
      <h3>{t.misere.quotient}</h3>
      {whole.status === "limit" && (
        <p>{t.sentences([sayLimit(t, whole), ...(shown ? [t(t.misere.smaller, {to: counted(shown.to)})] : [])])}</p>
      )}
      {shown && <Found {...shown} isWhole={whole.status === "solved"} />}
    </div>
  );
}

function Found(found: QuotientFound & {isWhole: boolean}) {
  const t = useWords("misere");
  const {to, order, lost, generators, relations, phi, proof, kernel, isWhole} = found;
  const lostOnes = new Set(found.lost_elements);
  return (
    <>
      <p>{t(t.misere.order, {count: counted(order ?? ""), lost: counted(lost ?? "")})}</p>
      {proof ? <p>{t(t.misere.proved, {...proof})}</p> : isWhole && <p>{t(t.misere.known, {to: counted(to)})}</p>}
      {generators && (
        <>
          <h4>{t.misere.generators}</h4>
          <ul class="generators">
            {Object.entries(generators).map(([letter, heap]) => (
              <li key={letter}>
                <span class="math">{letter}</span>{" "}
                <span class="quiet">
                  {heap === null ? t.misere.noHeap : t(t.misere.leastHeap, {heap: counted(heap)})}
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
              <li key={relation}>{raised(relation).replace("=", " = ")}</li>
            ))}
          </ul>
        </>
      )}
      {phi && (
        <>
          <h4>{t.misere.phi}</h4>
          <ol class="phi math" start={0}>
            {phi.slice(0, listed + 1).map((element, n) => (
              <li key={n} class={lostOnes.has(element) ? "lost" : undefined}>
                <small>{n}</small> {raised(element)}
              </li>
            ))}
          </ol>
          {phi.length > listed + 1 && <p class="quiet">{t(t.misere.more, {to: counted(phi.length - 1)})}</p>}
        </>
      )}
      {kernel && (
        <p>
          {t(kernel.normal ? t.misere.kernelNormal : t.misere.kernel, {
            count: counted(kernel.order),
            list: sayElements(t, kernel.elements),
          })}
        </p>
      )}
      <ProductTable elements={found.elements ?? []} table={found.table} lost={lostOnes} />
      <Certificate certificate={found.certificate ?? null} />
    </>
  );
}
