// What is told of a position of Left and Right beside the reasons: who wins, whoever begins, what its components are worth, what each
// move leaves, and what the bare definition says of it.
import "./partizan.css";

export {Found} from "./found";
export {MoveWorth} from "./move-worth";
export {Sides} from "./sides";
export {Sum} from "./sum";
export {Worth} from "./worth";
