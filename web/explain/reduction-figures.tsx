// Pictures of reductions by colon and fusion: the edges in the graph, the edges by themselves, and their replacement.
import type {ComponentChildren} from "preact";
import {maxDrawn} from "../boards/input/touch";
import type {SketchProps} from "../boards/kinds/graph/sketch";
import type {Component, Reason} from "../engine/types";
import {views} from "../say/board-view";
import {useLanguage} from "../ui/language";
import {LateView} from "../ui/late";
import {formatCount} from "../ui/numbers";
import {stalksOf, text} from "./facts";
import {chainOf} from "./reason-facts";

type FigureProps = {reason: Reason; subject: Component};

const baseVertex = "at";
const maxLoops = 4;
const maxStalks = 6;
const maxHeight = 6;

/** Small picture of a graph; where the board is a graph, its view has come with the answer. */
function Sketch(props: SketchProps) {
  return (
    <LateView late={views.graph} plates={[3]}>
      {(view) => <view.Sketch {...props} />}
    </LateView>
  );
}

function Stage({caption, children}: {caption: string; children: ComponentChildren}) {
  return (
    <figure class="stage">
      {children}
      <figcaption class="math">{caption}</figcaption>
    </figure>
  );
}

/** Edges of the step in the original graph; nothing if the graph is too large to draw. */
function EdgesInGraph({reason, subject, caption}: FigureProps & {caption: string}) {
  const {board} = subject;
  if (board?.kind !== "graph" || board.edges.length > maxDrawn || reason.marks.length === 0) return null;
  const highlight = new Set(reason.marks.map(Number));
  const names = new Map([...highlight].flatMap((i) => (board.edges[i] ?? []).map((v) => [v, v] as const)));
  return (
    <Stage caption={caption}>
      <Sketch ground={board.ground} edges={board.edges} highlight={highlight} grounded={true} names={names} />
    </Stage>
  );
}

/** Edges on one vertex, which is the ground or not. */
function EdgesOnVertex({
  reason,
  edges,
  names,
}: {
  reason: Reason;
  edges: [string, string][];
  names?: Map<string, string>;
}) {
  const allEdges = new Set(edges.keys());
  const grounded = reason.facts.vertex === "ground";
  return (
    <Sketch ground={[baseVertex]} edges={edges} highlight={allEdges} grounded={grounded} names={names ?? new Map()} />
  );
}

const loops = (count: number): [string, string][] =>
  Array.from({length: Math.min(count, maxLoops)}, () => [baseVertex, baseVertex]);

/** A stalk, drawn up to a maximum height, with its length at the tip. */
function stalk(length: string, index: number): {edges: [string, string][]; tip: [string, string]} {
  const height = Math.min(Number(length), maxHeight);
  const vertex = (k: number) => (k === 0 ? baseVertex : `${index} ${k}`);
  const edges = Array.from({length: height}, (_, k): [string, string] => [vertex(k), vertex(k + 1)]);
  return {edges, tip: [vertex(height), length]};
}

function stalks(lengths: string[]) {
  const drawn = lengths.slice(0, maxStalks).map(stalk);
  return {edges: drawn.flatMap((s) => s.edges), names: new Map(drawn.map((s) => s.tip))};
}

export function Fusion({reason, subject}: FigureProps) {
  const t = useLanguage();
  const edges = text(reason.facts.edges);
  const parity = text(reason.facts.parity);
  return (
    <div class="stages">
      <EdgesInGraph reason={reason} subject={subject} caption={t(t.ui.cycleEdges, {count: formatCount(edges)})} />
      <Stage caption={t(t.ui.loops, {count: formatCount(edges)})}>
        <EdgesOnVertex reason={reason} edges={loops(Number(edges))} />
      </Stage>
      <Stage caption={t(t.ui.loopsLeft, {count: parity})}>
        <EdgesOnVertex reason={reason} edges={loops(Number(parity))} />
      </Stage>
    </div>
  );
}

export function Ring({reason, subject}: FigureProps) {
  const t = useLanguage();
  const edges = text(reason.facts.edges);
  const parity = text(reason.facts.parity);
  return (
    <div class="stages">
      <EdgesInGraph reason={reason} subject={subject} caption={t(t.ui.cycleEdges, {count: formatCount(edges)})} />
      <Stage caption={`= ${parity}`}>
        <EdgesOnVertex reason={reason} {...stalks([parity])} />
      </Stage>
    </div>
  );
}

export function Colon({reason, subject}: FigureProps) {
  const t = useLanguage();
  const value = text(reason.facts.value);
  return (
    <div class="stages">
      <EdgesInGraph reason={reason} subject={subject} caption={t.ui.branches} />
      <Stage caption={chainOf(reason) ?? "0"}>
        <EdgesOnVertex reason={reason} {...stalks(stalksOf(reason.facts))} />
      </Stage>
      <Stage caption={`= ${value}`}>
        <EdgesOnVertex reason={reason} {...stalks([value])} />
      </Stage>
    </div>
  );
}
