// A drawing as its component is written, and back. Only the form that the engine prints is read here: also where the engine
// refuses the position, as it does a cycle. Any other form comes back from the engine as a board.
import type {Drawing, Edge, Shape} from "./drawing";
import type {Written} from "./written";

export function writeDrawing(id: string, drawing: Drawing, {directed, grounded}: Shape): Written {
  const {edges, lone, ground, tokens, turn, last} = drawing;
  if (directed) {
    const arcs = edges.map(({from, to, mark}) => `${from}>${to}${mark && `:${mark}`}`);
    return {id, rules: [...arcs, ...lone].join(" "), position: `${tokens.join(",")}${last}`};
  }
  const base = grounded && ground.join() !== "0" ? `ground=${ground.join(",")}` : "";
  const words = [turn, base, ...edges.map(({from, to, mark}) => `${from}-${to}${mark}`), ...lone];
  return {id, rules: null, position: words.filter(Boolean).join(" ")};
}

const number = "(0|[1-9]\\d*)";
const [arc, edge, vertex] = [`^${number}>${number}(?::([a-z]))?$`, `^${number}-${number}([brg]?)$`, `^${number}$`].map(
  (form) => new RegExp(form),
) as [RegExp, RegExp, RegExp];

/** Numbers without an arrow between any two are read in pairs: several vertices need an arc among them. */
export const isWritable = ({edges, lone}: Pick<Drawing, "edges" | "lone">, {directed}: Shape) =>
  !directed || edges.length > 0 || lone.length < 2;

/** Null where the words are not in the printed form. */
function readWords(words: string[], shape: Shape): Pick<Drawing, "edges" | "lone"> | null {
  const edges: Edge[] = [];
  const lone: string[] = [];
  for (const word of words) {
    const [, from, to, mark = ""] = (shape.directed ? arc : edge).exec(word) ?? [];
    if (from && to && Boolean(mark) === Boolean(shape.marks)) edges.push({from, to, mark});
    else if (vertex.test(word) && !shape.grounded) lone.push(word);
    else return null;
  }
  return isWritable({edges, lone}, shape) ? {edges, lone} : null;
}

export function readDrawing({rules, position}: Omit<Written, "id">, shape: Shape): Drawing | null {
  const words = (from: string) => from.split(" ").filter(Boolean);
  if (shape.directed) {
    const read = readWords(words(rules ?? ""), shape);
    const [on = "", last] = position.split("/");
    const tokens = on.split(",").filter(Boolean);
    if (!read || !tokens.every((token) => vertex.test(token))) return null;
    return {...read, ground: [], tokens, turn: "", last: last ? `/${last}` : ""};
  }
  const all = words(position);
  const turn = all[0] === "turn=R" ? (all.shift() ?? "") : "";
  const named = shape.grounded && all[0]?.startsWith("ground=") ? all.shift()?.slice("ground=".length) : null;
  const ground = shape.grounded ? (named?.split(",") ?? ["0"]) : [];
  const read = readWords(all, shape);
  return read && ground.every((name) => vertex.test(name)) ? {...read, ground, tokens: [], turn, last: ""} : null;
}
