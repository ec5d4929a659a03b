// The page learns every address from the engine: rules with brackets, colons and " + " in them are no exception.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores, until} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
/** @type {typeof import("../../web/play/ply")} */
let ply;
before(async () => {
  stores = await openStores();
  ply = await stores.sources.load("/web/play/ply.ts");
});
afterEach(() => stores.leave());
after(() => stores.close());

const lettered = "madmax(1>2:b 1>3:a 2>4:c 3>4:b)";
const ruled = "heap-rule(n -> (a,b) where a + b = n-1)";
const printedAddress = "heap-rule(n -> (a,b) where a+b=n-1)";

/** The plies of the line as the timeline has them. */
const titles = (/** @type {ReturnType<typeof stores.store>["state"]} */ {linePlies: made, plyAnalyses}) =>
  made.value.map(({id, address, by}) =>
    ply.titleOf({id, address, by, positions: plyAnalyses.positionsOf(address), facts: null}),
  );
const ids = (/** @type {ReturnType<typeof stores.store>["state"]} */ {components}) =>
  components.value.map(({id, rules, position}) => [id, rules, position]);

for (const [address, touch, expected] of [
  [`${lettered}:1,2`, ["0", "3"], ["1,2", "2,3/a"]],
  [`${ruled}:9`, ["0", "3", "5"], ["9", "3,5"]],
  [`nim:3 + ${ruled}:4`, ["0", "0", "1"], ["3 + 4", "1 + 4"]],
  ["nim:3,5,7", ["1", "2"], ["3,5,7", "3,2,7"]],
])
  test(`plies are told by their positions: ${address}`, async () => {
    const {state, analysed} = stores.store(encodeURIComponent(String(address)));
    await analysed();
    state.move([...touch]);
    await until(() => state.linePlies.value.length === 2);
    await analysed();
    assert.deepEqual(titles(state), expected);
  });

test("plies that a link has skipped are told too, and a text that is none is told as it is", async () => {
  const {state, analysed} = stores.store(`${encodeURIComponent(`${lettered}:1,2`)}?moves=0.3`);
  await analysed();
  await until(() => titles(state).join() === "1,2,2,3/a");
  state.type("nim:3,x");
  await until(() => state.analysis.fault.value !== null && !titles(state).includes("…"));
  assert.deepEqual(titles(state), ["nim:3,x"]);
});

test('" + " and colons between brackets are part of one game', async () => {
  const {state, analysed} = stores.store(encodeURIComponent(`${ruled}:9`));
  await analysed();
  assert.deepEqual(ids(state), [["heap-rule", "n -> (a,b) where a+b=n-1", "9"]]);
  state.type("8");
  await until(() => state.question.value.address === `${printedAddress}:8`);
  await analysed();
  assert.deepEqual(ids(state), [["heap-rule", "n -> (a,b) where a+b=n-1", "8"]]);
});

test("what is typed has its games while it is faulty, and the last ones until they are known", async () => {
  const {state, analysed} = stores.store("silver-dollar:1,4");
  await analysed();
  await until(() => ids(state)[0]?.[0] === "silver-dollar");
  state.type("dag(1>2 2>1):1 + cutting:");
  assert.deepEqual(ids(state), [["silver-dollar", null, "1,4"]]);
  await until(() => state.components.value.length === 2);
  assert.deepEqual(ids(state), [
    ["dag", "1>2 2>1", "1"],
    ["cutting", null, ""],
  ]);
});

test("a text without a game that is typed before anything is known belongs to the game of the link", async () => {
  let arrive = (/** @type {typeof stores.engine} */ _) => {};
  /** @type {Promise<typeof stores.engine>} */
  const engine = new Promise((resolve) => {
    arrive = resolve;
  });
  const {state, at} = stores.store(encodeURIComponent(`${lettered}:1,2`), engine);
  state.type("1,1");
  state.type("1,3");
  arrive(stores.engine);
  await at(`${lettered}:1,3`);
  assert.equal(state.draft.value, "1,3");
});
