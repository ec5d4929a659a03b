// Views of boards, one for each kind; heaps that are rows have a view of their own. The views of the games that most
// links open are loaded at once, the others in one part that is loaded later.
import type {FunctionComponent} from "preact";
import type {Board, BoardOf, ViewProps} from "../hand/touch";
import {Graph} from "./graph";
import {Heaps} from "./heaps";
import {Pins} from "./pins";

type Early = "heaps" | "graph";
type View = FunctionComponent<ViewProps<Board>>;
type Views<Kind extends Board["kind"]> = {[K in Kind]: FunctionComponent<ViewProps<BoardOf<K>>>};
export type LateViews = Views<Exclude<Board["kind"], Early>>;

const early: Views<Early> = {heaps: Heaps, graph: Graph};

export const lateViews = async (): Promise<LateViews> => (await import("./late-views")).views;

export const isEarly = ({kind}: Board): boolean => kind in early;

/** Returns the view of a board, or null if it is not loaded yet. */
export const viewOf = (board: Board, late: LateViews | null): View | null =>
  ((board.kind === "heaps" && board.as === "rows" ? Pins : {...late, ...early}[board.kind]) as View | undefined) ??
  null;
