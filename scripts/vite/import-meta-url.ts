import type {Plugin} from "vite";

/** Plugin that restores `import.meta.url` in addresses of existing files, for the bundlers of users of the package. */
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
