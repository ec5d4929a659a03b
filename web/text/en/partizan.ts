// Texts of a partizan position: who wins if either begins, and the values of each component and each move.

export const partizan = {
  winners: "Who wins, depending on who moves first",
  first: {L: "Left moves first", R: "Right moves first"},
  wins: {L: "Left wins", R: "Right wins"},
  now: {L: "Left (blue) to move", R: "Right (red) to move"},
  letBegin: {L: "Let Left move first", R: "Let Right move first"},
  measures:
    "Mean {mean}, temperature {temperature}. Play stops at {left} if Left moves first, at {right} if Right does.",
  measuresEven: "Mean {mean}, temperature {temperature}. Play stops at {left}, no matter who moves first.",
  more: "Number line and thermograph",
  long: "a long value",
  parts: "The components, hottest first",
  partsAbout: "The temperature is how much a move there is worth. Below 0, moving only costs you.",
  component: "component",
  value: "value",
  mean: "mean",
  temperature: "temperature",
  hottest: "hottest",
  total: "together",
  heat: {
    title: "Is it enough to play the hottest first?",
    quoted: "“{move}”",
    move: {
      L: "Component {index} is the hottest where Left can move. Left’s best move there lets play stop at {stop}: {move}.",
      R: "Component {index} is the hottest where Right can move. Right’s best move there lets play stop at {stop}: {move}.",
    },
    wins: "That wins here.",
    fails: "That loses here, but {better} wins. Gains elsewhere count too, not only temperature.",
    lost: "No move wins here, and neither does this one.",
  },
  term: "term",
  soFar: "sum so far",
  dominated: "dominated by {by}",
  reversible: "reversible through {by}",
};
