// Sums with the same value under normal play and another winner under misere play, which can be opened.
import type {Answer, Reason} from "../../engine/types";
import {useTexts} from "../../ui/language";
import type {ProductProps} from ".";
import {counterOf} from "./product-text";

interface CounterProps extends Pick<ProductProps, "open"> {
  answer: Pick<Answer, "game" | "play">;
  reason: Reason;
}

export function Counter({answer, reason, open}: CounterProps) {
  const t = useTexts("product");
  const counter = counterOf(answer, reason, t);
  if (!counter) return null;
  return (
    <>
      <h4>{t.product.value}</h4>
      <p>{counter.says}</p>
      <ul class="counters">
        {counter.sums.map(({address, says}) => (
          <li key={address}>
            <button type="button" class="quiet math" onClick={() => open(address, answer.play)}>
              {address}
            </button>{" "}
            {says}
          </li>
        ))}
      </ul>
      {counter.kernel && <p class="quiet">{counter.kernel}</p>}
    </>
  );
}
