// The places of a drawing from edit to edit.
import {useMemo, useRef, useState} from "preact/hooks";
import type {Place} from "../boards/graph-layout";
import {type Drawing, type Shape, verticesOf} from "./drawing";
import {arrange, keep, middleOf, type Places, scaled, scaleOf} from "./places";

/** `pins`: where vertices were put by hand, in units of the layout; they stay there as long as the page does. */
export function usePlaces(text: string, drawing: Drawing, shape: Shape, pins: Map<string, Place>) {
  /** The texts that were made here, whose vertices stay; another text is laid out anew. */
  const own = useRef(new Set<string>());
  const known = useRef<Places>(new Map());
  const middle = useRef(0);
  const scale = scaleOf(verticesOf(drawing), shape);
  const [moves, setMoves] = useState(0);
  // The drawing belongs to the text, and each move counts.
  const places = useMemo(() => {
    if (!own.current.has(text)) {
      own.current = new Set([text]);
      const laid = scaled(arrange(drawing, shape), scale);
      middle.current = laid.size ? middleOf(laid) : 0;
      known.current = new Map([...laid, ...scaled(pins, scale)]);
    }
    known.current = keep(drawing, shape, known.current);
    return known.current;
  }, [drawing, shape, pins, moves]);
  return {
    places,
    /** Of what was laid out last; a vertex put by hand does not shift it. */
    middle: middle.current,
    /** The text will be made by an edit. */
    expect(made: string) {
      own.current.add(made);
    },
    put(name: string, at: Place) {
      pins.set(name, {x: at.x / scale, y: at.y / scale});
      known.current = new Map(known.current).set(name, at);
      setMoves(moves + 1);
    },
    tidy() {
      pins.clear();
      own.current.clear();
      setMoves(moves + 1);
    },
  };
}
