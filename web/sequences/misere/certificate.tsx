// Certificate of a quotient, and a field where the small checker of the documentation verifies any such certificate.
import {useSignal} from "@preact/signals";
import type {QuotientCertificate} from "../../engine/types";
import {useTexts} from "../../ui/language";
import {CertificateField, type Ruling} from "../certificate-field";
import {sayQuotient} from "../certificates";
import {fileNameOf} from "../exports";

const checker = () => import("../../../docs/check-quotient.mjs");

export function Certificate({certificate}: {certificate: QuotientCertificate | null}) {
  const t = useTexts("misere", "values");
  const pasted = useSignal("");
  const checkText = async (text: string): Promise<Ruling> => {
    const {fault, certificate} = (await checker()).readOf(text);
    if (fault) {
      const {key, ...numbers} = fault;
      return {holds: false, message: t(t.misere.refused, {fault: t(t.misere.faults[key], numbers)})};
    }
    const {game, rules, generators, phi, lost, proof} = certificate as QuotientCertificate;
    const proved = {
      ...{kind: "misere" as const, game, rules, heaps: String(phi.length)},
      ...{order: String(generators[0]?.images.length ?? 1), lost: String(lost.length)},
      ...{period: proof?.period ?? null, from: proof?.from ?? null},
    };
    return {holds: true, message: sayQuotient(t, proved)};
  };
  return (
    <div class="checker">
      <h4>{t.misere.certificate}</h4>
      <p>{certificate ? t.misere.certificateAbout : t.misere.certificateNone}</p>
      <CertificateField
        id="quotient-certificate"
        certificate={certificate}
        fileName={certificate ? fileNameOf(`${certificate.game}-${certificate.rules}-misere`) : "misere"}
        checkThis={t.misere.checkThis}
        pasted={pasted}
        check={checkText}
      />
    </div>
  );
}
