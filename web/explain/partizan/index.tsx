// What is told of a position of Left and Right beside the reasons: who wins, whoever begins, what its components are worth, what each
// move leaves, and the sign expansion of a stalk.
import "./partizan.css";

export {MoveWorth} from "./move-worth";
export {Sides} from "./sides";
export {Stalk} from "./stalk";
export {Sum} from "./sum";
export {Worth} from "./worth";
