// Texts of the board editors.
export {editing} from "./editing";
export {forms} from "./forms";
