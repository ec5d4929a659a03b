// What is known of a position.
import type {Board} from "./boards.js";
import type {Moves} from "./moves.js";
import type {Bounds, Measures} from "./short-games.js";
import type {Ground, Kind, Limit, Outcome, Play, Reason} from "./terms.js";

/**
 * What the text of a component is made of: `game` is `id` and, where there are any, `rules` in brackets; an address is `game`, a
 * colon and `position`. Past 64 kB each but `id` is null.
 */
export interface ComponentText {
  game: string | null;
  id: string | null;
  rules: string | null;
  position: string | null;
}

/**
 * The components of a text, from one UTF-16 unit to another. A game that can be read is as it is printed, an alias as it is typed; of
 * any other `game` is null, and `id` where no game has it.
 */
export interface Outline {
  components: (ComponentText & {from: number; to: number})[];
}

/**
 * What is known of one component; of a sum, of each component, and its own text then has no parts. `board` is null when it is too
 * large to draw.
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
  /** Of a partizan position, or of a component of a sum that is one: its value as `value` answers it. */
  value?: string | null;
  measures?: Measures;
}

export interface Answer extends Component {
  play: Play;
  status: "solved" | "limit";
  limit?: Limit;
  value: string | null;
  moves: Moves;
  /** Of a sum of Left and Right whose components have measures and the whole has none. */
  bounds?: Bounds;
  /** Present for a sum of two or more components; `board` is then null, and a touch begins with the component's index. */
  components?: Component[];
}
