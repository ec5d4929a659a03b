// View of a directed graph with tokens on its vertices. A touch is a token and the vertex it moves to; if only the
// tokens of one vertex can reach another, touching the latter is enough.
import {useMemo} from "preact/hooks";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, type Hand, includes, type Labels, maxDrawnGraph, type ViewProps} from "../../input/touch";
import {useWidth} from "../../kit/canvas";
import {FittedCanvas} from "../../kit/fitted-canvas";
import {useNames} from "../../kit/motion";
import {arrangeDag, type Picture, radius, withPins} from "./dag-layout";

type DagBoard = BoardOf<"dag">;
const maxScale = 1.4;
/**
 * Maximal number of tokens drawn side by side on one vertex (of more only the first is drawn, with their number), and
 * the radius of a token, in px.
 */
const [maxSideBySide, tokenRadius] = [3, 10];
/** Maximal number of places with movable tokens for which the moves of all are asked at once. */
const maxPlacesAsked = 12;

/** Names the tokens: those that stay on a vertex keep their names, the others take the names left over. */
function nameTokens(
  previous: {board: DagBoard; names: string[]} | null,
  board: DagBoard,
  createName: () => string,
): string[] {
  const oldNames = previous?.names ?? [];
  const names = board.tokens.map((_) => "");
  const used = new Set<number>();
  const matchTokens = (isMatch: (index: number, oldIndex: number) => boolean) =>
    board.tokens.forEach((_, i) => {
      const found = names[i] ? -1 : oldNames.findIndex((_, j) => !used.has(j) && isMatch(i, j));
      if (found < 0) return;
      used.add(found);
      names[i] = oldNames[found] ?? "";
    });
  matchTokens((index, oldIndex) => index === oldIndex && board.tokens[index] === previous?.board.tokens[oldIndex]);
  matchTokens((index, oldIndex) => board.tokens[index] === previous?.board.tokens[oldIndex]);
  matchTokens(() => true);
  return names.map((name) => name || createName());
}

interface DrawnToken {
  index: number;
  id: string;
  x: number;
  y: number;
  /** Number of tokens that it stands for, if there are more than can be drawn; otherwise 1. */
  count: number;
}

/** Place of the token that has `k` others between it and its vertex. */
const xOf = (vertexX: number, k: number) => vertexX + radius + 3 + 1.7 * k * tokenRadius;

function drawTokens(board: DagBoard, names: string[], picture: Picture): DrawnToken[] {
  const places = new Map(picture.vertices.map((v) => [v.name, v]));
  const drawnCount = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const vertex of board.tokens) counts.set(vertex, (counts.get(vertex) ?? 0) + 1);
  return board.tokens.flatMap((vertex, index) => {
    const place = places.get(vertex);
    const k = drawnCount.get(vertex) ?? 0;
    drawnCount.set(vertex, k + 1);
    const count = counts.get(vertex) ?? 1;
    if (!place || (count > maxSideBySide && k > 0)) return [];
    const x = xOf(place.x, k);
    return [{index, id: names[index] ?? "", x, y: place.y - radius - 3, count: count > maxSideBySide ? count : 1}];
  });
}

/** Returns the targets by id: the tokens first, then the vertices that they reach. */
function targetsOf(
  board: DagBoard,
  tokens: DrawnToken[],
  picture: Picture,
  hand: Hand,
  labels: Labels,
): Map<string, Target> {
  const targets = new Map<string, Target>();
  const legal = hand.look([]);
  const [chosenToken] = hand.prefix;
  const movable = tokens.filter((t) => includes(legal?.next, String(t.index)));
  const places = new Map<string, DrawnToken>();
  for (const token of movable) {
    const vertex = board.tokens[token.index] ?? "";
    if (!places.has(vertex)) places.set(vertex, token);
    const touch = [String(token.index)];
    const wins = hand.hints && chosenToken === undefined && includes(legal?.winning, String(token.index));
    const isChosen = chosenToken === String(token.index);
    targets.set(token.id, {
      ...token,
      touch: isChosen ? [] : touch,
      wins,
      chosen: isChosen,
      label: labels.target(touch, wins),
    });
  }
  const from =
    chosenToken !== undefined
      ? [Number(chosenToken)]
      : places.size > maxPlacesAsked
        ? []
        : [...places.values()].map((t) => t.index);
  for (const {name, x, y} of picture.vertices) {
    const movers = from.filter((i) => includes(hand.look([String(i)])?.next, name));
    if (movers.length !== 1) continue;
    const touch = [String(movers[0]), name];
    const wins = hand.hints && includes(hand.look(touch.slice(0, 1))?.winning, name);
    const dot = {x: x - 0.75 * radius, y: y - 0.75 * radius};
    targets.set(`v${name}`, {id: `v${name}`, x, y, dot, touch, wins, chosen: false, label: labels.target(touch, wins)});
  }
  return targets;
}

