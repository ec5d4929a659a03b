// Colon and fusion as pictures: where in the graph, what stands there, and what takes its place.
import type {ComponentChildren} from "preact";
import {drawable} from "../boards/hand/touch";
import {Sketch} from "../boards/views/graph-sketch";
import type {Component, Reason} from "../engine/types";
import {useLanguage} from "../ui/language";
import {counted} from "../ui/numbers";
import {branchesOf, chain, text} from "./reason-facts";

type Drawn = {reason: Reason; where: Component};

const at = "at";
const mostLoops = 4;
const mostStalks = 6;
const tallest = 6;

function Stage({caption, children}: {caption: string; children: ComponentChildren}) {
  return (
    <figure class="stage">
      {children}
      <figcaption class="math">{caption}</figcaption>
    </figure>
  );
}

/** The edges of the step in the graph as it was typed; nothing where the graph is too large to draw. */
function Place({reason, where, caption}: Drawn & {caption: string}) {
  const {board} = where;
  if (board?.kind !== "graph" || board.edges.length > drawable || reason.marks.length === 0) return null;
  const highlight = new Set(reason.marks.map(Number));
  const names = new Map([...highlight].flatMap((i) => (board.edges[i] ?? []).map((v) => [v, v] as const)));
  return (
    <Stage caption={caption}>
      <Sketch ground={board.ground} edges={board.edges} highlight={highlight} grounded={true} names={names} />
    </Stage>
  );
}

/** Edges that stand on one vertex, of the ground or in the air. */
function Standing({reason, edges, names}: {reason: Reason; edges: [string, string][]; names?: Map<string, string>}) {
  const all = new Set(edges.keys());
  const grounded = reason.facts.vertex === "ground";
  return <Sketch ground={[at]} edges={edges} highlight={all} grounded={grounded} names={names ?? new Map()} />;
}

const loops = (count: number): [string, string][] => Array.from({length: Math.min(count, mostLoops)}, () => [at, at]);

/** A stalk, drawn up to a height; its length stands at its tip. */
function stalk(length: string, index: number): {edges: [string, string][]; tip: [string, string]} {
  const height = Math.min(Number(length), tallest);
  const vertex = (k: number) => (k === 0 ? at : `${index} ${k}`);
  const edges = Array.from({length: height}, (_, k): [string, string] => [vertex(k), vertex(k + 1)]);
  return {edges, tip: [vertex(height), length]};
}

function stalks(lengths: string[]) {
  const all = lengths.slice(0, mostStalks).map(stalk);
  return {edges: all.flatMap((s) => s.edges), names: new Map(all.map((s) => s.tip))};
}

export function Fusion({reason, where}: Drawn) {
  const t = useLanguage();
  const edges = text(reason.facts.edges);
  const parity = text(reason.facts.parity);
  return (
    <div class="stages">
      <Place reason={reason} where={where} caption={t(t.ui.cycleEdges, {count: counted(edges)})} />
      <Stage caption={t(t.ui.loops, {count: counted(edges)})}>
        <Standing reason={reason} edges={loops(Number(edges))} />
      </Stage>
      <Stage caption={t(t.ui.loopsLeft, {count: parity})}>
        <Standing reason={reason} edges={loops(Number(parity))} />
      </Stage>
    </div>
  );
}

export function Ring({reason, where}: Drawn) {
  const t = useLanguage();
  const edges = text(reason.facts.edges);
  const parity = text(reason.facts.parity);
  return (
    <div class="stages">
      <Place reason={reason} where={where} caption={t(t.ui.cycleEdges, {count: counted(edges)})} />
      <Stage caption={`= ${parity}`}>
        <Standing reason={reason} {...stalks([parity])} />
      </Stage>
    </div>
  );
}

export function Colon({reason, where}: Drawn) {
  const t = useLanguage();
  const value = text(reason.facts.value);
  return (
    <div class="stages">
      <Place reason={reason} where={where} caption={t.ui.branches} />
      <Stage caption={chain(reason)}>
        <Standing reason={reason} {...stalks(branchesOf(reason))} />
      </Stage>
      <Stage caption={`= ${value}`}>
        <Standing reason={reason} {...stalks([value])} />
      </Stage>
    </div>
  );
}
