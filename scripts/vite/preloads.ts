import type {OutputBundle} from "rolldown";
import type {Plugin} from "vite";

/** What the page asks for before any of its scripts runs, beside what vite names: the start with all that it imports, then the engine. */
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
            // As `fetch` asks for it.
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

/** The file of a module, and the files that have to be there before it runs. */
function importedBy(module: string, bundle: OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || found.has(file)) return;
    found.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(module)) add(file);
  return found;
}
