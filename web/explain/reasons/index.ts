// Modules of all reasons by their key: of those that the engine gives, and of the lines that the page adds.
import type {Reason} from "../../engine/types";
import {conventions} from "./conventions";
import {ends} from "./ends";
import {formula} from "./formula";
import {hackenbush} from "./hackenbush";
import {misere} from "./misere";
import {numbers} from "./numbers";
import type {FactsOf, ReasonKey, ReasonModule} from "./reason";
import {searches} from "./searches";
import {singleGames} from "./single-games";
import {sums} from "./sums";
import {values} from "./values";

export const reasons = {
  ...ends,
  ...values,
  ...sums,
  ...formula,
  ...singleGames,
  ...hackenbush,
  ...numbers,
  ...misere,
  ...conventions,
  ...searches,
} satisfies {[K in ReasonKey]: ReasonModule<FactsOf<K>>};

/** The facts of a reason from the engine are those of its key. */
const byKey = reasons as unknown as Record<string, ReasonModule | undefined>;

/** Returns the module of a reason; one without properties for a key that the page does not know. */
export const moduleOf = ({key}: Pick<Reason, "key">): ReasonModule => byKey[key] ?? {};
