// States of a game that was told, each with its options below it, all by what they are called. An option is a whole touch; of many
// states that of one must be chosen first.
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

function Drawn({board, labels, hand, lit, last}: ViewProps<StatesBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const [held] = hand?.prefix ?? [];
  const all = board.states.length <= eager;
  const ended = Number([...(last ?? [])].find((mark) => mark.startsWith("e"))?.slice(1) ?? -1);
  const {chips, owners, gone, height} = useMemo(
    () => layStates(board, width, (i) => hand !== null && (all || held === String(i)), ended),
    [board, width, held, all, hand === null, ended],
  );
  const spots = new Map<string, Spot>();
  if (hand)
    for (const chip of chips) {
      const spot = chip.touch.length === 1 && all ? null : spotOf(chip, hand, labels);
      if (spot) spots.set(chip.id, spot);
    }
  return (
    <div class="view" ref={box}>
      <Canvas width={width} height={height} label={labels.board} spots={[...spots.values()]} marks={chips} hand={hand}>
        {(bind) => [
          gone && <Ring key="gone" class="ghost" box={gone} />,
          ...owners.map(({player, x, y}) => (
            <g key={`${player} ${y}`} class={`stone ${player}`}>
              <circle class="disc" cx={x} cy={y} r={player === "left" ? 7 : 5.5} />
            </g>
          )),
          ...chips.map((chip) => {
            const spot = spots.get(chip.id);
            const [state = "0"] = chip.touch;
            const isState = chip.touch.length === 1;
            return (
              <g
                key={chip.id}
                data-mark={chip.id}
                class={look(isState ? "state" : "option", spot, isState && lit.has(state))}
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
      {hand && labels.note && <p class="note">{labels.note}</p>}
    </div>
  );
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
