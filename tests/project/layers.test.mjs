import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {forbidden} from "../../scripts/layers.mjs";

const broken = [
  ["cpp/solve/search/search.hpp", '#include "games/nim.hpp"', "cpp/games/nim.hpp"],
  ["cpp/core/game/game.hpp", '#include "solve/search/search.hpp"', "cpp/solve/search/search.hpp"],
  ["cpp/theory/coins/coin-code.cpp", '#include "theory/heaps/lasker.hpp"', "cpp/theory/heaps/lasker.hpp"],
  [
    "cpp/games/nim.cpp",
    '#include <vector>\n  #include "request/analysis/analysis.hpp"',
    "cpp/request/analysis/analysis.hpp",
  ],
  ["cpp/solve/sum/sum.cpp", '#include "request/address/address.hpp"', "cpp/request/address/address.hpp"],
  ["cpp/solve/search/search.hpp", '#include "theory/misere/forms.hpp"', "cpp/theory/misere/forms.hpp"],
  ["cpp/request/analysis/analysis.cpp", '#include "../games/nim.cpp"', "games/nim.cpp"],
  ["web/boards/kinds/heaps/heaps-view.tsx", 'import {ui} from "../../../text/en/ui";', "web/text/en/ui"],
  [
    "web/boards/kinds/heaps/heaps-view.tsx",
    'import type {Language} from "../../../text/language";',
    "web/text/language",
  ],
  ["web/boards/kit/round.ts", 'import {heaps} from "../kinds/heaps";', "web/boards/kinds/heaps"],
  ["web/play/moves.tsx", 'import {createEngine} from "../engine";', "web/engine"],
  ["web/play/moves.tsx", 'const app = await import("../shell/app");', "web/shell/app"],
  ["web/play/connected.tsx", 'import type {Editing} from "../editor/editing";', "web/editor/editing"],
  ["web/explain/why.tsx", 'import {Figure} from "../play/figure";', "web/play/figure"],
  ["web/nimbers/index.tsx", 'import "../sequences/sequence.css";', "web/sequences/sequence.css"],
  ["web/shell/style.css", '@import "../embed/embed.css" layer(embed);', "web/embed/embed.css"],
  [
    "web/game/selection/interaction.ts",
    'import {View} from "../../boards/kinds/heaps/heaps-view";',
    "web/boards/kinds/heaps/heaps-view",
  ],
  ["web/game/state.ts", 'import {speaking} from "../text";', "web/text"],
  ["web/address/link.ts", 'import type {State} from "../game/state";', "web/game/state"],
  ["web/say/say.ts", 'import type {Highlight} from "../game/selection/highlight";', "web/game/selection/highlight"],
  ["web/ui/fault.tsx", 'import {sayMove} from "../say/say";', "web/say/say"],
  ["web/text/games/nim.ts", 'import "../../boards/input/touch";', "web/boards/input/touch"],
  ["web/learn/article.ts", 'import {createEngine} from "../engine";', "web/engine"],
  ["web/engine/index.ts", 'import {articles} from "../learn";', "web/learn"],
  ["web/text/en/ui.ts", 'export {\n  a,\n} from "../../explain/why";', "web/explain/why"],
  ["web/main.ts", 'import "./game/state";', "web/game/state"],
];

test("a bad edge is named", () => {
  for (const [path, source, forbiddenPath] of broken) {
    assert.deepEqual(forbidden(path, source), [`${path} may not use ${forbiddenPath}`]);
  }
});

test("a folder outside the rule is refused, and a file beside the entry", () => {
  assert.equal(forbidden("cpp/util/misc.hpp", "").length, 1);
  assert.equal(forbidden("cpp/core/loose.hpp", "").length, 1);
  assert.equal(forbidden("web/state.ts", "").length, 1);
  assert.equal(forbidden("web/boards/index.ts", "").length, 1);
});

test("the edges of the design pass", () => {
  const passes = (path, source) => assert.deepEqual(forbidden(path, source), []);
  passes("cpp/games/nim.cpp", '#include "boards/heaps/heaps.hpp"\n#include "core/value/nimber.hpp"');
  passes("cpp/solve/search/search.cpp", '#include "search.hpp"\n#include <vector>');
  passes("web/play/moves.tsx", 'import type {Language} from "../text";\nimport {Section} from "../ui/section";');
  passes("web/play/verdict.tsx", 'import {linesOf} from "../explain/lines";');
  passes(
    "web/game/selection/interaction.ts",
    'import {follow} from "../../boards/input/touch";\nimport type {Sentence} from "../../text/language";',
  );
  passes("web/address/link.ts", 'import {isLang} from "../text/languages";');
  passes("web/boards/kinds/heaps/heaps-view.tsx", 'import type {Board} from "../../../engine/types";');
  passes("web/boards/kinds/heaps/words.ts", 'import type {Language} from "../../../text/language";');
  passes("web/game/line/last-move.ts", 'import {boardKind} from "../../boards/kinds/all";');
  passes("web/shell/app.tsx", 'import {createEngine} from "../engine";\nimport {signal} from "@preact/signals";');
  passes("web/embed/view.tsx", 'import {onShortcut} from "../shell/shortcuts";');
});

// A rule outside of any layer would override them all, but only once its feature is loaded.
test("every look stands in the layer of its room, and one order names them all", () => {
  const lists = ["web/shell/common.css", "web/shell/style.css", "web/shell/analysis.css", "web/embed/style.css"];
  // Styles of the loader and of the page around a framed element: they share no page with the others, and no layer
  // order applies.
  const ownStyles = ["web/embed/poster.css", "web/embed/frame.css"];
  const [, order = ""] = /@layer ([^{};]+);/.exec(readFileSync(lists[0], "utf8")) ?? [];
  const files = readdirSync("web", {recursive: true, encoding: "utf8"}).filter(
    (file) => file.endsWith(".css") && !/^learn/.test(file),
  );
  const looks = files.map((file) => `web/${file}`).filter((file) => ![...lists, ...ownStyles].includes(file));
  assert.ok(looks.length > 20);
  for (const file of looks) {
    const [, room] = file.split("/");
    assert.ok(order.split(/,\s+/).includes(room), file);
    assert.match(
      readFileSync(file, "utf8"),
      new RegExp(`^/\\*[^*]+\\*/\n@layer ${room} \\{\n(  .*\n|\n)+\\}\n$`),
      file,
    );
  }
  for (const file of lists)
    assert.doesNotMatch(
      readFileSync(file, "utf8").replace(/\/\*[^*]*\*\//g, ""),
      /\{/,
      `${file} lists, and styles nothing`,
    );
});
