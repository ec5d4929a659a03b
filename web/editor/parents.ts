// Parent arrays, which list the parent of each vertex.
import {edge, plain, type Reading, range} from "./reading";
import type {Rows} from "./rows";

/** Returns true if no vertex is its own ancestor. */
function isForest(parents: ReadonlyMap<number, number>): boolean {
  const checked = new Set<number>();
  for (const start of parents.keys()) {
    const path = new Set<number>();
    for (let v: number | undefined = start; v !== undefined && !checked.has(v); v = parents.get(v)) {
      if (path.has(v)) return false;
      path.add(v);
    }
    for (const v of path) checked.add(v);
  }
  return true;
}

/**
 * Reads one array; `first` is the vertex whose parent comes first, `mark` the number for no parent, `base` the least
 * vertex.
 */
function parentArray(row: number[], base: 0 | 1, first: number, mark: number | null, header: string | null): Reading[] {
  const parents = new Map(row.flatMap((p, i): [number, number][] => (p === mark ? [] : [[first + i, p]])));
  const end = first + row.length;
  if (![...parents.values()].every((p) => base <= p && p < end) || !isForest(parents)) return [];
  const root = mark === null ? base : first + row.indexOf(mark);
  return [
    {
      kind: "parents",
      ...plain,
      edges: [...parents].map(([child, parent]) => edge(parent, child)),
      vertices: range(end - base, base),
      base,
      header,
      root: {vertex: String(root), mark: mark === null ? null : String(mark)},
    },
  ];
}

export function parentArrays({rows, flat, bracketed, countText}: Rows): Reading[] {
  const hasHeader = !bracketed && rows.length === 2 && rows[0]?.length === 1;
  if (!flat && !hasHeader) return [];
  const header = hasHeader ? (rows[0]?.[0] ?? null) : countText;
  const row = ((hasHeader ? rows[1] : rows[0]) ?? []).map(Number);
  if (!row.length || !row.every((p) => Number.isInteger(p) && p >= -1)) return [];
  const readings = row.includes(-1)
    ? ([0, 1] as const).flatMap((base) => parentArray(row, base, base, -1, header))
    : [
        ...(row.includes(0) ? parentArray(row, 1, 1, 0, header) : []),
        ...([0, 1] as const).flatMap((base) => parentArray(row, base, base + 1, null, header)),
      ];
  return readings.filter(({vertices}) => header === null || vertices.length === Number(header));
}
