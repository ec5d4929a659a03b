import type {Plugin} from "vite";

/** A `for … in` loop, with parentheses in its object nested at most two deep. */
const loop = /\bfor ?\(((?:(?:var|let|const) )?[\w$]+) in ((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g;

/**
 * Plugin that turns `for … in` loops, which Preact and the bundler's helpers contain, into loops over an object's own keys, because they
 * would also find what a page has put on Object.prototype.
 */
export function ownKeys(): Plugin {
  return {
    name: "own-keys",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        file.code = file.code.replace(loop, (_, each, object) => `for(${each} of Object.keys((${object})??{}))`);
        const remainingLoop = /\bfor\s*\((?:(?:var|let|const) )?[\w$]+ in [^)]*\)/.exec(file.code);
        if (remainingLoop) this.error(`${file.fileName} still has ${remainingLoop[0]}`);
      }
    },
  };
}
