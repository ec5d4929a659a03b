export const claims = {
  about: [
    "partizan-explored(dominoes):1 has value +-1",
    "domineering:2x2 has value +-1",
    "partizan-explored(dominoes):0 has value {2|-1/2}",
    "domineering:3x2 has value {2|-1/2}",
  ],
  "examples.surprising": ["it has value +-1", "it is N"],
  "examples.hard": ["it is L", "it has 1 winning of 4"],
};
