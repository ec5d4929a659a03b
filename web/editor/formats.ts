// Readings of pasted text as a graph: every way in which it can be read. Nothing is chosen here; where there are
// several readings, each tells how it came about.
import type {Edge, Shape} from "./drawing";
import {readDrawing} from "./notation";
import {parentArrays} from "./parents";
import {basesOf, edge, isNumber, plain, type Reading, range, withVertices} from "./reading";
import {fold, type Rows, rowsOf} from "./rows";

/** Reads rows of two ends, possibly followed by a mark or a weight; null if they are none. */
function pairs(rows: string[][], shape: Shape): {edges: Edge[]; weights: boolean} | null {
  const columns = rows[0]?.length ?? 0;
  const hasWeights = columns === 3 && rows.every(([, , third = ""]) => isNumber(third));
  const hasMarks = columns === 3 && rows.every(([, , third = ""]) => shape.marks.includes(third.toLowerCase()));
  if (!rows.length || rows.some((row) => row.length !== columns || !row.slice(0, 2).every(isNumber))) return null;
  if (columns !== 2 && !hasWeights && !hasMarks) return null;
  const edges = rows.map(([u, v, mark = ""]) => edge(Number(u), Number(v), hasMarks ? mark.toLowerCase() : ""));
  return {edges, weights: hasWeights};
}

function edgeLists({rows, bracketed, flat, countText}: Rows, shape: Shape): Reading[] {
  const words = flat && !bracketed ? rows.flat() : [];
  const lines = flat ? words.flatMap((_, i) => (i % 2 ? [] : [words.slice(i, i + 2)])) : rows;
  const [first = [], ...following] = lines;
  const hasSingleHeader = first.length === 1 && first.every(isNumber);
  const read = (body: string[][], n: number | null, header: string | null): Reading[] => {
    const result = pairs(body, shape);
    // Three numbers below a single one are a parent array; a tree has as many vertices as its header says.
    if (hasSingleHeader && result?.weights && body.length !== Number(n) - 1) return [];
    return result ? withVertices({kind: "edges", ...plain, ...result, header}, n) : [];
  };
  if (bracketed) return read(lines, countText === null ? null : Number(countText), countText);
  const hasCounts = first.length === 2 && first.every(isNumber) && Number(first[1]) === following.length;
  const afterHeader = hasCounts || hasSingleHeader ? read(following, Number(first[0]), first.join(" ")) : [];
  return [...afterHeader, ...read(lines, null, null)];
}

/** Returns one of the two directions of every edge; null if some edge is listed in only one of them. */
function withoutReverses(edges: Edge[]): Edge[] | null {
  const unmatched = new Map<string, number>();
  const once = edges.filter(({from, to}) => {
    const matches = unmatched.get(`${to} ${from}`) ?? 0;
    if (matches) unmatched.set(`${to} ${from}`, matches - 1);
    else unmatched.set(`${from} ${to}`, (unmatched.get(`${from} ${to}`) ?? 0) + 1);
    return !matches;
  });
  return [...unmatched.values()].some(Boolean) ? null : once;
}

function lists(
  kind: "lists" | "counted",
  names: string[],
  rows: string[][],
  shape: Shape,
  header: string | null,
): Reading {
  const edges = rows.flatMap((row, i) => row.map((to) => edge(Number(names[i]), Number(to))));
  const undirected = shape.directed ? null : withoutReverses(edges);
  const numbers = new Set([...names, ...rows.flat()].map(String));
  const base = numbers.has("0") ? 0 : numbers.has("1") ? 1 : null;
  const vertices = [...numbers];
  return {
    kind,
    ...plain,
    edges: undirected ?? edges,
    vertices,
    base,
    header,
    bothEnds: undirected !== null && edges.length > 0,
  };
}

function neighbourLists({rows, labels, bracketed, flat, countText}: Rows, shape: Shape): Reading[] {
  if (flat || !rows.flat().every(isNumber)) return [];
  if (labels) return [lists("lists", labels, rows, shape, countText)];
  if (bracketed)
    return basesOf(rows.length, rows.flat().map(Number)).map((base) => ({
      ...lists("lists", range(rows.length, base), rows, shape, countText),
      base,
    }));
  const [first = [], ...following] = rows;
  const hasVertexCount = first.length === 1 && Number(first[0]) === following.length;
  if (!hasVertexCount || !following.every(([count, ...row]) => Number(count) === row.length)) return [];
  const neighbours = following.map((row) => row.slice(1));
  return basesOf(following.length, neighbours.flat().map(Number)).map((base) => ({
    ...lists("counted", range(following.length, base), neighbours, shape, first[0] ?? null),
    base,
  }));
}

/** Reads the notation of the games themselves. */
function readNotation(text: string, shape: Shape): Reading[] {
  const oneLine = text.split(/[\s,]+/).join(" ");
  const read = (marks: string) =>
    readDrawing(shape.directed ? {rules: oneLine, position: ""} : {rules: null, position: oneLine}, {
      ...shape,
      ...{grounded: false, marks},
    });
  const drawing = read(shape.marks) ?? read("");
  if (!drawing?.edges.length) return [];
  const edges = [...drawing.edges];
  return withVertices({kind: "edges", ...plain, edges}, null).map((reading) => ({
    ...reading,
    vertices: [...reading.vertices, ...drawing.lone],
  }));
}

/** Lists all readings; several that give the same drawing are listed once. */
export function readings(pasted: string, shape: Shape): Reading[] {
  const folded = fold(pasted).trim();
  const notated = readNotation(folded, shape);
  const rows = notated.length ? null : rowsOf(folded);
  const all = rows ? [...edgeLists(rows, shape), ...parentArrays(rows), ...neighbourLists(rows, shape)] : notated;
  const byKey = new Map<string, Reading>();
  for (const reading of all) {
    const vertices = shape.grounded ? [] : [...reading.vertices].sort();
    const key = JSON.stringify([reading.kind, reading.header, reading.root, reading.edges, vertices]);
    const same = byKey.get(key);
    byKey.set(key, same ? {...same, base: null} : reading);
  }
  return [...byKey.values()];
}
