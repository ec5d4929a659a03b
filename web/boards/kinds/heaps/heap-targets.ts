// Targets on heaps: counters, and the places where counters can go.
import {prefixForHeap} from "../../input/heap-fields";
import type {Target} from "../../input/roving";
import {type Hand, includes, type Labels, type Touch, type Touchable} from "../../input/touch";
import type {Row} from "./heap-layout";

/**
 * Returns the heaps that the prefix has chosen, each with the number kept of it; a split keeps several numbers of one
 * heap.
 */
export function keptOfHeaps(prefix: Touch, asks: string | undefined): [string, string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < prefix.length && (i === 0 || asks === "heap"); i += 2)
    pairs.push([prefix[i] ?? "", prefix[i + 1] ?? ""]);
  return pairs;
}

export function heapTargets(rows: Row[], hand: Hand, labels: Labels, step: number): Map<string, Target> {
  const targets = new Map<string, Target>();
  const {prefix} = hand;
  const legal = prefix.length > 1 ? hand.look(prefix) : null;
  const legalHeaps = hand.look([]);
  const pairs = keptOfHeaps(prefix, legal?.asks);
  for (const {index, tokens} of rows) {
    const heap = String(index);
    const isOpen = legalHeaps?.asks === "heap" && includes(legalHeaps.next, heap);
    const legalOfHeap = isOpen ? hand.look([heap]) : null;
    const legalJoined = prefixForHeap(hand, heap).length ? hand.look([...prefix, heap]) : null;
    const legalKept = legal?.asks === "kept" && prefix.at(-1) === heap ? legal : null;
    const legalParts = legal?.asks === "part" && prefix[0] === heap ? legal : null;
    tokens?.forEach(({id, x, y}, k) => {
      const keep = String(k);
      const taken = String(tokens.length - k);
      const isHeapTouch = legalOfHeap && legalOfHeap.asks !== "kept";
      const isChosen = isHeapTouch ? prefix[0] === heap : pairs.some(([h, count]) => h === heap && count === keep);
      const set = (legalFor: Touchable | null, element: string, touch: Touch, labelTouch: Touch) => {
        const wins = hand.hints && includes(legalFor?.winning, element);
        // A winning touch has its sign in the middle.
        const dot = {x, y: y + (wins ? 0.26 * step : 0)};
        targets.set(id, {id, x, y, dot, touch, label: labels.target(labelTouch, wins), wins, chosen: isChosen});
      };
      const splitTouch = [...prefix, taken];
      if (includes(legalKept?.next, keep)) set(legalKept, keep, [...prefix, keep], [heap, keep]);
      else if (!(isChosen && legal?.done) && includes(legalParts?.next, taken))
        set(legalParts, taken, splitTouch, splitTouch);
      else if (includes(legalJoined?.next, keep)) set(legalJoined, keep, [...prefix, heap, keep], [heap, keep]);
      else if (isHeapTouch) set(legalHeaps, heap, [heap], [heap]);
      else if (includes(legalOfHeap?.next, keep)) set(legalOfHeap, keep, [heap, keep], [heap, keep]);
    });
  }
  return targets;
}

/** Returns the targets of the heaps that counters can go into, each behind its last counter; by id. */
export function goalTargets(rows: Row[], hand: Hand, labels: Labels): Map<string, Target> {
  const goals = new Map<string, Target>();
  const legal = hand.prefix.length > 0 ? hand.look(hand.prefix) : null;
  if (legal?.asks !== "into") return goals;
  for (const {index, tokens, place} of rows) {
    if (tokens === null || !includes(legal.next, String(index))) continue;
    const touch = [...hand.prefix, String(index)];
    const wins = hand.hints && includes(legal.winning, String(index));
    const id = `into ${index}`;
    goals.set(id, {
      ...{id, ...place(tokens.length), touch, wins},
      chosen: false,
      label: labels.target(touch, wins),
    });
  }
  return goals;
}
