// The words of editing by hand.
export {editing} from "./editing";
export {forms} from "./forms";
