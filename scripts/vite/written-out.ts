import type {Plugin} from "vite";

/** Addresses of files that are there already are left as they are written, for the bundler of whoever uses the package. */
export function writtenOut(): Plugin {
  return {
    name: "written-out",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = file.code.replaceAll("__here__", "import.meta.url");
    },
  };
}
