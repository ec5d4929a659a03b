// What people paste, and every way in which it can be read as a graph. Nothing is chosen here: where there are several readings,
// each says how it came about.
import type {Edge, Shape} from "./drawing";
import {readDrawing} from "./notation";
import {parentArrays} from "./parents";
import {basesOf, edge, isNumber, plain, type Reading, range, withVertices} from "./reading";
import {fold, type Rows, rowsOf} from "./rows";

/** Rows of two ends, with a mark or a weight behind them. */
function pairs(rows: string[][], shape: Shape): {edges: Edge[]; weights: boolean} | null {
  const wide = rows[0]?.length ?? 0;
  const weights = wide === 3 && rows.every(([, , third = ""]) => isNumber(third));
  const marked = wide === 3 && rows.every(([, , third = ""]) => shape.marks.includes(third.toLowerCase()));
  if (!rows.length || rows.some((row) => row.length !== wide || !row.slice(0, 2).every(isNumber))) return null;
  if (wide !== 2 && !weights && !marked) return null;
  const edges = rows.map(([u, v, mark = ""]) => edge(Number(u), Number(v), marked ? mark.toLowerCase() : ""));
  return {edges, weights};
}

function edgeLists({rows, bracketed, flat, beside}: Rows, shape: Shape): Reading[] {
  const whole = flat && !bracketed ? rows.flat() : [];
  const lines = flat ? whole.flatMap((_, i) => (i % 2 ? [] : [whole.slice(i, i + 2)])) : rows;
  const [first = [], ...rest] = lines;
  const alone = first.length === 1 && first.every(isNumber);
  const read = (body: string[][], n: number | null, header: string | null): Reading[] => {
    const found = pairs(body, shape);
    // A row of three behind a single number is a parent array; a tree has as many rows as it says.
    if (alone && found?.weights && body.length !== Number(n) - 1) return [];
    return found ? withVertices({kind: "edges", ...plain, ...found, header}, n) : [];
  };
  if (bracketed) return read(lines, beside === null ? null : Number(beside), beside);
  const counts = first.length === 2 && first.every(isNumber) && Number(first[1]) === rest.length;
  const behind = counts || alone ? read(rest, Number(first[0]), first.join(" ")) : [];
  return [...behind, ...read(lines, null, null)];
}

/** Of lists that name every edge from both ends, one end's. */
function onceEach(edges: Edge[]): Edge[] | null {
  const open = new Map<string, number>();
  const once = edges.filter(({from, to}) => {
    const waiting = open.get(`${to} ${from}`) ?? 0;
    if (waiting) open.set(`${to} ${from}`, waiting - 1);
    else open.set(`${from} ${to}`, (open.get(`${from} ${to}`) ?? 0) + 1);
    return !waiting;
  });
  return [...open.values()].some(Boolean) ? null : once;
}

function lists(
  kind: "lists" | "counted",
  names: string[],
  rows: string[][],
  shape: Shape,
  header: string | null,
): Reading {
  const edges = rows.flatMap((row, i) => row.map((to) => edge(Number(names[i]), Number(to))));
  const once = shape.directed ? null : onceEach(edges);
  const named = new Set([...names, ...rows.flat()].map(String));
  const base = named.has("0") ? 0 : named.has("1") ? 1 : null;
  const vertices = [...named];
  return {kind, ...plain, edges: once ?? edges, vertices, base, header, bothEnds: once !== null && edges.length > 0};
}

function neighbourLists({rows, labels, bracketed, flat, beside}: Rows, shape: Shape): Reading[] {
  if (flat || !rows.flat().every(isNumber)) return [];
  if (labels) return [lists("lists", labels, rows, shape, beside)];
  if (bracketed)
    return basesOf(rows.length, rows.flat().map(Number)).map((base) => ({
      ...lists("lists", range(rows.length, base), rows, shape, beside),
      base,
    }));
  const [first = [], ...rest] = rows;
  const counted = first.length === 1 && Number(first[0]) === rest.length;
  if (!counted || !rest.every(([count, ...row]) => Number(count) === row.length)) return [];
  const bare = rest.map((row) => row.slice(1));
  return basesOf(rest.length, bare.flat().map(Number)).map((base) => ({
    ...lists("counted", range(rest.length, base), bare, shape, first[0] ?? null),
    base,
  }));
}

/** The notation of the games themselves. */
function notated(text: string, shape: Shape): Reading[] {
  const words = text.split(/[\s,]+/).join(" ");
  const read = (marks: string) =>
    readDrawing(shape.directed ? {rules: words, position: ""} : {rules: null, position: words}, {
      ...shape,
      ...{grounded: false, marks},
    });
  const found = read(shape.marks) ?? read("");
  if (!found?.edges.length) return [];
  const edges = [...found.edges];
  return withVertices({kind: "edges", ...plain, edges}, null).map((reading) => ({
    ...reading,
    vertices: [...reading.vertices, ...found.lone],
  }));
}

/** All readings; those that come to the same drawing once. */
export function readings(pasted: string, shape: Shape): Reading[] {
  const text = fold(pasted).trim();
  const written = notated(text, shape);
  const rows = written.length ? null : rowsOf(text);
  const all = rows ? [...edgeLists(rows, shape), ...parentArrays(rows), ...neighbourLists(rows, shape)] : written;
  const seen = new Map<string, Reading>();
  for (const reading of all) {
    const named = shape.grounded ? [] : [...reading.vertices].sort();
    const key = JSON.stringify([reading.kind, reading.header, reading.root, reading.edges, named]);
    const twin = seen.get(key);
    seen.set(key, twin ? {...twin, base: null} : reading);
  }
  return [...seen.values()];
}
