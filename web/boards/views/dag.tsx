// A directed graph with tokens on its vertices. A touch is a token and the vertex it moves to; where only tokens of one
// vertex can reach another, that vertex is the whole touch.
import {useMemo} from "preact/hooks";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, drawableGraph, type Hand, includes, type Labels, type ViewProps} from "../hand/touch";
import {arrangeDag, type Picture, radius, withPins} from "../layout/dag-layout";
import {Canvas, useWidth} from "./canvas";
import {useNames} from "./motion";

type DagBoard = BoardOf<"dag">;
const largest = 1.4;
/** Tokens side by side on one vertex; of more only the first is drawn, with their number. */
const [few, small] = [3, 10];
/** Places of tokens for which all ways are asked at once. */
const eager = 12;

/** Tokens that stay on a vertex keep their names there; the others take what is left. */
function carry(before: {board: DagBoard; names: string[]} | null, board: DagBoard, fresh: () => string): string[] {
  const old = before?.names ?? [];
  const stay = board.tokens.map((_) => "");
  const used = new Set<number>();
  const pass = (same: (now: number, then: number) => boolean) =>
    board.tokens.forEach((_, i) => {
      const found = stay[i] ? -1 : old.findIndex((_, j) => !used.has(j) && same(i, j));
      if (found < 0) return;
      used.add(found);
      stay[i] = old[found] ?? "";
    });
  pass((now, then) => now === then && board.tokens[now] === before?.board.tokens[then]);
  pass((now, then) => board.tokens[now] === before?.board.tokens[then]);
  pass(() => true);
  return stay.map((name) => name || fresh());
}

interface Stand {
  index: number;
  id: string;
  x: number;
  y: number;
  /** More tokens than can be drawn stand here. */
  count: number;
}

function stands(board: DagBoard, names: string[], picture: Picture): Stand[] {
  const at = new Map(picture.vertices.map((v) => [v.name, v]));
  const here = new Map<string, number>();
  const count = new Map<string, number>();
  for (const vertex of board.tokens) count.set(vertex, (count.get(vertex) ?? 0) + 1);
  return board.tokens.flatMap((vertex, index) => {
    const place = at.get(vertex);
    const k = here.get(vertex) ?? 0;
    here.set(vertex, k + 1);
    const all = count.get(vertex) ?? 1;
    if (!place || (all > few && k > 0)) return [];
    const x = place.x + radius + 3 + 1.7 * k * small;
    return [{index, id: names[index] ?? "", x, y: place.y - radius - 3, count: all > few ? all : 1}];
  });
}

/** The tokens first, then the vertices that they reach. */
function spotsOf(board: DagBoard, tokens: Stand[], picture: Picture, hand: Hand, labels: Labels): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const here = hand.look([]);
  const [held] = hand.prefix;
  const movable = tokens.filter((t) => includes(here?.next, String(t.index)));
  const places = new Map<string, Stand>();
  for (const token of movable) {
    const vertex = board.tokens[token.index] ?? "";
    if (!places.has(vertex)) places.set(vertex, token);
    const touch = [String(token.index)];
    const wins = hand.hints && held === undefined && includes(here?.winning, String(token.index));
    const chosen = held === String(token.index);
    spots.set(token.id, {...token, touch: chosen ? [] : touch, wins, chosen, label: labels.spot(touch, wins)});
  }
  const from =
    held !== undefined ? [Number(held)] : places.size > eager ? [] : [...places.values()].map((t) => t.index);
  for (const {name, x, y} of picture.vertices) {
    const ways = from.filter((i) => includes(hand.look([String(i)])?.next, name));
    if (ways.length !== 1) continue;
    const touch = [String(ways[0]), name];
    const wins = hand.hints && includes(hand.look(touch.slice(0, 1))?.winning, name);
    spots.set(`v${name}`, {id: `v${name}`, x, y, touch, wins, chosen: false, label: labels.spot(touch, wins)});
  }
  return spots;
}

export function Dag(props: ViewProps<DagBoard>) {
  const {arcs, lone, tokens} = props.board;
  if (arcs.length + lone.length + tokens.length > drawableGraph)
    return <p class="view words">{props.labels.tooLarge}</p>;
  return <Drawn {...props} />;
}

function Drawn({board, labels, hand, highlight, last, pins}: ViewProps<DagBoard>) {
  const {box, width} = useWidth(hand ? null : 0);
  const names = useNames(board, carry);
  const drawn = JSON.stringify([board.arcs, board.lone]);
  const layout = useMemo(() => arrangeDag(board.arcs, board.lone, hand ? 74 : 48), [drawn, hand === null]);
  const picture = useMemo(() => (pins?.size ? withPins(layout, board.arcs, pins) : layout), [layout, pins]);
  const tokens = useMemo(() => stands(board, names, picture), [board, names, picture]);
  const spots = hand ? spotsOf(board, tokens, picture, hand, labels) : new Map<string, Spot>();
  const across = tokens.reduce((w, t) => Math.max(w, t.x + 1.8 * small), picture.width);
  return (
    <div class={across > 2 * width && hand ? "view wide" : "view"} ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        width={across}
        height={picture.height}
        scale={Math.max(1, Math.min(largest, width / across))}
        label={labels.board}
        spots={[...spots.values()]}
        marks={tokens}
        hand={hand}
      >
        {(bind) => (
          <>
            {picture.arcs.map((arc, i) => (
              <g key={board.arcs[i]?.join(">")} class="arc" aria-hidden="true">
                <path class="line" d={arc.path} />
                <path class="head" d={arc.head} />
              </g>
            ))}
            {board.letters?.map((letter, i) => (
              <text
                key={board.arcs[i]?.join(">")}
                class="letter-on"
                x={picture.arcs[i]?.letter.x}
                y={(picture.arcs[i]?.letter.y ?? 0) + 5}
              >
                {letter}
              </text>
            ))}
            {tokens.map((token) => {
              const spot = spots.get(token.id);
              return (
                <g
                  key={token.id}
                  data-mark={token.id}
                  class={look("piece", spot, highlight.has(String(token.index)))}
                  transform={`translate(${token.x} ${token.y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <circle class="reach" r={small + 4} />
                  <circle class="disc" r={small} />
                  {last?.has(String(token.index)) && <circle class="halo" r={small + 3.5} />}
                  <text y={4} aria-hidden="true">
                    {token.count > 1 ? `×${token.count}` : token.index + 1}
                  </text>
                </g>
              );
            })}
            {picture.vertices.map(({name, x, y}) => {
              const spot = spots.get(`v${name}`);
              return (
                <g
                  key={name}
                  class={look("node", spot, false)}
                  transform={`translate(${x} ${y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <circle class="reach" r={radius + 9} />
                  <circle class="ring" r={radius} />
                  {last?.has(`v${name}`) && <circle class="halo left" r={radius + 4} />}
                  <text y={5} aria-hidden="true">
                    {name}
                  </text>
                  {spot?.wins && <path class="sign" d={`M0 ${radius + 13}l5 -10h-10z`} />}
                </g>
              );
            })}
          </>
        )}
      </Canvas>
    </div>
  );
}
