// The whole explanation as plain text, to be copied, reviewed and read aloud: the same lines, figures and sentences as drawn.
import type {Answer, Component, Reason} from "../engine/types";
import {outcomeWords} from "../say/verdicts";
import type {Language} from "../text";
import {counted, setOut, starred} from "../ui/numbers";
import {consequencesOf} from "./consequences";
import {componentLines, isAside, linesOf} from "./lines";
import {mexRuler} from "./mex";
import {leadOf} from "./plain";
import type {Piece, Table} from "./proof";
import {chain, equation, rowsOf, text} from "./reason-facts";
import {proofs} from "./reason-kinds";
import {sentenceOf} from "./reason-text";

const indent = (lines: string[]) => lines.map((line) => `  ${line}`);

/** A table with columns of one width; what is marked stands in square brackets. */
function written({name, titled, head, rows, foot}: Table): string[] {
  const all = [head.map((text) => ({text})), ...rows, ...(foot ? [foot] : [])];
  const cells = all.map((row) =>
    row.map((c) =>
      "mark" in c && (c.mark === "odd" || c.mark === "here") && !/^·?$/.test(c.text) ? `[${c.text}]` : c.text,
    ),
  );
  const widths = head.map((_, i) =>
    Math.max(...cells.filter((row) => row.length === head.length).map((row) => wide(row[i] ?? ""))),
  );
  const lines = cells.map((row) =>
    row
      .map((c, i) => c + " ".repeat(Math.max(0, (widths[i] ?? 0) - wide(c))))
      .join("  ")
      .trimEnd(),
  );
  return [...(titled ? [name] : []), ...lines];
}

/** A Chinese character is as wide as two letters. */
const wide = (text: string) => [...text].reduce((w, c) => w + (/[\u2e80-\uffef]/.test(c) ? 2 : 1), 0);

function piece(piece: Piece): string[] {
  if ("table" in piece) return written(piece.table);
  if ("equation" in piece) return [piece.equation];
  if ("conditions" in piece) return piece.conditions.map(({holds, says}) => `${holds ? "✓" : "✗"} ${says}`);
  return [];
}

/** What a picture shows, in a line. */
function pictured(reason: Reason, t: Language<"explain">): string[] {
  const {key, facts} = reason;
  if (key === "mex")
    return [
      mexRuler(reason)
        .map(({n, is}) => (is === "gap" ? `[${n}]` : is === "free" ? "_" : n))
        .join(" "),
      ...rowsOf(facts.groups).map(
        ({value = "", count = "", example = "", label = example}) =>
          `${value === "loony" ? t.ui.loony : starred(value)}  ${t(t.ui.mexCount, {count: counted(count), example: label || t.ui.emptyPosition})}`,
      ),
    ];
  const edges = text(facts.edges);
  if (key === "fusion")
    return [
      [
        t(t.ui.cycleEdges, {count: edges}),
        t(t.ui.loops, {count: edges}),
        t(t.ui.loopsLeft, {count: text(facts.parity)}),
      ].join(" → "),
    ];
  if (key === "ring") return [`${t(t.ui.cycleEdges, {count: edges})} → ${text(facts.parity)}`];
  const told = equation(chain(reason), text(facts.value));
  return key === "colon" && told !== facts.value ? [told] : [];
}

function told(reason: Reason, where: Component, t: Language<"explain">): string[] {
  const pieces = proofs[reason.key]?.(reason, t, where) ?? [];
  return [
    ...(typeof reason.facts.part === "string" ? [`${t.ui.part} ${reason.facts.part}`] : []),
    ...indent([...pieces.flatMap(piece), ...pictured(reason, t)]),
    sentenceOf(reason, where, t) ?? reason.key,
    ...reason.steps.flatMap((step) => indent(told(step, where, t))),
  ];
}

function tellAll(reasons: Reason[], where: Component, t: Language<"explain">): string[] {
  const steps = reasons.filter((r) => !isAside(r));
  const numbered = (at: number) => (steps.length > 1 ? [t(t.ui.stepOf, {at: at + 1, count: steps.length})] : []);
  return [
    ...steps.flatMap((step, i) => [...numbered(i), ...told(step, where, t)]),
    ...reasons.filter(isAside).flatMap((aside) => told(aside, where, t)),
  ];
}

/** `late` is what came late of the same explanation. */
export function accountOf(answer: Answer, t: Language<"explain">, late: string[] = []): string {
  const verdict = answer.outcome ? outcomeWords(t)[answer.outcome] : t.ui.outcomeUnknown;
  const named = answer.value ?? (answer.grundy === null ? null : starred(answer.grundy));
  const value = named === null ? null : setOut(named);
  const lines = [
    t(value === null || answer.play !== "normal" ? t.why.verdict : t.why.verdictValue, {verdict, value: value ?? ""}),
    ...[leadOf(answer)].flatMap((lead) => (lead ? [lead(t)] : [])),
    ...tellAll(linesOf(answer), answer, t),
    ...late,
    ...(answer.components ?? []).flatMap((part, i) => {
      const told = tellAll(componentLines(part, answer.play), part, t);
      return told.length ? [`${t(t.ui.component, {index: i + 1})} ${part.address}`, ...indent(told)] : [];
    }),
    ...consequencesOf(answer, t).flatMap(({says, moves}) => [says, ...moves.map((move) => `- ${move.says}`)]),
  ];
  return `${lines.join("\n")}\n`;
}
