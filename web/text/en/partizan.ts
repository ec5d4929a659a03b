// The words of a position of Left and Right: who wins, whoever begins, what each component and each move is worth.

export const partizan = {
  winners: "Who wins, by who moves first",
  first: {L: "Left moves first", R: "Right moves first"},
  wins: {L: "Left wins", R: "Right wins"},
  now: {L: "Left, blue, is to move", R: "Right, red, is to move"},
  letBegin: {L: "Let Left move first", R: "Let Right move first"},
  measures: "Mean {mean}, temperature {temperature}. Play stops at {left} if Left begins, at {right} if Right does.",
  measuresEven: "Mean {mean}, temperature {temperature}. Play stops at {left}, whoever begins.",
  more: "Number line and thermograph",
  long: "a long value",
  parts: "The components, hottest first",
  partsAbout: "The temperature is what a move there is worth: where it is below 0, moving only costs.",
  component: "component",
  value: "value",
  mean: "mean",
  temperature: "temperature",
  hottest: "hottest",
  total: "together",
  dominated: "dominated by {by}",
  reversible: "reversible through {by}",
};
