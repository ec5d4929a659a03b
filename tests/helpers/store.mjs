// A store in Node, with a real engine: what a person would do by its commands, what would be seen by its signals.
import {effect} from "@preact/signals";
import {openSources} from "../../scripts/sources.mjs";

/**
 * @typedef {import("../../web/engine/types").Engine} Engine
 * @typedef {import("../../web/game/state").State} State
 */

/** Settles when `isSo` of the signals that it reads. */
export const until = (/** @type {() => boolean} */ isSo) =>
  new Promise((resolve) => {
    let end = () => {};
    let isOver = false;
    end = effect(() => {
      if (!isSo()) return;
      isOver = true;
      end();
      resolve(null);
    });
    if (isOver) end();
  });

export async function openStores() {
  const sources = await openSources();
  /** @type {typeof import("../../web/game/state")} */
  const {createState} = await sources.load("/web/game/state.ts");
  /** @type {typeof import("../../web/address/link")} */
  const {parseLink, formatLink} = await sources.load("/web/address/link.ts");
  /** @type {typeof import("../../web/say/say")} */
  const {sayMove} = await sources.load("/web/say/say.ts");
  /** @type {typeof import("../../web/game/budgets")} */
  const {budgets} = await sources.load("/web/game/budgets.ts");
  /** @type {typeof import("../../web/say/called")} */
  const {calledOf} = await sources.load("/web/say/called.ts");
  /** @type {typeof import("../../web/game/name-index")} */
  const {createNameIndex} = await sources.load("/web/game/name-index.ts");
  const languages = await sources.languages();
  const [english] = languages;
  if (!english) throw new Error("no language");
  /** A sentence as an English reader has it. */
  const inEnglish = (/** @type {import("../../web/text/language").Sentence | null | undefined} */ sentence) =>
    sentence?.(english);
  const engine = await sources.engine();
  const nameIndex = createNameIndex(Promise.resolve(engine), async (catalog) => calledOf(catalog, languages));
  /** @type {State[]} */
  const open = [];

  /** What a link opens, without the "#/" that it begins with. */
  function store(/** @type {string} */ link, /** @type {Engine | Promise<Engine>} */ sg = engine, newSeed = () => 1) {
    /** @type {{link: string, push: boolean}[]} */
    const links = [];
    const state = createState({
      engine: Promise.resolve(sg),
      nameIndex,
      ...parseLink(`#/${link}`),
      say: sayMove,
      isStill: () => true,
      newSeed,
      onLink(now, push) {
        links.push({link: formatLink(now) ?? "", push});
      },
    });
    open.push(state);
    const here = () => state.question.value.address;
    const isKnown = () => state.analysis.settled.value && !state.longestDefence.asking.value;
    /** All that is known of this position has been said. */
    const at = (/** @type {string} */ address) => until(() => here() === address && isKnown());
    return {
      state,
      links,
      here,
      at,
      settled: () => until(isKnown),
      /** A move by its words. */
      play(/** @type {string} */ words) {
        const answer = state.analysis.answer.value;
        const move = answer?.moves.listed.find(({touch}) => inEnglish(sayMove(answer, touch)) === words);
        if (!move) throw new Error(`${words} is no move at ${here()}`);
        state.move(move.touch);
      },
      /** The plies of the line, by their addresses. */
      line: () => state.made.value.map(({address}) => address),
    };
  }

  return {
    sources,
    inEnglish,
    glance: budgets.glance,
    engine,
    nameIndex,
    store,
    parseLink,
    formatLink,
    /** Nothing of one test goes on in the next. */
    leave() {
      for (const state of open.splice(0)) state.close();
    },
    async close() {
      engine.close();
    },
  };
}

/** The engine with all its calls told: `depth` is how many answers a call had to wait for, one after another. */
export function counted(/** @type {Engine} */ engine) {
  /** @type {{name: string, args: unknown[], depth: number}[]} */
  let calls = [];
  let answered = 0;
  const told = new Proxy(engine, {
    get(target, name) {
      const call = target[name];
      if (typeof call !== "function") return call;
      return async (/** @type {unknown[]} */ ...args) => {
        const depth = answered + 1;
        calls.push({name: String(name), args, depth});
        try {
          return await call(...args);
        } finally {
          answered = Math.max(answered, depth);
        }
      };
    },
  });
  return {
    engine: told,
    calls: () => calls,
    forget() {
      calls = [];
      answered = 0;
    },
  };
}
