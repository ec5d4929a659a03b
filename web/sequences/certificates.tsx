// Certificate of a period as a file, and a field where the small checker verifies any such file.
import type {Signal} from "@preact/signals";
import type {CertificateVerdict, Tabulation} from "../engine/types";
import type {Language} from "../text";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {CertificateField} from "./certificate-field";
import {fileNameOf} from "./exports";

export interface CertificatesProps {
  tabulation: Tabulation;
  pasted: Signal<string>;
  check(certificate: string): Promise<CertificateVerdict>;
}

type Proved = Extract<CertificateVerdict, {valid: true}>;

/** Sentence about an accepted quotient, of the heaps up to a given one or of all heaps. */
export function sayQuotient(
  t: Language<"values">,
  {game, rules, order, heaps, period, from}: Extract<Proved["proved"], {kind: "misere"}>,
): string {
  const facts = {game: `${game}(${rules})`, order, heaps: formatCount(heaps)};
  return period === null || from === null
    ? t(t.sequences.acceptedQuotientBelow, facts)
    : t(t.sequences.acceptedQuotient, {...facts, period, from});
}

/** Sentence about an accepted certificate, which may belong to another game than the one in view. */
function sayProved(t: Language<"values">, {values, proved}: Proved) {
  if ("kind" in proved) return sayQuotient(t, proved);
  const {preperiod, period, saltus} = proved;
  const equation = `g(n + ${period}) = g(n)${saltus === "0" ? "" : ` + ${saltus}`}`;
  return t(t.sequences.accepted, {
    ...{count: formatCount(values), game: `${proved.game}(${proved.rules})`},
    ...{equation, preperiod},
  });
}

/** Describes a fault in the language of the page, or in that of the checker if there is no translation. */
function sayFault(t: Language<"values">, {fault, found}: Extract<CertificateVerdict, {valid: false}>) {
  const words = t.certificateFaults[found.key];
  return words ? t(words, found.facts) : fault;
}

export function Certificates({tabulation: {game, certificate, period}, pasted, check}: CertificatesProps) {
  const t = useTexts("values");
  const checkText = async (text: string) => {
    const verdict = await check(text);
    const message = verdict.valid ? sayProved(t, verdict) : t(t.sequences.refused, {fault: sayFault(t, verdict)});
    return {holds: verdict.valid, message};
  };
  return (
    <>
      <p>{t.sequences.certificateAbout}</p>
      {!certificate && (
        <p class="quiet">{period === null ? t.sequences.certificateNone : t.sequences.certificateOfTheorem}</p>
      )}
      <CertificateField
        id="certificate-text"
        certificate={certificate ?? null}
        fileName={fileNameOf(game)}
        pasted={pasted}
        check={checkText}
      />
    </>
  );
}
