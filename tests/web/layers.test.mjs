import assert from "node:assert/strict";
import {test} from "node:test";
import {forbidden} from "../../scripts/layers.mjs";

const broken = [
  ["cpp/core/solver.hpp", '#include "games/nim.hpp"', "cpp/games/nim.hpp"],
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
  assert.equal(forbidden("cpp/util/misc.hpp", "").length, 1);
});

test("the edges of the design pass", () => {
  assert.deepEqual(forbidden("cpp/games/nim.cpp", '#include "boards/heaps.hpp"\n#include "core/nimber.hpp"'), []);
  assert.deepEqual(forbidden("cpp/core/solver.cpp", '#include "solver.hpp"\n#include <vector>'), []);
  assert.deepEqual(forbidden("web/panels/moves.tsx", 'import {ui} from "../text";'), []);
  assert.deepEqual(forbidden("web/boards/heaps.tsx", 'import type {Board} from "../engine/types";'), []);
  assert.deepEqual(
    forbidden("web/app.tsx", 'import {createEngine} from "./engine";\nimport {signal} from "@preact/signals";'),
    [],
  );
});
