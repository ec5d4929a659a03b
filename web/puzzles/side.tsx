// Panels of random positions and puzzles at the current position, connected to the page's state.

import {defaultLinkFields, formatLink} from "../address/link";
import type {PuzzleProgress} from "../game/puzzles/puzzle-progress";
import {nextOf, nextOnPath, themedBy} from "../game/puzzles/puzzle-themes";
import type {State} from "../game/state";
import {gameWords} from "../say/game-names";
import type {Sentence} from "../text";
import {useTexts} from "../ui/language";
import type {Drawable} from "./drawable";
import {sayMiss, wordFor} from "./drawing";
import type {PuzzleLinks} from "./links";
import {sayPlayer, sayProgress, sayRating, sayRows, sayThemed} from "./progress";
import {Puzzle, Tries} from "./puzzle";
import {Random} from "./random";

interface RandomOfProps {
  state: State;
  games: [Drawable, ...Drawable[]];
  /** True if the games are those of a sum. */
  isSum: boolean;
}

export function ConnectedRandom({state, games, isSum}: RandomOfProps) {
  const t = useTexts("puzzles");
  return (
    <Random
      games={games}
      about={({say}) => t.sentences([t(t.puzzles.aboutGame, {game: say(t)}), ...(isSum ? [t.puzzles.ofSum] : [])])}
      onDraw={async (puzzle, {game, say}, size, typed, signal) => {
        const word = wordFor(typed, t);
        const miss = await state.puzzling[puzzle ? "puzzle" : "draw"]({game, size, word}, signal);
        return {word, failure: miss && sayMiss(miss, size, say)};
      }}
    />
  );
}

interface PuzzleOfProps {
  state: State;
  progress: PuzzleProgress;
  links: PuzzleLinks;
  /** Why the player to move in the current position loses; null if it is not known. */
  reason: Sentence<"plain"> | null;
}

export function PuzzleOf({state, progress, links, reason}: PuzzleOfProps) {
  const t = useTexts("puzzles", "plain");
  const isResting = state.puzzling.isResting.value;
  const puzzle = state.puzzling.current.value;
  if (!puzzle) return null;
  const {address, isDaily, word} = puzzle;
  const {play} = state.question.value;
  const [component] = state.components.value;
  const fields = {...defaultLinkFields, lang: null, theme: null, mode: "play" as const, puzzle: word};
  const link = formatLink({...fields, address: isDaily ? null : address, play});
  const rated = progress.changeBy({address, play});
  const themed = themedBy(word, {address, play});
  const nextOfTheme = themed && nextOf(themed.theme, progress.solvedOf(themed.theme), themed.number);
  const onPath = nextOfTheme ?? nextOnPath(progress.solvedOf);
  // The last puzzle of all, whose solution was shown, is its own next one.
  const next = onPath?.word === word ? null : onPath;
  const name = themed ? sayThemed(themed)(t) : t(isDaily ? t.puzzles.dailyOf : t.puzzles.named, {word});
  return (
    <Puzzle
      puzzle={puzzle}
      name={name}
      game={component ? gameWords(component)(t).name : ""}
      link={new URL(link ?? "", document.baseURI).href}
      nextLink={next && links.puzzle(next.address, next.play, next.word)}
      allLink={links.page(null)}
      progressLines={[
        ...(rated ? [sayRating(rated)(t)] : sayPlayer(progress)(t)),
        ...(themed ? [sayProgress(themed.theme, progress)(t)] : []),
        ...(themed && !nextOfTheme ? [t.puzzles.finished] : []),
        ...sayRows(progress)(t),
      ]}
      isRefuted={state.refutation.isShown.value}
      isResting={isResting}
      canPlayOn={isResting && !state.autoplay.isOver.value}
      reason={isResting && reason ? sayWhy(reason, state.autoplay.isOver.value)(t) : null}
      onTakeBack={state.refutation.takeBack}
      onPlayOn={state.puzzling.goOn}
      onReveal={() => void state.puzzling.reveal()}
    />
  );
}

/** The reason speaks to the player to move, who is the opponent; that a game is over is said to both. */
const sayWhy =
  (reason: Sentence<"plain">, isOver: boolean): Sentence<"puzzles" | "plain"> =>
  (t) =>
    isOver ? reason(t) : t(t.puzzles.whyItWins, {reason: reason(t)});

export function TriesOf({state: {puzzling}}: {state: State}) {
  const puzzle = puzzling.current.value;
  return puzzle && <Tries missed={puzzle.tries} isOpen={puzzle.result === null} />;
}
