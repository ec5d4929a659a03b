// Hand-written JavaScript that the kernels are timed against.

/** Values of a subtraction set; takes the mex by stamps in typed arrays. */
export function subtractionByTypedArrays(set, size) {
  const values = new Uint16Array(size);
  const seen = new Uint32Array(set.length + 2);
  for (let n = 0; n < size; n++) {
    for (const take of set) {
      if (take > n) break;
      seen[values[n - take]] = n + 1;
    }
    let mex = 0;
    while (seen[mex] === n + 1) mex++;
    values[n] = mex;
  }
  return values;
}

/** Returns a graph with arcs from each vertex to several before it: those of v are `to[first[v]]` to `to[first[v + 1] - 1]`. */
export function someGraph(size) {
  let state = 7;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const first = new Int32Array(size + 1);
  const to = [];
  for (let v = 0; v < size; v++) {
    const targets = new Set();
    for (let i = next(20); i > 0 && v > 0; i--) targets.add(next(v));
    to.push(...targets);
    first[v + 1] = to.length;
  }
  return {size, first, to: Int32Array.from(to)};
}

export function graphByTypedArrays({size, first, to}) {
  const values = new Int32Array(size);
  const seen = new Int32Array(64).fill(-1);
  for (let v = 0; v < size; v++) {
    for (let i = first[v]; i < first[v + 1]; i++) seen[values[to[i]]] = v;
    let mex = 0;
    while (seen[mex] === v) mex++;
    values[v] = mex;
  }
  return values;
}

/** The straightforward version, recursive with Map and Set. */
export function graphByMaps({size, first, to}) {
  const cache = new Map();
  const valueAt = (v) => {
    if (cache.has(v)) return cache.get(v);
    const seen = new Set();
    for (let i = first[v]; i < first[v + 1]; i++) seen.add(valueAt(to[i]));
    let mex = 0;
    while (seen.has(mex)) mex++;
    cache.set(v, mex);
    return mex;
  };
  return Array.from({length: size}, (_, v) => valueAt(v));
}
