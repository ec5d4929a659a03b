// Counts the elements of a tikzpicture, parsed by the grammar of the few forms that we write; throws on any other form,
// on an undeclared paint or colour, and on unbalanced braces.
import assert from "node:assert/strict";

const number = String.raw`-?\d+(?:\.\d+)?`;
const point = String.raw`\(${number},${number}\)`;
const length = String.raw`\d+(?:\.\d+)?bp`;
const colour = String.raw`(?:white|sg\d+)`;
const onward = String.raw`(?: -- ${point}| -- cycle| \.\. controls ${point} and ${point} \.\. ${point}| ${point})`;

const forms = {
  circle: new RegExp(String.raw`^  \\path\[(paint\d+)\] ${point} circle\[radius=\d+(?:\.\d+)?\];$`),
  rectangle: new RegExp(
    String.raw`^  \\path\[(paint\d+)(?:, rounded corners=${length})?\] ${point} rectangle ${point};$`,
  ),
  path: new RegExp(String.raw`^  \\path\[(paint\d+)\] ${point}${onward}*;$`),
  node: new RegExp(String.raw`^  \\node\[(paint\d+)\] at ${point} \{.+\};$`),
};
const option = [
  ...[`fill=${colour}`, `draw=${colour}`, `text=${colour}`, `line width=${length}`, "line cap=round", "inner sep=0pt"],
  ...[`dash pattern=(?:on ${length} off ${length} ?)+`, String.raw`opacity=0?\.?\d+`, "anchor=base(?: west| east)?"],
  String.raw`font=\\(?:it|up)shape\\fontsize\{[\d.]+\}\{[\d.]+\}\\selectfont`,
].join("|");
const style = new RegExp(String.raw`^  (paint\d+)/\.style=\{((?:${option})(?:, (?:${option}))*)\},$`);

/** @param {string} code */
export function countTikzElements(code) {
  const lines = code.trimEnd().split("\n");
  const head = lines.findIndex((line) => line.startsWith("\\begin{tikzpicture}"));
  const open = lines.indexOf("]");
  assert.match(lines[0] ?? "", /^% /);
  assert.deepEqual(lines.slice(1, 3), ["% \\usepackage{tikz}", "\\begingroup"]);
  assert.equal(lines[head], "\\begin{tikzpicture}[x=0.75bp, y=-0.75bp,");
  assert.deepEqual(lines.slice(-2), ["\\end{tikzpicture}%", "\\endgroup"]);
  const colours = lines
    .slice(3, head)
    .map((line) => /^\\definecolor\{(sg\d+)\}\{HTML\}\{[0-9A-F]{6}\}$/.exec(line)?.[1] ?? assert.fail(line));
  const paints = lines.slice(head + 1, open).map((line) => {
    const [, name = "", options = ""] = style.exec(line) ?? assert.fail(line);
    for (const [colourName] of options.matchAll(/sg\d+/g)) assert.ok(colours.includes(colourName), colourName);
    return name;
  });
  /** @type {Record<keyof typeof forms, number>} */
  const counts = {circle: 0, rectangle: 0, path: 0, node: 0};
  for (const line of lines.slice(open + 1, -2)) {
    const kind = /** @type {(keyof typeof forms)[]} */ (Object.keys(forms)).find((form) => forms[form].test(line));
    if (!kind) assert.fail(line);
    assert.ok(paints.includes(forms[kind].exec(line)?.[1] ?? ""), line);
    counts[kind]++;
  }
  let depth = 0;
  for (const [sign] of code.replace(/\\[{}]/g, "").matchAll(/[{}]/g)) {
    depth += sign === "{" ? 1 : -1;
    assert.ok(depth >= 0);
  }
  assert.equal(depth, 0);
  return counts;
}
