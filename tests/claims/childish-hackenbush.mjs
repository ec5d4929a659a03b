export const claims = {
  about: ["childish-hackenbush:0-1b 1-2b has 1 winning of 1", "childish-hackenbush:0-1r 1-2b has value 0"],
  "examples.surprising": [
    "it has value +-1",
    "it -> turn=R childish-hackenbush:1-2b 2-3b 3-4r 4-5r 5-0r wins",
    "childish-hackenbush:1-2b 2-3b 3-4r 4-5r 5-0r has value 1",
  ],
  "examples.hard": ["it is L", "it has 2 winning of 4"],
};
