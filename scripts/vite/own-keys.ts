import type {Plugin} from "vite";

/** Brackets within brackets, two deep. */
const loop = /\bfor ?\(((?:(?:var|let|const) )?[\w$]+) in ((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g;

/**
 * Loops by `for … in`, as Preact and the bundler's own helpers have them, also find whatever a page has put on Object.prototype: each is
 * made one over the object's own keys.
 */
export function ownKeys(): Plugin {
  return {
    name: "own-keys",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        file.code = file.code.replace(loop, (_, each, object) => `for(${each} of Object.keys((${object})??{}))`);
        const left = /\bfor\s*\((?:(?:var|let|const) )?[\w$]+ in [^)]*\)/.exec(file.code);
        if (left) this.error(`${file.fileName} still has ${left[0]}`);
      }
    },
  };
}
