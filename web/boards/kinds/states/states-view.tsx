// View of the states of a game given as a list of states, each with its options below it, all shown by their names. An
// option is a whole touch; where there are many states, one must be chosen first. Two players have separate options, on
// separate lines.
import {useMemo} from "preact/hooks";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, type Hand, includes, type Labels, maxDrawn, type ViewProps} from "../../input/touch";
import {Canvas, thumbnailWidth, useWidth} from "../../kit/canvas";
import {arrangeStates, type Box, type Chip} from "./state-layout";

type StatesBoard = BoardOf<"states">;
/** Maximal number of states that all show their options at once. */
const maxOpenStates = 6;

function targetOf(chip: Chip, hand: Hand, labels: Labels): Target | null {
  const [state = "0", option] = chip.touch;
  const prefix = option === undefined ? [] : [state];
  const element = option ?? state;
  const legal = hand.look(prefix);
  if (!includes(legal?.next, element)) return null;
  const wins = hand.hints && includes(legal?.winning, element);
  const isChosen = option === undefined && hand.prefix[0] === state;
  const dot = {x: chip.x - chip.width / 2, y: chip.y - chip.height / 2};
  return {
    ...chip,
    dot,
    touch: isChosen ? [] : chip.touch,
    wins,
    chosen: isChosen,
    label: labels.target(chip.touch, wins),
  };
}

export function View(props: ViewProps<StatesBoard>) {
  const {states} = props.board;
  if (states.length > maxDrawn) return <p class="view words">{props.labels.tooLarge}</p>;
  return <StatesFigure {...props} />;
}

function StatesFigure({board, labels, hand, highlight, preview, last}: ViewProps<StatesBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnailWidth);
  const [chosenState] = hand?.prefix ?? [];
  const isEachOpen = board.states.length <= maxOpenStates;
  const endedPlace = Number([...(last ?? [])].find((mark) => mark.startsWith("e"))?.slice(1) ?? -1);
  const {chips, ended, height} = useMemo(
    () => arrangeStates(board, width, (i) => hand !== null && (isEachOpen || chosenState === String(i)), endedPlace),
    [board, width, chosenState, isEachOpen, hand === null, endedPlace],
  );
  const mover = (board.mover === "L") === (board.roles === undefined) ? "left" : "right";
  const isOther = ({side}: Chip) => side !== undefined && side !== mover;
  const targets = new Map<string, Target>();
  if (hand)
    for (const chip of chips) {
      const target = chip.touch.length === 1 && isEachOpen ? null : targetOf(chip, hand, labels);
      if (target) targets.set(chip.id, target);
    }
  return (
    <div class="view" ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        width={width}
        height={height}
        label={labels.board}
        targets={[...targets.values()]}
        marks={chips}
        hand={hand}
      >
        {(bind) => [
          ended && <Ring key="gone" class="ghost" box={ended} />,
          ...chips
            .filter((chip, i) => chip.side && chip.side !== chips[i - 1]?.side)
            .map((chip) => <Side key={`${chip.id} side`} chip={chip} />),
          ...chips.map((chip) => {
            const target = targets.get(chip.id);
            const [state = "0"] = chip.touch;
            const isState = chip.touch.length === 1;
            const mark = isState ? state : `o${chip.touch.join(".")}`;
            return (
              <g
                key={chip.id}
                data-mark={chip.id}
                class={classNames(
                  isState ? "state" : isOther(chip) ? "option other" : "option",
                  target,
                  highlight.has(mark),
                  preview.has(mark),
                )}
                transform={`translate(${chip.x} ${chip.y})`}
                {...(target ? bind(target) : {})}
              >
                <rect x={-chip.width / 2} y={-chip.height / 2} width={chip.width} height={chip.height} rx={6} />
                {isState && last?.has(state) && <Ring class="halo" box={{...chip, x: 0, y: 0}} />}
                <text y={5} aria-hidden="true">
                  {chip.text}
                </text>
                {target?.wins && <path class="sign" d={`M${-chip.width / 2 + 3} ${chip.height / 2 - 3}l5 -9h-10z`} />}
              </g>
            );
          }),
        ]}
      </Canvas>
    </div>
  );
}

/** Arrow before the first option of a player; Left's points right, as on a line of numbers. */
function Side({chip: {x, y, width, side}}: {chip: Chip}) {
  const [tip, base] = side === "left" ? [-5, -13] : [-13, -5];
  const edge = x - width / 2;
  return <path class="side" d={`M${edge + tip} ${y}L${edge + base} ${y - 5}V${y + 5}z`} />;
}

/** Ring around what has changed. */
function Ring({class: className, box: {x, y, width, height}}: {class: string; box: Box}) {
  const padding = 4;
  return (
    <rect
      class={className}
      x={x - width / 2 - padding}
      y={y - height / 2 - padding}
      width={width + 2 * padding}
      height={height + 2 * padding}
      rx={9}
    />
  );
}
