// Text of a drawing, and back. Only the form that the engine prints is read here, even if the engine refuses the
// position, as it does a graph with a cycle. The engine returns any other form as a board.
import type {Drawing, Edge, Shape} from "./drawing";
import type {EditedComponent} from "./edited-component";

export function writeDrawing(id: string, drawing: Drawing, {directed, grounded}: Shape): EditedComponent {
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

/** Returns false if the engine would read the numbers in pairs, which it does for several vertices without any arc. */
export const isWritable = ({edges, lone}: Pick<Drawing, "edges" | "lone">, {directed}: Shape) =>
  !directed || edges.length > 0 || lone.length < 2;

/** Returns null if the words are not in the printed form. */
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

export function readDrawing({rules, position}: Omit<EditedComponent, "id">, shape: Shape): Drawing | null {
  const words = (text: string) => text.split(" ").filter(Boolean);
  if (shape.directed) {
    const read = readWords(words(rules ?? ""), shape);
    const [tokenText = "", last] = position.split("/");
    const tokens = tokenText.split(",").filter(Boolean);
    if (!read || !tokens.every((token) => vertex.test(token))) return null;
    return {...read, ground: [], tokens, turn: "", last: last ? `/${last}` : ""};
  }
  const allWords = words(position);
  const turn = allWords[0] === "turn=R" ? (allWords.shift() ?? "") : "";
  const groundText =
    shape.grounded && allWords[0]?.startsWith("ground=") ? allWords.shift()?.slice("ground=".length) : null;
  const ground = shape.grounded ? (groundText?.split(",") ?? ["0"]) : [];
  const read = readWords(allWords, shape);
  return read && ground.every((name) => vertex.test(name)) ? {...read, ground, tokens: [], turn, last: ""} : null;
}
