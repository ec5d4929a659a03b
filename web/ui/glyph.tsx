// Button that shows a sign and is read out by its name.

/** Button with a sign in place of text. A disabled one keeps its focus. */
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
