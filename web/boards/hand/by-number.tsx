// A touch by numbers, element after element, for what is too large to draw.
import {Field} from "./field";
import type {Elements, Hand, Labels} from "./touch";

/** What people count from 1 and touches from 0. */
const counted = new Set(["step", "piece", "edge", "coin", "into"]);

const shifted = (elements: Elements, by: bigint): Elements =>
  elements.map((e) =>
    typeof e === "string" ? String(BigInt(e) + by) : [String(BigInt(e[0]) + by), String(BigInt(e[1]) + by)],
  );

/** Asks for the element after `prefix`; nothing where there is none. */
export function ByNumber({hand, labels, prefix}: {hand: Hand; labels: Labels; prefix: string[]}) {
  const here = hand.look(prefix);
  if (!here?.next.length) return null;
  const by = counted.has(here.asks) ? 1n : 0n;
  return (
    <Field
      key={here.asks}
      label={prefix.length ? `${labels.spot(prefix, false)}: ${labels.ask(here.asks)}` : labels.ask(here.asks)}
      go={labels.go}
      elements={shifted(here.next, by)}
      onPick={(e) => hand.touch([...prefix, String(BigInt(e) - by)])}
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
