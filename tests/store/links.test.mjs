// Links: every state reads back as written, in the plain form and in the packed one; damage is detected.
import assert from "node:assert/strict";
import {before, test} from "node:test";
import {deflateSync} from "node:zlib";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let address;
let packedLink;
let links;
before(async () => {
  sources = await openSources();
  address = await sources.load("/web/address/link.ts");
  plainState = {...address.defaultLinkFields, play: "normal", lang: null, theme: null};
  packedLink = await sources.load("/web/address/packed-link.ts");
  links = await states();
});

let plainState;
const long = `nim:${Array.from({length: 500}, (_, i) => 10_000 + ((i * 7919) % 90_000)).join(",")}`;

/**
 * The samples of the catalogue, all in one sum, each with a long position, and typical input; with and without moves.
 */
async function states() {
  const sg = await createEngine();
  const catalog = await sg.catalog();
  sg.close();
  const samples = catalog.map((entry) => `${entry.game}:${entry.sample}`);
  const typed = [
    "nim:",
    "nim:3, ",
    "nim:3,",
    "cutting:1x1!",
    "尼姆：３，５",
    'nim:3"<&>_*`|\\',
    "nim:🂡",
    "hackenbush:(()(()))",
  ];
  const moves = [["0", "2"], ["18446744073709551615"]];
  const branches = [
    {from: 2, moves: [["1"]]},
    {from: 3, moves: [["0", "1", "2"], ["7"]]},
    {from: 0, moves: [["4"]]},
  ];
  const pins = new Map([
    ["0 hackenbush", new Map([["2", {x: 60, y: -42.5}]])],
    [
      "12 node-kayles",
      new Map([
        ["0", {x: 0, y: 0.5}],
        ["4000000000", {x: -49_999.5, y: 49_999.5}],
      ]),
    ],
  ]);
  return [...samples, ...typed, samples.join(" + "), ...samples.map((sample) => `${sample} + ${long}`)].flatMap(
    (at) => [
      {...plainState, address: at},
      {
        ...plainState,
        ...{address: at, play: "misere", moves, branches, at: 1, lang: "zh", theme: "dark", puzzle: "山 水&_=?é."},
        ...{mode: "play", present: true, opponent: "strong", first: "opponent", hints: "hidden", predict: true, pins},
      },
    ],
  );
}

test("a plain link is read back", async () => {
  assert.ok(links.length > 60 && long.length >= 3000);
  for (const link of links) assert.deepEqual(address.parseLink(address.formatLink(link)), {link, badFields: []});
});

test("every place on the grid comes back from a link, and any other place has one beside it", async () => {
  const {onGrid, formatPins, parsePins} = await sources.load("/web/address/pins.ts");
  let seed = 7;
  const randomBelow = (limit) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let round = 0; round < 300; round++) {
    const pins = new Map(
      Array.from({length: 1 + randomBelow(3)}, (_, i) => [`${i} game-${randomBelow(9)}`, new Map()]),
    );
    for (const positions of pins.values())
      for (let i = 0; i <= randomBelow(6); i++) {
        const [x, y] = [(randomBelow(400_000) - 200_000) / 7, (randomBelow(4000) - 2000) / 3];
        const at = {x: onGrid(x), y: onGrid(y)};
        assert.ok(Math.abs(at.x - x) <= 0.25 && Math.abs(at.y - y) <= 0.25, `${x},${y}`);
        positions.set(String(randomBelow(50)), at);
      }
    assert.deepEqual(parsePins(formatPins(pins)), pins);
  }
  assert.equal(onGrid(1e9), onGrid(1e12));
  assert.equal(formatPins(new Map([["0 dag", new Map()]])), null);
  for (const text of [
    "",
    "0",
    "0.dag",
    "0.dag:",
    "0.dag:1.2",
    "0.dag:1.2.3;",
    "0.dag:1.2.x",
    "a.dag:1.2.3",
    "0.dag:1.2.3/",
  ])
    assert.deepEqual(address.parseLink(`#/dag(1%3E2):1?pins=${text}`).badFields, ["pins"], text);
});

