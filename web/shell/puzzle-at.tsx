// The puzzle at hand, which comes when there is one.
import {Coming} from "../ui/late";
import {puzzlePart} from "./late-parts";
import {puzzleLinks, type Site, settingsOf} from "./site";

export function PuzzleAt({site: {state, puzzles}}: {site: Site}) {
  const {PuzzleOf} = puzzlePart.part.value ?? {};
  if (!PuzzleOf) return <Coming late={puzzlePart} plates={[3]} />;
  return <PuzzleOf state={state} progress={puzzles.progress} links={puzzleLinks(settingsOf({state}))} />;
}
