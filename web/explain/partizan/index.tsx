// What is told of a position of Left and Right beside the reasons: who wins, whoever begins, what its components are worth, and what
// each move leaves.
import "./partizan.css";

export {MoveWorth} from "./move-worth";
export {Sides} from "./sides";
export {Sum} from "./sum";
export {Worth} from "./worth";
