// Reduction of modules that export objects to some of their properties.

interface Node {
  type: string;
  start: number;
  end: number;
}
interface ObjectNode extends Node {
  properties: (Node & {key: {name?: string; value?: string}; value: ObjectNode})[];
}
interface Wrapped extends Node {
  expression?: Wrapped;
}
export interface Exported extends Node {
  declaration?: {declarations?: [{id: {name: string}; init: Wrapped}]};
}

/** Returns the object literal inside `satisfies` and similar wrappers. */
export const objectIn = (node: Wrapped): ObjectNode =>
  node.expression ? objectIn(node.expression) : (node as unknown as ObjectNode);

/** Returns the ranges of all properties except `keptNames`, of each variant likewise. */
export function without({properties, end}: ObjectNode, keptNames: readonly string[]): [number, number][] {
  return properties.flatMap(({key, value, start}, i): [number, number][] => {
    const name = key.name ?? key.value ?? "";
    if (name === "variants") return value.properties.flatMap((variant) => without(variant.value, keptNames));
    return keptNames.includes(name) ? [] : [[start, properties[i + 1]?.start ?? end - 1]];
  });
}

export const cutOut = (code: string, cuts: [number, number][]) =>
  cuts.toSorted(([a], [b]) => b - a).reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), code);
