import {createHash} from "node:crypto";
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {defineConfig, type Plugin, type UserConfig} from "vite";
import {policyOf} from "./web/shell/policy.ts";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Mode by mode, what differs: where the engine is found and what comes out. */
const forms: Record<string, {host: string} & Pick<UserConfig, "build" | "plugins" | "worker">> = {
  production: {host: "split", build: {emptyOutDir: true}, plugins: [policy()]},
  standalone: {
    host: "inline",
    build: {copyPublicDir: false, rolldownOptions: {output: {codeSplitting: false}}},
    plugins: [trustedWorker(), singleFile("standalone.html")],
  },
  embed: {
    host: "inline",
    plugins: [trustedWorker(), asciiOnly()],
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

const policyTag = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}" />`;

/** The page as it is built may load its own files alone. */
function policy(): Plugin {
  return {
    name: "policy",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace("<head>", `<head>\n    ${policyTag(policyOf())}`),
    },
  };
}

/** Vite's own wrapper of an inlined worker takes its address past the page's policy. */
function trustedWorker(): Plugin {
  const constructed = "new Worker(objURL,";
  return {
    name: "trusted-worker",
    enforce: "post",
    transform(code, id) {
      if (!/[?&]worker&inline$/.test(id)) return null;
      if (!code.includes(constructed)) this.error("an inlined worker is made in another way");
      return {
        code: `import {trusted} from "/web/engine/trusted";\n${code.replace(constructed, "new Worker(trusted(objURL),")}`,
        map: null,
      };
    },
  };
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

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
      const scriptHashes: string[] = [];
      const styleHashes: string[] = [];
      for (const [name, file] of Object.entries(bundle)) {
        delete bundle[name];
        if (file.type === "chunk") {
          html = html.replace(tag("script", name), "");
          // What is imported late is in the file already: vite leaves its list of files to load before it unfilled.
          const code = file.code.replaceAll("__VITE_PRELOAD__", "[]").replaceAll("</script", "<\\/script");
          scriptHashes.push(hash(code));
          scripts += `<script type="module">${code}</script>\n`;
        } else if (name.endsWith(".css")) {
          styleHashes.push(hash(String(file.source)));
          html = html.replace(tag("link", name), () => `<style>${file.source}</style>`);
        }
      }
      html = html.replace(/\.\/mark\.svg/, () => `data:image/svg+xml,${encodeURIComponent(icon())}`);
      const left = html.match(/(?:src|href)="\.\/[^"]*"/);
      if (left) this.error(`${fileName} still refers to ${left[0]}`);
      const own = policyOf({scripts: scriptHashes, styles: styleHashes, workers: "blob:"});
      html = html.replace("<head>", `<head>\n    ${policyTag(own)}`);
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
