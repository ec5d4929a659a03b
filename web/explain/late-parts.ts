// What of an explanation comes when it is first shown.
import {lateWithWords} from "../ui/late";

/** The product of a sum of misere play, letter by letter. */
export const productPart = lateWithWords({
  words: ["product"],
  load: () => import("./product"),
});
