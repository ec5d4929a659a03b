// Panel about the games beside a board, with its styles.
import "../gallery/games.css";

export {Games} from "../gallery/games";
