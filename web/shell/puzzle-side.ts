// Panel of puzzles beside a board, with its styles.
import "../puzzles/puzzles.css";

export {ConnectedRandom, PuzzleOf, TriesOf} from "../puzzles/side";
export {puzzleShelfOf} from "./puzzle-shelf";
