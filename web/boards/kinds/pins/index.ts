// Rows of pins: heaps of which neighbours are taken.
import type {BoardOf} from "../../input/touch";
import {heaps} from "../heaps";
import type {BoardKind} from "../kind";

export const pins = {...heaps, load: () => import("./pins-view")} satisfies BoardKind<BoardOf<"heaps">>;
