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
