export const claims = {
  about: [
    "snort:0 has value *",
    "snort:0-1 0-2 0-3 has temperature 3",
    "snort:0-1 0-2 0-3 -> turn=R snort:0-1 0-2 0-3 0b wins",
  ],
  "examples.surprising": ["it has 1 winning of 3", "it -> turn=R snort:0-1 1-2 1b wins"],
  "examples.hard": [
    "it is N",
    "it has 4 winning of 6",
    "it -> turn=R snort:0-1 1-2 2-3 3-4 4-5 0b loses",
    "it -> turn=R snort:0-1 1-2 2-3 3-4 4-5 5b loses",
  ],
};
