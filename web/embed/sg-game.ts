// The script of a post: <script src="…/embed/sg-game.js" async></script>. What it defines loads the rest from beside itself.
import {define} from "./element";
import {comesFrom, load, provide} from "./script-loader";

/** As a module it does not know its own element; it is found by the name of its file. */
const own =
  (document.currentScript as HTMLScriptElement | null) ??
  [...document.scripts].find(({src}) => /\/embed\/sg-game\.js(?:[?#]|$)/.test(src));
const home = own?.src ? new URL("..", own.src).href : null;

define({
  home,
  summon(base) {
    comesFrom(base ?? home ?? new URL("./", document.baseURI).href);
    return import("./figure");
  },
});

/** The other parts, which are scripts of their own, load theirs by it (scripts/vite/classic-parts.ts). */
export {load, provide};
