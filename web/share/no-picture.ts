import type {ExportResult} from "./job";

/** Result for a board that is too large for a picture. */
export const noPicture: ExportResult = {fault: (t) => t.share.noPicture};
