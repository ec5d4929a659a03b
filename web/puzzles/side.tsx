// Random positions and puzzles at the position at hand, fed from the page's state.

import {formatLink, unplayed} from "../address/link";
import type {CatalogEntry, ComponentText} from "../engine/types";
import {componentsOf} from "../game/outlines";
import type {PuzzleProgress} from "../game/puzzle-progress";
import {nextOf, themedBy} from "../game/puzzle-themes";
import type {State} from "../game/state";
import {gameIn} from "../say/game-names";
import {useLanguage} from "../ui/language";
import {knownName, sayMiss, wordFor} from "./drawing";
import type {PuzzleLinks} from "./links";
import {sayProgress, sayRows, sayThemed} from "./progress";
import {Puzzle, Tries} from "./puzzle";
import {type Drawable, Random} from "./random";

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
  const games: [Drawable, ...Drawable[]] = [first, ...others];
  return (
    <details class="drawing">
      <summary>{t.puzzles.start}</summary>
      <Random
        games={games}
        about={({say}) =>
          t.sentences([t(t.puzzles.aboutGame, {game: say(t)}), ...(components.length > 1 ? [t.puzzles.ofSum] : [])])
        }
        onDraw={async (puzzle, {game, say}, size, typed, signal) => {
          const word = wordFor(typed, t);
          const miss = await state.puzzling[puzzle ? "puzzle" : "draw"]({game, size, word}, signal);
          return {word, failure: miss && sayMiss(miss, size, say)};
        }}
      />
    </details>
  );
}

interface PuzzleOfProps {
  state: State;
  progress: PuzzleProgress;
  links: PuzzleLinks;
}

export function PuzzleOf({state, progress, links}: PuzzleOfProps) {
  const t = useLanguage();
  const puzzle = state.puzzling.here.value;
  if (!puzzle) return null;
  const {address, daily, word} = puzzle;
  const {play} = state.question.value;
  const [component] = state.components.value;
  const own = {...unplayed, lang: null, theme: null, mode: "play" as const, puzzle: word};
  const link = formatLink({...own, address: daily ? null : address, play});
  const themed = themedBy(word, {address, play});
  const next = themed && nextOf(themed.theme, progress.solvedOf(themed.theme), themed.number);
  const name = themed ? sayThemed(themed)(t) : t(daily ? t.puzzles.dailyOf : t.puzzles.named, {word});
  return (
    <Puzzle
      puzzle={puzzle}
      name={name}
      game={component ? gameIn(component)(t).name : ""}
      link={new URL(link ?? "", document.baseURI).href}
      nextLink={next && links.puzzle(next.address, next.play, next.word)}
      allLink={links.page(null)}
      standing={[
        ...(themed ? [sayProgress(themed.theme, progress)(t)] : []),
        ...(themed && !next ? [t.puzzles.finished] : []),
        ...sayRows(progress)(t),
      ]}
      onReveal={() => void state.puzzling.reveal()}
    />
  );
}

export function TriesOf({state: {puzzling}}: {state: State}) {
  const puzzle = puzzling.here.value;
  return puzzle && <Tries missed={puzzle.missed} isOpen={puzzle.end === null} />;
}
