import assert from "node:assert/strict";
import {test} from "node:test";
import {forbidden} from "../../scripts/layers.mjs";

const broken = [
  ["cpp/core/solve/search.hpp", '#include "games/nim.hpp"', "cpp/games/nim.hpp"],
  ["cpp/core/game/game.hpp", '#include "core/solve/search.hpp"', "cpp/core/solve/search.hpp"],
  ["cpp/theory/coins/coin-code.cpp", '#include "theory/heaps/lasker.hpp"', "cpp/theory/heaps/lasker.hpp"],
  ["cpp/games/nim.cpp", '#include <vector>\n  #include "api/analyze.hpp"', "cpp/api/analyze.hpp"],
  ["cpp/api/analyze.cpp", '#include "../games/nim.cpp"', "games/nim.cpp"],
  ["web/boards/heaps.tsx", 'import {t} from "../text/ui";', "web/text/ui"],
  ["web/panels/moves.tsx", 'import {createEngine} from "../engine";', "web/engine"],
  ["web/panels/moves.tsx", 'const app = await import("../app");', "web/app"],
  ["web/text/games/nim.ts", 'import "../../boards/touch";', "web/boards/touch"],
  ["web/learn/nim.ts", 'import {createEngine} from "../engine";', "web/engine"],
  ["web/engine/index.ts", 'import {articles} from "../learn";', "web/learn"],
  ["web/text/ui.ts", 'export {\n  a,\n} from "../panels/why";', "web/panels/why"],
];

test("a bad edge is named", () => {
  for (const [path, source, used] of broken) {
    assert.deepEqual(forbidden(path, source), [`${path} may not use ${used}`]);
  }
});

test("a folder outside the rule is refused", () => {
  for (const path of ["cpp/util/misc.hpp", "cpp/core/loose.hpp", "web/util/misc.ts"])
    assert.equal(forbidden(path, "").length, 1, path);
});

test("the edges of the design pass", () => {
  assert.deepEqual(
    forbidden("cpp/games/nim.cpp", '#include "boards/heaps/heaps.hpp"\n#include "core/value/nimber.hpp"'),
    [],
  );
  assert.deepEqual(forbidden("cpp/core/solve/search.cpp", '#include "search.hpp"\n#include <vector>'), []);
  assert.deepEqual(forbidden("web/panels/moves.tsx", 'import {ui} from "../text";'), []);
  assert.deepEqual(forbidden("web/boards/heaps.tsx", 'import type {Board} from "../engine/types";'), []);
  assert.deepEqual(
    forbidden("web/app.tsx", 'import {createEngine} from "./engine";\nimport {signal} from "@preact/signals";'),
    [],
  );
});
