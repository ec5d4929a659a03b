// View of a ring of numbered edges with a coin on a vertex. Touching an edge beside the coin shows in the middle the
// numbers that may be left on it.
import {useMemo} from "preact/hooks";
import {ByNumber, TooLarge} from "../../input/by-number";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, type Hand, includes, type Labels, type Touchable, type ViewProps} from "../../input/touch";
import {Canvas, stepFor, thumbnailWidth, useWidth} from "../../kit/canvas";
import {round} from "../../kit/round";

type RingBoard = BoardOf<"ring">;

const maxEdges = 40;
const margin = 22;
const minRadius = 96;
/** Least step between numbers to choose from, in px. */
const minStep = 30;

export function View(props: ViewProps<RingBoard>) {
  if (props.board.edges.length > maxEdges) return <TooLarge hand={props.hand} labels={props.labels} />;
  return <RingFigure {...props} />;
}

interface Choices {
  numbers: string[];
  side: number;
  step: number;
}

/** Returns the numbers that may be left, to be shown in a square in the middle; null if they do not fit. */
function choicesFor(legal: Touchable | null, radius: number): Choices | null {
  const room = 1.3 * (radius - 16);
  const numbers: string[] = [];
  for (const element of legal?.next ?? []) {
    const [low, high] =
      typeof element === "string" ? [BigInt(element), BigInt(element)] : [BigInt(element[0]), BigInt(element[1])];
    for (let n = low; n <= high; n++) if (numbers.push(String(n)) * minStep ** 2 > room ** 2) return null;
  }
  const side = Math.ceil(Math.sqrt(numbers.length));
  const step = Math.min(44, room / Math.max(1, side));
  return step < minStep ? null : {numbers, side, step};
}

function RingFigure({board, labels, hand, highlight, preview, last}: ViewProps<RingBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnailWidth);
  const {edges} = board;
  const coinVertex = Number(board.at);
  const step = hand ? stepFor(width / 4, edges.length) : 34;
  const place = useMemo(
    () => round(edges.length, step + 14, Math.max(minRadius, Math.min(130, width / 2 - margin - 16)), margin),
    [edges.length, step, width],
  );
  const middle = place.size / 2;
  const coin = useMemo(() => ({id: "coin", ...place.at(coinVertex)}), [place, coinVertex]);
  const badges = useMemo(
    () => edges.map((number, i) => ({id: `e${i}`, face: number, ...place.at(i + 0.5)})),
    [edges, place],
  );
  const marks = useMemo(() => [...badges, coin], [badges, coin]);
  const legal = hand?.look([]) ?? null;
  const chosenEdge = hand?.prefix[0] ?? null;
  const legalOnEdge = hand && chosenEdge !== null ? hand.look([chosenEdge]) : null;
  const choices = choicesFor(legalOnEdge, place.radius);
  const targets = new Map<string, Target>();
  if (hand)
    badges.forEach(({id, x, y}, i) => {
      const element = String(i);
      if (!includes(legal?.next, element)) return;
      const isChosen = element === chosenEdge;
      const wins = hand.hints && chosenEdge === null && includes(legal?.winning, element);
      targets.set(id, {
        id,
        x,
        y,
        touch: isChosen ? [] : [element],
        wins,
        chosen: isChosen,
        label: labels.target([element], wins),
      });
    });
  const options =
    hand && chosenEdge !== null && choices
      ? optionTargets(choices, [chosenEdge, legalOnEdge], middle, hand, labels)
      : [];
  return (
    <div class="view" ref={box}>
      <Canvas
        width={place.size}
        height={place.size}
        label={labels.board}
        targets={[...targets.values(), ...options]}
        marks={marks}
        hand={hand}
      >
        {(bind) => (
          <>
            {edges.map((number, i) => (
              <path
                key={badges[i]?.id}
                class={number === "0" ? "span none" : highlight.has(String(i)) ? "span lit" : "span"}
                d={arc(place, i)}
              />
            ))}
            {edges.map((_, i) => {
              const {x, y} = place.at(i);
              return <circle key={badges[i]?.id} class="corner" cx={x} cy={y} r={4} />;
            })}
            <g data-mark="coin" class="coin heads" transform={`translate(${coin.x} ${coin.y})`}>
              <circle class="disc" r={11} />
              <circle class="rim" r={6.5} />
            </g>
            {badges.map(({id, face, x, y}, i) => {
              const target = targets.get(id);
              return (
                <g
                  key={id}
                  data-mark={id}
                  class={`${classNames("badge", target, highlight.has(String(i)), preview.has(String(i)))}${face === "0" ? " none" : ""}`}
                  transform={`translate(${x} ${y})`}
                  {...(target ? bind(target) : {})}
                >
                  <circle class="reach" r={step / 2} />
                  <circle class="disc" r={15} />
                  {last?.has(String(i)) && <circle class="halo" r={19} />}
                  <text y={5} aria-hidden="true">
                    {face.length < 4 ? face : "…"}
                  </text>
                  {target?.wins && <path class="sign" d="M0 -18l-5 -8h10z" />}
                </g>
              );
            })}
            {choices &&
              options.map((target) => (
                <g
                  key={target.id}
                  class={classNames("option", target, false)}
                  transform={`translate(${target.x} ${target.y})`}
                  {...bind(target)}
                >
                  <circle class="reach" r={choices.step / 2} />
                  <circle class="disc" r={choices.step * 0.4} />
                  <text y={5} aria-hidden="true">
                    {target.touch[1]}
                  </text>
                  {target.wins && <path class="sign" d={`M0 ${-choices.step * 0.4 - 1}l-5 -8h10z`} />}
                </g>
              ))}
          </>
        )}
      </Canvas>
      {hand && chosenEdge !== null && legalOnEdge && !choices && (
        <ByNumber hand={hand} labels={labels} prefix={[chosenEdge]} />
      )}
    </div>
  );
}

function optionTargets(
  {numbers, side, step}: Choices,
  [edge, legal]: [string, Touchable | null],
  middle: number,
  hand: Hand,
  labels: Labels,
): Target[] {
  const lines = Math.ceil(numbers.length / side);
  return numbers.map((number, i) => {
    const touch = [edge, number];
    const wins = hand.hints && includes(legal?.winning, number);
    const [x, y] = [
      middle + step * ((i % side) - (side - 1) / 2),
      middle + step * (Math.floor(i / side) - (lines - 1) / 2),
    ];
    return {
      id: `n${number}`,
      ...{x, y, dot: {x: x - step * 0.3, y: y - step * 0.3}},
      touch,
      wins,
      chosen: false,
      label: labels.target(touch, wins),
    };
  });
}

/** Draws the edge from vertex i to the next one in two halves, so that a ring of one edge closes. */
function arc(place: ReturnType<typeof round>, i: number): string {
  const [from, over, to] = [place.at(i), place.at(i + 0.5), place.at(i + 1)];
  const r = place.radius;
  return `M${from.x} ${from.y}A${r} ${r} 0 0 1 ${over.x} ${over.y}A${r} ${r} 0 0 1 ${to.x} ${to.y}`;
}
