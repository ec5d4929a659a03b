// Line that says what is known of the whole sequence: a proved period, an observed one, or none.
import type {Tabulation} from "../engine/types";
import type {Language} from "../text";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import type {Law} from "./period";
import {theoremOf} from "./theorems";

/** Sentence that says why the values of an open address end before the number asked for; empty if they do not. */
export const stopOf = (t: Language<"values">, {limit}: Tabulation) =>
  limit ? t(t.sequences.stops[limit.kind], {n: formatCount(limit.at)}) : "";

interface FindingProps {
  tabulation: Tabulation;
  law: Law | null;
  highest: number;
}

export function Finding({tabulation, law, highest}: FindingProps) {
  const t = useTexts("values");
  const {values, certificate, observed, to} = tabulation;
  const requestedCount = Number(to) + 1;
  const facts = law && {
    preperiod: formatCount(law.preperiod),
    period: formatCount(law.period),
    saltus: formatCount(law.saltus),
    to: formatCount(observed?.to ?? to),
  };
  const by = law?.isTheorem ? theoremOf(tabulation.game)?.by : null;
  const [plainForm, saltusForm] = law?.isProved
    ? [t.sequences.proved, t.sequences.provedSaltus]
    : [t.sequences.observed, t.sequences.observedSaltus];
  return (
    <div class="finding">
      <p class="claim">
        <span class={law?.isProved ? "tombstone" : law ? "tombstone hollow" : "tombstone none"} aria-hidden="true" />
        <strong>
          {law && facts
            ? t(law.saltus === 0 ? plainForm : saltusForm, facts)
            : t(t.sequences.noPeriod, {to: formatCount(to)})}
        </strong>
      </p>
      <p class="quiet">
        {certificate &&
          t(t.sequences.seen, {
            from: formatCount(certificate.seen.from),
            last: formatCount(Number(certificate.seen.to) - 1),
          })}{" "}
        {by && t(t.sequences.provedBy, {by})}{" "}
        {values.length < requestedCount &&
          t(t.sequences.incomplete, {count: formatCount(values.length), of: formatCount(requestedCount)})}{" "}
        {stopOf(t, tabulation)}{" "}
        {t(t.sequences.highest, {value: formatCount(highest), n: formatCount(values.indexOf(highest))})}
      </p>
    </div>
  );
}
