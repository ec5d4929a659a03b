// Typed input: the address that it is read as, or the suggestion of what to type instead.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores, until} from "../helpers/store.mjs";
import {missingGames, misspellings, typings} from "../helpers/typings.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
before(async () => {
  stores = await openStores();
});
afterEach(() => stores.leave());
after(() => stores.leave());

/** Typings whose reading depends on the current game, after a "#", which is Nim elsewhere. @type {Record<string, string[]>} */
const typingsInGames = {
  "kayles:7 + nim:2": ["7 + 尼姆 2 #kayles:3"],
  "wythoff:3,5": ["3 5 #wythoff:1,2"],
  "subtraction(1,3,4):10": ["subtraction({1,3,4}): 10"],
};

for (const [address, texts] of [...Object.entries(typings), ...Object.entries(typingsInGames)])
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

/** Unreadable input in a game: the fault's code, and the suggestions. @type {[string, string, string | null, string[]][]} */
const faults = [
  ...misspellings.map(
    ([text, offers]) => /** @type {[string, string, null, string[]]} */ (["nim:1", text, null, offers]),
  ),
  ["nim:1", "取石子游戏 3 5 7", "bad-request", ["end-nim:3,5,7", "nim:3,5,7"]],
  ["nim:1", "nim:3,-1", "bad-position", ["nim:3,5,7"]],
  ["kayles:1", "kayles 7x", "bad-position", ["kayles:7,9"]],
  ["nim:1", "威佐夫 3 5 7", "bad-position", ["wythoff:5,8"]],
  ["wythoff:1,2", "3 5 7", "bad-position", ["nim:3,5,7"]],
  ["nim:1", "3,x", "bad-position", ["nim:3,5,7"]],
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
      [offered?.slice(0, offers.length), code && fault.value?.code, readAs.value],
      [offers, code, null],
      currentAddress(),
    );
    for (const offer of offered ?? []) assert.ok(await state.isPosition(offer), offer);
  });

for (const [text, name, offers] of missingGames)
  test(`${text} is not here: ${offers.join(", ")} are offered`, async () => {
    const {state, analysed} = stores.store("nim:1");
    await analysed();
    state.type(text);
    await until(() => state.inputResolver.fault.value !== null);
    const instead = state.inputResolver.suggestions.value;
    assert.deepEqual([instead?.missing?.en, instead?.offers.map(({text}) => text.split(":")[0])], [name, offers]);
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
  const languages = await stores.sources.languages();
  const games = await stores.engine.catalog();
  const namesOf = (/** @type {import("../../web/engine/types").CatalogEntry} */ {id, rules}) => [
    id,
    ...languages.map((t) => t.game(id, rules).name),
  ];
  const titles = new Set(games.flatMap(namesOf));
  for (const entry of games)
    for (const title of namesOf(entry)) {
      // Text in brackets would be rules; without it "Treblecross (board)" is the name of another game.
      const name = title.replace(/\s*[(（].*/, "");
      if (name !== title && titles.has(name)) continue;
      const {text: read, offers} = await stores.engine.ask("resolve", {text: name});
      const answers = read === null ? offers.map(({text}) => text) : [read];
      const sampleOf = async (/** @type {typeof entry} */ {game, sample}) =>
        (await stores.engine.ask("resolve", {text: `${game}:${sample}`})).text;
      // An id, or the name of a family, with several rules means its first game.
      const [firstEntry = entry] = games.filter(({id}) => id === entry.id);
      const isAnswered = answers.includes(await sampleOf(entry)) || answers[0] === (await sampleOf(firstEntry));
      assert.ok(isAnswered, `${name}: ${answers}`);
    }
});

test("on the page of values a name, a code or a set is a game, and a position is its game", async () => {
  /** @type {typeof import("../../web/sequences/sequence-store")} */
  const {createSequencing} = await stores.sources.load("/web/sequences/sequence-store.ts");
  /** @type {typeof import("../../web/game/input/catalog-loader")} */
  const {createCatalogLoader} = await stores.sources.load("/web/game/input/catalog-loader.ts");
  const catalogLoader = createCatalogLoader(Promise.resolve(stores.engine));
  const sequencing = createSequencing(Promise.resolve(stores.engine), catalogLoader);
  for (const [text, game, kind] of /** @type {[string, string, "game" | "other"][]} */ ([
    ["kayles", "kayles", "game"],
    ["Kayles:", "kayles", "game"],
    ["凯尔斯", "kayles", "other"],
    ["kayles:7", "kayles", "game"],
    ["0.77", "kayles", "game"],
    [".77", "kayles", "game"],
    ["４.［３］", "lasker", "game"],
    ["4.07", "take-and-break(4.07)", "other"],
    ["octal game 0.137", "dawsons-chess", "game"],
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
