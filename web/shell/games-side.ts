// What is told of games beside a board, with its looks.
import "../gallery/games.css";

export {Games} from "../gallery/games";