export function View(props: ViewProps<DagBoard>) {
  const {arcs, lone, tokens} = props.board;
  if (arcs.length + lone.length + tokens.length > maxDrawnGraph)
    return <p class="view words">{props.labels.tooLarge}</p>;
  return <DagFigure {...props} />;
}

function DagFigure({board, labels, hand, highlight, preview, last, pins}: ViewProps<DagBoard>) {
  const frame = useWidth(hand ? null : 0);
  const names = useNames(board, nameTokens);
  const layoutKey = JSON.stringify([board.arcs, board.lone]);
  const layout = useMemo(() => arrangeDag(board.arcs, board.lone, hand ? 74 : 48), [layoutKey, hand === null]);
  const picture = useMemo(() => (pins?.size ? withPins(layout, board.arcs, pins) : layout), [layout, pins]);
  const tokens = useMemo(() => drawTokens(board, names, picture), [board, names, picture]);
  const targets = hand ? targetsOf(board, tokens, picture, hand, labels) : new Map<string, Target>();
  // Any vertex has room for the tokens that may meet there, as a wider picture would be shown elsewhere.
  const mostNeighbours = hand ? Math.min(board.tokens.length, maxSideBySide) - 1 : 0;
  const widestX = Math.max(
    ...tokens.map(({x}) => x),
    ...(hand ? picture.vertices : []).map(({x}) => xOf(x, mostNeighbours)),
  );
  const totalWidth = Math.max(picture.width, widestX + 1.8 * tokenRadius);
  return (
    <FittedCanvas
      frame={frame}
      width={totalWidth}
      height={picture.height}
      maxScale={maxScale}
      labels={labels}
      targets={targets}
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
            const target = targets.get(token.id);
            return (
              <g
                key={token.id}
                data-mark={token.id}
                class={classNames(
                  "piece",
                  target,
                  highlight.has(String(token.index)),
                  preview.has(String(token.index)),
                )}
                transform={`translate(${token.x} ${token.y})`}
                {...(target ? bind(target) : {})}
              >
                <circle class="reach" r={tokenRadius + 4} />
                <circle class="disc" r={tokenRadius} />
                {last?.has(String(token.index)) && <circle class="halo" r={tokenRadius + 3.5} />}
                <text y={4} aria-hidden="true">
                  {token.count > 1 ? `×${token.count}` : token.index + 1}
                </text>
              </g>
            );
          })}
          {picture.vertices.map(({name, x, y}) => {
            const target = targets.get(`v${name}`);
            return (
              <g
                key={name}
                class={classNames("node", target, highlight.has(`v${name}`), preview.has(`v${name}`))}
                transform={`translate(${x} ${y})`}
                {...(target ? bind(target) : {})}
              >
                <circle class="reach" r={radius + 9} />
                <circle class="ring" r={radius} />
                {last?.has(`v${name}`) && <circle class="halo left" r={radius + 4} />}
                <text y={5} aria-hidden="true">
                  {name}
                </text>
                {target?.wins && <path class="sign" d={`M0 ${radius + 13}l5 -10h-10z`} />}
              </g>
            );
          })}
        </>
      )}
    </FittedCanvas>
  );
}
