// A button that shows a sign and is read out by its name.
import type {Words} from "../text";
import {useTongue} from "./tongue";

/** A button with a sign in place of words. One that is off keeps the focus that it has. */
export function Glyph({sign, name, off, onPress}: {sign: string; name: Words; off: boolean; onPress(): void}) {
  const t = useTongue();
  const label = t(name);
  return (
    <button
      type="button"
      class="glyph"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      {sign}
    </button>
  );
}
