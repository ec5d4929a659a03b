// Random positions and puzzles, fed from the page's state.
import {formatLink} from "./address";
import type {CatalogEntry} from "./engine/types";
import {Puzzle} from "./panels/puzzle";
import {Random} from "./panels/random";
import {useTongue} from "./panels/tongue";
import {type Miss, mostTries, wordOf} from "./puzzle";
import type {State} from "./state";
import {fill, gameNameOf, gameOf, type Lang, puzzles, ui, type Words, wordsOf} from "./text";

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

export function RandomOf({state, catalog}: {state: State; catalog: CatalogEntry[]}) {
  const {lang} = useTongue();
  // The last position that made sense: the form stays while another is being typed.
  const [first = "", ...others] = (state.analysis.answer.value?.address ?? "").split(" + ");
  const game = gameNameOf(first);
  const {id, rules} = gameOf(first);
  // Rules that the catalogue does not hold are still those of one game, whose bound holds for all of them.
  const own = catalog.filter((entry) => entry.id === id);
  const entry = own.find((one) => one.rules === rules) ?? own[0] ?? catalog.find(({alias_of}) => alias_of === id);
  if (game === null || !entry) return null;
  return (
    <Random
      game={wordsOf(id, rules).name}
      ofSum={others.length > 0}
      most={entry.checked_to}
      onDraw={async (puzzle, size, typed, signal) => {
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
  const own = {moves: [], at: 0, lang: null, theme: null, puzzle: word};
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
