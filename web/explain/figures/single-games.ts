// Tables for single games: values by vertex, letters by pair of marbles, generals by their second best, rounds by what
// can be forced.
import type {Language} from "../../text";
import {formatNimber} from "../../ui/numbers";
import type {FactsOf} from "../reasons/reason";
import {neededOutcomes} from "../reasons/single-games";
import {type Cell, cell, type Figure, type Piece} from "./piece";

/** Vertices, ends first, each with the values that its arcs lead to and the mex of these. */
export const vertices: Figure<FactsOf<"vertices">> = ({facts}, t) => [
  {
    table: {
      look: "reckoned",
      name: t.ui.value,
      head: [t.ui.vertex, t.ui.leadsTo, t.ui.value],
      rows: facts.rows.map(({vertex, options, value}) => [vertex, `mex {${options}}`, formatNimber(value)].map(cell)),
    },
  },
];

/** Rows are the vertices of the mover's marble, columns those of the other marble. */
export const thresholds: Figure<FactsOf<"threshold" | "threshold-none">> = ({facts}, t) => {
  const {rows = []} = facts;
  const names = rows.map(({mine = ""}) => mine);
  const isCurrent = (mine: string, other: string) => mine === facts.mine && other === facts.other;
  if (!rows.length) return [];
  return [
    {
      table: {
        look: "reckoned",
        name: t.ui.thresholds,
        titled: true,
        head: [t.ui.mineOther, ...names],
        rows: rows.map(({mine = "", ...letters}) => [
          cell(mine),
          ...names.map(
            (other): Cell => ({text: letters[other] || "–", mark: isCurrent(mine, other) ? "here" : undefined}),
          ),
        ]),
      },
    },
  ];
};

/** Best pair of each general, which the computer breaks, and the second best, which remains. */
export const secondBest: Figure<FactsOf<"second-best">> = ({facts}, t) => [
  {
    table: {
      look: "reckoned",
      name: t.ui.secondKept,
      head: [t.ui.general, t.ui.bestLost, t.ui.secondKept],
      rows: facts.rows.map((row, i): Cell[] => [
        cell(row.general),
        cell(`${row.lost}: ${row.lost_strength}`),
        {text: `${row.kept}: ${row.kept_strength}`, mark: i === 0 ? "here" : undefined},
      ]),
    },
  },
];

type RoundFacts = FactsOf<"rounds-win" | "rounds-lose">;

/** Prefixes, ends first, with what can be forced from each; successes in the decisive column are marked. */
function nodes(key: string, {rows}: RoundFacts, t: Language<"explain">): Piece[] {
  const decisiveColumn = neededOutcomes[key as keyof typeof neededOutcomes];
  const says = (row: RoundFacts["rows"][number], column: "win" | "lose"): Cell => ({
    text: row[column] === "yes" ? t.ui.yes : t.ui.no,
    mark: column === decisiveColumn && row[column] === "yes" ? "odd" : undefined,
  });
  if (!rows.length) return [];
  return [
    {
      table: {
        look: "reckoned",
        name: t.why.nodes,
        titled: true,
        head: [t.why.prefix, t.why.win, t.why.loss],
        rows: rows.map((row) => [cell(row.prefix || t.why.emptyPrefix), says(row, "win"), says(row, "lose")]),
      },
    },
  ];
}

/** Table of what the beginner of a round can force, and who then wins the rounds; followed by the prefixes. */
export const rounds: Figure<RoundFacts> = ({key, facts}, t) => {
  const entry = (win: string, lose: string, says: string): Cell => ({
    text: says,
    mark: facts.begin_win === win && facts.begin_lose === lose ? "here" : undefined,
  });
  const loses = t.why.beginnerLoses;
  return [
    {
      table: {
        look: "cases",
        name: t.why.beginnerForces,
        titled: true,
        head: ["", t.why.forcesLoss, t.why.forcesNoLoss],
        rows: [
          [cell(t.why.forcesWin), entry("yes", "yes", t.why.beginnerWins), entry("yes", "no", t.why.beginnerOdd)],
          [cell(t.why.forcesNoWin), entry("no", "yes", loses), entry("no", "no", loses)],
        ],
      },
    },
    ...nodes(key, facts, t),
  ];
};
