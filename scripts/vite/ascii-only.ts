import type {Plugin} from "vite";

const escaped = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * A host page may name no charset, or another one: everything past ASCII is escaped, and stands in literals only. What is loaded by a
 * script of ours has a mark of its own encoding instead, which is shorter.
 */
export function asciiOnly(): Plugin {
  return {
    name: "ascii-only",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = file.isEntry ? escaped(file.code) : `\uFEFF${file.code}`;
    },
  };
}
