// States and their options as chips in lines, as wide as what they are called.
import type {BoardOf} from "../hand/touch";

/** By its middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Chip extends Box {
  id: string;
  /** A state, or one of its options. */
  touch: string[];
  text: string;
}
/** Before the options of a player: whose they are. */
export interface Owner {
  player: "left" | "right";
  x: number;
  y: number;
}

/** `edge`: room for the ring around what has changed. */
const [high, gap, indent, edge] = [40, 8, 20, 5];
const [narrow, wide, padding] = [8.5, 15.5, 22];
/** Room for the sign of a player. */
const owned = 24;
/** Letters that are shown of a name. */
const longest = 60;

const isWide = (letter: string) => (letter.codePointAt(0) ?? 0) >= 0x1100;
const widthOf = (letters: string[]) => letters.reduce((sum, letter) => sum + (isWide(letter) ? wide : narrow), padding);

/** What fits into a width, with an ellipsis where it is not all. */
function fitted(text: string, room: number): {text: string; width: number} {
  let letters = [...text];
  if (letters.length > longest) letters = [...letters.slice(0, longest - 1), "…"];
  while (letters.length > 2 && widthOf(letters) > room) letters = [...letters.slice(0, -2), "…"];
  return {text: letters.join(""), width: Math.max(high, widthOf(letters))};
}

/** `open` tells of which states the options are shown; `ended` is the place of a state that has just gone, or −1. */
export function layStates(
  {states}: BoardOf<"states">,
  room: number,
  open: (state: number) => boolean,
  ended: number,
): {chips: Chip[]; owners: Owner[]; gone: Box | null; height: number} {
  const chips: Chip[] = [];
  const owners: Owner[] = [];
  let gone: Box | null = null;
  let [x, y] = [edge, edge];
  const leave = () => {
    gone = {x: x + high / 2, y: y + high / 2, width: high, height: high - 4};
    x += high + gap;
  };
  const put = (touch: string[], name: string, left: number) => {
    const {text, width} = fitted(name, room - left - edge);
    if (x > left && x + width > room) [x, y] = [left, y + high + gap];
    chips.push({id: `s${touch.join(".")}`, touch, text, x: x + width / 2, y: y + high / 2, width, height: high - 4});
    x += width + gap;
  };
  states.forEach(({label, left, options}, i) => {
    if (i === ended) leave();
    put([String(i)], label, edge);
    if (!open(i) || !options.length) return;
    [x, y] = [indent, y + high + gap];
    const lefts = Number(left ?? 0);
    const from = left === undefined ? indent : indent + owned;
    for (const [k, option] of options.entries()) {
      if (left !== undefined && (k === 0 || k === lefts)) {
        if (k > 0) y += high + gap;
        owners.push({player: k < lefts ? "left" : "right", x: indent + owned / 2 - gap / 2, y: y + high / 2});
        x = from;
      }
      put([String(i), String(k)], option, from);
    }
    if (i + 1 < states.length) [x, y] = [edge, y + high + 2 * gap];
  });
  if (ended >= states.length) leave();
  return {chips, owners, gone, height: y + high + edge};
}
