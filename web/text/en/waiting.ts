// What is said while an answer is on its way.

export const waiting = {
  starting: "Starting the engine…",
};
