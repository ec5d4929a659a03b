// Puzzles beside a board, with their looks.
import "../puzzles/puzzles.css";

export {PuzzleOf, RandomOf, TriesOf} from "../puzzles/side";
