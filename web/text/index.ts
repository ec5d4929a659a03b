// The languages that are written, and what each is made of.
export {boards as boardLimits, general as generalLimits} from "./boards";
export {type Material, materialOf} from "./facets";
export {games, wordsOf} from "./games";
export * from "./language";
export {playing} from "./playing";
export {problemTitles} from "./problems";
export {puzzles} from "./puzzles";
export {reasons} from "./reasons";
export {ui} from "./ui";
export {why} from "./why";
export * from "./words";
