// Stores in Node with a real engine: tests act by their commands and observe their signals.
import {effect} from "@preact/signals";
import {openSources} from "../../scripts/sources.mjs";

/**
 * @typedef {import("../../web/engine/types").Engine} Engine
 * @typedef {import("../../web/game/state").State} State
 */

/** Resolves once `isSo` returns true; it is evaluated again whenever a signal that it reads changes. */
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
  /** @type {typeof import("../../web/game/analysis/budgets")} */
  const {budgets} = await sources.load("/web/game/analysis/budgets.ts");
  /** @type {typeof import("../../web/game/input/catalog-loader")} */
  const {createCatalogLoader} = await sources.load("/web/game/input/catalog-loader.ts");
  const languages = await sources.languages();
  const [english] = languages;
  if (!english) throw new Error("no language");
  /** English text of a sentence. */
  const inEnglish = (/** @type {import("../../web/text/language").Sentence | null | undefined} */ sentence) =>
    sentence?.(english);
  const engine = await sources.engine({exact: true});
  const catalogLoader = createCatalogLoader(Promise.resolve(engine));
  /** @type {State[]} */
  const openStates = [];

  /**
   * Opens the store of a link, which is given without its leading "#/".
   * @param {string} link
   * @param {Engine | Promise<Engine>} sg
   * @param {() => number} newSeed
   * @param {Partial<import("../../web/game/state").Options>} options
   */
  function store(link, sg = engine, newSeed = () => 1, options = {}) {
    /** @type {{link: string, push: boolean}[]} */
    const links = [];
    const state = createState({
      engine: Promise.resolve(sg),
      catalogLoader,
      ...parseLink(`#/${link}`),
      say: sayMove,
      isStill: () => true,
      newSeed,
      onLink(linkState, push) {
        links.push({link: formatLink(linkState) ?? "", push});
      },
      ...options,
    });
    openStates.push(state);
    const currentAddress = () => state.question.value.address;
    const isKnown = () => state.analysis.isDone.value && !state.longestDefence.asking.value;
    /** Resolves once the analysis of the address is complete. */
    const at = (/** @type {string} */ address) => until(() => currentAddress() === address && isKnown());
    return {
      state,
      links,
      currentAddress,
      at,
      analysed: () => until(isKnown),
      /** Makes a move, given by its English name. */
      play(/** @type {string} */ words) {
        const answer = state.analysis.answer.value;
        const move = answer?.moves.listed.find(({touch}) => inEnglish(sayMove(answer, touch)) === words);
        if (!move) throw new Error(`${words} is no move at ${currentAddress()}`);
        state.move(move.touch);
      },
      /** Addresses of the plies of the line. */
      line: () => state.linePlies.value.map(({address}) => address),
    };
  }

  return {
    sources,
    inEnglish,
    glance: budgets.glance,
    engine,
    store,
    parseLink,
    formatLink,
    /** Closes all stores, so that nothing of one test goes on in the next. */
    leave() {
      for (const state of openStates.splice(0)) state.close();
    },
    async close() {
      engine.close();
    },
  };
}

/**
 * Wraps an engine and records its calls: `depth` is 1 plus the number of answers that came one after another before the
 * call.
 */
export function recordCalls(/** @type {Engine} */ engine) {
  /** @type {{name: string, args: unknown[], depth: number}[]} */
  let calls = [];
  let deepestAnswered = 0;
  const recordingEngine = new Proxy(engine, {
    get(target, name) {
      const call = target[name];
      if (typeof call !== "function") return call;
      return async (/** @type {unknown[]} */ ...args) => {
        const depth = deepestAnswered + 1;
        calls.push({name: String(name), args, depth});
        try {
          return await call(...args);
        } finally {
          deepestAnswered = Math.max(deepestAnswered, depth);
        }
      };
    },
  });
  return {
    engine: recordingEngine,
    calls: () => calls,
    forget() {
      calls = [];
      deepestAnswered = 0;
    },
  };
}
