// Reads the address and requests what its page needs while the code of all pages is still loading.
import {readBar} from "../address/address-bar";
import {isHome} from "../address/link";
import {importWithRetry} from "../delivery/late";
import {gameIdsIn, preloadBoards} from "../game/catalog/preload-boards";
import {startAddress} from "../game/modes/onboarding";
import {loadLanguage} from "../text";
import {readLastPlace} from "./memory";
import {pageOf, storiesOn} from "./pages";
import {preferredLang} from "./preferences";
import {parseRoute} from "./routes";

// Without a link the reader returns to the last place; `#/` is the link of the first page.
const lastPlace = readLastPlace();
if (/^#?$/.test(location.hash) && lastPlace) history.replaceState(null, "", lastPlace);

export const initialBar = readBar();

void initialBar.then(({plain, link}) => {
  const lang = link.lang ?? preferredLang();
  const position = {isPresented: link.present, isHome: isHome(link), mode: link.mode};
  const route = parseRoute(plain);
  const page = pageOf(route, position);
  const {words: parts, load} = page;
  const games = storiesOn(page, route, gameIdsIn(link.address ?? ""));
  // Errors are left to the code that shows these parts, which loads them again. The language goes first: it alone knows
  // where the stories are, and requests of one turn go out in any order.
  loadLanguage(lang).catch(() => {});
  setTimeout(() => {
    loadLanguage(lang, {parts, games}).catch(() => {});
    importWithRetry(load).catch(() => {});
    if (!route) preloadBoards(startAddress(link));
  });
});