test("a link that is too long loses its pins before its branches", () => {
  const manyPins = (count) => new Map(Array.from({length: count}, (_, i) => [String(i), {x: 1000 + i, y: 2000.5}]));
  const branches = [{from: 0, moves: [["1"]]}];
  const stateWith = (count) => ({
    ...plainState,
    address: "node-kayles:0-1",
    branches,
    pins: new Map([["0 node-kayles", manyPins(count)]]),
  });
  const roundTrip = (link) => address.parseLink(address.formatLink(link)).link;
  assert.equal(roundTrip(stateWith(100)).pins.get("0 node-kayles").size, 100);
  assert.deepEqual([roundTrip(stateWith(2000)).pins, roundTrip(stateWith(2000)).branches], [undefined, branches]);
  assert.ok(!address.isPruned(stateWith(2000)));
});

test("the terms of a game are read back, each by itself, as is what opponents were called", () => {
  const fullState = {
    opponent: ["beginner", "casual", "strong", "perfect", "coach", "hottest", "none"],
    first: ["opponent"],
    hints: ["hidden"],
    predict: [true],
  };
  const position = {...plainState, address: "kayles:7"};
  for (const [name, values] of Object.entries(fullState))
    for (const value of values) {
      const link = {...position, [name]: value};
      const text = address.formatLink(link);
      assert.ok(text.endsWith(`?${name}=${value === true ? 1 : value}`), text);
      assert.deepEqual(address.parseLink(text), {link, badFields: []});
    }
  for (const [was, is] of [
    ["teachable", "coach"],
    ["random", "beginner"],
  ])
    assert.deepEqual(address.parseLink(`#/kayles:7?opponent=${was}`), {
      link: {...position, opponent: is},
      badFields: [],
    });
  for (const field of ["opponent=nobody", "first=me", "hints=1", "predict=yes"])
    assert.deepEqual(
      address.parseLink(`#/kayles:7?${field}`),
      {link: position, badFields: [field.split("=")[0]]},
      field,
    );
});

test("a packed link is read back, and is short", async () => {
  let packs = 0;
  for (const link of links) {
    const plain = address.formatLink(link);
    const short = await packedLink.packLink(plain);
    if (short !== plain) packs++;
    assert.equal(short === plain, plain.length <= 400, plain);
    assert.ok(short.length <= plain.length, plain);
    assert.deepEqual(await packedLink.readLink(short), {plain, link, badFields: []});
  }
  assert.ok(packs > 20);
});

