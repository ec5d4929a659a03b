// Export format: what a position or its game is saved or copied as. A new one is a file of formats/.

import type {Answer} from "../engine/types";
import type {State} from "../game/state";
import type {Language} from "../text";
import type {Drawing} from "./drawing/drawing";
import type {ExportResult, Job} from "./job";

export interface ExportFormat {
  id: string;
  words: string;
  /** Description in one line; if `isMissing`, the reason. */
  about: string;
  file: {name: string; type: string};
  clip: "text" | "image" | null;
  /** True if it cannot be made. */
  isMissing?: boolean;
  make(job: Job): Promise<ExportResult>;
}

/** Position that is exported. */
export interface Exported {
  state: State;
  /** Answer for the current position. */
  answer: Answer;
  /** Picture of the board as the page shows it, and one in light colours for paper; null if the board is too large. */
  picture: Drawing | null;
  onPaper: Drawing | null;
  /** URL of the position. */
  link: string | null;
  /** Name of a file without its extension. */
  fileName: string;
  title: string;
  /** False if the page hides the answer. */
  showsAnswer: boolean;
}

export interface FormatModule {
  /** Place in the list. */
  order: number;
  /** Returns null if there is no such format for the position. */
  formatOf(exported: Exported, t: Language<"share">): ExportFormat | null;
}

/** Result for a board that is too large for a picture. */
export const noPicture: ExportResult = {fault: (t) => t.share.noPicture};
