// Texts of reasons and their figures.
export {plain} from "./plain";
export {reasons} from "./reasons";
export {why} from "./why";
