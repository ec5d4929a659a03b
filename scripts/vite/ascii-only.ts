import type {Plugin} from "vite";

const escaped = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * Plugin that makes scripts independent of the charset of a host page: entries have every non-ASCII character escaped (these occur only
 * in literals). Scripts loaded by our own scripts begin with a byte order mark instead, which is shorter.
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
