// Boundaries where text from outside enters the page: parsers never throw, touch no prototype that objects inherit
// from, return bounded results, and read back what was written.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import fc from "fast-check";
import {anything, holds, hostile, text, wellFormed} from "../helpers/hostile.mjs";
import {openStores} from "../helpers/store.mjs";

/** @typedef {import("../../web/address/link").Link} Link */
/** @typedef {import("../../web/address/pins").PinnedDrawings} PinnedDrawings */

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
/** @type {typeof import("../../web/address/link")} */
let links;
/** @type {typeof import("../../web/address/packed-link")} */
let packedLink;
/** @type {typeof import("../../web/address/pins")} */
let pins;
before(async () => {
  stores = await openStores();
  links = await stores.sources.load("/web/address/link.ts");
  packedLink = await stores.sources.load("/web/address/packed-link.ts");
  pins = await stores.sources.load("/web/address/pins.ts");
});
after(() => stores.close());

const addresses = ["nim:", "3,5,7", "kayles:7", "hackenbush:0-1 1-2", "heap-rule(n -> n-1):9"];
const fields = [
  ...["mode=play", "mode=analyse", "present=1", "opponent=casual", "opponent=none", "first=opponent", "hints=hidden"],
  ...[
    "predict=1",
    "rung=2",
    "play=misere",
    "play=every",
    "moves=0.2;1.3",
    "moves=",
    "branches=0:0.2/2:1.0;0.1",
    "at=1",
  ],
  ...["lang=zh", "theme=dark", "puzzle=pairs/3", "pins=0.hackenbush:2.120.-84;5.60.31", "?", "&", "#/", "#/z1."],
];
const terms = {
  opponent: fc.constantFrom(null, "beginner", "casual", "strong", "perfect", "coach", "hottest", "none"),
  first: fc.constantFrom("reader", "opponent"),
  hints: fc.constantFrom(null, "hidden"),
  predict: fc.constantFrom(null, true),
};
const touches = fc.array(fc.array(fc.bigInt({min: 0n, max: 2n ** 64n}).map(String), {minLength: 1, maxLength: 4}), {
  maxLength: 6,
});
const coordinate = fc.integer({min: -99_999, max: 99_999}).map((n) => n / 2);
const drawings = /** @type {fc.Arbitrary<PinnedDrawings>} */ (
  fc
    .array(
      fc.tuple(
        fc.tuple(fc.nat({max: 9999}), fc.constantFrom("dag", "hackenbush", "node-kayles")).map((key) => key.join(" ")),
        fc
          .array(
            fc.tuple(
              fc.nat({max: 4_000_000}).map(String),
              fc.record({x: coordinate, y: coordinate}, {noNullPrototype: true}),
            ),
            {minLength: 1},
          )
          .map((entries) => new Map(entries)),
      ),
      {minLength: 1, maxLength: 3},
    )
    .map((entries) => new Map(entries))
);

const playerName = fc
  .string({unit: "grapheme", maxLength: 12})
  .map((name) => name.replace(/[\p{Cc}\p{Cf}\s~]/gu, ""))
  .filter((name) => [...name].length <= 24);

/** A state whose branches begin at existing plies. */
const states = fc
  .record({
    address: text,
    rung: fc.constant(0),
    play: fc.constantFrom("normal", "misere", "sj", "every"),
    mode: fc.constantFrom("play", "analyse"),
    present: fc.boolean(),
    moves: touches,
    forks: fc.array(
      fc.tuple(
        fc.nat(),
        touches.filter((moves) => moves.length > 0),
      ),
      {maxLength: 3},
    ),
    at: fc.nat({max: 6}),
    lang: fc.constantFrom(null, "en", "zh"),
    theme: fc.constantFrom(null, "light", "dark"),
    program: fc.option(
      fc.record(
        {code: fc.string({unit: "grapheme", maxLength: 200}).map(wellFormed), to: fc.nat({max: 1000})},
        {noNullPrototype: true},
      ),
    ),
    puzzle: fc.option(
      fc.string({unit: "grapheme", minLength: 1, maxLength: 20}).filter((w) => /^\P{Cc}{1,80}$/u.test(w)),
    ),
    players: fc.option(
      fc.tuple(playerName, playerName).filter((names) => names.join("") !== ""),
      {nil: undefined},
    ),
    pins: fc.option(drawings, {nil: undefined}),
    ...terms,
  })
  .map(({forks, pins: pinText, players, at, ...otherFields}) => {
    let plies = otherFields.moves.length + 1;
    const branches = forks.map(([from, moves]) => {
      const offshoot = {from: from % plies, moves};
      plies += moves.length;
      return offshoot;
    });
    return {
      ...{...otherFields, branches, at: Math.min(at, otherFields.moves.length)},
      ...(pinText ? {pins: pinText} : {}),
      ...(players ? {players} : {}),
    };
  })
  .filter(({address}) => address !== "");

