// Random positions and puzzles, fed from the page's state.

import {formatLink, unplayed} from "../address/link";
import type {CatalogEntry, ComponentText} from "../engine/types";
import {componentsOf} from "../game/outlines";
import {type Miss, mostTries, wordOf} from "../game/puzzle";
import type {State} from "../game/state";
import {gameIn, nameWithRules} from "../say/game-names";
import type {Language, Sentence} from "../text";
import {useLanguage} from "../ui/language";
import {Puzzle} from "./puzzle";
import {type Drawable, Random} from "./random";

/** A word that nobody has thought of: its only use of chance. */
function freshWord(t: Language): string {
  const syllables = t.puzzles.syllables.split(" ");
  return [...crypto.getRandomValues(new Uint32Array(3))].map((n) => syllables[n % syllables.length]).join("");
}

const sayMiss =
  (miss: Miss, size: number, game: Sentence): Sentence =>
  (t) => {
    switch (miss) {
      case "no-move":
        return t(t.puzzles.noMove, {size, game: game(t)});
      case "no-puzzle":
        return t(t.puzzles.noPuzzle, {tries: mostTries});
      case "cancelled":
        return t.puzzles.cancelled;
      case "gone":
        return t.ui.engineGone;
    }
  };

/** A game by its name; rules that have a name of their own need not be told. */
const knownName =
  (game: ComponentText): Sentence =>
  (t) => {
    const {name} = gameIn(game)(t);
    return name === gameIn({...game, rules: null})(t).name ? nameWithRules(game)(t) : name;
  };

/** The game of a component; rules that the catalogue does not hold are still those of one game, whose bound holds for all of them. */
export function drawable(component: ComponentText, catalog: CatalogEntry[]): Drawable[] {
  const {game, id, rules} = component;
  const own = catalog.filter((entry) => entry.id === id);
  const entry = own.find((one) => one.rules === rules) ?? own[0] ?? catalog.find(({alias_of}) => alias_of === id);
  return game === null || !entry ? [] : [{game, say: knownName(component), most: entry.checked_to}];
}

export function RandomOf({state, catalog}: {state: State; catalog: CatalogEntry[]}) {
  const t = useLanguage();
  // The last position that made sense: the form stays while another is being typed.
  const answer = state.analysis.answer.value;
  const components = answer ? componentsOf(answer) : [];
  const found = components.flatMap((component) => drawable(component, catalog));
  const [first, ...others] = [...new Map(found.map((one) => [one.game, one])).values()];
  if (!first) return null;
  return (
    <Random
      games={[first, ...others]}
      ofSum={components.length > 1}
      onDraw={async (puzzle, {game, say}, size, typed, signal) => {
        const word = wordOf(typed) || freshWord(t);
        const miss = await state.puzzling[puzzle ? "puzzle" : "draw"]({game, size, word}, signal);
        return {word, failure: miss && sayMiss(miss, size, say)};
      }}
    />
  );
}

export function PuzzleOf({state}: {state: State}) {
  const t = useLanguage();
  const puzzle = state.puzzling.here.value;
  if (!puzzle) return null;
  const {address, daily, word} = puzzle;
  const [component] = state.components.value;
  const own = {...unplayed, lang: null, theme: null, puzzle: word};
  const link = formatLink({...own, address: daily ? null : address, play: state.question.value.play});
  return (
    <Puzzle
      puzzle={puzzle}
      game={component ? gameIn(component)(t).name : ""}
      link={new URL(link ?? "", document.baseURI).href}
      onReveal={() => state.puzzling.end("shown")}
    />
  );
}
