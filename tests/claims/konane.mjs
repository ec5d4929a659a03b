export const claims = {
  "examples.surprising": [
    "it has 1 winning of 2",
    "it -> turn=R konane:....x wins",
    "turn=R konane:..xo. -> konane:.o... wins",
  ],
  "examples.hard": ["it is P", "it has 0 winning of 2"],
};
