// Hook for the places of a drawing from edit to edit: those that the user has chosen, and the others beneath them.
import {useMemo, useRef, useState} from "preact/hooks";
import {onGrid} from "../address/pins";
import type {Pins} from "../boards/input/touch";
import type {Place} from "../boards/kinds/graph/graph-layout";
import {type Drawing, type Shape, verticesOf} from "./drawing";
import {arrange, middleOf, type Places, placeVertices, scaled, scaleOf} from "./places";

/**
 * Returns the places and the functions to change them; `pins` are the places that the user has chosen, in units of the
 * layout.
 */
export function usePlaces(text: string, drawing: Drawing, shape: Shape, pins: Pins) {
  /** Texts made by this editor, whose vertices stay; any other text is laid out anew. */
  const ownTexts = useRef(new Set<string>());
  /** Places of vertices without their pins, also of those that are pinned: undo moves them back there. */
  const basePlaces = useRef<Places>(new Map());
  const middle = useRef(0);
  const scale = scaleOf(verticesOf(drawing), shape);
  const [layoutRound, setLayoutRound] = useState(0);
  const places = useMemo(() => {
    if (!ownTexts.current.has(text)) {
      ownTexts.current = new Set([text]);
      basePlaces.current = scaled(arrange(drawing, shape), scale);
      middle.current = basePlaces.current.size ? middleOf(basePlaces.current) : 0;
    }
    const current = placeVertices(drawing, shape, new Map([...basePlaces.current, ...scaled(pins, scale)]));
    basePlaces.current = new Map([...current, ...basePlaces.current]);
    return current;
  }, [drawing, shape, pins, layoutRound]);
  return {
    places,
    /** Middle of the last layout; pinned vertices do not shift it. */
    middle: middle.current,
    /** Announces a text that an edit is going to make. */
    expectText(nextText: string) {
      ownTexts.current.add(nextText);
    },
    /** Returns all pins, with a vertex pinned at this place of the sheet. */
    withPin: (name: string, at: Place): Pins =>
      new Map(pins).set(name, {x: onGrid(at.x / scale), y: onGrid(at.y / scale)}),
    /** Makes the next text be laid out anew. */
    relayout() {
      ownTexts.current.clear();
      setLayoutRound(layoutRound + 1);
    },
  };
}
