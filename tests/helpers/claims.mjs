// Whether what is claimed of games is so: strings in the language of web/learn/claims.ts, and functions of what the engine says.
import assert from "node:assert/strict";
import {isLong} from "./effort.mjs";

/** In the default run what takes more steps is left to the long run. */
const STEPS = isLong ? undefined : 50_000;

/** Thrown of a claim that takes more than that. */
class TakesLong extends Error {}

const mex = (numbers) => numbers.findIndex((_, i) => !numbers.includes(String(i)));
const byValue = new Set(["worth", "measure", "stops", "relation"]);

/** What a claim can ask the engine, each question asked once. */
export function questionsOf(sg, expressionOf) {
  const known = new Map();
  function once(key, question) {
    if (!known.has(key)) known.set(key, question());
    return known.get(key);
  }
  async function solved(key, question) {
    const answer = await once(key, question);
    if (answer.status === "limit" && STEPS !== undefined) throw new TakesLong(key);
    assert.equal(answer.status, "solved", key);
    return answer;
  }
  const analyze = (address, play = "normal", moves = "all") =>
    solved(`${address} ${play} ${moves}`, () => sg.analyze(address, {play, moves, budget: STEPS}));
  const brief = (address, play) => analyze(address, play, "none");
  const valued = (text) => solved(`value ${text}`, () => sg.ask("value", {text: expressionOf(text), budget: STEPS}));
  return {
    analyze,
    brief,
    valued,
    genus: async (game) => (await sg.ask("genus", {game})).genus,
    form: (address, other) => sg.ask("form", {address, other}),
    quotient: (game) => once(`quotient ${game}`, () => sg.ask("quotient", {game, to: 200})),
    async relation(a, b) {
      const question = {a: expressionOf(a), b: expressionOf(b), budget: STEPS};
      const {relation} = await once(`${a} beside ${b}`, () => sg.ask("relate", question));
      if (relation === null && STEPS !== undefined) throw new TakesLong(`${a} beside ${b}`);
      return relation;
    },
    value: async (text) => (await valued(text)).value,
    nimber: async (address) => Number((await brief(address)).grundy),
    outcome: async (address, play) => (await brief(address, play)).outcome,
    /** The addresses after the moves that win, and after those that lose. */
    async split(address, play) {
      const {listed} = (await analyze(address, play)).moves;
      return [true, false].map((wins) => listed.filter((move) => move.wins === wins).map(({to}) => to));
    },
    async heaps(game, from, count) {
      const values = [...(await sg.sequence(game, {to: from + count - 1}))].slice(from);
      return values.map(String);
    },
    /** In how many ways the player to move can move, by the rules alone. */
    places: async (address) => (await sg.ask("options", {address})).moves.length,
  };
}

export function checkerOf(sg, claims) {
  const engine = questionsOf(sg, claims.expressionOf);

  /** The least heap that repeats is the one claimed; far enough beyond, the theorem on octal periods says for ever. */
  async function repeats({game, period, from}) {
    const start = Math.max(0, from - 1);
    const values = await engine.heaps(game, start, 2 * from + 3 * period + 20);
    const same = values.slice(period).map((value, i) => value === values[i]);
    return same.slice(from - start).every(Boolean) && (from === 0 || same[0] === false);
  }

  /** @param {any} it the example that the claim is about, where it is a function */
  async function holds(claim, it) {
    if (claim.holds) return claim.holds(engine, it);
    const at = claims.positionOf(claim);
    const isAsked = at !== null && !["period", "genus"].includes(claim.kind) && !byValue.has(claim.kind);
    const answer = isAsked && (await engine.analyze(at, claim.play));
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
        const found = await engine.heaps(claim.game, claim.from, claim.values.length);
        return found.join() === claim.values.join();
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
        const found = await engine.quotient(claim.game);
        const {period, from} = found.proof;
        return (
          ["order", "lost"].every((field) => found[field] === claim[field]) &&
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
        const found = answer.moves.listed.filter((move) => move.to === to);
        return found.length > 0 && found.every(({wins}) => wins === claim.wins);
      }
      default:
        throw new Error(`no way to check ${JSON.stringify(claim)}`);
    }
  }

  /** @returns {Promise<boolean | null>} null of a claim that is left to the long run */
  async function isSo(claim, it) {
    try {
      return await holds(claim, it);
    } catch (error) {
      if (error instanceof TakesLong) return null;
      throw error;
    }
  }
  return {engine, holds, isSo};
}
