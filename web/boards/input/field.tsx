// Field to choose an element by number, where a board cannot draw them all, and for the last part of a split. Shows a
// button for each element if there are only a few.
import {useState} from "preact/hooks";
import type {Elements} from "./touch";
import {includes} from "./touch";

interface FieldProps {
  label: string;
  go: string;
  elements: Elements;
  name?(element: string): string;
  onPick(element: string): void;
}

const maxButtons = 8n;

/** Lists the elements one by one; null if there are more than `maxButtons`. */
function singles(elements: Elements): string[] | null {
  const ranges = elements.map((e) => (typeof e === "string" ? [BigInt(e), BigInt(e)] : e.map(BigInt)));
  const count = ranges.reduce((sum, [low = 0n, high = 0n]) => sum + high - low + 1n, 0n);
  if (count > maxButtons) return null;
  return ranges.flatMap(([low = 0n, high = 0n]) =>
    Array.from({length: Number(high - low) + 1}, (_, i) => String(low + BigInt(i))),
  );
}

export function Field({label, go, elements, name = (e) => e, onPick}: FieldProps) {
  const [text, setText] = useState("");
  const choices = singles(elements);
  if (choices)
    return (
      <fieldset class="field">
        <legend>{label}</legend>
        {choices.map((e) => (
          <button type="button" key={e} onClick={() => onPick(e)}>
            {name(e)}
          </button>
        ))}
      </fieldset>
    );
  const ends = elements.flat().map(BigInt);
  const sorted = ends.sort((a, b) => (a < b ? -1 : 1));
  const [low = 0n, high = low] = [sorted[0], sorted.at(-1)];
  const valid = /^\d+$/.test(text) && includes(elements, String(BigInt(text)));
  const step = (by: bigint) => {
    const next = (/^\d+$/.test(text) ? BigInt(text) : low - by) + by;
    setText(String(next < low ? low : next > high ? high : next));
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) onPick(String(BigInt(text)));
      }}
    >
      <label>
        {label}
        <input
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={valid ? Number(text) : undefined}
          aria-valuetext={text || undefined}
          autocomplete="off"
          value={text}
          placeholder={`${low} … ${high}`}
          onInput={(event) => setText(event.currentTarget.value.trim())}
          onKeyDown={(event) => {
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            step(event.key === "ArrowUp" ? 1n : -1n);
          }}
        />
      </label>
      <button type="submit" disabled={!valid}>
        {go}
      </button>
    </form>
  );
}
