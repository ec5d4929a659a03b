// A sum under misere play as a product in its quotient: its letters, their multiplication, the swap of a factor that
// leads to a lost product, or why there is none, and sums that differ although normal play cannot tell.
import {useMemo} from "preact/hooks";
import type {Answer, Play, QuotientFound, Reason} from "../../engine/types";
import {useTexts} from "../../ui/language";
import {formatProduct} from "../../ui/numbers";
import {useQuery} from "../../ui/use-request";
import {rowsOf, text} from "../facts";
import type {Highlighting} from "../use-highlight";
import {arithmeticOf, heapsOf} from "./arithmetic";
import {Counter} from "./counter";
import {Leads} from "./leads";
import {lettersOf, sayHeap, sayProduct} from "./product-text";
import {Swap} from "./swap";
import {Walk} from "./walk";
import "./product.css";

export {accountOf} from "./product-text";

export interface ProductProps {
  answer: Answer;
  reason: Reason;
  highlighting: NonNullable<Highlighting>;
  /** Null if no quotient was found. */
  quotient(game: string, to: number): Promise<QuotientFound | null>;
  open(address: string, play: Play): void;
}

/** Largest heap to request; beyond it, elements follow from the period. */
const largestRequested = 1000n;

/** Requests the quotient with its table, which the reason was based on; null until it is loaded. */
function useArithmetic({answer, reason, quotient}: ProductProps) {
  const {game} = answer;
  const largest = heapsOf(answer).reduce((maximum, heap) => (BigInt(heap) > maximum ? BigInt(heap) : maximum), 0n);
  const to = Number(largest < largestRequested ? largest : largestRequested);
  const {result} = useQuery(`${game} ${to}`, async () => (game === null ? null : quotient(game, to)));
  return useMemo(() => arithmeticOf(result, reason), [result, reason]);
}

export function Product(props: ProductProps) {
  const {answer, reason, highlighting, open} = props;
  const {facts} = reason;
  const t = useTexts("product");
  const arithmetic = useArithmetic(props);
  const sum = text(facts.sum);
  const isLost = facts.lost === "yes";
  const [swap] = rowsOf(facts.swap);
  return (
    <div class="further product">
      <h3>{t.product.title}</h3>
      <p>{t.product.about}</p>
      <p>{t.product.letters}</p>
      <ul class="letters">
        {lettersOf(reason).map(({letter, heap}) => (
          <li key={letter}>
            <span class="math">{letter}</span> <span class="quiet">{sayHeap(heap, t)}</span>
          </li>
        ))}
      </ul>
      <Walk reason={reason} highlighting={highlighting} />
      <p>{sayProduct(reason, t)}</p>
      {arithmetic && (
        <>
          <p class="quiet" id="lost-products">
            {t(t.product.lostOnes, {count: arithmetic.lost.length, order: text(facts.order)})}
          </p>
          <ul class="lost-products math" aria-labelledby="lost-products">
            {arithmetic.lost.map((word) => (
              <li key={word} aria-current={word === sum ? "true" : undefined}>
                {formatProduct(word)}
              </li>
            ))}
          </ul>
        </>
      )}
      {swap && <Swap answer={answer} reason={reason} swap={swap} highlighting={highlighting} />}
      {isLost && arithmetic && <Leads answer={answer} arithmetic={arithmetic} highlighting={highlighting} />}
      <Counter answer={answer} reason={reason} open={open} />
    </div>
  );
}
