// A ring of numbered edges with a coin on a vertex. Touching an edge beside the coin asks in the middle what to leave on it.
import {useMemo} from "preact/hooks";
import {ByNumber, TooLarge} from "../hand/by-number";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, type Hand, includes, type Labels, type Touchable, type ViewProps} from "../hand/touch";
import {round} from "../layout/round";
import {Canvas, pitch, thumbnail, useWidth} from "./canvas";

type RingBoard = BoardOf<"ring">;

const most = 40;
const margin = 22;
const least = 96;
/** Of a number to choose. */
const smallest = 30;

export function Ring(props: ViewProps<RingBoard>) {
  if (props.board.edges.length > most) return <TooLarge hand={props.hand} labels={props.labels} />;
  return <Drawn {...props} />;
}

interface Choices {
  numbers: string[];
  side: number;
  step: number;
}

/** The numbers that may be left, in a square in the middle; null where they do not fit. */
function choices(held: Touchable | null, radius: number): Choices | null {
  const room = 1.3 * (radius - 16);
  const numbers: string[] = [];
  for (const e of held?.next ?? []) {
    const [low, high] = typeof e === "string" ? [BigInt(e), BigInt(e)] : [BigInt(e[0]), BigInt(e[1])];
    for (let n = low; n <= high; n++) if (numbers.push(String(n)) * smallest ** 2 > room ** 2) return null;
  }
  const side = Math.ceil(Math.sqrt(numbers.length));
  const step = Math.min(44, room / Math.max(1, side));
  return step < smallest ? null : {numbers, side, step};
}

function Drawn({board, labels, hand, highlight, last}: ViewProps<RingBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const {edges} = board;
  const at = Number(board.at);
  const step = hand ? pitch(width / 4, edges.length) : 34;
  const place = useMemo(
    () => round(edges.length, step + 14, Math.max(least, Math.min(130, width / 2 - margin - 16)), margin),
    [edges.length, step, width],
  );
  const middle = place.size / 2;
  const coin = useMemo(() => ({id: "coin", ...place.at(at)}), [place, at]);
  const badges = useMemo(
    () => edges.map((number, i) => ({id: `e${i}`, face: number, ...place.at(i + 0.5)})),
    [edges, place],
  );
  const marks = useMemo(() => [...badges, coin], [badges, coin]);
  const here = hand?.look([]) ?? null;
  const edge = hand?.prefix[0] ?? null;
  const held = hand && edge !== null ? hand.look([edge]) : null;
  const choice = choices(held, place.radius);
  const spots = new Map<string, Spot>();
  if (hand)
    badges.forEach(({id, x, y}, i) => {
      const element = String(i);
      if (!includes(here?.next, element)) return;
      const chosen = element === edge;
      const wins = hand.hints && edge === null && includes(here?.winning, element);
      spots.set(id, {id, x, y, touch: chosen ? [] : [element], wins, chosen, label: labels.spot([element], wins)});
    });
  const options = hand && edge !== null && choice ? optionSpots(choice, [edge, held], middle, hand, labels) : [];
  return (
    <div class="view" ref={box}>
      <Canvas
        width={place.size}
        height={place.size}
        label={labels.board}
        spots={[...spots.values(), ...options]}
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
              const spot = spots.get(id);
              return (
                <g
                  key={id}
                  data-mark={id}
                  class={`${look("badge", spot, highlight.has(String(i)))}${face === "0" ? " none" : ""}`}
                  transform={`translate(${x} ${y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <circle class="reach" r={step / 2} />
                  <circle class="disc" r={15} />
                  {last?.has(String(i)) && <circle class="halo" r={19} />}
                  <text y={5} aria-hidden="true">
                    {face.length < 4 ? face : "…"}
                  </text>
                  {spot?.wins && <path class="sign" d="M0 -18l-5 -8h10z" />}
                </g>
              );
            })}
            {choice &&
              options.map((spot) => (
                <g
                  key={spot.id}
                  class={look("option", spot, false)}
                  transform={`translate(${spot.x} ${spot.y})`}
                  {...bind(spot)}
                >
                  <circle class="reach" r={choice.step / 2} />
                  <circle class="disc" r={choice.step * 0.4} />
                  <text y={5} aria-hidden="true">
                    {spot.touch[1]}
                  </text>
                  {spot.wins && <path class="sign" d={`M0 ${-choice.step * 0.4 - 1}l-5 -8h10z`} />}
                </g>
              ))}
          </>
        )}
      </Canvas>
      {hand && edge !== null && held && !choice && <ByNumber hand={hand} labels={labels} prefix={[edge]} />}
    </div>
  );
}

function optionSpots(
  {numbers, side, step}: Choices,
  [edge, held]: [string, Touchable | null],
  middle: number,
  hand: Hand,
  labels: Labels,
): Spot[] {
  const lines = Math.ceil(numbers.length / side);
  return numbers.map((number, i) => {
    const touch = [edge, number];
    const wins = hand.hints && includes(held?.winning, number);
    return {
      id: `n${number}`,
      x: middle + step * ((i % side) - (side - 1) / 2),
      y: middle + step * (Math.floor(i / side) - (lines - 1) / 2),
      touch,
      wins,
      chosen: false,
      label: labels.spot(touch, wins),
    };
  });
}

/** From vertex i to the next, in two halves, so that a ring of one edge closes. */
function arc(place: ReturnType<typeof round>, i: number): string {
  const [from, over, to] = [place.at(i), place.at(i + 0.5), place.at(i + 1)];
  const r = place.radius;
  return `M${from.x} ${from.y}A${r} ${r} 0 0 1 ${over.x} ${over.y}A${r} ${r} 0 0 1 ${to.x} ${to.y}`;
}
