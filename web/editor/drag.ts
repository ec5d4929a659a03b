// Pointer events of the sheet: presses, drags of a vertex, and drags of the sheet itself if there is nothing under the
// mouse.
import type {RefObject} from "preact";
import {useRef} from "preact/hooks";
import type {Place} from "../boards/kinds/graph/graph-layout";
import {domId, edgeId, elementAt, vertexId, vertexIn} from "./elements";
import type {Places} from "./places";
import {lineOf, type Plan} from "./plan";

/** Distances in px: a press that moves less is no drag; an element within this distance is hit, by mouse and by touch. */
const [minDrag, mouseReach, touchReach] = [4, 14, 22];

interface DragContext {
  plan: Plan;
  places: Places;
  onPress(id: string | null, at: Place): void;
  onDrop(vertex: string, at: Place): void;
  /** Upper left corner of the sheet, in its own units. */
  sheet: {left: number; top: number};
}

interface Press {
  id: string | null;
  start: Place;
  /** Place in the window where the pointer went down, and the corner of the sheet at that time. */
  client: Place;
  corner: Place;
  position: Place;
  isDrag: boolean;
  move: ((to: Place) => void) | null;
}

/** Returns a function that moves a vertex and its edges in the document only. */
function vertexMover({plan, places}: DragContext, svg: SVGSVGElement, name: string): (to: Place) => void {
  const currentPlaces = new Map(places);
  const vertex = document.getElementById(domId(vertexId(name)));
  const rings = [...svg.querySelectorAll(`[data-cursor="${vertexId(name)}"]`)];
  const edges = plan.pairs.flatMap((pair, index) => {
    if (!pair.includes(name)) return [];
    const group = document.getElementById(domId(edgeId(index)));
    const [line, head] = [group?.querySelector(".line"), group?.querySelector(".head")];
    return group && line ? [{index, group, line, head}] : [];
  });
  return (to) => {
    currentPlaces.set(name, to);
    for (const element of [vertex, ...rings]) element?.setAttribute("transform", `translate(${to.x} ${to.y})`);
    for (const {index, group, line, head} of edges) {
      const edgeLine = lineOf(plan, index, currentPlaces);
      group.setAttribute("transform", `translate(${edgeLine.x} ${edgeLine.y})`);
      line.setAttribute("d", edgeLine.path);
      head?.setAttribute("d", edgeLine.head);
    }
  };
}

export function useDrag(svg: RefObject<SVGSVGElement | null>, context: DragContext) {
  const pressed = useRef<Press | null>(null);
  const frame = useRef(0);
  const latest = useRef(context);
  latest.current = context;

  const draw = () => {
    frame.current = 0;
    const {current} = pressed;
    current?.move?.(current.position);
  };
  const sheetPlace = (event: PointerEvent, corner: Place) => {
    const {left, top} = latest.current.sheet;
    return {x: Math.round(event.clientX - corner.x + left), y: Math.round(event.clientY - corner.y + top)};
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !svg.current) return;
      const corner = svg.current.getBoundingClientRect();
      const {plan, places} = latest.current;
      const start = sheetPlace(event, corner);
      const id = elementAt(start, plan, places, event.pointerType === "mouse" ? mouseReach : touchReach);
      const client = {x: event.clientX, y: event.clientY};
      pressed.current = {id, start, client, corner, position: start, isDrag: false, move: null};
      if (event.pointerType === "mouse" || vertexIn(id)) svg.current.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const {current} = pressed;
      if (!current || !svg.current) return;
      const position = sheetPlace(event, current.corner);
      if (!current.isDrag && Math.hypot(position.x - current.start.x, position.y - current.start.y) < minDrag) return;
      const name = vertexIn(current.id);
      if (!current.isDrag && name) current.move = vertexMover(latest.current, svg.current, name);
      current.isDrag = true;
      if (name) {
        current.position = position;
        frame.current ||= requestAnimationFrame(draw);
      } else if (event.pointerType === "mouse") {
        svg.current.parentElement?.scrollBy(current.client.x - event.clientX, current.client.y - event.clientY);
        current.client = {x: event.clientX, y: event.clientY};
      }
    },
    onPointerUp() {
      const {current} = pressed;
      pressed.current = null;
      if (!current) return;
      const name = vertexIn(current.id);
      if (current.isDrag && name) latest.current.onDrop(name, current.position);
      else if (!current.isDrag) latest.current.onPress(current.id, current.start);
    },
    onPointerCancel() {
      const {current} = pressed;
      pressed.current = null;
      const name = vertexIn(current?.id ?? null);
      if (name) current?.move?.(latest.current.places.get(name) ?? current.position);
    },
  };
}
