// Panel of pasted test cases beside a board, with its styles.
import "../contest/cases.css";

export {Cases} from "../contest/cases";
