// Heaps that are rows: pins on an alley, of which neighbours fall. A tap fells a pin, a drag all that it passes; where one pin
// cannot fall alone, taps add up to a run. What falls is shown before it does.
import {useMemo, useRef, useState} from "preact/hooks";
import {KeptFields} from "../hand/kept-fields";
import {type Aim, usePointing} from "../hand/pointing";
import {look, type Spot} from "../hand/roving";
import {
  between,
  isSameRun,
  joined,
  lengthsToChoose,
  outcomeOf,
  type Run,
  startingAt,
  type Way,
  waysOf,
} from "../hand/runs";
import {type BoardOf, type Hand, includes, type ViewProps} from "../hand/touch";
import {type Alleys, arrangeAlleys, carried, type Falling, type Thing, widest} from "../layout/alleys";
import {Bar, largestOf} from "./bar";
import {Canvas, fit, thumbnail, useWidth} from "./canvas";
import {type Mark, useNames} from "./motion";

/** A pin of height 100, its middle over 0, its foot on the floor. */
const outline =
  "M-10 0C-16-10-21-24-21-37C-21-53-9-60-8-72C-8-78-13-81-13-88C-13-96-7-100 0-100C7-100 13-96 13-88C13-81 8-78 8-72C9-60 21-53 21-37C21-24 16-10 10 0Z";
const band = "M-8.5-69.5H8.5M-7.8-75.5H7.8";

const tallest = 62;
const above = 10;
/** For what is written below the floor. */
const below = 30;

/** What was touched so far of a run that needs more. */
interface Held {
  of: Alleys;
  row: number;
  span: Run;
}

const within = ({from, to}: Run, at: number) => from <= at && at <= to;

function waysOn(alleys: Alleys, hand: Hand | null): Way[][] {
  const open = hand?.look([]) ?? null;
  return alleys.sizes.map((size, row) => {
    const isDrawn = (alleys.stands[row]?.alley.names.length ?? 0) > 0;
    return hand && isDrawn && includes(open?.next, String(row)) ? waysOf(hand.look, String(row), Number(size)) : [];
  });
}

/** Winning runs of several pins, on as many levels as they need not to meet. */
function levelled(ways: Way[]): {way: Way; level: number}[] {
  const ends: number[] = [];
  return ways
    .filter(({from, to, wins}) => wins && from < to)
    .sort((one, other) => one.from - other.from)
    .map((way) => {
      const free = ends.findIndex((end) => end < way.from);
      const level = free < 0 ? ends.length : free;
      ends[level] = way.to;
      return {way, level};
    });
}

/** The footprints that were not there on the board before. */
function useFresh(of: Alleys, prints: readonly {id: string}[]): ReadonlySet<string> {
  const known = useRef({of, all: new Set(prints.map(({id}) => id)), fresh: new Set<string>()});
  if (known.current.of !== of) {
    const [before, all] = [known.current.all, new Set(prints.map(({id}) => id))];
    known.current = {of, all, fresh: new Set([...all].filter((id) => !before.has(id)))};
  }
  return known.current.fresh;
}

