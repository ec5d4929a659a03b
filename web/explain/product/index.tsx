// A sum under misere play as a product: what its letters stand for, how they multiply, the move that swaps some of them into a lost
// product, or why none does, and what the value under normal play does not tell.
import {useEffect, useMemo, useState} from "preact/hooks";
import type {Answer, Play, QuotientFound, Reason} from "../../engine/types";
import {useWords} from "../../ui/language";
import {raised} from "../../ui/numbers";
import {rowsOf, text} from "../reason-facts";
import type {Highlighting} from "../reason-lines";
import {Counter} from "./counter";
import {Leads} from "./leads";
import {lettersOf, sayHeap, sayProduct} from "./product-text";
import {heapsOf, reckoningOf} from "./reckoning";
import {Swap} from "./swap";
import {Walk} from "./walk";
import "./product.css";

export {accountOf} from "./product-text";

export interface ProductProps {
  answer: Answer;
  reason: Reason;
  light: NonNullable<Highlighting>;
  /** Null where it is not found. */
  quotient(game: string, to: number): Promise<QuotientFound | null>;
  open(address: string, play: Play): void;
}

/** A heap beyond is found by the period alone. */
const farthest = 1000n;

/** The table in which the reason was reckoned, asked for anew; null as long as it is not there. */
function useReckoning({answer, reason, quotient}: ProductProps) {
  const {game} = answer;
  const [found, setFound] = useState<{key: string; quotient: QuotientFound | null} | null>(null);
  const largest = heapsOf(answer).reduce((most, heap) => (BigInt(heap) > most ? BigInt(heap) : most), 0n);
  const to = Number(largest < farthest ? largest : farthest);
  const key = `${game} ${to}`;
  useEffect(() => {
    let here = true;
    if (game !== null) void quotient(game, to).then((quotient) => here && setFound({key, quotient}));
    return () => {
      here = false;
    };
  }, [key]);
  return useMemo(() => reckoningOf(found?.key === key ? found.quotient : null, reason), [found, key, reason]);
}

export function Product(props: ProductProps) {
  const {answer, reason, light, open} = props;
  const {facts} = reason;
  const t = useWords("product");
  const reckoning = useReckoning(props);
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
      <Walk reason={reason} light={light} />
      <p>{sayProduct(reason, t)}</p>
      {reckoning && (
        <>
          <p class="quiet" id="lost-products">
            {t(t.product.lostOnes, {count: reckoning.lost.length, order: text(facts.order)})}
          </p>
          <ul class="lost-products math" aria-labelledby="lost-products">
            {reckoning.lost.map((word) => (
              <li key={word} aria-current={word === sum ? "true" : undefined}>
                {raised(word)}
              </li>
            ))}
          </ul>
        </>
      )}
      {swap && <Swap answer={answer} reason={reason} swap={swap} light={light} />}
      {isLost && reckoning && <Leads answer={answer} reckoning={reckoning} light={light} />}
      <Counter answer={answer} reason={reason} open={open} />
    </div>
  );
}
