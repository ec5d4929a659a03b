import {defineConfig, type UserConfig} from "vite";
import {asciiOnly} from "./scripts/vite/ascii-only.ts";
import {gameSlices} from "./scripts/vite/game-slices.ts";
import {path} from "./scripts/vite/path.ts";
import {policy} from "./scripts/vite/policy.ts";
import {preloads} from "./scripts/vite/preloads.ts";
import {shippedTypes} from "./scripts/vite/shipped-types.ts";
import {singleFile} from "./scripts/vite/single-file.ts";
import {trustedWorker} from "./scripts/vite/trusted-worker.ts";

/** Modules that come as one file, each with all that it imports: the little that asks for the rest; what all pages have in common; what tells a reason in plain words; the field for what is typed. */
const together = Object.entries({
  begin: /\/shell\/begin\.ts$/,
  base: /\/(shell\/(frame|board-page|puzzle-at)|play\/(table|replay)|present\/open|share\/use-sharing|ui\/(fault|copy)|say\/plays|explain\/reason-facts|sequences\/sequencing|nimbers\/reckoning|game\/(state|presence|puzzle-shelf|puzzle-progress|vocabulary|judging|glossing|samples))\.tsx?$/,
  telling: /\/play\/reason-now\.ts$/,
  typing: /\/(ui\/(combobox|instead)|say\/typing)\.tsx?$/,
}).map(([name, test], i) => ({name, test, priority: 9 - i}));

/** Mode by mode, what differs: where the engine is found and what comes out. */
const forms: Record<string, {host: string} & Pick<UserConfig, "build" | "plugins" | "worker">> = {
  production: {
    host: "split",
    build: {emptyOutDir: true, rolldownOptions: {output: {codeSplitting: {groups: together}}}},
    plugins: [policy(), preloads("/web/shell/start.tsx", "starter.wasm")],
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
    plugins: [gameSlices(), ...(plugins ?? [])],
    resolve: {alias: {"#engine-host": path(`web/engine/host-${host}.ts`)}},
    worker: {format: host === "inline" ? "iife" : "es", ...worker},
    build: {target: "es2022", emptyOutDir: false, ...build},
  };
});
