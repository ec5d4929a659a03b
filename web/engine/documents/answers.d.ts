// Analysis of a position.
import type {Board} from "./boards.js";
import type {Moves} from "./moves.js";
import type {Bounds, Measures} from "./short-games.js";
import type {Ground, Kind, Limit, Outcome, Play, Reason} from "./terms.js";

/**
 * Texts that make up a component: `game` is `id`, followed by `rules` in brackets if there are any; an address is
 * `game`, a colon and `position`. Each but `id` is null past 64 kB.
 */
export interface ComponentText {
  game: string | null;
  id: string | null;
  rules: string | null;
  position: string | null;
}

/**
 * Components of a text, each with its range of UTF-16 units. A game that can be read is as it is printed, an alias as
 * it is typed; for any other `game` is null, and `id` too if no game has it.
 */
export interface Outline {
  components: (ComponentText & {from: number; to: number})[];
}

/**
 * Facts known of one component; for a sum, of each component, and its own text then has no parts. `board` is null if it
 * is too large to draw.
 */
export interface Component extends ComponentText {
  /** Null past 64 kB. */
  address: string | null;
  ground: Ground | null;
  outcome: Outcome | null;
  grundy: string | null;
  kind: Kind;
  why: Reason[];
  board: Board | null;
  /**
   * Value as `value` answers it, for a partizan position or a component of a sum that is one; where positions can come
   * back, "infinity(0,2)" if it is no nimber.
   */
  value?: string | null;
  measures?: Measures;
}

/** Progress of an analysis through the moves of the position: those of which it is known who wins after them. */
export interface MoveProgress {
  /** What is being found: who wins, or which moves win. */
  stage: "winner" | "winning-moves";
  examined: number;
  of: number;
}

export interface Answer extends Component {
  play: Play;
  status: "solved" | "limit";
  limit?: Limit;
  value: string | null;
  moves: Moves;
  /** Present for a sum of Left and Right whose components have measures while the sum has none. */
  bounds?: Bounds;
  /**
   * Present for a sum of two or more components; `board` is then null, and a touch begins with the component's index.
   */
  components?: Component[];
}
