// Waiting, as what waits is given it: tests give a clock of their own.

/** Calls `act` after a time in ms. Returns the function that cancels it. */
export type Later = (act: () => void, delay: number) => () => void;

export const afterTime: Later = (act, delay) => {
  const timer = setTimeout(act, delay);
  return () => clearTimeout(timer);
};
