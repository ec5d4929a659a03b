// Panel of the current puzzle, loaded when there is one.
import {LateView} from "../ui/late";
import {puzzlePart} from "./late-parts";
import {puzzleLinks, type Site, settingsOf} from "./site";

export function PuzzleAt({site: {state, puzzles}}: {site: Site}) {
  return (
    <LateView late={puzzlePart} plates={[3]}>
      {({PuzzleOf}) => <PuzzleOf state={state} progress={puzzles.progress} links={puzzleLinks(settingsOf({state}))} />}
    </LateView>
  );
}
