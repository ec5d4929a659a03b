// Plain text of a whole explanation, to be copied, reviewed and read aloud: the same lines, figures and sentences as on
// the page.
import type {Answer, Component, Reason} from "../engine/types";
import {outcomeWords} from "../say/verdicts";
import type {Language} from "../text";
import {formatCount, formatGameValue, formatNimber} from "../ui/numbers";
import {consequencesOf} from "./consequences";
import {rowsOf, text} from "./facts";
import {piecesOf} from "./figures";
import type {Piece, Table} from "./figures/piece";
import {componentLines, isRemark, linesOf} from "./lines";
import {mexRuler} from "./mex";
import {leadOf} from "./plain";
import {chainOf, equation} from "./reason-facts";
import {sentenceOf} from "./reason-text";

const indent = (lines: string[]) => lines.map((line) => `  ${line}`);

/** Lays a table out in columns of equal width; marked cells stand in square brackets. */
function formatTable({name, titled, head, rows, foot}: Table): string[] {
  const allRows = [head.map((text) => ({text})), ...rows, ...(foot ? [foot] : [])];
  const cells = allRows.map((row) =>
    row.map((c) =>
      "mark" in c && (c.mark === "odd" || c.mark === "here") && !/^·?$/.test(c.text) ? `[${c.text}]` : c.text,
    ),
  );
  const widths = head.map((_, i) =>
    Math.max(...cells.filter((row) => row.length === head.length).map((row) => displayWidth(row[i] ?? ""))),
  );
  const lines = cells.map((row) =>
    row
      .map((c, i) => c + " ".repeat(Math.max(0, (widths[i] ?? 0) - displayWidth(c))))
      .join("  ")
      .trimEnd(),
  );
  return [...(titled ? [name] : []), ...lines];
}

/** Display width of a text in letters: a Chinese character is as wide as two. */
const displayWidth = (text: string) => [...text].reduce((w, c) => w + (/[\u2e80-\uffef]/.test(c) ? 2 : 1), 0);

function formatPiece(piece: Piece): string[] {
  if ("table" in piece) return formatTable(piece.table);
  if ("equation" in piece) return [piece.equation];
  if ("conditions" in piece) return piece.conditions.map(({holds, says}) => `${holds ? "✓" : "✗"} ${says}`);
  return [];
}

/** Describes a picture in text: the ruler of a mex with its groups, or the equation of a reduction. */
function describePicture(reason: Reason, t: Language<"explain">): string[] {
  const {key, facts} = reason;
  if (key === "mex")
    return [
      mexRuler(reason)
        .map(({n, state}) => (state === "gap" ? `[${n}]` : state === "free" ? "_" : n))
        .join(" "),
      ...rowsOf(facts.groups).map(
        ({value = "", count = "", example = "", label = example}) =>
          `${value === "loony" ? t.ui.loony : formatNimber(value)}  ${t(t.ui.mexCount, {count: formatCount(count), example: label || t.ui.emptyPosition})}`,
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
  const chainEquation = equation(chainOf(reason) ?? "0", text(facts.value));
  return key === "colon" && chainEquation !== facts.value ? [chainEquation] : [];
}

function describeReason(reason: Reason, subject: Component, t: Language<"explain">): string[] {
  const pieces = piecesOf(reason, t, subject);
  return [
    ...(typeof reason.facts.part === "string" ? [`${t.ui.part} ${reason.facts.part}`] : []),
    ...indent([...pieces.flatMap(formatPiece), ...describePicture(reason, t)]),
    sentenceOf(reason, subject, t) ?? reason.key,
    ...reason.steps.flatMap((step) => indent(describeReason(step, subject, t))),
  ];
}

function describeReasons(reasons: Reason[], subject: Component, t: Language<"explain">): string[] {
  const steps = reasons.filter((r) => !isRemark(r));
  const numberedStep = (at: number) => (steps.length > 1 ? [t(t.ui.stepOf, {at: at + 1, count: steps.length})] : []);
  return [
    ...steps.flatMap((step, i) => [...numberedStep(i), ...describeReason(step, subject, t)]),
    ...reasons.filter(isRemark).flatMap((remark) => describeReason(remark, subject, t)),
  ];
}

/**
 * Returns the account, one line for each sentence or row of a figure. `late` has the lines of parts that were loaded
 * late.
 */
export function accountText(answer: Answer, t: Language<"explain">, lateLines: string[] = []): string {
  const verdict = answer.outcome ? outcomeWords(t)[answer.outcome] : t.ui.outcomeUnknown;
  const bareValue = answer.value ?? (answer.grundy === null ? null : formatNimber(answer.grundy));
  const value = bareValue === null ? null : formatGameValue(bareValue);
  const lines = [
    t(value === null || answer.play !== "normal" ? t.why.verdict : t.why.verdictValue, {verdict, value: value ?? ""}),
    ...[leadOf(answer)].flatMap((lead) => (lead ? [lead(t)] : [])),
    ...describeReasons(linesOf(answer), answer, t),
    ...lateLines,
    ...(answer.components ?? []).flatMap((part, i) => {
      const componentAccount = describeReasons(componentLines(part, answer.play), part, t);
      return componentAccount.length
        ? [`${t(t.ui.component, {index: i + 1})} ${part.address}`, ...indent(componentAccount)]
        : [];
    }),
    ...consequencesOf(answer, t).flatMap(({says, moves}) => [says, ...moves.map((move) => `- ${move.says}`)]),
  ];
  return `${lines.join("\n")}\n`;
}
