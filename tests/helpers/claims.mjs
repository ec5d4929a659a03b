// Checker of claims about games: strings in the language of web/learn/claims.ts, and functions of the engine's answers.
import assert from "node:assert/strict";
import {isLong} from "./effort.mjs";

/** Budget of the default run; claims that need more steps are left to the long run. */
const STEPS = isLong ? undefined : 50_000;

/** Thrown by a claim that exceeds the budget. */
class TakesLong extends Error {}

const mex = (numbers) => numbers.findIndex((_, i) => !numbers.includes(String(i)));
const byValue = new Set(["worth", "measure", "stops", "relation"]);

/** Queries that a claim can make to the engine, each sent only once. */
export function createQueries(sg, expressionOf) {
  const cache = new Map();
  function cached(key, question) {
    if (!cache.has(key)) cache.set(key, question());
    return cache.get(key);
  }
  async function solvedAnswer(key, question) {
    const answer = await cached(key, question);
    if (answer.status === "limit" && STEPS !== undefined) throw new TakesLong(key);
    assert.equal(answer.status, "solved", key);
    return answer;
  }
  const analyze = (address, play = "normal", moves = "all") =>
    solvedAnswer(`${address} ${play} ${moves}`, () => sg.analyze(address, {play, moves, budget: STEPS}));
  const brief = (address, play) => analyze(address, play, "none");
  const valued = (text) =>
    solvedAnswer(`value ${text}`, () => sg.ask("value", {text: expressionOf(text), budget: STEPS}));
  return {
    analyze,
    brief,
    valued,
    genus: async (game) => (await sg.ask("genus", {game})).genus,
    form: (address, other) => sg.ask("form", {address, other}),
    quotient: (game) => cached(`quotient ${game}`, () => sg.ask("quotient", {game, to: 200})),
    async relation(a, b) {
      const question = {a: expressionOf(a), b: expressionOf(b), budget: STEPS};
      const {relation} = await cached(`${a} beside ${b}`, () => sg.ask("relate", question));
      if (relation === null && STEPS !== undefined) throw new TakesLong(`${a} beside ${b}`);
      return relation;
    },
    value: async (text) => (await valued(text)).value,
    nimber: async (address) => Number((await brief(address)).grundy),
    outcome: async (address, play) => (await brief(address, play)).outcome,
    /** Returns the addresses after the winning moves, and those after the losing ones. */
    async split(address, play) {
      const {listed} = (await analyze(address, play)).moves;
      return [true, false].map((wins) => listed.filter((move) => move.wins === wins).map(({to}) => to));
    },
    async heaps(game, from, count) {
      const values = [...(await sg.sequence(game, {to: from + count - 1}))].slice(from);
      return values.map(String);
    },
    /** Number of moves of the player to move, by the rules alone. */
    places: async (address) => (await sg.ask("options", {address})).moves.length,
  };
}

export function checkerOf(sg, claims) {
  const engine = createQueries(sg, claims.expressionOf);

  /**
   * Returns true if the values repeat from the claimed heap on and not before; over the length checked, the theorem on
   * octal periods extends this to all heaps.
   */
  async function repeats({game, period, from}) {
    const start = Math.max(0, from - 1);
    const values = await engine.heaps(game, start, 2 * from + 3 * period + 20);
    const same = values.slice(period).map((value, i) => value === values[i]);
    return same.slice(from - start).every(Boolean) && (from === 0 || same[0] === false);
  }

  /** @param {any} example the example that the claim is about, if the claim is a function */
  async function holds(claim, example) {
    if (claim.holds) return claim.holds(engine, example);
    const address = claims.positionOf(claim);
    const isAsked = address !== null && !["period", "genus"].includes(claim.kind) && !byValue.has(claim.kind);
    const answer = isAsked && (await engine.analyze(address, claim.play));
    const keys = () => answer.why.map(({key}) => key);
    switch (claim.kind) {
      case "sum":
      case "product":
        return answer.grundy === claim.result;
      case "mex":
        return mex([...claim.terms, ""]) === Number(claim.result);
      case "period":
        return repeats(claim);
      case "values": {
        const values = await engine.heaps(claim.game, claim.from, claim.values.length);
        return values.join() === claim.values.join();
      }
      case "value":
        return answer.play === "normal" && answer.grundy === claim.value;
      case "outcome":
        return answer.outcome === claim.outcome;
      case "nature":
        return keys().includes(claim.nature === "tame" ? "misere-nim" : "search");
      case "count":
        return answer.moves.winning === claim.count && (claim.total ?? answer.moves.total) === answer.moves.total;
      case "genus":
        return (await engine.genus(claim.at)) === claim.genus;
      case "equal":
        return (await engine.form(claim.at, claim.other)).equal === true;
      case "quotient": {
        const quotient = await engine.quotient(claim.game);
        const {period, from} = quotient.proof;
        return (
          ["order", "lost"].every((field) => quotient[field] === claim[field]) &&
          period === claim.period &&
          from === claim.from
        );
      }
      case "worth":
        return (await engine.value(claim.at)) === claim.worth;
      case "measure":
        return (
          (await engine.valued(claim.at))[claim.measure === "weight" ? "atomic_weight" : claim.measure] === claim.size
        );
      case "stops": {
        const {left, right} = (await engine.valued(claim.at)).stops;
        return left === claim.left && right === claim.right;
      }
      case "relation":
        return (await engine.relation(claim.at, claim.other)) === claim.relation;
      case "steps":
        return answer.why[0].key === "every" && answer.why[0].facts.longest === claim.steps;
      case "move": {
        const to = (await engine.analyze(claim.to, claim.play)).address;
        const matching = answer.moves.listed.filter((move) => move.to === to);
        return matching.length > 0 && matching.every(({wins}) => wins === claim.wins);
      }
      default:
        throw new Error(`no way to check ${JSON.stringify(claim)}`);
    }
  }

  /** @returns {Promise<boolean | null>} null for a claim that is left to the long run */
  async function isSo(claim, example) {
    try {
      return await holds(claim, example);
    } catch (error) {
      if (error instanceof TakesLong) return null;
      throw error;
    }
  }
  return {engine, holds, isSo};
}