/** Characters that GitHub leaves out at the end of an address that it turns into a link. */
const trimmed = (url) => url.replace(/(?:[?!.,:*_~'"]|&\w+;)+$/, "").replace(/\)+$/, "");

test("a link survives autolinkers, Markdown and HTML", async () => {
  for (const link of links) {
    const plain = address.formatLink(link);
    for (const link of [plain, await packedLink.packLink(plain)]) {
      const url = `https://example.org/sg/${link}`;
      assert.equal(trimmed(url), url);
      assert.match(url, /^[A-Za-z0-9,.:;/+()~%#?&=_-]+$/);
      assert.equal(new URL(url).href, url);
    }
  }
});

test("a damaged packed link says so, however it was damaged", async () => {
  const fullLink = await packedLink.packLink(address.formatLink({...plainState, address: long}));
  const middle = fullLink.length >> 1;
  const replacement = fullLink[middle] === "A" ? "B" : "A";
  const damaged = [
    fullLink.slice(0, -1),
    fullLink.slice(0, middle),
    fullLink.slice(0, middle) + replacement + fullLink.slice(middle + 1),
    fullLink.slice(0, middle) + fullLink.slice(middle + 1),
    fullLink.replace("z2", "z1"),
    fullLink.replace("z2", "z3"),
    "#/z2..z",
    "#/z1.A.z",
    "#/z2.A.z",
  ];
  for (const hash of damaged) {
    const {link, badFields} = await packedLink.readLink(hash);
    assert.deepEqual([link, badFields], [{...plainState, address: null, mode: "play"}, ["link"]], hash);
  }
});

test("links of version 1 are read for ever", async () => {
  const plain = address.formatLink({...plainState, address: long});
  const packed = deflateSync(plain.slice("#/".length)).toString("base64url");
  assert.equal((await packedLink.readLink(`#/z1.${packed}.z`)).plain, plain);
});

test("what an editor adds after a packed link is left out", async () => {
  const plain = address.formatLink({...plainState, address: long});
  const short = await packedLink.packLink(plain);
  for (const suffix of [")", ".", "~~", "?x"]) assert.equal((await packedLink.readLink(short + suffix)).plain, plain);
});

test("branches that hang on nothing, or on what comes later, are damaged; too many of them are left out", () => {
  const parseBranches = (branches) => address.parseLink(`#/nim:3?moves=0.2;0.1&branches=${branches}`);
  assert.deepEqual(parseBranches("2:0.0/3:0.0").link.branches.length, 2);
  for (const text of ["3:0.0", "1:0.0/4:0.0", "x:0.0", "1", "1:", "1:0.0/", "-1:0.0", "1:a"])
    assert.deepEqual(
      [parseBranches(text).badFields, parseBranches(text).link.branches, parseBranches(text).link.moves.length],
      [["branches"], [], 2],
      text,
    );
  const linkWith = (count) => ({
    ...plainState,
    address: "nim:9",
    branches: Array(count).fill({from: 0, moves: [["0", "1"]]}),
  });
  for (const [count, isPruned] of [
    [2000, false],
    [3000, true],
  ]) {
    assert.equal(address.isPruned(linkWith(count)), isPruned);
    assert.equal(address.parseLink(address.formatLink(linkWith(count))).link.branches.length, isPruned ? 0 : count);
  }
});

test("a state too long for a link has none, and a bomb is not unpacked", async () => {
  assert.equal(address.formatLink({...plainState, address: `nim:${"1,".repeat(200_000)}1`}), null);
  const bomb = await packedLink.packLink(`#/nim:${"1".repeat(10_000_000)}`);
  assert.ok(bomb.length < 20_000);
  assert.deepEqual((await packedLink.readLink(bomb)).badFields, ["link"]);
});

test("a page without a position has one route, which writes its link as it was read", async () => {
  const {parseRoute, routedPages} = await sources.load("/web/shell/routes.ts");
  const pages = {
    "#/games": "games",
    "#/game/coins(turtles%29": "game",
    "#/puzzles/pairs?lang=zh": "puzzles",
    "#/contest/poj-2311": "contest",
    "#/learn": "learn",
    "#/sequence/kayles?to=99": "sequences",
    "#/nimbers/7*9?lang=zh": "nimbers",
    "#/values/{1|0}": "short",
    "#/write": "write",
  };
  assert.equal(routedPages.length, Object.keys(pages).length);
  for (const [link, folder] of Object.entries(pages)) {
    const route = parseRoute(link);
    const {page} = await sources.load(`/web/shell/pages/${folder}/index.ts`);
    assert.equal(route.page, page, link);
    const lang = /lang=(\w+)/.exec(link)?.[1] ?? null;
    const written = page.format(route.link, {lang, theme: null});
    assert.deepEqual(parseRoute(written), route, `${link} ${written}`);
    assert.equal(written.includes("lang=zh"), lang === "zh");
  }
  for (const link of ["", "#/", "#/nim:3,5,7", "#/gamesome", "#/kayles:5?mode=play"])
    assert.equal(parseRoute(link), null);
});
