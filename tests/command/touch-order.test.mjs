// Touches that are sets of places: they may be given in any order.
import assert from "node:assert/strict";
import {test} from "node:test";
import {documentOf as sg} from "../helpers/command.mjs";

for (const address of ["coins(mock-turtles):THHTH", "coins-2d(corners):HTH/THH/HHT", "nim:1 + coins(ruler):TTHHH"])
  test(`the places of a touch may come in any order: ${address}`, () => {
    const {moves} = sg("options", address);
    let reversedCount = 0;
    for (const {touch, to} of moves) {
      const prefixLength = address.includes(" + ") ? 1 : 0; // the first element is the component
      const places = touch.slice(prefixLength);
      if (places.length < 2) continue;
      const reversed = [...touch.slice(0, prefixLength), ...places.reverse()].join(",");
      assert.deepEqual(sg("play", address, reversed), {address: to}, reversed);
      const {done, winning} = sg("touch", address, touch.join(","));
      const reversedReply = sg("touch", address, reversed);
      assert.deepEqual([reversedReply.done, reversedReply.winning], [done, winning], reversed);
      assert.equal(done, true);
      reversedCount++;
    }
    assert.ok(reversedCount > 3, String(reversedCount));
  });
