// A certificate to be saved, and any to be checked: pasted, or loaded from a file.
import type {Signal} from "@preact/signals";
import {useRef, useState} from "preact/hooks";
import {useWords} from "../ui/language";
import {save} from "../ui/save";

/** What a checker says. */
export interface Ruling {
  holds: boolean;
  says: string;
}

interface CertificateFieldProps {
  id: string;
  /** That of what is shown; null where it has none. */
  certificate: object | null;
  fileName: string;
  /** What was pasted: kept by whoever outlives the field. */
  pasted: Signal<string>;
  /** Where its own can be checked as it stands, what that is called. */
  checkThis?: string;
  /** Rejects where it cannot be finished. */
  check(certificate: string): Promise<Ruling>;
}

export function CertificateField({id, certificate, fileName, pasted, checkThis, check}: CertificateFieldProps) {
  const t = useWords("values");
  const text = pasted.value;
  const [ruling, setRuling] = useState<Ruling | "busy" | "failed" | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const latest = useRef("");
  const put = (next: string) => {
    latest.current = next;
    pasted.value = next;
    setRuling(null);
  };
  const ask = async (given: string) => {
    put(given);
    setRuling("busy");
    const said = await check(given).catch(() => "failed" as const);
    if (latest.current === given) setRuling(said);
  };
  const load = async () => {
    const [chosen] = file.current?.files ?? [];
    if (!chosen) return;
    const given = await chosen.text();
    if (file.current) file.current.value = "";
    await ask(given);
  };
  const written = () => `${JSON.stringify(certificate, null, 2)}\n`;
  const settled = ruling && typeof ruling === "object" ? ruling : null;
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
        onInput={(event) => put(event.currentTarget.value)}
      />
      <div class="controls">
        {certificate && checkThis !== undefined && (
          <button type="button" onClick={() => void ask(written())}>
            {checkThis}
          </button>
        )}
        {certificate && (
          <button type="button" onClick={() => save(`${fileName}.certificate.json`, "application/json", written())}>
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
        <button type="button" disabled={text.trim() === ""} onClick={() => void ask(text)}>
          {t.sequences.check}
        </button>
      </div>
      <p class={settled ? `ruling ${settled.holds ? "good" : "bad"}` : "ruling"} role="status">
        {ruling === "busy" && t.sequences.checking}
        {ruling === "failed" && t.sequences.uncheckable}
        {settled?.says}
      </p>
    </>
  );
}
