// Name of a position, from its game and its content, for titles and questions.
import type {ComponentText, Play} from "../engine/types";
import type {Language, Sentence} from "../text";
import {gameWords, signedName} from "./game-names";
import {playWords} from "./plays";

/** Maximum length, in characters, of a position in a name. */
const maxPositionLength = 40;
const maxRulesLength = 24;

function truncated(text: string): string {
  const spaced = text.replace(/,(?=\S)/g, ", ");
  return spaced.length > maxPositionLength ? `${spaced.slice(0, maxPositionLength - 1).trimEnd()}…` : spaced;
}

/** Appends the rules if they are short and the game's name does not contain them. */
function gameName(part: ComponentText, t: Language): string {
  const {id, rules} = part;
  const omitsRules =
    rules === null ||
    rules.length > maxRulesLength ||
    gameWords({id, rules})(t).name !== gameWords({id, rules: null})(t).name;
  return omitsRules ? signedName(part)(t) : `${signedName(part)(t)} (${rules})`;
}

const partName = (part: ComponentText, t: Language) =>
  [gameName(part, t), part.position && truncated(part.position)].filter(Boolean).join(" ");

/** Name such as "Nim 3, 5, 7, misère play"; empty if some game is unknown. */
export const positionName =
  (components: readonly ComponentText[], play: Play): Sentence =>
  (t) => {
    if (components.length === 0 || components.some(({id}) => id === null)) return "";
    const [first, second, ...others] = components.map((part) => partName(part, t));
    const sum = [first, second, others.length > 0 ? "…" : null].filter(Boolean).join(" + ");
    return t.phrases([sum, playWords(t)[play].ending].filter((part) => part !== null));
  };

/** Question about a position, without any hint. */
export const positionQuestion =
  (components: readonly ComponentText[], play: Play): Sentence =>
  (t) =>
    t(t.ui.askedOf, {position: positionName(components, play)(t)});
