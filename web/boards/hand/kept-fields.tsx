// What is kept of a heap, by number: of one that is too large to draw, and what else stays or moves after a first number.
import {Field} from "./field";
import {type Hand, includes, type Labels, type Touch} from "./touch";

/** What is asked for about heaps that are drawn or written here. */
export const ofHeaps = new Set(["component", "heap", "kept", "part"]);

/** What a touch of this heap goes on from: another heap's, where several may be lowered at once. */
export const base = (hand: Hand, heap: string): Touch => {
  const held = hand.prefix.length > 1 ? hand.look(hand.prefix) : null;
  return held?.asks === "heap" && includes(held.next, heap) ? hand.prefix : [];
};

interface KeptFieldsProps {
  hand: Hand;
  labels: Labels;
  /** The heaps that are too large to draw. */
  large: {index: number; size: string}[];
}

export function KeptFields({hand, labels, large}: KeptFieldsProps) {
  const held = hand.prefix.length > 1 ? hand.look(hand.prefix) : null;
  const asksHeap = hand.look([])?.asks === "heap";
  return (
    <>
      {held && held.next.length > 0 && ofHeaps.has(held.asks) && (
        <Field
          key={hand.prefix.join(".")}
          label={held.asks === "heap" ? labels.also : held.asks === "part" ? labels.besides : labels.ask(held.asks)}
          go={labels.go}
          elements={held.next}
          name={(e) => (held.asks === "heap" ? labels.part(Number(e)) : e)}
          onPick={(e) => hand.touch([...hand.prefix, e])}
        />
      )}
      {large.map(({index, size}) => {
        const prefix = [...base(hand, String(index)), String(index)];
        const first = asksHeap ? hand.look(prefix) : null;
        return !first?.next.length ? null : (
          <Field
            key={index}
            label={`${labels.part(index)} (${size}): ${labels.ask(first.asks)}`}
            go={labels.go}
            elements={first.next}
            onPick={(e) => hand.touch([...prefix, e])}
          />
        );
      })}
    </>
  );
}
