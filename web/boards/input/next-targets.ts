// Targets that can be touched next in a move that is begun, or in a turn that moves in every component.
import type {Target} from "./roving";
import type {Hand} from "./touch";

/** Maximal number of elements of which the component is asked for. */
const maxAsked = 200;

/** Returns the targets in components that still need a move; the first touch of each element tells for all of them. */
function awaitedTargets(targets: Target[], hand: Hand): Target[] {
  const firstTouches = new Map(targets.toReversed().map(({touch}) => [touch[0], touch]));
  if (hand.awaited.size === 0 || firstTouches.size > maxAsked) return [];
  const awaited = new Set<string | undefined>();
  for (const [element, touch] of firstTouches) {
    const place = hand.look(touch)?.turn?.place ?? null;
    if (place === null || hand.awaited.has(place)) awaited.add(element);
  }
  return targets.filter(({touch, chosen}) => !chosen && awaited.has(touch[0]));
}

/** Returns the targets that continue what was touched so far; if nothing was, those in components that still need a move. */
export function nextTargets(targets: Target[], hand: Hand): Target[] {
  const {prefix} = hand;
  const isContinued = ({touch}: Target) =>
    touch.length > prefix.length && prefix.every((element, i) => touch[i] === element);
  if (prefix.length > 0) return targets.filter((target) => target.continues ?? isContinued(target));
  const continuing = targets.filter(({continues}) => continues);
  return continuing.length > 0 ? continuing : awaitedTargets(targets, hand);
}
