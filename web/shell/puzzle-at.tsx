// The puzzle at hand, which comes when there is one.
import {LateOf} from "../ui/late";
import {puzzlePart} from "./late-parts";
import {puzzleLinks, type Site, settingsOf} from "./site";

export function PuzzleAt({site: {state, puzzles}}: {site: Site}) {
  return (
    <LateOf late={puzzlePart} plates={[3]}>
      {({PuzzleOf}) => <PuzzleOf state={state} progress={puzzles.progress} links={puzzleLinks(settingsOf({state}))} />}
    </LateOf>
  );
}
