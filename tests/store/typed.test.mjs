// Typed input: the address that it is read as, or the suggestion of what to type instead.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores, until} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
before(async () => {
  stores = await openStores();
});
afterEach(() => stores.leave());
after(() => stores.leave());

/** Ten positions, and ways of typing each; the current game is Nim. */
/** @type {Record<string, string[]>} */
const spellings = {
  "nim:3,5,7": [
    "nim:3,5,7",
    "Nim: 3, 5, 7",
    "nim 3 5 7",
    "nim(3,5,7)",
    "NIM 3-5-7",
    "nim = [3; 5; 7]",
    "Nim game: 3 and 5 and 7",
    "nim",
    "尼姆 3 5 7",
    "尼姆博弈：3、5、7",
    "取石子 3,5,7",
    "拈 3，5，7。",
    "ｎｉｍ：３，５，７",
    "３、５、７",
    "3 5 7",
    "3+5+7",
  ],
  "kayles:7": [
    "kayles 7",
    "Kayles(7)",
    "凯尔斯 7",
    "保龄球7",
    "0.77 7",
    "take-and-break(0.77) 7",
    "octal games 0.77: 7",
  ],
  "kayles:7,9": ["kayles", "KAYLES?", "skittles", "0.77", "take-and-break(0.77)", "打保龄"],
  "wythoff:5,8": ["wythoff 5 8", "Wythoff's game (5, 8)", "威佐夫博弈：5，8", "威佐夫 5/8"],
  "dawsons-kayles:9": ["Dawson's Kayles 9", "Dawson’s Kayles: 9", "dawson kayles 9", "道森凯尔斯 9"],
  "dawsons-chess:8": ["0.137 8", "0.137: 8", "道森棋 8"],
  "subtraction(1,3,4):10": [
    "subtraction {1,3,4} 10",
    "subtraction({1,3,4}): 10",
    "subtraction 1 3 4: 10",
    "{1,3,4} 10",
    "S(1,3,4) 10",
    "减法游戏｛1、3、4｝10",
  ],
  "bash(3):10": ["巴什博弈 10", "bash", "Bash's game: 10", "bash 3: 10", "bash(3)"],
  "kayles:7 + nim:2": ["kayles 7 + nim 2", "kayles:7+nim:2", "7 + 尼姆 2 #kayles:3", "凯尔斯 7 ＋ 尼姆 2"],
  "cutting:6x4": ["cutting 6×4", "剪纸 6x4", "Cutting: 6 x 4", "cutting game 6*4"],
};

for (const [address, texts] of Object.entries(spellings))
  test(`${texts.length} ways of typing ${address}`, async () => {
    for (const typed of texts) {
      // Input whose reading depends on the current game.
      const [text = "", start = "nim:1"] = typed.split(" #");
      const {state, analysed} = stores.store(encodeURIComponent(start));
      await analysed();
      state.type(text);
      const rejected = until(() => state.inputResolver.fault.value !== null).then(() => {
        const instead = state.inputResolver.suggestions.value?.offers.map((offer) => offer.text);
        throw new Error(`${text} is not read; offered: ${instead}`);
      });
      rejected.catch(() => {});
      await Promise.race([analysed(), rejected]);
      const {draft, inputResolver, analysis} = state;
      assert.deepEqual([analysis.answer.value?.address, draft.value], [address, text], text);
      // Input that the engine reads as it stands gets no other reading.
      const isExact = await state.isPosition(/[:：]/.test(text) ? text : `nim:${text}`);
      assert.equal(inputResolver.resolvedAddress.value, isExact ? null : address, text);
      stores.leave();
    }
  });

/** Unreadable input: the fault's code, and the suggestion. */
/** @type {[start: string, text: string, code: string, offers: string[]][]} */
const faults = [
  ["nim:1", "kayels 7", "unknown-game", ["kayles:7"]],
  ["nim:1", "Wythof 5 8", "unknown-game", ["wythoff:5,8"]],
  ["nim:1", "nmi:3,5", "unknown-game", ["nim:3,5"]],
  ["nim:1", "威左夫 5 8", "bad-request", ["wythoff:5,8"]],
  ["nim:1", "dawson 9", "unknown-game", ["dawsons-kayles:9", "dawsons-chess:9"]],
  ["nim:1", "取石子游戏 3 5 7", "bad-request", ["end-nim:3,5,7", "nim:3,5,7"]],
  ["nim:1", "nim:3,-1", "bad-position", ["nim:3,5,7"]],
  ["kayles:1", "kayles 7x", "bad-position", ["kayles:7,9"]],
  ["nim:1", "威佐夫 3 5 7", "bad-position", ["wythoff:5,8"]],
  ["wythoff:1,2", "3 5 7", "bad-position", ["nim:3,5,7"]],
  ["nim:1", "3,x", "bad-position", ["nim:3,5,7"]],
  ["nim:1", "nim 3 + kaylse 5", "unknown-game", ["nim:3 + kayles:5"]],
  ["nim:1", "nim:3 + kayles:5x", "bad-position", ["nim:3 + kayles:7,9"]],
  ["nim:1", "subtraction(0) 7", "bad-rules", ["subtraction(1,3,4):10,7"]],
];

