// Notation of a draft of generals.
import type {BoardOf} from "../../input/touch";
import {list, type Notation} from "../notation";

const draft = [
  list("general", {separator: "/", between: ",", extent: "triangle", runs: false}),
  list("pick", {before: ";", optional: true, min: 1n, runs: false}),
];

export const notation: Notation<BoardOf<"draft">> = {pieces: () => draft};