export function Pins({board, labels, hand, highlight, last}: ViewProps<BoardOf<"heaps">>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const falling = useRef<Falling | null>(null);
  const alleys = useNames<typeof board, Alleys>(board, (before, {sizes}, fresh) =>
    carried(before?.names ?? null, sizes, falling.current, fresh),
  );
  const step = hand ? fit(width, widest(alleys)) : 22;
  const tall = Math.min(tallest, step * 1.5);
  const picture = useMemo(
    () => arrangeAlleys(alleys, width, step, above + tall + (hand ? below : above)),
    [alleys, width, step, tall, hand === null],
  );
  const fresh = useFresh(alleys, picture.gaps);
  const floor = (y: number) => y - (hand ? below : above);
  const things = useMemo(() => new Map(picture.things.map((thing) => [thing.id, thing])), [picture]);
  const ways = useMemo(() => waysOn(alleys, hand), [alleys, hand]);
  const lengths = useMemo(() => lengthsToChoose(ways), [ways]);
  const [wanted, setWanted] = useState(1);
  const [kept, setHeld] = useState<Held | null>(null);
  const held = kept?.of === alleys ? kept : null;
  const atOnce = lengths.includes(wanted) ? wanted : 1;
  const sizeOf = (row: number) => Number(alleys.sizes[row]);
  /** What a touch from one pin to another comes to, together with what is held. */
  const spanOf = (row: number, first: number, last: number): Run => {
    const span = first === last ? startingAt(first, atOnce, sizeOf(row)) : between(first, last);
    return held?.row === row ? joined(held.span, span) : span;
  };
  const outcome = (row: number, span: Run) => outcomeOf(ways[row] ?? [], span);

  async function reach({row, first, last}: Aim): Promise<void> {
    if (first === last && held?.row === row && within(held.span, first)) return setHeld(null);
    const joint = outcome(row, spanOf(row, first, last));
    // What does not go on from what is held begins anew.
    const {way, held: more} = joint.way || joint.held ? joint : outcome(row, between(first, last));
    setHeld(more && {of: alleys, row, span: more});
    if (!way) return;
    falling.current = {row, from: way.from, to: way.to};
    await hand?.touch(way.touch, true);
  }
  const {aim, handlers} = usePointing<Thing>({
    of: alleys,
    things,
    sizeOf,
    onReach: (aim) => void reach(aim),
    onEscape() {
      setHeld(null);
      return held !== null;
    },
  });

  const standing = picture.numbers.map(({row}) => row).concat(picture.bars.map(({row}) => row));
  const name = (row: number, run: Run, wins = false) => labels.pins.run(standing.length > 1 ? row : null, run, wins);

  const spots = new Map<string, Spot>();
  if (hand)
    for (const {id, row, at, x, y} of picture.things) {
      const own = ways[row] ?? [];
      if (!own.some((way) => within(way, at))) continue;
      const span = spanOf(row, at, at);
      const {way} = outcome(row, span);
      const wins =
        hand.hints && (way ? way.wins : own.some((one) => one.wins && within(one, span.from) && within(one, span.to)));
      const chosen = held?.row === row && within(held.span, at);
      const label = name(row, way ?? between(at, at), wins);
      spots.set(id, {id, x, y: floor(y) - tall / 2, touch: [String(row), String(at)], label, wins, chosen});
    }
  /** To the canvas a touch is a row and a pin of it. */
  const own = hand && {
    ...hand,
    touch: ([row, at]: string[]) => reach({row: Number(row), first: Number(at), last: Number(at)}),
  };

  const span = aim ? spanOf(aim.row, aim.first, aim.last) : (held?.span ?? null);
  const row = aim?.row ?? held?.row ?? null;
  const shown = row !== null && span ? outcome(row, span) : null;
  const isRun = span !== null && span.from < span.to;
  const falls = shown?.way ?? null;
  const state = (thing: Thing) => {
    if (thing.row !== row || !span || !shown) return "";
    if (falls) return within(falls, thing.at) ? " falls" : "";
    if (!within(span, thing.at)) return "";
    return shown.held ? " held" : isRun ? " stays" : "";
  };
  const says = () => {
    const {pins} = labels;
    if (row === null || !span || !shown) return null;
    if (falls) return falls.from < falls.to ? pins.falls(name(row, falls)) : null;
    if (shown.held) return held ? pins.more(name(row, span)) : null;
    return isRun ? pins.stays(name(row, span)) : null;
  };
  const canFallAlone = ways.some((all) => all.some(({from, to}) => from === to));

  const marks = useMemo<Mark[]>(() => picture.things.map(({id, x, y}) => ({id, x, y: floor(y)})), [picture]);
  const largest = largestOf(picture.bars.map(({size}) => size));
  const places = new Map(picture.things.map((thing) => [`${thing.row}.${thing.at}`, thing]));
  return (
    <div class="view pins-view" ref={box} {...(hand ? handlers : {})}>
      <Canvas
        width={Math.max(picture.width, step)}
        height={Math.max(picture.height, step)}
        label={labels.board}
        spots={[...spots.values()]}
        marks={marks}
        hand={own}
      >
        {(bind) => (
          <>
            {picture.floors.map(({id, x, y, width: long}) => (
              <rect key={id} class="floor" x={x} y={floor(y) - 4} width={long} height={8} rx={4} />
            ))}
            {picture.gaps.map(({id, x, y}) => (
              <ellipse
                key={id}
                class={last?.size && fresh.has(id) ? "print last" : "print"}
                cx={x}
                cy={floor(y)}
                rx={step * 0.16}
                ry={2.5}
              />
            ))}
            {standing.length > 1 &&
              hand &&
              picture.numbers.map(({row: number, x, y}) => (
                <text key={number} class="index mid" x={x} y={floor(y) + 26} aria-hidden="true">
                  {number + 1}
                </text>
              ))}
            {hand?.hints &&
              ways.flatMap((all, index) =>
                levelled(all).map(({way, level}) => {
                  const [first, last] = [places.get(`${index}.${way.from}`), places.get(`${index}.${way.to}`)];
                  if (!first || !last || first.y !== last.y) return null;
                  const isShown = falls !== null && row === index && isSameRun(falls, way);
                  return (
                    <path
                      key={`${first.id} ${last.id}`}
                      class={isShown ? "winning-run shown" : "winning-run"}
                      d={`M${first.x} ${floor(first.y) + 7 + 4 * (level % 4)}H${last.x}`}
                    />
                  );
                }),
              )}
            {picture.bars.map(({row: index, size, y}) => (
              <g key={index} class={highlight.has(String(index)) ? "heap lit" : "heap"}>
                <Bar size={size} x={2} y={y} room={width - 6} largest={largest} />
              </g>
            ))}
            {picture.things.map((thing) => {
              const {id, x, y} = thing;
              const spot = spots.get(id);
              return (
                <g
                  key={id}
                  data-mark={id}
                  class={`${look("pin", spot, highlight.has(String(thing.row)))}${state(thing)}`}
                  transform={`translate(${x} ${floor(y)})`}
                  {...(spot && own ? bind(spot) : {})}
                >
                  <rect class="reach" x={-step / 2} y={-tall - 6} width={step} height={tall + 12} />
                  <g class="body">
                    <path class="disc" d={outline} transform={`scale(${tall / 100})`} />
                    <path class="band" d={band} transform={`scale(${tall / 100})`} />
                    {spot?.wins && <path class="sign" d="M0 5l5 -10h-10z" transform={`translate(0 ${-0.36 * tall})`} />}
                  </g>
                </g>
              );
            })}
          </>
        )}
      </Canvas>
      {hand && picture.things.length > 0 && (
        <p class="pins-say" role="status" aria-live="polite">
          {says() ?? (spots.size === 0 ? "" : canFallAlone ? labels.pins.help : labels.pins.helpOfRuns)}
        </p>
      )}
      {lengths.length > 1 && (
        <fieldset class="at-once">
          <legend>{labels.pins.atOnce}</legend>
          {lengths.slice(0, 8).map((length) => (
            <button type="button" key={length} aria-pressed={length === atOnce} onClick={() => setWanted(length)}>
              {length}
            </button>
          ))}
        </fieldset>
      )}
      {hand && (
        <KeptFields hand={hand} labels={labels} large={picture.bars.map(({row: index, size}) => ({index, size}))} />
      )}
    </div>
  );
}
