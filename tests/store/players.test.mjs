// Two people who play by links: names, whose turn it is, and the link that sends a move.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openStores} from "../helpers/store.mjs";

let stores;
before(async () => {
  stores = await openStores();
});
after(() => stores.close());

test("names go with the link of a move, which opens at the other's turn", async () => {
  const {nextTurn, canSendMove} = await stores.sources.load("/web/share/share-links.ts");
  const {sayTurn, turnOf} = await stores.sources.load("/web/play/turn.ts");
  const {state, at, analysed} = stores.store("nim:2,1?mode=play&opponent=none");
  await at("nim:2,1");
  assert.equal(canSendMove(state), false);
  state.setPlayers(["Ann", "王"]);
  state.move(["0", "1"]);
  await at("nim:1,1");
  await analysed();
  assert.ok(canSendMove(state));
  const link = stores.formatLink(nextTurn(state).link) ?? "";
  assert.match(link, /opponent=none/);
  const opened = stores.store(link.replace("#/", ""));
  await opened.at("nim:1,1");
  await opened.analysed();
  const turn = turnOf(opened.state);
  assert.deepEqual([turn.who, turn.name], ["player2", "王"]);
  assert.equal(sayTurn(turn, (await stores.sources.languages())[0]), "王 to move");
});

test("a name is what a link can carry", async () => {
  const {cleanName, parsePlayers} = await stores.sources.load("/web/address/players.ts");
  assert.equal(cleanName("  A~n\u0000n  B\n"), "Ann B");
  assert.equal([...cleanName("字".repeat(50))].length, 24);
  assert.deepEqual(parsePlayers("Ann~"), ["Ann", ""]);
  for (const text of ["Ann", "~", "a~b~c", " a~b", `${"x".repeat(25)}~y`]) assert.equal(parsePlayers(text), null, text);
});
