// Tree of a misère form; options dropped from the canonical form are broken and struck through, dots stand for omitted
// subtrees.
import {useMemo} from "preact/hooks";
import type {MisereFormMove} from "../../engine/types";
import {type NodePlace, type Picture, pictureOf} from "./form-layout";

const radius = 13;

export function FormTree({moves, label}: {moves: readonly MisereFormMove[]; label: string}) {
  const picture = useMemo(() => pictureOf(moves), [moves]);
  if (!picture) return null;
  const {places, width, height} = picture;
  return (
    <figure class="scroll">
      <svg
        class="form-tree"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
      >
        <Twigs {...picture} />
        {places.map((place, i) => (
          <Node key={i} {...place} />
        ))}
      </svg>
    </figure>
  );
}

const Twigs = ({places}: Picture) => (
  <>
    {places.map(
      ({x, y, parentPlace, kept}, i) =>
        parentPlace && (
          <path key={i} class={kept ? "twig" : "twig dropped"} d={`M${parentPlace.x} ${parentPlace.y}L${x} ${y}`} />
        ),
    )}
  </>
);

function Node({x, y, nim, kept, moves, isCut, isLeaf, parentPlace}: NodePlace) {
  return (
    <g class={kept ? "node" : "node dropped"} transform={`translate(${x} ${y})`}>
      <circle r={parentPlace && nim === null ? 6 : radius} />
      {nim !== null && <text y={5}>{nim}</text>}
      {!parentPlace && <text y={5}>G</text>}
      {isCut && kept && <text y={22}>…</text>}
      {!kept && <path class="strike" d="M-9 9L9 -9" />}
      {moves !== null && moves > 1 && (
        <text class="count" {...(isLeaf ? {y: isCut && kept ? 34 : 27} : {x: 18, y: 4})}>
          ×{moves}
        </text>
      )}
    </g>
  );
}
