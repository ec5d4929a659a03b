// Random positions and puzzles, fed from the page's state.

import {gameNameOf, gameOf} from "../address/component";
import {formatLink, unplayed} from "../address/link";
import type {CatalogEntry} from "../engine/types";
import {type Miss, mostTries, wordOf} from "../game/puzzle";
import type {State} from "../game/state";
import {nameOfGame} from "../say/game-names";
import {fill, type Lang, puzzles, ui, type Words, wordsOf} from "../text";
import {useTongue} from "../ui/tongue";
import {Puzzle} from "./puzzle";
import {type Drawable, Random} from "./random";

/** A word that nobody has thought of: its only use of chance. */
function freshWord(lang: Lang): string {
  const syllables = puzzles.syllables[lang].split(" ");
  return [...crypto.getRandomValues(new Uint32Array(3))].map((n) => syllables[n % syllables.length]).join("");
}

const tried = (lang: Lang) => fill(puzzles.noPuzzle, lang, {tries: mostTries});
const failures: Record<Miss, Words> = {
  "no-move": puzzles.noMove,
  "no-puzzle": {en: tried("en"), zh: tried("zh")},
  cancelled: puzzles.cancelled,
  gone: ui.engineGone,
};

/** The game of a component; rules that the catalogue does not hold are still those of one game, whose bound holds for all of them. */
function drawable(component: string, catalog: CatalogEntry[]): Drawable[] {
  const game = gameNameOf(component);
  const {id, rules} = gameOf(component);
  const own = catalog.filter((entry) => entry.id === id);
  const entry = own.find((one) => one.rules === rules) ?? own[0] ?? catalog.find(({alias_of}) => alias_of === id);
  const {name} = wordsOf(id, rules);
  // Rules that have a name of their own need not be told.
  const isNamed = name.en !== wordsOf(id).name.en;
  return game === null || !entry ? [] : [{game, name: isNamed ? name : nameOfGame(game), most: entry.checked_to}];
}

export function RandomOf({state, catalog}: {state: State; catalog: CatalogEntry[]}) {
  const {lang} = useTongue();
  // The last position that made sense: the form stays while another is being typed.
  const components = (state.analysis.answer.value?.address ?? "").split(" + ");
  const found = components.flatMap((component) => drawable(component, catalog));
  const [first, ...others] = [...new Map(found.map((one) => [one.game, one])).values()];
  if (!first) return null;
  return (
    <Random
      games={[first, ...others]}
      ofSum={components.length > 1}
      onDraw={async (puzzle, game, size, typed, signal) => {
        const word = wordOf(typed) || freshWord(lang);
        const miss = await state.puzzling[puzzle ? "puzzle" : "draw"]({game, size, word}, signal);
        return {word, failure: miss && failures[miss]};
      }}
    />
  );
}

export function PuzzleOf({state}: {state: State}) {
  const puzzle = state.puzzling.here.value;
  if (!puzzle) return null;
  const {address, daily, word} = puzzle;
  const {id, rules} = gameOf(address);
  const own = {...unplayed, lang: null, theme: null, puzzle: word};
  const link = formatLink({...own, address: daily ? null : address, play: state.question.value.play});
  return (
    <Puzzle
      puzzle={puzzle}
      game={wordsOf(id, rules).name}
      link={new URL(link ?? "", document.baseURI).href}
      onReveal={() => state.puzzling.end("shown")}
    />
  );
}
