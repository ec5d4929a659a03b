// Layout of states and their options as chips in lines, each as wide as its text.
import type {BoardOf} from "../../input/touch";

/** Box given by its middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Chip extends Box {
  id: string;
  /** Touch of a state, or of one of its options. */
  touch: string[];
  text: string;
  /** Player whose option it is, where the two players have different ones. */
  side?: "left" | "right";
}

/** Measures in px; `ringWidth` is the room for the ring around a changed state. */
const [lineHeight, gap, indent, ringWidth] = [40, 8, 20, 5];
const [narrow, wide, padding] = [8.5, 15.5, 22];
/** Maximal number of letters that are shown of a name. */
const maxLetters = 60;

const isWide = (letter: string) => (letter.codePointAt(0) ?? 0) >= 0x1100;
const widthOf = (letters: string[]) => letters.reduce((sum, letter) => sum + (isWide(letter) ? wide : narrow), padding);

/** Shortens a text with an ellipsis until it fits into a width. */
function fitText(text: string, room: number): {text: string; width: number} {
  let letters = [...text];
  if (letters.length > maxLetters) letters = [...letters.slice(0, maxLetters - 1), "…"];
  while (letters.length > 2 && widthOf(letters) > room) letters = [...letters.slice(0, -2), "…"];
  return {text: letters.join(""), width: Math.max(lineHeight, widthOf(letters))};
}

/**
 * Arranges the states; `isOpen` tells whether a state shows its options, and `endedPlace` is the place of a state that
 * has just ended, or -1.
 */
export function arrangeStates(
  {states}: BoardOf<"states">,
  room: number,
  isOpen: (state: number) => boolean,
  endedPlace: number,
): {chips: Chip[]; ended: Box | null; height: number} {
  const chips: Chip[] = [];
  let ended: Box | null = null;
  let [x, y] = [ringWidth, ringWidth];
  const placeEnded = () => {
    ended = {x: x + lineHeight / 2, y: y + lineHeight / 2, width: lineHeight, height: lineHeight - 4};
    x += lineHeight + gap;
  };
  const placeChip = (touch: string[], name: string, startX: number, side?: Chip["side"]) => {
    const {text, width} = fitText(name, room - startX - ringWidth);
    if (x > startX && x + width > room) [x, y] = [startX, y + lineHeight + gap];
    const [id, box] = [`s${touch.join(".")}`, {x: x + width / 2, y: y + lineHeight / 2, width, height: lineHeight - 4}];
    chips.push({id, touch, text, ...box, ...(side && {side})});
    x += width + gap;
  };
  states.forEach(({label, options, left}, i) => {
    if (i === endedPlace) placeEnded();
    placeChip([String(i)], label, ringWidth);
    if (!isOpen(i) || !options.length) return;
    [x, y] = [indent, y + lineHeight + gap];
    const leftCount = left === undefined ? options.length : Number(left);
    for (const [k, option] of options.entries()) {
      // Right's options begin a line of their own.
      if (k === leftCount && k > 0) [x, y] = [indent, y + lineHeight + gap];
      placeChip(
        [String(i), String(k)],
        option,
        indent,
        left === undefined ? undefined : k < leftCount ? "left" : "right",
      );
    }
    if (i + 1 < states.length) [x, y] = [ringWidth, y + lineHeight + 2 * gap];
  });
  if (endedPlace >= states.length) placeEnded();
  return {chips, ended, height: y + lineHeight + ringWidth};
}
