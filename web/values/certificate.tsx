// A button for the file that proves what was told, to be checked by whoever doubts it.
import {useState} from "preact/hooks";
import type {RelationCertificate} from "../engine/types";
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import {save} from "../ui/save";

const factsOf = ({difference, relation, plans}: RelationCertificate) => ({
  claim: `${difference} ${relation === "||" ? "‖" : relation} 0`,
  positions: counted(plans.reduce((sum, {positions}) => sum + positions.length, 0)),
});

type Saved = "working" | "tooLarge" | RelationCertificate;

export function Certificate({certify}: {certify(): Promise<RelationCertificate | null>}) {
  const t = useWords("short");
  const [saved, setSaved] = useState<Saved | null>(null);
  const isWorking = saved === "working";
  async function make() {
    setSaved("working");
    const certificate = await certify();
    if (certificate) save("certificate.json", "application/json", JSON.stringify(certificate));
    setSaved(certificate ?? "tooLarge");
  }
  return (
    <>
      <button type="button" aria-disabled={isWorking} onClick={() => !isWorking && void make()}>
        {t.short.certificate}
      </button>
      <p class="quiet certified" role="status">
        {saved === "working" && t.short.certifying}
        {saved === "tooLarge" && t.short.uncertified}
        {saved !== null && typeof saved !== "string" && t(t.short.certified, factsOf(saved))}
      </p>
    </>
  );
}
