// Tables of one kind of game: values by vertex, letters by pair of marbles, generals by their second best, rounds by what can be forced.
import type {Reason} from "../engine/types";
import type {Language} from "../text";
import {starred} from "../ui/numbers";
import {type Cell, cell, type Piece, type Proof} from "./proof";
import {rowsOf, text, wantedOf} from "./reason-facts";

/** Ends first; a vertex, the values that its arcs lead to, and their mex. */
export const vertices: Proof = ({facts}, t) => [
  {
    table: {
      look: "reckoned",
      name: t.ui.value,
      head: [t.ui.vertex, t.ui.leadsTo, t.ui.value],
      rows: rowsOf(facts.rows).map(({vertex = "", options = "", value = ""}) =>
        [vertex, `mex {${options}}`, starred(value)].map(cell),
      ),
    },
  },
];

/** Rows are the vertices of the mover's marble, columns those of the other. */
export const thresholds: Proof = ({facts}, t) => {
  const rows = rowsOf(facts.rows);
  const names = rows.map(({mine = ""}) => mine);
  const here = (mine: string, other: string) => mine === text(facts.mine) && other === text(facts.other);
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
          ...names.map((other): Cell => ({text: letters[other] || "–", mark: here(mine, other) ? "here" : undefined})),
        ]),
      },
    },
  ];
};

/** The best pair of each general, which the computer breaks, and the second best, which stays. */
export const secondBest: Proof = ({facts}, t) => [
  {
    table: {
      look: "reckoned",
      name: t.ui.secondKept,
      head: [t.ui.general, t.ui.bestLost, t.ui.secondKept],
      rows: rowsOf(facts.rows).map((row, i): Cell[] => [
        cell(row.general ?? ""),
        cell(`${row.lost}: ${row.lost_strength}`),
        {text: `${row.kept}: ${row.kept_strength}`, mark: i === 0 ? "here" : undefined},
      ]),
    },
  },
];

/** Prefixes, ends first, and what can be forced from each; the wanted column is marked where it can. */
function nodes({key, facts}: Reason, t: Language<"explain">): Piece[] {
  const rows = rowsOf(facts.rows);
  const wanted = wantedOf(key);
  const says = (row: Record<string, string>, column: "win" | "lose"): Cell => ({
    text: row[column] === "yes" ? t.ui.yes : t.ui.no,
    mark: column === wanted && row[column] === "yes" ? "odd" : undefined,
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

/** What the beginner of a round can force, and who then wins a number of rounds. */
export const rounds: Proof = (reason, t) => {
  const {facts} = reason;
  const at = (win: string, lose: string, says: string): Cell => ({
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
          [cell(t.why.forcesWin), at("yes", "yes", t.why.beginnerWins), at("yes", "no", t.why.beginnerOdd)],
          [cell(t.why.forcesNoWin), at("no", "yes", loses), at("no", "no", loses)],
        ],
      },
    },
    ...nodes(reason, t),
  ];
};
