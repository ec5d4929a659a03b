// A mex: the ruler of values that moves reach, the first gap boxed, and each value with an example to look into, by its label where it
// has one.
import type {Component, Reason} from "../engine/types";
import {useWords} from "../ui/language";
import {counted, starred} from "../ui/numbers";
import {useDive} from "./dive";
import {mexRuler} from "./mex";
import {isNumber} from "./proof";
import {rowsOf} from "./reason-facts";

export function Mex({reason, where}: {reason: Reason; where: Component}) {
  const t = useWords("explain");
  const into = useDive(where.game);
  return (
    <div class="mex">
      <ol class="ruler math" aria-label={t.ui.mexReached}>
        {mexRuler(reason).map(({n, is}) => (
          <li key={n} class={is}>
            {is === "gap" ? <strong>{n}</strong> : is === "reached" ? n : "_"}
          </li>
        ))}
      </ol>
      <ul class="groups">
        {rowsOf(reason.facts.groups).map(({value = "", count = "", example = "", label = example}) => (
          <li key={value}>
            <span class="math">{isNumber(value) ? starred(value) : t.ui.loony}</span>{" "}
            {t(t.ui.mexCount, {count: counted(count), example: ""})}
            {into && isNumber(value) ? (
              <button
                type="button"
                class="quiet math"
                title={t(t.why.lookInto, {position: label || t.ui.emptyPosition})}
                onClick={() => into(example)}
              >
                {label || t.ui.emptyPosition}
              </button>
            ) : (
              <span class="math">{label || t.ui.emptyPosition}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
