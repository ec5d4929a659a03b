import {defineConfig, type UserConfig} from "vite";
import {asciiOnly} from "./scripts/vite/ascii-only.ts";
import {installable} from "./scripts/vite/installable.ts";
import {linkCard} from "./scripts/vite/link-card.ts";
import {ownKeys} from "./scripts/vite/own-keys.ts";
import {path} from "./scripts/vite/path.ts";
import {policy} from "./scripts/vite/policy.ts";
import {singleFile} from "./scripts/vite/single-file.ts";
import {trustedWorker} from "./scripts/vite/trusted-worker.ts";

/** Mode by mode, what differs: where the engine is found and what comes out. */
const forms: Record<string, {host: string} & Pick<UserConfig, "build" | "plugins" | "worker">> = {
  production: {
    host: "split",
    build: {
      emptyOutDir: true,
      rolldownOptions: {input: {index: path("index.html"), article: path("web/delivery/article.ts")}},
    },
    plugins: [linkCard(), policy(), installable()],
  },
  worker: {
    host: "split",
    build: {
      copyPublicDir: false,
      lib: {entry: path("web/delivery/worker/worker.ts"), formats: ["iife"], name: "worker", fileName: () => "sw.js"},
    },
  },
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
  // The package's file that needs no other; scripts/package.mjs makes the rest.
  inline: {
    host: "inline",
    plugins: [trustedWorker()],
    build: {
      copyPublicDir: false,
      rolldownOptions: {output: {codeSplitting: false}},
      lib: {entry: path("web/engine/index.ts"), formats: ["es"], fileName: () => "inline.js"},
    },
  },
};

export default defineConfig(({mode}) => {
  const {host, build, plugins, worker} = forms[mode] ?? {host: "split"};
  return {
    base: "./",
    publicDir: "web/public",
    plugins: [ownKeys(), plugins],
    resolve: {alias: {"#engine-host": path(`web/engine/host-${host}.ts`)}},
    worker: {format: host === "inline" ? "iife" : "es", ...worker},
    build: {target: "es2022", emptyOutDir: false, ...build},
  };
});
