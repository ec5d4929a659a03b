import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {defineConfig, type Plugin, type UserConfig} from "vite";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Mode by mode, what differs: where the engine is found and what comes out. */
const forms: Record<string, {host: string} & Pick<UserConfig, "build" | "plugins" | "worker">> = {
  production: {host: "split", build: {emptyOutDir: true}},
  standalone: {
    host: "inline",
    build: {copyPublicDir: false, rolldownOptions: {output: {codeSplitting: false}}},
    plugins: [singleFile("standalone.html")],
  },
  embed: {
    host: "inline",
    plugins: [asciiOnly()],
    build: {
      outDir: "dist/embed",
      copyPublicDir: false,
      lib: {entry: path("web/embed/sg-game.ts"), formats: ["iife"], name: "sgGame", fileName: () => "sg-game.js"},
    },
  },
  package: {
    host: "package",
    build: {
      outDir: "dist/package",
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path("web/engine/index.ts"),
        preserveEntrySignatures: "strict",
        external: /^node:/,
        output: {entryFileNames: "index.js", chunkFileNames: "[name].js", assetFileNames: "[name][extname]"},
      },
    },
    worker: {rolldownOptions: {output: {entryFileNames: "worker.js"}}},
    plugins: [shippedTypes()],
  },
};

export default defineConfig(({mode}) => {
  const {host, build, plugins, worker} = forms[mode] ?? {host: "split"};
  return {
    base: "./",
    publicDir: "web/public",
    plugins: plugins ?? [],
    resolve: {alias: {"#engine-host": path(`web/engine/host-${host}.ts`)}},
    worker: {format: host === "inline" ? "iife" : "es", ...worker},
    build: {target: "es2022", emptyOutDir: false, ...build},
  };
});

/** Puts script, style and icon into the page; a leftover reference to another file is an error. */
function singleFile(fileName: string): Plugin {
  return {
    name: "single-file",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return this.error("index.html was not built");
      let html = String(page.source);
      let scripts = "";
      for (const [name, file] of Object.entries(bundle)) {
        delete bundle[name];
        if (file.type === "chunk") {
          html = html.replace(tag("script", name), "");
          // What is imported late is in the file already: vite leaves its list of files to load before it unfilled.
          const code = file.code.replaceAll("__VITE_PRELOAD__", "[]").replaceAll("</script", "<\\/script");
          scripts += `<script type="module">${code}</script>\n`;
        } else if (name.endsWith(".css")) {
          html = html.replace(tag("link", name), () => `<style>${file.source}</style>`);
        }
      }
      html = html.replace(/\.\/mark\.svg/, () => `data:image/svg+xml,${encodeURIComponent(icon())}`);
      const left = html.match(/(?:src|href)="\.\/[^"]*"/);
      if (left) this.error(`${fileName} still refers to ${left[0]}`);
      this.emitFile({type: "asset", fileName, source: html.replace("</body>", () => `${scripts}</body>`)});
    },
  };
}

function tag(element: string, name: string): RegExp {
  return new RegExp(`<${element}[^>]*"\\./${name.replaceAll(".", "\\.")}"[^>]*>(</script>)?`);
}

function icon(): string {
  return readFileSync(path("web/public/mark.svg"), "utf8");
}

/** A host page may name no charset, or another one: everything past ASCII is escaped, and stands in literals only. */
function asciiOnly(): Plugin {
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

function shippedTypes(): Plugin {
  return {
    name: "shipped-types",
    generateBundle() {
      for (const [fileName, types] of [
        ["index.d.ts", "types.d.ts"],
        ["documents.d.ts", "documents.d.ts"],
        ["verb-types.d.ts", "generated/verb-types.d.ts"],
        ["phrase-types.d.ts", "generated/phrase-types.d.ts"],
      ] as const) {
        // Beside each other, wherever they came from.
        const source = readFileSync(path(`web/engine/${types}`), "utf8").replace(/"\.\.?\/(?:generated\/)?/g, '"./');
        this.emitFile({type: "asset", fileName, source});
      }
    },
  };
}
