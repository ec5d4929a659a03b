// Number field of a small range, with the arrows of the browser.
import {useState} from "preact/hooks";

interface BoundedFieldProps {
  label: string;
  max: number;
  value: number;
  onChange(value: number): void;
}

/** Parses a whole number, truncated and limited to 1 to `max`; 1 for a text that is none. */
const parseBounded = (text: string, max: number) => Math.min(max, Math.max(1, Math.trunc(Number(text)) || 1));

/** Whole number from 1 to `max`; the typed text stays in the field until that is left, whatever is drawn meanwhile. */
export function BoundedField({label, max, value, onChange}: BoundedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      {label}{" "}
      <input
        type="number"
        min={1}
        max={max}
        value={typed ?? value}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={(event) => {
          setTyped(null);
          onChange(parseBounded(event.currentTarget.value, max));
        }}
      />
    </label>
  );
}
