// View of the trie of a list of words, with the root on top. The path of the letters played so far is drawn strongly;
// touching a letter below its end appends it.
import {hierarchy, tree} from "d3-hierarchy";
import {useMemo} from "preact/hooks";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, includes, maxDrawn, type ViewProps} from "../../input/touch";
import {useWidth} from "../../kit/canvas";
import {FittedCanvas} from "../../kit/fitted-canvas";

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

const [radius, margin, letterGap, lineHeight, maxScale] = [15, 24, 42, 62, 1.4];

/** Returns null if there are too many letters to draw. */
function buildTrie(words: string[]): Twig | null {
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
        if (++count > maxDrawn) return null;
      }
      twig = next;
    }
  }
  return root;
}

function arrange(root: Twig): {places: Place[]; width: number; height: number} {
  const layout = tree<Twig>().nodeSize([letterGap, lineHeight])(hierarchy(root, (t) => t.children));
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
    height: layout.height * lineHeight + 2 * margin + 8,
  };
}

export function View(props: ViewProps<TrieBoard>) {
  const wordsKey = props.board.words.join();
  const root = useMemo(() => buildTrie(props.board.words), [wordsKey]);
  if (!root) return <p class="view words">{props.labels.tooLarge}</p>;
  return <TrieFigure {...props} root={root} />;
}

function TrieFigure({board, labels, hand, highlight, preview, last, root}: ViewProps<TrieBoard> & {root: Twig}) {
  const frame = useWidth(hand ? null : 0);
  const picture = useMemo(() => arrange(root), [root]);
  const legal = hand?.look([]) ?? null;
  const targets = new Map<string, Target>();
  if (hand)
    for (const {prefix, x, y} of picture.places) {
      if (prefix.slice(0, -1) !== board.prefix || prefix === "") continue;
      const element = String(prefix.charCodeAt(prefix.length - 1) - 97);
      if (!includes(legal?.next, element)) continue;
      const wins = hand.hints && includes(legal?.winning, element);
      targets.set(prefix, {
        id: prefix,
        x,
        y,
        touch: [element],
        wins,
        chosen: false,
        label: labels.target([element], wins),
      });
    }
  const isPlayed = (prefix: string) => board.prefix.startsWith(prefix);
  const end = picture.places.find((p) => p.prefix === board.prefix);
  const marks = useMemo(() => (end ? [{id: "end", x: end.x, y: end.y}] : []), [end]);
  return (
    <FittedCanvas
      frame={frame}
      width={picture.width}
      height={picture.height}
      maxScale={maxScale}
      labels={labels}
      targets={targets}
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
                  class={isPlayed(prefix) ? "twig strong" : "twig"}
                  d={`M${above.x} ${above.y}C${above.x} ${above.y + lineHeight / 2} ${x} ${y - lineHeight / 2} ${x} ${y}`}
                />
              ),
          )}
          {end && <circle data-mark="end" class="end" r={radius + 5} transform={`translate(${end.x} ${end.y})`} />}
          {picture.places.map(({prefix, x, y}) => {
            const target = targets.get(prefix);
            const base = isPlayed(prefix) ? "node strong" : "node";
            return (
              <g
                key={prefix}
                class={classNames(base, target, highlight.has(prefix), preview.has(prefix))}
                transform={`translate(${x} ${y})`}
                {...(target ? bind(target) : {})}
              >
                <circle class="reach" r={radius + 6} />
                <circle class="ring" r={prefix === "" ? 6 : radius} />
                {last?.has(prefix) && <circle class="halo" r={radius + 9} />}
                <text y={5} aria-hidden="true">
                  {prefix.slice(-1)}
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
