// What is told of games beside a board, with its looks.
import "../gallery/games.css";
import "../say/gloss.css";

export {Games} from "../gallery/games";
