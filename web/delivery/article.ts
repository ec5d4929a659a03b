// Script of an article, which only stores the site for offline use.
import {canStoreOffline, holdVersionLock, storeOffline} from "./offline-storage";

if (canStoreOffline()) {
  holdVersionLock();
  addEventListener("load", () => void storeOffline({onStored() {}, onUpdate() {}}).catch(() => {}));
}
