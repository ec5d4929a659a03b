import type {Plugin} from "vite";

/** A host page may name no charset, or another one: everything past ASCII is escaped, and stands in literals only. */
export function asciiOnly(): Plugin {
  return {
    name: "ascii-only",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk")
          file.code = file.code.replace(
            /[\u0080-\uffff]/g,
            (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
          );
    },
  };
}
