// The languages that are written, and what each is made of.
export {type Material, materialOf} from "./facets";
export type {Game, Story, Theory} from "./game";
export * from "./language";
export * from "./languages";
export {everyLanguage, speaking} from "./spoken";
