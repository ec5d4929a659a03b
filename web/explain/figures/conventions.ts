// Tables of the conventions: misere Nim and SJ by two questions, others by the steps or the winner of each component.

import type {Language} from "../../text";
import {formatCount, formatNimber} from "../../ui/numbers";
import type {FactsOf} from "../reasons/reason";
import {type Cell, cell, type Figure, omittedRow, type Piece, short} from "./piece";
import {nimSum} from "./sums";

/** Table of the two questions, with the current case marked. */
function cases(facts: {big: string; sum: string}, [big, small]: [string, string], t: Language<"explain">): Piece {
  const isBig = facts.big === "yes";
  const isZero = facts.sum === "0";
  const outcome = (big: boolean, zero: boolean): Cell => ({
    text: big === zero ? "P" : "N",
    mark: isBig === big && isZero === zero ? "here" : undefined,
  });
  return {
    table: {
      look: "cases",
      name: t.why.twoQuestions,
      head: ["", `${t.ui.misereSum} = 0`, `${t.ui.misereSum} ≠ 0`],
      rows: [
        [cell(big), outcome(true, true), outcome(true, false)],
        [cell(small), outcome(false, true), outcome(false, false)],
      ],
    },
  };
}

/** Values of the parts, if there are several; then the two questions. */
export const misereNim: Figure<FactsOf<"misere-nim">> = (reason, t, subject) => {
  const {facts} = reason;
  const {parts = [], values = []} = facts;
  return [
    {conditions: [{holds: true, says: t.why.isTame}]},
    ...(values.length > 1 ? nimSum({...reason, facts: {...facts, parts, values, within: "yes"}}, t, subject) : []),
    cases(facts, [t.ui.misereBig, t.ui.misereSmall], t),
  ];
};

export const wild: Figure = (_, t) => [{conditions: [{holds: false, says: t.why.isTame}]}];

export const sj: Figure<FactsOf<"sj">> = ({facts}, t) => [
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
        ...facts.parts.map(({part, value}) => [cell(short(part)), cell(formatNimber(value))]),
        ...omittedRow(facts, 2, t),
      ],
    },
  },
  cases(facts, [t.why.sjBig, t.why.sjSmall], t),
];

/** Steps of each component, and who makes the last of them; the ones that decide are marked. */
function steps(
  {parts, ...facts}: {parts: readonly {part: string; value: string}[]; omitted: string},
  deciding: string,
  says: {mover: string; other: string},
  t: Language<"explain">,
): Piece {
  const winner = (value: string) =>
    value === "0" ? t.why.everyOver : Number(value.at(-1)) % 2 === 1 ? says.mover : says.other;
  /** One step plus those of the best option. */
  const formatSteps = (value: string) =>
    value === "0" ? value : `1 + ${formatCount(String(BigInt(value) - 1n))} = ${formatCount(value)}`;
  return {
    table: {
      look: "reckoned",
      name: t.ui.stepsLeft,
      head: [t.ui.part, t.ui.stepsLeft, t.why.everyWinner],
      rows: [
        ...parts.map(({part, value}): Cell[] => [
          cell(short(part)),
          {text: formatSteps(value), mark: value === deciding && value !== "0" ? "here" : undefined},
          cell(winner(value)),
        ]),
        ...omittedRow(facts, 3, t),
      ],
    },
  };
}

/** Of each component its winner wants it to last, its loser to end. */
export const every: Figure<FactsOf<"every">> = ({facts}, t) => [
  steps(facts, facts.longest, {mover: t.why.everyMover, other: t.why.everyOther}, t),
];

/** Of each component its winner wants it to end, its loser to last. */
export const conjunctive: Figure<FactsOf<"conjunctive">> = ({facts}, t) => [
  steps(facts, facts.shortest, {mover: t.why.conjunctiveMover, other: t.why.conjunctiveOther}, t),
];

/** Winner of each component by itself. */
export const winners: Figure<FactsOf<"selective">> = ({facts}, t) => [
  {
    table: {
      look: "reckoned",
      name: t.why.winnerOfParts,
      head: [t.ui.part, t.why.winnerOfParts],
      rows: [
        ...facts.parts.map(({part, won}): Cell[] => [
          cell(short(part)),
          {
            text: won === "1" ? t.why.firstWins : t.why.secondWins,
            mark: won === "1" ? "here" : undefined,
          },
        ]),
        ...omittedRow(facts, 2, t),
      ],
    },
  },
];
