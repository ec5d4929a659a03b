// Sign expansion drawn along its stalk: beside each edge its term and the partial sum from the ground up.

import {arrangeGraph} from "../../boards/kinds/graph/graph-layout";
import {Ground} from "../../boards/kit/ground";
import type {Component, Reason} from "../../engine/types";
import {dyadicOf, fromInteger, sum, textOf} from "../../game/analysis/dyadic";
import {useTexts} from "../../ui/language";
import {formatGameValue} from "../../ui/numbers";
import {text} from "../facts";

/** Maximum number of edges to draw, from the ground up; the remainder of a longer stalk is omitted. */
const maxEdges = 12;
/** Maximum length, in characters, of the final value above an omitted remainder. */
const maxValueLength = 12;
const [rowHeight, gap] = [28, 14];

/** Labels beside an edge. */
interface EdgeLabels {
  term: string;
  partialSum: string;
}

/** Labels for the terms of the engine's chain, such as "1 - 1/2 + 1/4", and for the omitted remainder of a long stalk. */
function edgeLabels({facts, marks}: Reason): {labels: EdgeLabels[]; remainderLabels: EdgeLabels | null} {
  const terms =
    text(facts.chain)
      .replaceAll(" ", "")
      .match(/[+-]?[\d/]+/g) ?? [];
  let partialSum = fromInteger(0);
  const labels = terms.slice(0, maxEdges).map((term) => {
    partialSum = sum(partialSum, dyadicOf(term.replace("+", "")));
    return {
      term: formatGameValue(/^\d/.test(term) ? `+${term}` : term),
      partialSum: `= ${formatGameValue(textOf(partialSum))}`,
    };
  });
  const value = text(facts.value);
  const remainderLabels = {term: "…", partialSum: value.length > maxValueLength ? "…" : `= ${formatGameValue(value)}`};
  return {labels, remainderLabels: marks.length > maxEdges ? remainderLabels : null};
}

/** Estimated width, in SVG units, of a column of numbers or of words in any language. */
const widthOf = (texts: string[]) =>
  Math.max(...texts.map((text) => 10 * text.replace(/[^\u0020-\u2fff]/g, "  ").length));

/** Hidden from screen readers, as the sentence below has the same chain. */
export function Stalk({reason, subject: {board}}: {reason: Reason; subject: Pick<Component, "board">}) {
  const t = useTexts("partizan");
  if (board?.kind !== "graph") return null;
  const {labels, remainderLabels} = edgeLabels(reason);
  const marks = reason.marks.slice(0, maxEdges).map(Number);
  const edges = marks.flatMap((mark) => board.edges.slice(mark, mark + 1));
  const ends = new Set(edges.flat());
  const groundVertices = board.ground.filter((vertex) => ends.has(vertex));
  const picture = arrangeGraph(groundVertices, edges, new Set(), rowHeight * edges.length);
  if (picture.lines.length === 0) return null;
  const groundY = picture.groundY ?? picture.height;
  const heads = {term: t.partizan.term, partialSum: t.partizan.soFar};
  const allLabels = [heads, ...labels, ...(remainderLabels ? [remainderLabels] : [])];
  const termX = picture.width - 4;
  const sumX = termX + widthOf(allLabels.map(({term}) => term)) + gap;
  const width = sumX + widthOf(allLabels.map(({partialSum}) => partialSum));
  const topLine = picture.lines.reduce((top, line) => (top.y < line.y ? top : line));
  const top = topLine.y - 22 - (remainderLabels ? rowHeight : 0);
  const row = ({term, partialSum}: EdgeLabels, y: number, className: string) => (
    <g class={className}>
      <text class="term" x={termX} y={y}>
        {term}
      </text>
      <text x={sumX} y={y}>
        {partialSum}
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
      <Ground from={4} to={width - 4} y={groundY} />
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
            {labels[i] && row(labels[i], line.y + 5, i + 1 === reason.marks.length ? "rung whole" : "rung")}
          </g>
        );
      })}
      {remainderLabels && (
        <>
          <path class="beyond" d={`M${topLine.x} ${topLine.y - rowHeight / 2}v${-rowHeight}`} />
          {row(remainderLabels, topLine.y - rowHeight + 5, "rung whole")}
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
      {row(heads, groundY + 22, "heads")}
    </svg>
  );
}
