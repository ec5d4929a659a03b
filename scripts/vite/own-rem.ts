/** What PostCSS calls for each declaration. */
interface Declaration {
  value: string;
}

/**
 * Lengths in rem, which in somebody else's page are whatever that page likes, in a unit of the element's own: `--rem`, which its
 * frame sets. Conditions of media queries are left alone: there a rem is the reader's own.
 */
export const ownRem = {
  postcssPlugin: "own-rem",
  Declaration(declaration: Declaration) {
    declaration.value = declaration.value.replace(/(?<![\w.])(-?\d*\.?\d+)rem\b/g, "calc($1 * var(--rem))");
  },
};
