// States of a game that was told, each with its options below it, all by what they are called. An option is a whole touch; of many
// states that of one must be chosen first. Of two players each has options of their own, in lines of their own.
import {useMemo} from "preact/hooks";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, drawable, type Hand, includes, type Labels, type ViewProps} from "../hand/touch";
import {type Box, type Chip, layStates} from "../layout/state-layout";
import {Canvas, thumbnail, useWidth} from "./canvas";

type StatesBoard = BoardOf<"states">;
/** So many states show their options at once. */
const eager = 6;

function spotOf(chip: Chip, hand: Hand, labels: Labels): Spot | null {
  const [state = "0", option] = chip.touch;
  const above = option === undefined ? [] : [state];
  const element = option ?? state;
  const here = hand.look(above);
  if (!includes(here?.next, element)) return null;
  const wins = hand.hints && includes(here?.winning, element);
  const chosen = option === undefined && hand.prefix[0] === state;
  return {...chip, touch: chosen ? [] : chip.touch, wins, chosen, label: labels.spot(chip.touch, wins)};
}

export function States(props: ViewProps<StatesBoard>) {
  const {states} = props.board;
  if (states.length > drawable) return <p class="view words">{props.labels.tooLarge}</p>;
  return <Drawn {...props} />;
}

function Drawn({board, labels, hand, highlight, last}: ViewProps<StatesBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const [held] = hand?.prefix ?? [];
  const all = board.states.length <= eager;
  const ended = Number([...(last ?? [])].find((mark) => mark.startsWith("e"))?.slice(1) ?? -1);
  const {chips, gone, height} = useMemo(
    () => layStates(board, width, (i) => hand !== null && (all || held === String(i)), ended),
    [board, width, held, all, hand === null, ended],
  );
  const mover = (board.mover === "L") === (board.roles === undefined) ? "left" : "right";
  const isOther = ({side}: Chip) => side !== undefined && side !== mover;
  const spots = new Map<string, Spot>();
  if (hand)
    for (const chip of chips) {
      const spot = chip.touch.length === 1 && all ? null : spotOf(chip, hand, labels);
      if (spot) spots.set(chip.id, spot);
    }
  return (
    <div class="view" ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas width={width} height={height} label={labels.board} spots={[...spots.values()]} marks={chips} hand={hand}>
        {(bind) => [
          gone && <Ring key="gone" class="ghost" box={gone} />,
          ...chips
            .filter((chip, i) => chip.side && chip.side !== chips[i - 1]?.side)
            .map((chip) => <Side key={`${chip.id} side`} chip={chip} />),
          ...chips.map((chip) => {
            const spot = spots.get(chip.id);
            const [state = "0"] = chip.touch;
            const isState = chip.touch.length === 1;
            return (
              <g
                key={chip.id}
                data-mark={chip.id}
                class={look(
                  isState ? "state" : isOther(chip) ? "option other" : "option",
                  spot,
                  isState && highlight.has(state),
                )}
                transform={`translate(${chip.x} ${chip.y})`}
                {...(spot ? bind(spot) : {})}
              >
                <rect x={-chip.width / 2} y={-chip.height / 2} width={chip.width} height={chip.height} rx={6} />
                {isState && last?.has(state) && <Ring class="halo" box={{...chip, x: 0, y: 0}} />}
                <text y={5} aria-hidden="true">
                  {chip.text}
                </text>
                {spot?.wins && <path class="sign" d={`M${-chip.width / 2 + 3} ${chip.height / 2 - 3}l5 -9h-10z`} />}
              </g>
            );
          }),
        ]}
      </Canvas>
    </div>
  );
}

/** Before the first option of a player: what is Left's faces right, as on a line of numbers. */
function Side({chip: {x, y, width, side}}: {chip: Chip}) {
  const [tip, base] = side === "left" ? [-5, -13] : [-13, -5];
  const edge = x - width / 2;
  return <path class="side" d={`M${edge + tip} ${y}L${edge + base} ${y - 5}V${y + 5}z`} />;
}

/** Around what has changed. */
function Ring({class: look, box: {x, y, width, height}}: {class: string; box: Box}) {
  const out = 4;
  return (
    <rect
      class={look}
      x={x - width / 2 - out}
      y={y - height / 2 - out}
      width={width + 2 * out}
      height={height + 2 * out}
      rx={9}
    />
  );
}
