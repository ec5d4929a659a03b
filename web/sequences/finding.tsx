// What is known of the whole sequence, in a line: proved, observed, or nothing.
import type {Tabulation} from "../engine/types";
import {sequences as words} from "../text/sequences";
import {counted} from "../ui/numbers";
import {useTongue} from "../ui/tongue";
import type {Law} from "./period";

interface FindingProps {
  tabulation: Tabulation;
  law: Law | null;
  highest: number;
}

export function Finding({tabulation, law, highest}: FindingProps) {
  const t = useTongue();
  const {values, certificate, observed, to} = tabulation;
  const facts = law && {
    preperiod: counted(law.preperiod),
    period: counted(law.period),
    saltus: counted(law.saltus),
    to: counted(observed?.to ?? to),
  };
  const [flat, growing] = law?.isProved ? [words.proved, words.provedSaltus] : [words.observed, words.observedSaltus];
  return (
    <div class="finding">
      <p class="claim">
        <span class={law?.isProved ? "tombstone" : law ? "tombstone hollow" : "tombstone none"} aria-hidden="true" />
        <strong>
          {law && facts ? t(law.saltus === 0 ? flat : growing, facts) : t(words.noPeriod, {to: counted(to)})}
        </strong>
      </p>
      <p class="quiet">
        {certificate &&
          t(words.seen, {
            from: counted(certificate.seen.from),
            last: counted(Number(certificate.seen.to) - 1),
          })}{" "}
        {tabulation.status === "limit" && t(words.incomplete, {count: counted(values.length)})}{" "}
        {t(words.highest, {value: counted(highest), n: counted(values.indexOf(highest))})}
      </p>
    </div>
  );
}
