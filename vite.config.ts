import {defineConfig, type UserConfig} from "vite";
import {articleSummaries} from "./scripts/vite/article-summaries.ts";
import {asciiOnly} from "./scripts/vite/ascii-only.ts";
import {classicParts} from "./scripts/vite/classic-parts.ts";
import {framePage} from "./scripts/vite/frame-page.ts";
import {gameSlices} from "./scripts/vite/game-slices.ts";
import {writtenOut} from "./scripts/vite/import-meta-url.ts";
import {installable} from "./scripts/vite/installable.ts";
import {linkCard} from "./scripts/vite/link-card.ts";
import {ownKeys} from "./scripts/vite/own-keys.ts";
import {ownRem} from "./scripts/vite/own-rem.ts";
import {packed} from "./scripts/vite/packed.ts";
import {path} from "./scripts/vite/path.ts";
import {policy} from "./scripts/vite/policy.ts";
import {preloads} from "./scripts/vite/preloads.ts";
import {singleFile} from "./scripts/vite/single-file.ts";
import {trustedWorker} from "./scripts/vite/trusted-worker.ts";

/** Modules that come as one file, each with all that it imports: what keeps the site, as articles do too; the little that asks for the rest; what all pages have in common; what stands beside the board of a position; what graphs on boards, in the editor and in explanations have in common. A file of a few hundred bytes costs a bad line as long a way as a large one. */
const together = Object.entries({
  keeping: /\/delivery\/offline-storage\.ts$/,
  begin: /\/shell\/preload\.ts$/,
  base: /\/(boards\/((input|kit)\/[\w-]+|kinds\/heaps\/blocks)|shell\/(frame|board-page|puzzle-at|article-links|article-topics)|play\/(table|replay)|present\/open|share\/use-sharing|ui\/(fault|copy)|say\/plays|explain\/(reason-facts|use-highlight)|game\/(state|input\/catalog-loader|catalog\/(engine-status|judging|glossary|samples)))\.tsx?$/,
  position:
    /\/(play\/(current-reason|mode-switch)|game\/input\/(test-cases|completions)|editor\/(drawing|edited-component)|puzzles\/drawable|shell\/program-at|ui\/(combobox|instead|coded|breaks)|say\/completions)\.tsx?$/,
  "sequence-requests": /\/sequences\/(game-fault|request-pairs|compare|spelling)\.ts$/,
  "graph-layout": /\/boards\/kinds\/graph\/(graph|free)-layout\.tsx?$/,
}).map(([name, test], i) => ({name, test, priority: 9 - i}));

/** What the views of all kinds of boards have in common: one file of the element, which loads them by kind. */
const boardKit = {name: "board-kit", test: /\/boards\/(input|kit)\/[\w-]+\.tsx?$/};

/** Mode by mode, what differs: where the engine is found and what comes out. */
const forms: Record<string, {host: string} & Pick<UserConfig, "build" | "plugins" | "worker">> = {
  production: {
    host: "split",
    build: {
      emptyOutDir: true,
      rolldownOptions: {
        input: {index: path("index.html"), article: path("web/delivery/article.ts")},
        output: {codeSplitting: {groups: together}},
      },
    },
    plugins: [articleSummaries(), linkCard(), policy(), preloads("/web/shell/app.tsx", "starter.wasm"), installable()],
  },
  worker: {
    host: "split",
    build: {
      copyPublicDir: false,
      lib: {
        entry: path("web/delivery/service-worker/worker.ts"),
        formats: ["iife"],
        name: "worker",
        fileName: () => "sw.js",
      },
    },
  },
  standalone: {
    host: "inline",
    build: {copyPublicDir: false, rolldownOptions: {output: {codeSplitting: false}}},
    plugins: [trustedWorker(), singleFile("standalone.html")],
  },
  embed: {
    host: "embed",
    plugins: [trustedWorker(), classicParts(), asciiOnly()],
    build: {
      outDir: "dist",
      copyPublicDir: false,
      lib: {entry: path("web/embed/sg-game.ts"), formats: ["cjs"], fileName: () => "embed/sg-game.js"},
      rolldownOptions: {
        output: {
          codeSplitting: {groups: [boardKit]},
          dynamicImportInCjs: false,
          chunkFileNames: "embed/[name]-[hash].js",
          // The site's own files, where they are alike.
          assetFileNames: "assets/[name]-[hash][extname]",
        },
      },
    },
  },
  single: {
    host: "inline",
    plugins: [trustedWorker(), asciiOnly()],
    build: {
      outDir: "dist/embed",
      copyPublicDir: false,
      lib: {entry: path("web/embed/single.ts"), formats: ["iife"], name: "sgGame", fileName: () => "sg-game.single.js"},
    },
  },
  // Script of every article, which also runs from a disk.
  reader: {
    host: "split",
    build: {
      outDir: "dist",
      copyPublicDir: false,
      lib: {
        entry: path("web/learn/reader/start.ts"),
        formats: ["iife"],
        name: "reader",
        fileName: () => "learn/reader.js",
      },
    },
  },
  frame: {
    host: "embed",
    plugins: [framePage()],
    build: {
      outDir: "dist",
      copyPublicDir: false,
      lib: {entry: path("web/embed/frame.ts"), formats: ["iife"], name: "sgFrame", fileName: () => "embed/frame.js"},
    },
  },
  element: {
    host: "element",
    plugins: [writtenOut()],
    build: {
      outDir: "dist/package",
      copyPublicDir: false,
      // Whoever bundles it makes it small.
      minify: false,
      lib: {entry: path("web/embed/module.ts"), formats: ["es"], fileName: () => "element.js"},
      rolldownOptions: {output: {codeSplitting: {groups: [boardKit]}, chunkFileNames: "element-[name].js"}},
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
  const isElement = ["embed", "single", "element"].includes(mode);
  return {
    base: "./",
    publicDir: "web/public",
    plugins: [ownKeys(), gameSlices(), packed(), plugins],
    resolve: {alias: {"#engine-host": path(`web/engine/host-${host}.ts`)}},
    css: {postcss: {plugins: isElement ? [ownRem] : []}},
    // Where a part of the element finds a file: beside the folder that it came from itself.
    ...(mode === "embed" && {experimental: {renderBuiltUrl: (file) => ({runtime: `url(${JSON.stringify(file)})`})}}),
    worker: {format: ["inline", "embed"].includes(host) ? "iife" : "es", ...worker},
    build: {
      target: "es2022",
      emptyOutDir: false,
      // The element follows the colours of the page around it, which no substitute for light-dark() sees.
      ...(isElement && {cssTarget: ["chrome123", "firefox120", "safari17.5"]}),
      ...build,
    },
  };
});
