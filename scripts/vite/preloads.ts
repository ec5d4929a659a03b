import type {OutputBundle} from "rolldown";
import type {Plugin} from "vite";

/** Plugin that adds preload links besides those of vite: the module `start` with all that it imports, then the engine. */
export function preloads(start: string, engine: string): Plugin {
  return {
    name: "preloads",
    transformIndexHtml: {
      order: "post",
      handler(html, {bundle = {}}) {
        const scripts = [...importedBy(start, bundle)].filter((file) => !html.includes(file));
        const wasm = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(engine));
        if (scripts.length === 0 || !wasm)
          throw new Error(`index.html: there is no ${start} or no ${engine} to ask for`);
        const link = (attrs: Record<string, string | boolean>) => ({tag: "link", attrs, injectTo: "head" as const});
        return {
          html,
          tags: [
            ...scripts.map((file) => link({rel: "modulepreload", crossorigin: true, href: `./${file}`})),
            // Matches the request of `fetch`.
            link({
              rel: "preload",
              as: "fetch",
              type: "application/wasm",
              crossorigin: true,
              href: `./${wasm.fileName}`,
            }),
          ],
        };
      },
    },
  };
}

/** Returns the file of a module and the files that have to be loaded before it runs. */
function importedBy(module: string, bundle: OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(module)) add(file);
  return files;
}
