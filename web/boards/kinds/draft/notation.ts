// Notation of a draft of generals.
import {list, type Notation} from "../notation";

const draft = [
  list("general", {separator: "/", between: ",", extent: "triangle", runs: false}),
  list("pick", {before: ";", optional: true, min: 1n, runs: false}),
];

export const notation: Notation = {formats: {draft: () => draft}};
