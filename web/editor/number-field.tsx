// One value: a field to type in, and, of a number, one more and one fewer. What is typed counts from Enter or from leaving the
// field on, so that a number is one edit.
import type {TargetedEvent} from "preact";
import {useState} from "preact/hooks";
import {useWords} from "../ui/language";

interface FieldProps {
  /** The whole name, for who cannot see where it stands. */
  label: string;
  value: string;
  /** What says the fault that is in the value. */
  faultId?: string | undefined;
  /** It is as high as its lines; Enter makes none. */
  grows?: boolean;
  /** What is no value changes nothing. */
  read(text: string): string | null;
  onChange(value: string): void;
  /** Up and down arrow. */
  onStep?: ((by: 1n | -1n) => void) | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function Entry({label, value, faultId, grows = false, read, onChange, onStep}: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed === null) return;
    setTyped(null);
    const made = read(typed);
    if (made !== null && made !== value) onChange(made);
  };
  const shown = typed ?? value;
  const field = {
    class: "math",
    autocapitalize: "off" as const,
    autocomplete: "off" as const,
    spellcheck: false,
    "aria-label": label,
    "aria-invalid": typed === null ? faultId !== undefined : read(typed) === null,
    "aria-describedby": faultId,
    value: shown,
    onInput: (event: TargetedEvent<Field>) => setTyped(event.currentTarget.value),
    onFocus: (event: TargetedEvent<Field>) => event.currentTarget.select(),
    onBlur: take,
    onKeyDown(event: TargetedEvent<Field, KeyboardEvent>) {
      const by = {ArrowUp: 1n, ArrowDown: -1n}[event.key] as 1n | -1n | undefined;
      if (event.isComposing) return;
      if (event.key === "Enter") take();
      else if (event.key === "Escape") setTyped(null);
      else if (by && onStep) onStep(by);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  if (grows)
    return (
      <span class="grows math" data-text={shown}>
        <textarea rows={1} {...field} />
      </span>
    );
  const length = Math.min(20, shown.length);
  return <input type="text" style={{"--length": length}} inputMode={onStep ? "numeric" : "text"} {...field} />;
}

const fold = (text: string) => text.normalize("NFKC").trim();

export function WordField(props: Pick<FieldProps, "label" | "value" | "onChange">) {
  const read = (text: string) => /^[a-z]{1,1000}$/.exec(fold(text).toLowerCase())?.[0] ?? null;
  return <Entry {...props} read={read} />;
}

/** As it is typed: signs have several spellings, which are the engine's to fold. An address is one line. */
export function RuleField(props: Pick<FieldProps, "label" | "value" | "faultId" | "onChange">) {
  return <Entry {...props} grows read={(text) => text.replace(/\s*\n\s*/g, " ").trim() || null} />;
}

interface NumberFieldProps extends Pick<FieldProps, "label" | "value" | "faultId" | "onChange"> {
  least: bigint;
  most?: bigint;
  /** Without the buttons, where many numbers stand close together. */
  bare?: boolean;
}

export function NumberField({label, value, faultId, least, most, bare = false, onChange}: NumberFieldProps) {
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
      <Entry {...{label, value, faultId, read, onChange}} onStep={step} />
      {!bare && button("+", 1n)}
    </span>
  );
}
