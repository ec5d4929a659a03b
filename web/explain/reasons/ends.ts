// Reasons why the game is over.
import type {Modules} from "./reason";

export const ends = {
  "no-move": {keyInPart: "no-move-here"},
  "no-move-here": {},
  "no-move-of-left": {},
  "no-move-of-right": {},
  finished: {role: "end"},
  "already-won": {role: "end"},
  "sj-stopped": {role: "end"},
  "conjunctive-end": {role: "end"},
} satisfies Modules;
