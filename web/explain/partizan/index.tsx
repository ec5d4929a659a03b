// What is told of a position of Left and Right beside the reasons: who wins, whoever begins, what its components are worth, what each
// move leaves, the sign expansion of a stalk, and what the bare definition says of it all.
import "./partizan.css";

export {Found} from "./found";
export {MoveWorth} from "./move-worth";
export {Sides} from "./sides";
export {Stalk} from "./stalk";
export {Sum} from "./sum";
export {Worth} from "./worth";
