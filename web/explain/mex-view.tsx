// Figure of a mex: a ruler of the values that options have, with the first gap boxed, and for each value an example
// that can be opened.
import type {Component, Reason} from "../engine/types";
import {useTexts} from "../ui/language";
import {formatCount, formatNimber} from "../ui/numbers";
import {rowsOf} from "./facts";
import {isNumber} from "./figures/piece";
import {mexRuler} from "./mex";
import {useDive} from "./trail";

export function Mex({reason, subject: {game}}: {reason: Reason; subject: Pick<Component, "game">}) {
  const t = useTexts("explain");
  const dive = useDive(game);
  return (
    <div class="mex">
      <ol class="ruler math" aria-label={t.ui.mexReached}>
        {mexRuler(reason).map(({n, state}) => (
          <li key={n} class={state}>
            {state === "gap" ? <strong>{n}</strong> : state === "reached" ? n : "_"}
          </li>
        ))}
      </ol>
      <ul class="groups">
        {rowsOf(reason.facts.groups).map(({value = "", count = "", example = "", label = example}) => (
          <li key={value}>
            <span class="math">{isNumber(value) ? formatNimber(value) : t.ui.loony}</span>{" "}
            {t(t.ui.mexCount, {count: formatCount(count), example: ""})}
            {dive && isNumber(value) ? (
              <button
                type="button"
                class="quiet math"
                title={t(t.why.lookInto, {position: label || t.ui.emptyPosition})}
                onClick={() => dive(example)}
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
