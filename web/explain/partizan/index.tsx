// Panels for partizan positions: the winner, whoever begins, the values of components and moves, and the sign expansion
// of a stalk.
import "./partizan.css";

export {MoveWorth} from "./move-worth";
export {Sides} from "./sides";
export {Stalk} from "./stalk";
export {Sum} from "./sum";
export {Worth} from "./worth";
