// A button that shows a sign and is read out by its name.

/** A button with a sign in place of words. One that is off keeps the focus that it has. */
export function Glyph({sign, name, off, onPress}: {sign: string; name: string; off: boolean; onPress(): void}) {
  return (
    <button
      type="button"
      class="glyph"
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      {sign}
    </button>
  );
}
