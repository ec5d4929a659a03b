// The sign expansion along its stalk, drawn as on the board: beside each edge its term, and the sum from the ground up to it.
import {arrangeGraph} from "../../boards/layout/graph-layout";
import {Ground} from "../../boards/views/ground";
import type {Component, Reason} from "../../engine/types";
import {dyadicOf, sum, textOf, whole} from "../../game/dyadic";
import {useWords} from "../../ui/language";
import {setOut} from "../../ui/numbers";
import {text} from "../reason-facts";

/** Edges from the ground up; of a longer stalk the rest is left out. */
const most = 12;
/** Characters of a value that is written above what is left out. */
const longest = 12;
const [rise, gap] = [28, 14];

/** What stands beside an edge. */
interface Rung {
  term: string;
  soFar: string;
}

/** The engine's chain, "1 - 1/2 + 1/4", term by term, and what stands above them of a stalk that goes on. */
function rungsOf({facts, marks}: Reason): {rungs: Rung[]; rest: Rung | null} {
  const terms =
    text(facts.chain)
      .replaceAll(" ", "")
      .match(/[+-]?[\d/]+/g) ?? [];
  let soFar = whole(0);
  const rungs = terms.slice(0, most).map((term) => {
    soFar = sum(soFar, dyadicOf(term.replace("+", "")));
    return {term: setOut(/^\d/.test(term) ? `+${term}` : term), soFar: `= ${setOut(textOf(soFar))}`};
  });
  const value = text(facts.value);
  const rest = {term: "…", soFar: value.length > longest ? "…" : `= ${setOut(value)}`};
  return {rungs, rest: marks.length > most ? rest : null};
}

/** Room for a column of figures, or of words in any language. */
const widthOf = (texts: string[]) =>
  Math.max(...texts.map((one) => 10 * one.replace(/[^\u0020-\u2fff]/g, "  ").length));

/** Hidden from who cannot see it: the sentence below has the same chain. */
export function Stalk({reason, where: {board}}: {reason: Reason; where: Component}) {
  const t = useWords("partizan");
  if (board?.kind !== "graph") return null;
  const {rungs, rest} = rungsOf(reason);
  const marks = reason.marks.slice(0, most).map(Number);
  const edges = marks.flatMap((mark) => board.edges.slice(mark, mark + 1));
  const ends = new Set(edges.flat());
  const foot = board.ground.filter((vertex) => ends.has(vertex));
  const picture = arrangeGraph(foot, edges, new Set(), rise * edges.length);
  if (picture.lines.length === 0) return null;
  const base = picture.groundY ?? picture.height;
  const heads = {term: t.partizan.term, soFar: t.partizan.soFar};
  const written = [heads, ...rungs, ...(rest ? [rest] : [])];
  const first = picture.width - 4;
  const second = first + widthOf(written.map(({term}) => term)) + gap;
  const width = second + widthOf(written.map(({soFar}) => soFar));
  const last = picture.lines.reduce((best, line) => (best.y < line.y ? best : line));
  const top = last.y - 22 - (rest ? rise : 0);
  const row = ({term, soFar}: Rung, y: number, look: string) => (
    <g class={look}>
      <text class="term" x={first} y={y}>
        {term}
      </text>
      <text x={second} y={y}>
        {soFar}
      </text>
    </g>
  );
  return (
    <svg
      class="sketch expansion"
      viewBox={`0 ${top} ${width} ${picture.height + 8 - top}`}
      width={width}
      height={picture.height + 8 - top}
      aria-hidden="true"
    >
      <Ground from={4} to={width - 4} y={base} />
      {picture.lines.map((line, i) => {
        const colour = board.colours?.[marks[i] ?? 0];
        return (
          <g key={line.index} class="edge" data-colour={colour}>
            <g transform={`translate(${line.x} ${line.y})`}>
              <path class="line" d={line.path} />
              <text class="colour" x={9} y={4}>
                {colour?.toUpperCase()}
              </text>
            </g>
            {rungs[i] && row(rungs[i], line.y + 5, i + 1 === reason.marks.length ? "rung whole" : "rung")}
          </g>
        );
      })}
      {rest && (
        <>
          <path class="beyond" d={`M${last.x} ${last.y - rise / 2}v${-rise}`} />
          {row(rest, last.y - rise + 5, "rung whole")}
        </>
      )}
      {picture.dots.map(({name, x, y, ground}) => (
        <g key={name} class="vertex">
          <circle cx={x} cy={y} r={ground ? 4.5 : 3.5} />
          <text class="index" x={x - 8} y={ground ? y + 17 : y + 4}>
            {name}
          </text>
        </g>
      ))}
      {row(heads, base + 22, "heads")}
    </svg>
  );
}
