// Input actions of WebDriver, shared by both of its protocols.

const move = (x, y) => ({type: "pointerMove", duration: 0, x, y, origin: "viewport"});

export const clickAt = (x, y) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: {pointerType: "mouse"},
    actions: [move(x, y), {type: "pointerDown", button: 0}, {type: "pointerUp", button: 0}],
  },
];

/** Keys that are no letters, by the code points that WebDriver gives them. */
const codes = {Enter: "\ue007", Escape: "\ue00c", Tab: "\ue004", Backspace: "\ue003"};

export function press(key) {
  const value = codes[key] ?? key;
  const actions = [
    {type: "keyDown", value},
    {type: "keyUp", value},
  ];
  return [{type: "key", id: "keyboard", actions}];
}
