// Texts of the limits of each board, and of every analysis.
import type {limits as bounds} from "../limits";

type Said<T> = {[key in keyof T]: {[limit in keyof T[key]]: string}};

export const limits = {
  heaps: {size: "the size of a heap", heaps: "heaps"},
  row: {coins: "coins"},
  grid: {cells: "coins or squares on a grid"},
  graph: {edges: "edges", vertex: "the number of a vertex"},
  dag: {arcs: "arcs of a graph", tokens: "tokens"},
  trie: {letters: "letters of all words together"},
  states: {parts: "states that add up to a position"},
  draft: {generals: "generals"},
  sheet: {sheets: "sheets", side: "a side"},
  general: {
    components: "components",
    moves: "moves examined, where no theorem finds or counts them",
    budget: "the steps, by default",
    given: "the steps, if you set them",
    memory: "the memory per request: 2 GiB, in a page 512 MiB",
  },
} satisfies Said<typeof bounds>;
