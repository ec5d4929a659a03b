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
  heat: {
    title: "Is the hottest first enough?",
    quoted: "“{move}”",
    move: {
      L: "In component {index}, the hottest in which Left can move, the best that Left can do is to let play stop at {stop}: {move}.",
      R: "In component {index}, the hottest in which Right can move, the best that Right can do is to let play stop at {stop}: {move}.",
    },
    wins: "That wins here.",
    fails: "That loses here. The move that wins is {better}: what is gained elsewhere decides, not temperature alone.",
    lost: "No move wins here, this one neither.",
  },
  dominated: "dominated by {by}",
  reversible: "reversible through {by}",
};
