// Button that saves a certificate of the stated relation, which a checker can verify.
import {useState} from "preact/hooks";
import type {RelationCertificate} from "../engine/types";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {save} from "../ui/save";

const factsOf = ({difference, relation, plans}: RelationCertificate) => ({
  claim: `${difference} ${relation === "||" ? "‖" : relation} 0`,
  positions: formatCount(plans.reduce((sum, {positions}) => sum + positions.length, 0)),
});

type SaveState = "working" | "tooLarge" | RelationCertificate;

export function Certificate({certify}: {certify(): Promise<RelationCertificate | null>}) {
  const t = useTexts("short");
  const [saveState, setSaveState] = useState<SaveState | null>(null);
  const isWorking = saveState === "working";
  async function saveCertificate() {
    setSaveState("working");
    const certificate = await certify();
    if (certificate) save("certificate.json", "application/json", JSON.stringify(certificate));
    setSaveState(certificate ?? "tooLarge");
  }
  return (
    <>
      <button type="button" aria-disabled={isWorking} onClick={() => !isWorking && void saveCertificate()}>
        {t.short.certificate}
      </button>
      <p class="quiet certified" role="status">
        {saveState === "working" && t.short.certifying}
        {saveState === "tooLarge" && t.short.uncertified}
        {saveState !== null && typeof saveState !== "string" && t(t.short.certified, factsOf(saveState))}
      </p>
    </>
  );
}