test("a state is read back from its link", (t) =>
  holds(t, states, (state) => {
    const link = /** @type {Link} */ (state);
    const hash = links.formatLink(link);
    if (hash === null) return;
    assert.match(hash, /^#\/[\x21-\x7e]*$/);
    assert.deepEqual(links.parseLink(hash), {link, badFields: []});
  }));

test("any link is read, and what it was read as is written and read again the same", (t) =>
  holds(t, hostile([...addresses, ...fields]), (hash) => {
    const {link, badFields} = links.parseLink(hash);
    assert.ok(badFields.length <= 20 && link.at <= link.moves.length);
    const text = links.formatLink(link);
    assert.ok(text !== null && text.length <= 40 + 12 * hash.length, `${text?.length} of ${hash.length}`);
    const reparsed = links.parseLink(text);
    assert.deepEqual(reparsed.badFields, []);
    assert.equal(links.formatLink(reparsed.link), text);
  }));

test("a packed link is unpacked, and a damaged one says so or is what it was", async (t) => {
  const damage = fc.record({at: fc.nat(), sign: fc.constantFrom(..."AZaz09-_.%", "", "\ud800"), cut: fc.boolean()});
  await holds(
    t,
    fc.tuple(fc.string({minLength: 420, maxLength: 500}), damage),
    async ([words, {at, sign, cut: removed}]) => {
      const plain = `#/${links.escapeText(words)}`;
      const short = await packedLink.packLink(plain);
      assert.match(short, /^#\/z2\./);
      assert.equal((await packedLink.readLink(short)).plain, plain);
      const index = at % short.length;
      const damaged = short.slice(0, index) + sign + (removed ? "" : short.slice(index + 1));
      const result = await packedLink.readLink(damaged);
      const isNoticed = result.badFields.includes("link") || !damaged.startsWith("#/z2.");
      assert.ok(isNoticed || result.plain === plain, damaged);
    },
  );
});

test("what only looks packed is noticed", (t) =>
  holds(
    t,
    hostile(["#/z1.", "#/z2.", "#/z3.", ".z", "eJwDAAAAAAE", "eNpz", "H4sIAAAAAAAAA", "AAAA", "x_-"]),
    async (hash) => {
      const {plain, link} = await packedLink.readLink(hash);
      assert.ok(plain.length <= links.maxLinkLength + 2 && link.moves.length <= links.maxLinkLength);
    },
  ));

test("pins are read back, and any text is pins or none", async (t) => {
  await holds(t, drawings, (pinMap) => {
    assert.deepEqual(pins.parsePins(pins.formatPins(pinMap) ?? ""), pinMap);
  });
  await holds(t, hostile(["0.hackenbush:", "2.120.-84", ";", "5.60.31", "/", "__proto__", ".", ":"]), (text) => {
    const parsed = pins.parsePins(text);
    if (parsed) assert.deepEqual(pins.parsePins(pins.formatPins(parsed) ?? ""), parsed);
  });
});

test("links of the other pages are read back, and any text is one or none", async (t) => {
  /** @type {typeof import("../../web/shell/routes")} */
  const {routedPages} = await stores.sources.load("/web/shell/routes.ts");
  const settings = {lang: null, theme: /** @type {const} */ ("dark")};
  const words = [
    ...[
      "#/games",
      "#/game",
      "#/puzzles",
      "#/contest",
      "#/learn",
      "#/sequence",
      "#/nimbers",
      "#/values",
      "#/write",
      "/",
      "poj-2311",
      "kayles",
      "7*9",
    ],
    ...["to=", "with=", "span=5-70", "at=", "table=sum", "from=0,0", "side=64", "18446744073709551615,7", "?", "&"],
  ];
  await holds(t, hostile(words, 10).map(wellFormed), (hash) => {
    for (const page of routedPages) {
      const parsed = page.parse(hash);
      if (parsed) assert.deepEqual(page.parse(page.format(parsed, settings)), parsed);
    }
  });
});

test("what is typed is read as an address, or offers a few that can be read", async (t) => {
  const games = await stores.engine.catalog();
  const names = games.flatMap(({game, sample, spellings}) => [game, sample, ...spellings]);
  const typed = fc.record({
    text: hostile([...names, ...addresses, " ", ":", "{1,3}", "0.137", "尼姆"], 14),
    kind: fc.constantFrom(.../** @type {const} */ (["position", "game"])),
    current: fc.constantFrom("", "nim", "subtraction(1,3,4)"),
  });
  await holds(t, typed, async ({text, kind, current}) => {
    const {text: read, likeliest, offers} = await stores.engine.ask("resolve", {text, kind, current});
    const texts = [...(read === null ? [] : [read]), ...offers.map((offer) => offer.text)];
    assert.ok(offers.length <= 4);
    for (const one of [...texts, likeliest]) assert.ok(one.length <= 1000 + 80 * text.length);
    for (const one of texts) {
      const again = await stores.engine.ask("resolve", {text: one, kind, current: ""});
      assert.equal(again.text, one, text);
    }
  });
});

test("pasted test cases come apart in few ways, each no longer than the text", async (t) => {
  /** @type {typeof import("../../web/game/input/test-cases")} */
  const {graphCases, lineCases} = await stores.sources.load("/web/game/input/test-cases.ts");
  const row = fc.array(fc.oneof(fc.nat({max: 4}).map(String), fc.constantFrom("3", "1e9", "-1", "x", "１")), {
    maxLength: 4,
  });
  const lines = fc
    .array(
      row.map((words) => words.join(" ")),
      {maxLength: 9},
    )
    .map((rows) => rows.join("\n"));
  await holds(t, fc.oneof(lines, hostile(["1", "2", "\n", " ", ","])), (pasted) => {
    for (const interpretations of [lineCases(pasted), graphCases(pasted)]) {
      assert.ok(interpretations.length <= 4);
      for (const {cases} of interpretations) assert.ok(cases.join("\n").length <= pasted.normalize("NFKC").length);
    }
  });
});

test("attributes of the element are understood or named", async (t) => {
  /** @type {typeof import("../../web/embed/attributes")} */
  const {readAttributes} = await stores.sources.load("/web/embed/attributes.ts");
  /** @type {typeof import("../../web/address/element")} */
  const {attributeNames} = await stores.sources.load("/web/address/element.ts");
  const value = hostile(
    ["play", "analyse", "board", "game", ",", " ", "casual", "none", "1", "zh", "dark", ...addresses],
    4,
  );
  const attributes = fc.dictionary(fc.constantFrom(...attributeNames), value, {noNullPrototype: false});
  await holds(t, attributes, (values) => {
    const {link, parts, badAttributes} = readAttributes(values);
    assert.ok(link.address && Array.isArray(parts));
    for (const name of badAttributes) assert.ok(name in values, name);
    assert.ok(links.formatLink(link));
  });
});

test("the code of an element says in HTML what it was given", async (t) => {
  /** @type {typeof import("../../web/share/element-code")} */
  const {attributesOf, elementCode, parts} = await stores.sources.load("/web/share/element-code.ts");
  const signs = {"&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">"};
  const options = fc.record({
    mode: fc.constantFrom("play", "analyse"),
    show: fc.uniqueArray(fc.constantFrom(...parts)),
    lang: fc.constantFrom(null, "en", "zh"),
    theme: fc.constantFrom(null, "light", "dark"),
    ...terms,
  });
  await holds(t, fc.record({address: text, options}), ({address, options}) => {
    const attributes = attributesOf(address, "normal", /** @type {any} */ (options));
    const code = elementCode(attributes, "https://example.org/<x>?\"'#/nim:3");
    const [, inside = ""] = /^<script src="[^"<>]*" async><\/script>\n<sg-game([^<>]*)>\n<\/sg-game>$/.exec(code) ?? [];
    const attributesRead = [...inside.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value.replace(/&(?:amp|quot|lt|gt);/g, (sign) => signs[sign]),
    ]);
    assert.deepEqual(attributesRead, attributes);
  });
});

test("a sequence is exported as it is", async (t) => {
  /** @type {typeof import("../../web/sequences/exports")} */
  const {bFileOf, cppOf, csvOf, fileNameOf, jsonOf, latexOf} = await stores.sources.load("/web/sequences/exports.ts");
  const series = fc.record({
    // The engine prints it in one line.
    game: hostile(["kayles", "take-and-break(0.16)", "../", "\\"], 6).map((game) =>
      game.replace(/[\r\n\u2028\u2029]/g, " "),
    ),
    values: fc.oneof(fc.uint16Array({maxLength: 60}), fc.uint32Array({maxLength: 60})),
  });
  const certificate = {
    game: "x",
    rules: null,
    preperiod: "0",
    period: "1",
    saltus: "0",
    seen: {lag: "1", from: "0", to: "1"},
  };
  await holds(t, series, ({game, values}) => {
    const law = {preperiod: "0", period: "1", saltus: "0", certificate, observed: null};
    const series = /** @type {any} */ ({game, values, ...law});
    const rows = [...values].map((value, n) => [n, value].join());
    assert.deepEqual([...csvOf(series)].join(""), ["n,g", ...rows, ""].join("\r\n"));
    assert.deepEqual(JSON.parse([...jsonOf(series)].join("")), {...law, game, values: [...values]});
    assert.match(fileNameOf(game), /^(?!\.)[A-Za-z0-9.-]*$/);
    // The name of the game is in a comment of one line.
    const lines = (/** @type {Iterable<string>} */ pieces) => [...pieces].join("").split(/[\r\n\u2028\u2029]/);
    assert.equal(lines(bFileOf(series)).length, values.length + 2);
    assert.equal(lines(cppOf(series)).filter((line) => line.startsWith("#include")).length, 1);
    assert.ok(lines(latexOf(series, 10, 50))[1]?.startsWith("\\begin"));
    assert.ok(!lines(cppOf(series))[0]?.endsWith("\\"));
  });
});

test("what the browser kept is progress, whoever wrote it", async (t) => {
  /** @type {typeof import("../../web/game/puzzles/puzzle-progress")} */
  const {createProgress, parseProgress} = await stores.sources.load("/web/game/puzzles/puzzle-progress.ts");
  /** @type {typeof import("../../web/game/puzzles/puzzle-themes")} */
  const {themes} = await stores.sources.load("/web/game/puzzles/puzzle-themes.ts");
  const day = fc.constantFrom("2026-11-21", "2026-11-22", "0000-00-00", "9999-99-99");
  const likely = fc.record(
    {
      solved: fc.oneof(fc.dictionary(fc.constantFrom(...themes, "__proto__"), fc.array(fc.integer())), anything),
      days: fc.oneof(fc.array(day), anything),
      onTime: fc.oneof(fc.array(day), anything),
      run: fc.oneof(fc.nat(), anything),
      longest: fc.oneof(fc.nat(), anything),
    },
    {requiredKeys: []},
  );
  const toText = (/** @type {unknown} */ value) => {
    try {
      return JSON.stringify(value) ?? null;
    } catch {
      return null;
    }
  };
  const storedText = fc.oneof(
    fc.constant(null),
    fc.string(),
    likely.map(toText),
    anything.map(toText),
    hostile(['{"run":', "}", "[", '"']),
  );
  await holds(t, storedText, (words) => {
    let stored = words;
    const keep = {
      read: () => stored,
      write(/** @type {string} */ text) {
        stored = text;
      },
    };
    const progress = createProgress(keep, () => new Date(Date.UTC(2026, 10, 23)));
    assert.ok(Number.isSafeInteger(progress.run.value) && progress.longest.value >= progress.run.value);
    assert.ok(progress.streak.value >= 0 && progress.total.value >= 0);
    const was = parseProgress(stored);
    progress.recordEnd(/** @type {any} */ ({word: "2026-11-23", isDaily: true, result: "shown"}), {
      address: "nim:1",
      play: "normal",
    });
    assert.deepEqual(parseProgress(stored), {...was, run: 0, longest: Math.max(was.longest, 0)});
  });
});

test("whatever the package is called with, it is words for the engine or its own error", async (t) => {
  /** @type {typeof import("../../web/engine/encode-arguments")} */
  const {callOptions, encodeArguments} = await stores.sources.load("/web/engine/encode-arguments.ts");
  /** @type {typeof import("../../web/engine/error")} */
  const {EngineError} = await stores.sources.load("/web/engine/error.ts");
  const verb = fc.oneof(
    {weight: 5, arbitrary: fc.constantFrom("analyze", "touch", "sequence", "judge", "nimber-table")},
    anything,
  );
  const name = fc.constantFrom(
    "address",
    "play",
    "moves",
    "budget",
    "prefix",
    "game",
    "to",
    "size",
    "__proto__",
    "signal",
  );
  const value = fc.oneof(fc.constantFrom("normal", 5, 5n, "nim:3", ["0", "2"], "\ud800"), anything);
  const argument = fc.oneof({weight: 5, arbitrary: fc.dictionary(name, value)}, anything);
  await holds(t, fc.tuple(verb, argument), ([verbName, options]) => {
    try {
      const words = encodeArguments(/** @type {any} */ (verbName), callOptions(options).given);
      assert.ok(words.every((word) => word === wellFormed(word)));
    } catch (error) {
      assert.ok(error instanceof EngineError, `${error}`);
    }
  });
});
