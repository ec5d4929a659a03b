// Pasted test cases beside a board, with their looks.
import "../contest/cases.css";

export {Cases} from "../contest/cases";
