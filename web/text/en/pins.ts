// Texts of heaps that are rows, drawn as pins.

export const pins = {
  row: "row {index}",
  pin: "pin {from}",
  pins: "pins {from}–{to}",
  inRow: "{pins} of {row}",
  board: {one: "A row of pins: {list}", other: "{count} rows of pins: {list}"},
  move: {
    one: "row {index}: {count} of {size} falls, {kept} left",
    other: "row {index}: {count} of {size} fall, {kept} left",
  },
  moveAll: {one: "row {index}: the last pin falls", other: "row {index}: all {count} fall"},
  besides: "and on the other side:",
  falls: "Knocks down {what}.",
  more: "Chosen: {what}. Now tap the other end.",
  stays: "You can’t knock down {what}.",
  help: "Tap a pin to knock it down, or drag over neighbours.",
  helpOfRuns: "Drag over neighbouring pins, or tap them one after the other.",
  atOnce: "Pins per tap",
  keys: "On pins, Shift with the left or right arrow selects neighbours, and Enter knocks them down.",
};
