// Field that saves a certificate and checks any other that is pasted or loaded from a file.
import type {Signal} from "@preact/signals";
import {useRef, useState} from "preact/hooks";
import {useTexts} from "../ui/language";
import {save} from "../ui/save";

/** Result of a checker. */
export interface Ruling {
  holds: boolean;
  message: string;
}

interface CertificateFieldProps {
  id: string;
  /** Certificate of the shown values; null if they have none. */
  certificate: object | null;
  fileName: string;
  /** Pasted text; owned by a component that outlives the field. */
  pasted: Signal<string>;
  /** Label of the button that checks `certificate` itself; undefined if there is no such button. */
  checkThis?: string;
  /** Rejects if the check cannot be finished. */
  check(certificate: string): Promise<Ruling>;
}

export function CertificateField({id, certificate, fileName, pasted, checkThis, check}: CertificateFieldProps) {
  const t = useTexts("values");
  const text = pasted.value;
  const [ruling, setRuling] = useState<Ruling | "busy" | "failed" | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const latestText = useRef("");
  const changeText = (next: string) => {
    latestText.current = next;
    pasted.value = next;
    setRuling(null);
  };
  const runCheck = async (certificateText: string) => {
    changeText(certificateText);
    setRuling("busy");
    const result = await check(certificateText).catch(() => "failed" as const);
    if (latestText.current === certificateText) setRuling(result);
  };
  const load = async () => {
    const [selectedFile] = file.current?.files ?? [];
    if (!selectedFile) return;
    const certificateText = await selectedFile.text();
    if (file.current) file.current.value = "";
    await runCheck(certificateText);
  };
  const serialize = () => `${JSON.stringify(certificate, null, 2)}\n`;
  const verdict = ruling && typeof ruling === "object" ? ruling : null;
  return (
    <>
      <label for={id} class="quiet">
        {t.sequences.certificateText}
      </label>
      <textarea
        id={id}
        class="math"
        rows={4}
        spellcheck={false}
        placeholder={t.sequences.certificatePaste}
        value={text}
        onInput={(event) => changeText(event.currentTarget.value)}
      />
      <div class="controls">
        {certificate && checkThis !== undefined && (
          <button type="button" onClick={() => void runCheck(serialize())}>
            {checkThis}
          </button>
        )}
        {certificate && (
          <button type="button" onClick={() => save(`${fileName}.certificate.json`, "application/json", serialize())}>
            {t.sequences.saveCertificate}
          </button>
        )}
        <button type="button" onClick={() => file.current?.click()}>
          {t.sequences.loadCertificate}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label={t.sequences.loadCertificate}
          tabindex={-1}
          class="spoken"
          onChange={() => void load()}
        />
        <button type="button" disabled={text.trim() === ""} onClick={() => void runCheck(text)}>
          {t.sequences.check}
        </button>
      </div>
      <p class={verdict ? `ruling ${verdict.holds ? "good" : "bad"}` : "ruling"} role="status">
        {ruling === "busy" && t.sequences.checking}
        {ruling === "failed" && t.sequences.uncheckable}
        {verdict?.message}
      </p>
    </>
  );
}
