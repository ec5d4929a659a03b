// What is loaded with the pages that need it.
import type {LateLoaders} from "../language";

export const late: LateLoaders = {
  cases: () => import("./cases"),
  codes: () => import("./codes"),
  contest: () => import("./contest"),
  editor: () => import("./editor"),
  explain: () => import("./explain"),
  faults: () => import("./faults"),
  found: () => import("./found"),
  gallery: () => import("./gallery"),
  genus: () => import("./genus"),
  home: () => import("./home"),
  limits: () => import("./limits"),
  misere: () => import("./misere-theory"),
  partizan: () => import("./partizan"),
  patterns: () => import("./patterns"),
  plain: () => import("./plain"),
  present: () => import("./present"),
  product: () => import("./product"),
  programs: () => import("./programs"),
  puzzles: () => import("./puzzles"),
  share: () => import("./share"),
  short: () => import("./short-games"),
  solutions: () => import("./solutions"),
  submission: () => import("./submission"),
  values: () => import("./values"),
};
