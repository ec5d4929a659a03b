// Fields that build a touch from numbers, element after element, on boards too large to draw.
import {Field} from "./field";
import type {Elements, Hand, Labels} from "./touch";

/** Kinds of elements that people count from 1 but touches from 0. */
const oneBased = new Set(["step", "piece", "edge", "coin", "into"]);

const shifted = (elements: Elements, offset: bigint): Elements =>
  elements.map((e) =>
    typeof e === "string" ? String(BigInt(e) + offset) : [String(BigInt(e[0]) + offset), String(BigInt(e[1]) + offset)],
  );

/**
 * Field for the element after `prefix`; renders nothing if no element may follow or the engine has not answered yet.
 */
export function ByNumber({hand, labels, prefix}: {hand: Hand; labels: Labels; prefix: string[]}) {
  const legal = hand.look(prefix);
  if (!legal?.next.length) return null;
  const offset = oneBased.has(legal.asks) ? 1n : 0n;
  return (
    <Field
      key={legal.asks}
      label={prefix.length ? `${labels.target(prefix, false)}: ${labels.ask(legal.asks)}` : labels.ask(legal.asks)}
      go={labels.go}
      elements={shifted(legal.next, offset)}
      onPick={(e) => hand.touch([...prefix, String(BigInt(e) - offset)])}
    />
  );
}

export function TooLarge({hand, labels}: {hand: Hand | null; labels: Labels}) {
  return (
    <div class="view">
      <p class="words">{labels.tooLarge}</p>
      {hand && <ByNumber hand={hand} labels={labels} prefix={hand.prefix} />}
    </div>
  );
}
