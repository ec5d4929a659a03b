// Tables of games whose positions can come back.
import {shortValue} from "../../ui/numbers";
import type {FactsOf} from "../reasons/reason";
import {cell, type Figure, short} from "./piece";

/** Moves to positions without a lower nimber, each with the answer that leads back to the value. */
export const answers: Figure<FactsOf<"loopy-mex">> = ({facts: {answered}}, t) =>
  answered.length === 0
    ? []
    : [
        {
          table: {
            look: "cases",
            name: t.why.backTo,
            titled: true,
            head: [t.ui.after, t.ui.value, t.ui.reply],
            rows: answered.map(({option = "", value = "", reply = ""}) => [
              cell(short(option)),
              cell(shortValue(value)),
              cell(short(reply)),
            ]),
          },
        },
      ];
