// Panel of the current puzzle, loaded when there is one.
import {currentReason} from "../play/current-reason";
import {LateView} from "../ui/late";
import {puzzlePart} from "./late-parts";
import {puzzleLinks, type Site, settingsOf} from "./site";

export function PuzzleAt({site}: {site: Site}) {
  const {state} = site;
  return (
    <LateView late={puzzlePart} plates={[3]}>
      {({PuzzleOf, puzzleShelfOf}) => (
        <PuzzleOf
          state={state}
          progress={puzzleShelfOf(site).progress}
          links={puzzleLinks(settingsOf({state}))}
          reason={currentReason(state)}
        />
      )}
    </LateView>
  );
}
