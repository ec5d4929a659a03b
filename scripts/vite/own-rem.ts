/** Declaration that PostCSS passes to a plugin. */
interface Declaration {
  value: string;
}

/**
 * PostCSS plugin that replaces rem, which depends on the host page, by the element's own unit `--rem`, which its frame sets. Conditions of
 * media queries stay as they are: there, rem is the reader's setting.
 */
export const ownRem = {
  postcssPlugin: "own-rem",
  Declaration(declaration: Declaration) {
    declaration.value = declaration.value.replace(/(?<![\w.])(-?\d*\.?\d+)rem\b/g, "calc($1 * var(--rem))");
  },
};
