// Script of a post: <script src="…/embed/sg-game.js" async></script>. It loads the other parts from its own folder.
import {define} from "./element";
import {load, provide, setSiteFolder} from "./script-loader";

/** A module does not know its own script element; it is found by the name of its file. */
const ownScript =
  (document.currentScript as HTMLScriptElement | null) ??
  [...document.scripts].find(({src}) => /\/embed\/sg-game\.js(?:[?#]|$)/.test(src));
const home = ownScript?.src ? new URL("..", ownScript.src).href : null;

define({
  home,
  loadFigure(base) {
    setSiteFolder(base ?? home ?? new URL("./", document.baseURI).href);
    return import("./figure");
  },
});

/** The other parts are scripts of their own, and load theirs by these functions (scripts/vite/classic-parts.ts). */
export {load, provide};
