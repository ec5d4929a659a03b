// The beginning: what the address opens, and what this needs, which is asked for while the code of all pages is still on its way.
import {readBar} from "../address/address-bar";
import {imported} from "../delivery/late";
import {speaking} from "../text";
import {placeBefore} from "./memory";
import {pageOf, pages} from "./pages";
import {preferredLang} from "./preferences";

// A reader who comes back without a link goes on where they were.
const before = placeBefore();
if (/^#?\/?$/.test(location.hash) && before) history.replaceState(null, "", before);

export const first = readBar();

void first.then(({plain, link}) => {
  const {words, load} = pages[pageOf(plain, link)];
  // Whoever shows it asks again, and says what is missing.
  imported(load).catch(() => {});
  speaking(link.lang ?? preferredLang(), {parts: words}).catch(() => {});
});
