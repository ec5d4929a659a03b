// Number fields for what stays of a heap: for heaps too large to draw, and for a further part or heap after a first
// number.
import {Field} from "./field";
import {type Hand, includes, type Labels, type Touch} from "./touch";

/** Kinds of elements, as the engine names them, that a view of heaps draws or offers in fields. */
export const heapElements = new Set(["component", "heap", "kept", "part"]);

/**
 * Returns the prefix that a touch of `heap` continues: the current one if the move may lower another heap too, else [].
 */
export const prefixForHeap = (hand: Hand, heap: string): Touch => {
  const legal = hand.prefix.length > 1 ? hand.look(hand.prefix) : null;
  return legal?.asks === "heap" && includes(legal.next, heap) ? hand.prefix : [];
};

interface KeptFieldsProps {
  hand: Hand;
  labels: Labels;
  /** The heaps that are too large to draw. */
  large: {index: number; size: string}[];
}

export function KeptFields({hand, labels, large}: KeptFieldsProps) {
  const legal = hand.prefix.length > 1 ? hand.look(hand.prefix) : null;
  const asksHeap = hand.look([])?.asks === "heap";
  return (
    <>
      {legal && legal.next.length > 0 && heapElements.has(legal.asks) && (
        <Field
          key={hand.prefix.join(".")}
          label={legal.asks === "heap" ? labels.also : legal.asks === "part" ? labels.besides : labels.ask(legal.asks)}
          go={labels.go}
          elements={legal.next}
          name={(e) => (legal.asks === "heap" ? labels.part(Number(e)) : e)}
          onPick={(e) => hand.touch([...hand.prefix, e])}
        />
      )}
      {large.map(({index, size}) => {
        const prefix = [...prefixForHeap(hand, String(index)), String(index)];
        const legalForHeap = asksHeap ? hand.look(prefix) : null;
        return !legalForHeap?.next.length ? null : (
          <Field
            key={index}
            label={`${labels.part(index)} (${size}): ${labels.ask(legalForHeap.asks)}`}
            go={labels.go}
            elements={legalForHeap.next}
            onPick={(e) => hand.touch([...prefix, e])}
          />
        );
      })}
    </>
  );
}