for (const [start, text, code, offers] of faults)
  test(`${text} is answered with ${offers.join(" or ")}`, async () => {
    const {state, analysed, currentAddress} = stores.store(encodeURIComponent(start));
    await analysed();
    state.type(text);
    await until(() => state.inputResolver.fault.value !== null);
    const {fault, suggestions: instead, resolvedAddress: readAs} = state.inputResolver;
    const offered = instead.value?.offers.map((offer) => offer.text);
    assert.deepEqual(
      [offered?.slice(0, offers.length), fault.value?.code, readAs.value],
      [offers, code, null],
      currentAddress(),
    );
    for (const offer of offered ?? []) assert.ok(await state.isPosition(offer), offer);
  });

for (const [text, name, offers] of /** @type {[string, string, string[]][]} */ ([
  ["dots and boxes", "Dots and Boxes", ["hackenbush", "arc-kayles", "cram"]],
  ["五子棋", "Gomoku", ["treblecross-strip", "clobber"]],
  ["Sprots", "Sprouts", ["hackenbush", "arc-kayles", "node-kayles"]],
]))
  test(`${text} is not here: ${offers.join(", ")} are offered`, async () => {
    const {state, analysed} = stores.store("nim:1");
    await analysed();
    state.type(text);
    await until(() => state.inputResolver.fault.value !== null);
    const instead = state.inputResolver.suggestions.value;
    assert.deepEqual([instead?.missing?.en?.[0], instead?.offers.map(({text}) => text.split(":")[0])], [name, offers]);
    for (const offer of instead?.offers ?? []) assert.ok(await state.isPosition(offer.text), offer.text);
  });

test("a link is read in its exact form alone, and answered with it", async () => {
  const {state, currentAddress} = stores.store(encodeURIComponent("Nim 3 5 7"));
  await until(() => state.inputResolver.fault.value !== null);
  assert.deepEqual(
    [currentAddress(), state.inputResolver.suggestions.value?.offers[0]?.text],
    ["Nim 3 5 7", "nim:3,5,7"],
  );
});

test("what is understood is one edit for undo, and its link is exact", async () => {
  const {state, links, at, analysed} = stores.store("nim:1");
  await analysed();
  for (const text of ["k", "ka", "kayles", "kayles 7"]) state.type(text);
  await at("kayles:7");
  assert.equal(links.at(-1)?.link, "#/kayles:7");
  state.undo();
  await at("nim:1");
});

test("every id and every name, in every language, is read as its game or answered with it", async () => {
  const {namedGames} = await stores.sources.load("/web/say/named-games.ts");
  const {resolveInput} = await stores.sources.load("/web/game/input/resolve-input.ts");
  const nameIndex = await stores.nameIndex.load();
  const {state} = stores.store("nim:1");
  const games = namedGames(await stores.engine.catalog(), await stores.sources.languages());
  const titles = new Set(games.flatMap(({called: names}) => names.slice(0, 2).flat()));
  for (const {entry, called: names} of games)
    for (const title of names.slice(0, 2).flat()) {
      // Text in brackets would be rules; without it "Treblecross (board)" is the name of another game.
      const name = title.replace(/\s*[(（].*/, "");
      if (name !== title && titles.has(name)) continue;
      const result = await resolveInput(name, {
        named: nameIndex,
        currentGame: null,
        isGame: false,
        printed: state.printed,
      });
      const answers = [result.address, ...result.offers.map((/** @type {{text: string}} */ {text}) => text)].filter(
        Boolean,
      );
      const sampleOf = (/** @type {{game: string, sample: string}} */ {game, sample}) =>
        state.printed(`${game}:${sample}`);
      const isAnswered = answers.includes(await sampleOf(entry));
      const [firstEntry = entry] = nameIndex.filter(({id}) => id === entry.id);
      assert.ok(
        isAnswered || (name === entry.id && answers[0] === (await sampleOf(firstEntry))),
        `${name}: ${answers}`,
      );
    }
});

test("on the page of values a name, a code or a set is a game, and a position is its game", async () => {
  /** @type {typeof import("../../web/sequences/sequence-store")} */
  const {createSequencing} = await stores.sources.load("/web/sequences/sequence-store.ts");
  const sequencing = createSequencing(Promise.resolve(stores.engine), stores.nameIndex);
  for (const [text, game, kind] of /** @type {[string, string, "game" | "other"][]} */ ([
    ["kayles", "kayles", "game"],
    ["Kayles:", "kayles", "game"],
    ["凯尔斯", "kayles", "other"],
    ["kayles:7", "kayles", "game"],
    ["0.77", "take-and-break(0.77)", "game"],
    [".77", "take-and-break(0.77)", "game"],
    ["４.［３］", "take-and-break(4.[3])", "game"],
    ["4.07", "take-and-break(4.07)", "other"],
    ["octal game 0.137", "take-and-break(0.137)", "game"],
    ["{1,3,4}", "subtraction(1,3,4)", "game"],
    ["subtraction {1、3、4}", "subtraction(1,3,4)", "other"],
    ["wythoff game", "wythoff", "game"],
    // Text that is no such input stays unchanged.
    ["kaylse", "kaylse", "game"],
    ["cram", "cram", "other"],
  ]))
    assert.equal(await sequencing.meant(kind, text), game, text);
  await sequencing.glance("game", "kaylse");
  assert.deepEqual(sequencing.fault.value?.instead?.offers[0]?.text, "kayles");
});
