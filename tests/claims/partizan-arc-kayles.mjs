export const claims = {
  "examples.surprising": [
    "it has value {1|0}",
    "turn=R partizan-arc-kayles:0-1b 1-2r 2-3b has 1 winning of 1",
    "turn=R partizan-arc-kayles:0-1b 1-2r 2-3b -> partizan-arc-kayles: wins",
    "it -> turn=R partizan-arc-kayles:2-3b wins",
  ],
  "examples.hard": ["it is N", "it has 2 winning of 4"],
};
