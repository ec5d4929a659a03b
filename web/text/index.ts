// Entry of the languages and their types.
export type {Material} from "./en/facets";
export type {Game, Story, Theory} from "./game";
export * from "./language";
export * from "./languages";
export {everyLanguage, loadLanguage} from "./text-cache";
