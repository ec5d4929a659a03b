// A position by its game and what stands in it, as a title and in a question.
import type {ComponentText, Play} from "../engine/types";
import type {Language, Sentence} from "../text";
import {gameIn, signedName} from "./game-names";

/** Of a position that would fill the line. */
const most = 40;
const mostRules = 24;

function shortened(text: string): string {
  const spaced = text.replace(/,(?=\S)/g, ", ");
  return spaced.length > most ? `${spaced.slice(0, most - 1).trimEnd()}…` : spaced;
}

const convention = (t: Language): Record<Play, string | null> => ({
  normal: null,
  misere: t.ui.inMisere,
  sj: t.ui.inSj,
  every: t.ui.inEvery,
});

/** The rules where they are few and the name does not say them. */
function gameName(part: ComponentText, t: Language): string {
  const {id, rules} = part;
  const isSaid =
    rules === null || rules.length > mostRules || gameIn({id, rules})(t).name !== gameIn({id, rules: null})(t).name;
  return isSaid ? signedName(part)(t) : `${signedName(part)(t)} (${rules})`;
}

const partName = (part: ComponentText, t: Language) =>
  [gameName(part, t), part.position && shortened(part.position)].filter(Boolean).join(" ");

/** "Nim 3, 5, 7, misère play"; empty where it is not known what the game is. */
export const positionName =
  (components: readonly ComponentText[], play: Play): Sentence =>
  (t) => {
    if (components.length === 0 || components.some(({id}) => id === null)) return "";
    const [first, second, ...others] = components.map((part) => partName(part, t));
    const sum = [first, second, others.length > 0 ? "…" : null].filter(Boolean).join(" + ");
    return t.phrases([sum, convention(t)[play]].filter((part) => part !== null));
  };

/** It gives nothing away. */
export const askedOf =
  (components: readonly ComponentText[], play: Play): Sentence =>
  (t) =>
    t(t.ui.askedOf, {position: positionName(components, play)(t)});
