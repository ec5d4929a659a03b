// Where a touch is a set of places, a hand may touch them in any order.
import assert from "node:assert/strict";
import {test} from "node:test";
import {documentOf as sg} from "../helpers/command.mjs";

for (const address of ["coins(mock-turtles):THHTH", "coins-2d(corners):HTH/THH/HHT", "nim:1 + coins(ruler):TTHHH"])
  test(`the places of a touch may come in any order: ${address}`, () => {
    const {moves} = sg("options", address);
    let turned = 0;
    for (const {touch, to} of moves) {
      const own = address.includes(" + ") ? 1 : 0; // the first element is the component
      const places = touch.slice(own);
      if (places.length < 2) continue;
      const other = [...touch.slice(0, own), ...places.reverse()].join(",");
      assert.deepEqual(sg("play", address, other), {address: to}, other);
      const {done, winning} = sg("touch", address, touch.join(","));
      const back = sg("touch", address, other);
      assert.deepEqual([back.done, back.winning], [done, winning], other);
      assert.equal(done, true);
      turned++;
    }
    assert.ok(turned > 3, String(turned));
  });
