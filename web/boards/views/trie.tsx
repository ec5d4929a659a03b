// The trie of a list of words, its root on top. What stands already is the path that is drawn strong; touching a letter
// below its end appends it.
import {hierarchy, tree} from "d3-hierarchy";
import {useMemo} from "preact/hooks";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, drawable, includes, type ViewProps} from "../hand/touch";
import {Canvas, useWidth} from "./canvas";

type TrieBoard = BoardOf<"trie">;
interface Twig {
  prefix: string;
  children: Twig[];
}
interface Place {
  prefix: string;
  x: number;
  y: number;
  above: Place | null;
}

const [radius, margin, apart, rise, largest] = [15, 24, 42, 62, 1.4];

/** Null where there are too many letters to draw. */
function grown(words: string[]): Twig | null {
  const root: Twig = {prefix: "", children: []};
  let count = 0;
  for (const word of [...words].sort()) {
    let twig = root;
    for (let end = 1; end <= word.length; end++) {
      const prefix = word.slice(0, end);
      let next = twig.children.at(-1);
      if (next?.prefix !== prefix) {
        next = {prefix, children: []};
        twig.children.push(next);
        if (++count > drawable) return null;
      }
      twig = next;
    }
  }
  return root;
}

function arrange(root: Twig): {places: Place[]; width: number; height: number} {
  const layout = tree<Twig>().nodeSize([apart, rise])(hierarchy(root, (t) => t.children));
  const nodes = layout.descendants();
  const left = nodes.reduce((m, n) => Math.min(m, n.x), 0);
  const right = nodes.reduce((m, n) => Math.max(m, n.x), 0);
  const places = new Map<unknown, Place>();
  for (const node of nodes) {
    const above = places.get(node.parent) ?? null;
    places.set(node, {prefix: node.data.prefix, x: node.x - left + margin, y: margin + node.y, above});
  }
  return {
    places: [...places.values()],
    width: right - left + 2 * margin,
    height: layout.height * rise + 2 * margin + 8,
  };
}

export function Trie(props: ViewProps<TrieBoard>) {
  const drawn = props.board.words.join();
  const root = useMemo(() => grown(props.board.words), [drawn]);
  if (!root) return <p class="view words">{props.labels.tooLarge}</p>;
  return <Drawn {...props} root={root} />;
}

function Drawn({board, labels, hand, highlight, last, root}: ViewProps<TrieBoard> & {root: Twig}) {
  const {box, width} = useWidth(hand ? null : 0);
  const picture = useMemo(() => arrange(root), [root]);
  const here = hand?.look([]) ?? null;
  const spots = new Map<string, Spot>();
  if (hand)
    for (const {prefix, x, y} of picture.places) {
      if (prefix.slice(0, -1) !== board.prefix || prefix === "") continue;
      const element = String(prefix.charCodeAt(prefix.length - 1) - 97);
      if (!includes(here?.next, element)) continue;
      const wins = hand.hints && includes(here?.winning, element);
      spots.set(prefix, {id: prefix, x, y, touch: [element], wins, chosen: false, label: labels.spot([element], wins)});
    }
  const stands = (prefix: string) => board.prefix.startsWith(prefix);
  const end = picture.places.find((p) => p.prefix === board.prefix);
  const marks = useMemo(() => (end ? [{id: "end", x: end.x, y: end.y}] : []), [end]);
  return (
    <div class={picture.width > 2 * width && hand ? "view wide" : "view"} ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        width={picture.width}
        height={picture.height}
        scale={Math.max(1, Math.min(largest, width / picture.width))}
        label={labels.board}
        spots={[...spots.values()]}
        marks={marks}
        hand={hand}
      >
        {(bind) => (
          <>
            {picture.places.map(
              ({prefix, x, y, above}) =>
                above && (
                  <path
                    key={prefix}
                    class={stands(prefix) ? "twig strong" : "twig"}
                    d={`M${above.x} ${above.y}C${above.x} ${above.y + rise / 2} ${x} ${y - rise / 2} ${x} ${y}`}
                  />
                ),
            )}
            {end && <circle data-mark="end" class="end" r={radius + 5} transform={`translate(${end.x} ${end.y})`} />}
            {picture.places.map(({prefix, x, y}) => {
              const spot = spots.get(prefix);
              const base = stands(prefix) ? "node strong" : "node";
              return (
                <g
                  key={prefix}
                  class={look(base, spot, highlight.has(prefix))}
                  transform={`translate(${x} ${y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <circle class="reach" r={radius + 6} />
                  <circle class="ring" r={prefix === "" ? 6 : radius} />
                  {last?.has(prefix) && <circle class="halo" r={radius + 9} />}
                  <text y={5} aria-hidden="true">
                    {prefix.slice(-1)}
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
