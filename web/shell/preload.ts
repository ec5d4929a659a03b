// Reads the address and requests what its page needs while the code of all pages is still being loaded.
import {readBar} from "../address/address-bar";
import {imported} from "../delivery/late";
import {speaking} from "../text";
import {placeBefore} from "./memory";
import {pageOf, pages, tellsStories} from "./pages";
import {preferredLang} from "./preferences";

// A reader who comes back without a link goes on where they were.
const before = placeBefore();
if (/^#?\/?$/.test(location.hash) && before) history.replaceState(null, "", before);

export const first = readBar();

void first.then(({plain, link}) => {
  const lang = link.lang ?? preferredLang();
  const page = pageOf(plain, link);
  const {words: parts, load} = pages[page];
  const games = tellsStories(page) ? named(link.address ?? "") : [];
  // Whoever shows any of it asks again, and says what is missing. The language goes first: it alone knows where a story is, and
  // what is asked for in one turn goes out in any order.
  speaking(lang).catch(() => {});
  setTimeout(() => {
    speaking(lang, {parts, games}).catch(() => {});
    imported(load).catch(() => {});
  });
});

/** The games of an address as they are written, before the engine takes it apart: of any other word there is no story. */
const named = (address: string) => address.split("+").map((part) => part.trim().split(/[(:]/, 1)[0] ?? "");
