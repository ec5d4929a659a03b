// A value as the literature sets it. What is copied and linked stays as CGSuite writes it.

/** Each of them is read back by the engine as what it stands for. */
export const setOut = (value: string) =>
  value
    .replaceAll("+-", "±")
    .replace(/\^\^(?![\^[<\d])/g, "⇑")
    .replace(/vv(?![v[<\d])/g, "⇓")
    .replaceAll("^", "↑")
    .replaceAll("v", "↓")
    .replace(/(?<!\|)\|\|(?!\|)/g, "‖")
    .replaceAll("-", "−");

/** The address, where the expression is one position. */
export function addressIn(expression: string): string | null {
  const text = expression.trim();
  const [, inner] = /^\[([^[\]]*)\]$/.exec(text) ?? [];
  return inner?.trim() || (/^[a-z][a-z0-9-]*(\([^)]*\))?:[^[\]{}]*$/.test(text) ? text : null);
}
