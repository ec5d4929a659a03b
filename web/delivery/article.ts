// Of an article, which needs no more of the page than to keep the site.
import {canKeep, hold, keep} from "./keeping";

if (canKeep()) {
  hold();
  addEventListener("load", () => void keep({onKept() {}, onNewer() {}}).catch(() => {}));
}
