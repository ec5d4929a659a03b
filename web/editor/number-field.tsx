// One value: a field to type in, and, of a number, one more and one fewer. What is typed counts from Enter or from leaving the
// field on, so that a number is one edit.
import {useState} from "preact/hooks";
import {useWords} from "../ui/language";

interface FieldProps {
  /** The whole name, for who cannot see where it stands. */
  label: string;
  value: string;
  /** What says the fault that is in the value. */
  faultId?: string | undefined;
  /** What is no value changes nothing. */
  read(text: string): string | null;
  onChange(value: string): void;
  /** Up and down arrow. */
  onStep?: ((by: 1n | -1n) => void) | undefined;
}

function Entry({label, value, faultId, read, onChange, onStep}: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed === null) return;
    setTyped(null);
    const made = read(typed);
    if (made !== null && made !== value) onChange(made);
  };
  return (
    <input
      type="text"
      class="math"
      style={{"--length": Math.min(20, (typed ?? value).length)}}
      inputMode={onStep ? "numeric" : "text"}
      autocapitalize="off"
      autocomplete="off"
      spellcheck={false}
      aria-label={label}
      aria-invalid={typed === null ? faultId !== undefined : read(typed) === null}
      aria-describedby={faultId}
      value={typed ?? value}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={take}
      onKeyDown={(event) => {
        const by = {ArrowUp: 1n, ArrowDown: -1n}[event.key] as 1n | -1n | undefined;
        if (event.isComposing) return;
        if (event.key === "Enter") take();
        else if (event.key === "Escape") setTyped(null);
        else if (by && onStep) onStep(by);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

const fold = (text: string) => text.normalize("NFKC").trim();

export function WordField(props: Pick<FieldProps, "label" | "value" | "onChange">) {
  const read = (text: string) => /^[a-z]{1,1000}$/.exec(fold(text).toLowerCase())?.[0] ?? null;
  return <Entry {...props} read={read} />;
}

/** As it is typed: signs have several spellings, which are the engine's to fold. */
export function RuleField(props: Pick<FieldProps, "label" | "value" | "faultId" | "onChange">) {
  return <Entry {...props} read={(text) => text.trim() || null} />;
}

interface NumberFieldProps {
  label: string;
  value: string;
  least: bigint;
  most?: bigint;
  /** Without the buttons, where many numbers stand close together. */
  bare?: boolean;
  onChange(value: string): void;
}

export function NumberField({label, value, least, most, bare = false, onChange}: NumberFieldProps) {
  const t = useWords("editor");
  const can = (n: bigint) => n >= least && (most === undefined || n <= most);
  const read = (text: string) => {
    const digits = fold(text);
    return /^\d{1,20}$/.test(digits) && can(BigInt(digits)) ? String(BigInt(digits)) : null;
  };
  const next = (by: bigint) => (/^\d+$/.test(value) ? BigInt(value) : 0n) + by;
  const step = (by: bigint) => can(next(by)) && onChange(String(next(by)));
  const button = (sign: string, by: 1n | -1n) => (
    <button
      type="button"
      class="glyph"
      aria-label={t(by > 0 ? t.forms.more : t.forms.less, {what: label})}
      aria-disabled={!can(next(by))}
      onClick={() => step(by)}
    >
      {sign}
    </button>
  );
  return (
    <span class={bare ? "number bare-number" : "number"}>
      {!bare && button("−", -1n)}
      <Entry label={label} value={value} read={read} onChange={onChange} onStep={step} />
      {!bare && button("+", 1n)}
    </span>
  );
}
