// Fields for one value: a text field and, for a number, buttons for one more and one fewer. A typed value counts once
// Enter is pressed or the field left, so that a number is a single edit.
import type {TargetedEvent} from "preact";
import {useState} from "preact/hooks";
import {useTexts} from "../ui/language";

interface FieldProps {
  /** Full name for screen readers, including where the value stands. */
  label: string;
  value: string;
  /** Id of the element with the error about this value. */
  faultId?: string | undefined;
  /** True if the field grows with its lines; Enter never makes one. */
  grows?: boolean;
  /** Returns the value that a text means; null for no value, which changes nothing. */
  read(text: string): string | null;
  onChange(value: string): void;
  /** Called for the arrows up and down. */
  onStep?: ((by: 1n | -1n) => void) | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function TextEntry({label, value, faultId, grows = false, read, onChange, onStep}: FieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const next = read(draft);
    if (next !== null && next !== value) onChange(next);
  };
  const shown = draft ?? value;
  const field = {
    class: "math",
    autocapitalize: "off" as const,
    autocomplete: "off" as const,
    spellcheck: false,
    "aria-label": label,
    "aria-invalid": draft === null ? faultId !== undefined : read(draft) === null,
    "aria-describedby": faultId,
    value: shown,
    onInput: (event: TargetedEvent<Field>) => setDraft(event.currentTarget.value),
    onFocus: (event: TargetedEvent<Field>) => event.currentTarget.select(),
    onBlur: commit,
    onKeyDown(event: TargetedEvent<Field, KeyboardEvent>) {
      const by = {ArrowUp: 1n, ArrowDown: -1n}[event.key] as 1n | -1n | undefined;
      if (event.isComposing) return;
      if (event.key === "Enter") commit();
      else if (event.key === "Escape") setDraft(null);
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
  return <TextEntry {...props} read={read} />;
}

/**
 * Field for rules, kept as typed, since their signs have several spellings that the engine folds. An address is a
 * single line.
 */
export function RuleField(props: Pick<FieldProps, "label" | "value" | "faultId" | "onChange">) {
  return <TextEntry {...props} grows read={(text) => text.replace(/\s*\n\s*/g, " ").trim() || null} />;
}

interface NumberFieldProps extends Pick<FieldProps, "label" | "value" | "faultId" | "onChange"> {
  min: bigint;
  max?: bigint;
  /** True to leave out the buttons, where many numbers stand close together. */
  compact?: boolean;
}

export function NumberField({label, value, faultId, min, max, compact = false, onChange}: NumberFieldProps) {
  const t = useTexts("editor");
  const isInRange = (n: bigint) => n >= min && (max === undefined || n <= max);
  const read = (text: string) => {
    const digits = fold(text);
    return /^\d{1,20}$/.test(digits) && isInRange(BigInt(digits)) ? String(BigInt(digits)) : null;
  };
  const next = (by: bigint) => (/^\d+$/.test(value) ? BigInt(value) : 0n) + by;
  const step = (by: bigint) => isInRange(next(by)) && onChange(String(next(by)));
  const button = (sign: string, by: 1n | -1n) => (
    <button
      type="button"
      class="glyph"
      aria-label={t(by > 0 ? t.forms.more : t.forms.less, {what: label})}
      aria-disabled={!isInRange(next(by))}
      onClick={() => step(by)}
    >
      {sign}
    </button>
  );
  return (
    <span class={compact ? "number bare-number" : "number"}>
      {!compact && button("−", -1n)}
      <TextEntry {...{label, value, faultId, read, onChange}} onStep={step} />
      {!compact && button("+", 1n)}
    </span>
  );
}
