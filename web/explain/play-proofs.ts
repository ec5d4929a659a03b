// The conventions as tables: misere Nim and SJ by two questions, Every-SG by the steps of each component.

import type {Language} from "../text";
import {counted, starred} from "../ui/numbers";
import {type Cell, cell, omittedRow, type Piece, type Proof, short} from "./proof";
import {rowsOf, text, texts} from "./reason-facts";
import {nimSum} from "./sum-proofs";

/** The two questions, with the case at hand marked. */
function cases(facts: Record<string, unknown>, [big, small]: [string, string], t: Language<"explain">): Piece {
  const isBig = facts.big === "yes";
  const isZero = facts.sum === "0";
  const at = (big: boolean, zero: boolean): Cell => ({
    text: big === zero ? "P" : "N",
    mark: isBig === big && isZero === zero ? "here" : undefined,
  });
  return {
    table: {
      look: "cases",
      name: t.why.twoQuestions,
      head: ["", `${t.ui.misereSum} = 0`, `${t.ui.misereSum} ≠ 0`],
      rows: [
        [cell(big), at(true, true), at(true, false)],
        [cell(small), at(false, true), at(false, false)],
      ],
    },
  };
}

/** What each part counts as, where there are several; then the two questions. */
export const misereNim: Proof = (reason, t, where) => {
  const {facts} = reason;
  return [
    {conditions: [{holds: true, says: t.why.isTame}]},
    ...(texts(facts.values).length > 1 ? nimSum({...reason, facts: {...facts, within: "yes"}}, t, where) : []),
    cases(facts, [t.ui.misereBig, t.ui.misereSmall], t),
  ];
};

export const wild: Proof = (_, t) => [{conditions: [{holds: false, says: t.why.isTame}]}];

export const sj: Proof = (reason, t) => [
  {
    conditions: [
      {holds: true, says: t.why.sjStops},
      {holds: true, says: t.why.sjValues},
    ],
  },
  {
    table: {
      look: "reckoned",
      name: t.ui.value,
      head: [t.ui.part, t.ui.value],
      rows: [
        ...rowsOf(reason.facts.parts).map(({part = "", value = ""}) => [cell(short(part)), cell(starred(value))]),
        ...omittedRow(reason, 2, t),
      ],
    },
  },
  cases(reason.facts, [t.why.sjBig, t.why.sjSmall], t),
];

/** Who wins a component wants it to last, and who loses it to end. */
export const every: Proof = (reason, t) => {
  const longest = text(reason.facts.longest);
  const winner = (steps: string) =>
    steps === "0" ? t.why.everyOver : Number(steps.at(-1)) % 2 === 1 ? t.why.everyMover : t.why.everyOther;
  /** One step, and those that the best option there lasts. */
  const reckoned = (steps: string) =>
    steps === "0" ? steps : `1 + ${counted(String(BigInt(steps) - 1n))} = ${counted(steps)}`;
  return [
    {
      table: {
        look: "reckoned",
        name: t.ui.stepsLeft,
        head: [t.ui.part, t.ui.stepsLeft, t.why.everyWinner],
        rows: [
          ...rowsOf(reason.facts.parts).map(({part = "", value = ""}): Cell[] => [
            cell(short(part)),
            {text: reckoned(value), mark: value === longest && longest !== "0" ? "here" : undefined},
            cell(winner(value)),
          ]),
          ...omittedRow(reason, 3, t),
        ],
      },
    },
  ];
};
