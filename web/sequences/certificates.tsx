// The proof of a period as a file, and any such file put to the small checker.
import {useRef, useState} from "preact/hooks";
import type {CertificateVerdict, Tabulation} from "../engine/types";
import type {Language} from "../text";
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import {save} from "../ui/save";
import {fileNameOf} from "./exports";

export interface CertificatesProps {
  tabulation: Tabulation;
  check(certificate: string): Promise<CertificateVerdict>;
}

/** Which may be of another game than the one in view, and of the quotient of its heaps up to one, or of all. */
function sayProved(t: Language<"values">, {values, proved}: Extract<CertificateVerdict, {valid: true}>) {
  const game = `${proved.game}(${proved.rules})`;
  if (!("kind" in proved)) {
    const {preperiod, period, saltus} = proved;
    const equation = `g(n + ${period}) = g(n)${saltus === "0" ? "" : ` + ${saltus}`}`;
    return t(t.sequences.accepted, {count: counted(values), game, equation, preperiod});
  }
  const {order, period, from} = proved;
  const of = {game, order, heaps: counted(proved.heaps)};
  return period === null || from === null
    ? t(t.sequences.acceptedQuotientBelow, of)
    : t(t.sequences.acceptedQuotient, {...of, period, from});
}

/** In the language's own words, where it has them. */
function sayFault(t: Language<"values">, {fault, found}: Extract<CertificateVerdict, {valid: false}>) {
  const words = t.certificateFaults[found.key];
  return words ? t(words, found.facts) : fault;
}

export function Certificates({tabulation: {game, certificate}, check}: CertificatesProps) {
  const t = useWords("values");
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<CertificateVerdict | "busy" | "failed" | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const latest = useRef("");
  const put = (next: string) => {
    latest.current = next;
    setText(next);
    setChecked(null);
  };
  const ask = async (given: string) => {
    put(given);
    setChecked("busy");
    const verdict = await check(given).catch(() => "failed" as const);
    if (latest.current === given) setChecked(verdict);
  };
  const load = async () => {
    const [chosen] = file.current?.files ?? [];
    if (!chosen) return;
    const given = await chosen.text();
    if (file.current) file.current.value = "";
    await ask(given);
  };
  return (
    <>
      <p>{t.sequences.certificateAbout}</p>
      {!certificate && <p class="quiet">{t.sequences.certificateNone}</p>}
      <label for="certificate-text" class="quiet">
        {t.sequences.certificateText}
      </label>
      <textarea
        id="certificate-text"
        class="math"
        rows={4}
        spellcheck={false}
        placeholder={t.sequences.certificatePaste}
        value={text}
        onInput={(event) => put(event.currentTarget.value)}
      />
      <div class="controls">
        {certificate && (
          <button
            type="button"
            onClick={() =>
              save(
                `${fileNameOf(game)}.certificate.json`,
                "application/json",
                `${JSON.stringify(certificate, null, 2)}\n`,
              )
            }
          >
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
      <p
        class={checked && typeof checked === "object" ? `ruling ${checked.valid ? "good" : "bad"}` : "ruling"}
        role="status"
      >
        {checked === "busy" && t.sequences.checking}
        {checked === "failed" && t.sequences.uncheckable}
        {checked && typeof checked === "object" && checked.valid && sayProved(t, checked)}
        {checked &&
          typeof checked === "object" &&
          !checked.valid &&
          t(t.sequences.refused, {fault: sayFault(t, checked)})}
      </p>
    </>
  );
}
