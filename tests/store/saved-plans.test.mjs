// Certificates that the dialog of a position saves: the winner's plan, and the proof of a value if there is one.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
/** @type {typeof import("../../web/share/export-formats").exportFormatsOf} */
let exportFormatsOf;
/** @type {Awaited<ReturnType<typeof stores.sources.languages>>} */
let languages;
before(async () => {
  stores = await openStores();
  ({exportFormatsOf} = await stores.sources.load("/web/share/export-formats.ts"));
  languages = await stores.sources.languages();
});
afterEach(() => stores.leave());
after(() => stores.close());

/** The certificates that can be saved for a position, in a language. */
async function savedOf(/** @type {string} */ link, t = languages[0]) {
  const {state, analysed} = stores.store(link);
  await analysed();
  const takings = exportFormatsOf({state, picture: null, onPaper: null, link: null}, t);
  return {
    forms: takings.map(({words}) => words),
    /** The file that a form makes with its description, or the reason why there is none. */
    async make(/** @type {string} */ form) {
      const taking = takings.find(({words}) => words === form) ?? assert.fail(form);
      const exported = await taking.make({signal: new AbortController().signal, onProgress() {}});
      if ("fault" in exported) return {file: null, says: exported.fault(t)};
      return {file: JSON.parse(String(exported.content)), says: exported.says?.(t)};
    },
  };
}

test("the winner's plan is saved, or is said to be too long", async () => {
  const form = "Winner’s plan: JSON";
  const {file} = await (await savedOf("nim:1,2")).make(form);
  assert.deepEqual([file.address, file.wins, file.positions.length], ["nim:1,2", true, 5]);
  const long = await (await savedOf("nim:200,201,202")).make(form);
  assert.equal(long.file, null);
  assert.match(long.says ?? "", /too many positions/);
});

test("the proof of a value is saved in every language, and none is offered under misere play", async () => {
  const words = {
    en: ["Proof of the value: JSON", "In kayles:4 + nim:1 the first player loses"],
    zh: ["SG 值的证明：JSON", "kayles:4 + nim:1 先手必败"],
  };
  for (const t of languages) {
    const [form, claim] = words[/** @type {keyof typeof words} */ (t.lang)];
    const {file, says} = await (await savedOf("kayles:4", t)).make(form);
    assert.deepEqual([file.address, file.wins], ["kayles:4 + nim:1", false]);
    assert.ok(says?.includes(claim), says);
    const {forms} = await savedOf("kayles:4?play=misere", t);
    assert.ok(forms.length > 0 && !forms.includes(form), forms.join());
  }
});
