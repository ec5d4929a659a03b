export const claims = {
  about: ["[domineering:2x3] - {1/2|-2} has value 0"],
  "examples.surprising": [
    "it -> turn=R value:0 wins",
    "turn=R value:^ has 0 winning of 1",
    "turn=R value:^ -> value:* loses",
    "it > 0",
    "it has stops 0 and 0",
  ],
  "examples.hard": [
    "it > 0",
    "turn=R value:{2||1|0} -> value:{1|0} loses",
    "value:{1|0} -> turn=R value:1 wins",
    "value:1 > 0",
  ],
};
