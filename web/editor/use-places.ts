// The places of a drawing from edit to edit: those that a hand has given, and the others beneath them.
import {useMemo, useRef, useState} from "preact/hooks";
import {onGrid} from "../address/pins";
import type {Pins} from "../boards/hand/touch";
import type {Place} from "../boards/layout/graph-layout";
import {type Drawing, type Shape, verticesOf} from "./drawing";
import {arrange, keep, middleOf, type Places, scaled, scaleOf} from "./places";

/** `pins`: where vertices were put by hand, in units of the layout. */
export function usePlaces(text: string, drawing: Drawing, shape: Shape, pins: Pins) {
  /** The texts that were made here, whose vertices stay; another text is laid out anew. */
  const own = useRef(new Set<string>());
  /** Where a vertex stands that no hand has put anywhere, also one that a hand has: undo takes it back there. */
  const known = useRef<Places>(new Map());
  const middle = useRef(0);
  const scale = scaleOf(verticesOf(drawing), shape);
  const [round, setRound] = useState(0);
  const places = useMemo(() => {
    if (!own.current.has(text)) {
      own.current = new Set([text]);
      known.current = scaled(arrange(drawing, shape), scale);
      middle.current = known.current.size ? middleOf(known.current) : 0;
    }
    const all = keep(drawing, shape, new Map([...known.current, ...scaled(pins, scale)]));
    known.current = new Map([...all, ...known.current]);
    return all;
  }, [drawing, shape, pins, round]);
  return {
    places,
    /** Of what was laid out last; a vertex put by hand does not shift it. */
    middle: middle.current,
    /** The text will be made by an edit. */
    expect(made: string) {
      own.current.add(made);
    },
    /** All pins, with a vertex put at this place of the sheet. */
    pinnedAt: (name: string, at: Place): Pins =>
      new Map(pins).set(name, {x: onGrid(at.x / scale), y: onGrid(at.y / scale)}),
    /** What comes next is laid out anew. */
    anew() {
      own.current.clear();
      setRound(round + 1);
    },
  };
}
