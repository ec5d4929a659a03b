// A pointer on the sheet: a press, or a drag of a vertex, or of the sheet itself where nothing is under the mouse.
import type {RefObject} from "preact";
import {useRef} from "preact/hooks";
import type {Place} from "../boards/layout/graph-layout";
import {domId, edgeId, pressedAt, vertexId, vertexIn} from "./elements";
import type {Places} from "./places";
import {lineOf, type Plan} from "./plan";

/** A press that has moved less is no drag; how far from its middle an element is still meant, by mouse and by finger. */
const [still, near, coarse] = [4, 14, 22];

interface Context {
  plan: Plan;
  places: Places;
  onPress(id: string | null, at: Place): void;
  onDrop(vertex: string, at: Place): void;
  /** The upper left corner of the sheet, in its own units. */
  sheet: {left: number; top: number};
}

interface Held {
  id: string | null;
  start: Place;
  /** Where the pointer went down, in the window, and where the sheet was then. */
  client: Place;
  corner: Place;
  now: Place;
  dragged: boolean;
  move: ((to: Place) => void) | null;
}

/** Moves a vertex in the document alone, its edges with it. */
function mover({plan, places}: Context, svg: SVGSVGElement, name: string): (to: Place) => void {
  const live = new Map(places);
  const vertex = document.getElementById(domId(vertexId(name)));
  const rings = [...svg.querySelectorAll(`[data-cursor="${vertexId(name)}"]`)];
  const edges = plan.pairs.flatMap((pair, index) => {
    if (!pair.includes(name)) return [];
    const group = document.getElementById(domId(edgeId(index)));
    const [line, head] = [group?.querySelector(".line"), group?.querySelector(".head")];
    return group && line ? [{index, group, line, head}] : [];
  });
  return (to) => {
    live.set(name, to);
    for (const element of [vertex, ...rings]) element?.setAttribute("transform", `translate(${to.x} ${to.y})`);
    for (const {index, group, line, head} of edges) {
      const drawn = lineOf(plan, index, live);
      group.setAttribute("transform", `translate(${drawn.x} ${drawn.y})`);
      line.setAttribute("d", drawn.path);
      head?.setAttribute("d", drawn.head);
    }
  };
}

export function useDrag(svg: RefObject<SVGSVGElement | null>, context: Context) {
  const held = useRef<Held | null>(null);
  const frame = useRef(0);
  const latest = useRef(context);
  latest.current = context;

  const draw = () => {
    frame.current = 0;
    const {current} = held;
    current?.move?.(current.now);
  };
  const at = (event: PointerEvent, corner: Place) => {
    const {left, top} = latest.current.sheet;
    return {x: Math.round(event.clientX - corner.x + left), y: Math.round(event.clientY - corner.y + top)};
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !svg.current) return;
      const corner = svg.current.getBoundingClientRect();
      const {plan, places} = latest.current;
      const start = at(event, corner);
      const id = pressedAt(start, plan, places, event.pointerType === "mouse" ? near : coarse);
      const client = {x: event.clientX, y: event.clientY};
      held.current = {id, start, client, corner, now: start, dragged: false, move: null};
      if (event.pointerType === "mouse" || vertexIn(id)) svg.current.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const {current} = held;
      if (!current || !svg.current) return;
      const now = at(event, current.corner);
      if (!current.dragged && Math.hypot(now.x - current.start.x, now.y - current.start.y) < still) return;
      const name = vertexIn(current.id);
      if (!current.dragged && name) current.move = mover(latest.current, svg.current, name);
      current.dragged = true;
      if (name) {
        current.now = now;
        frame.current ||= requestAnimationFrame(draw);
      } else if (event.pointerType === "mouse") {
        svg.current.parentElement?.scrollBy(current.client.x - event.clientX, current.client.y - event.clientY);
        current.client = {x: event.clientX, y: event.clientY};
      }
    },
    onPointerUp() {
      const {current} = held;
      held.current = null;
      if (!current) return;
      const name = vertexIn(current.id);
      if (current.dragged && name) latest.current.onDrop(name, current.now);
      else if (!current.dragged) latest.current.onPress(current.id, current.start);
    },
    onPointerCancel() {
      const {current} = held;
      held.current = null;
      const name = vertexIn(current?.id ?? null);
      if (name) current?.move?.(latest.current.places.get(name) ?? current.now);
    },
  };
}
