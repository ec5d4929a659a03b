// The page's English description of a document of `sg analyze`, `sg relate` and `sg value`.
import {openSources} from "./sources.mjs";

const describers = {
  async analyze(answer, sources, t) {
    const {accountText} = await sources.load("/web/explain/account.ts");
    const {playWords} = await sources.load("/web/say/plays.ts");
    return `${[answer.address, playWords(t)[answer.play].name].filter(Boolean).join(", ")}\n${accountText(answer, t)}`;
  },
  async value(answer, sources, t) {
    const {describeKind, describeWinners} = await sources.load("/web/values/describe-value.ts");
    const {describeMeasures} = await sources.load("/web/explain/partizan/measure-text.ts");
    const {left, right} = answer.stops;
    const measures = describeMeasures({...answer, left_stop: left, right_stop: right}, t);
    const winners = t.sentences(describeWinners(answer.outcome, t));
    return `${[answer.value ?? answer.expression, winners, describeKind(answer, t), measures].filter(Boolean).join("\n")}\n`;
  },
  async relate({a, b, relation, left, right}, sources, t) {
    const {describeFirst} = await sources.load("/web/values/describe-value.ts");
    const first = [describeFirst("left", left, t), describeFirst("right", right, t)];
    return `${[`${a} ${relation} ${b}`, t.short.relation[relation], ...first].join("\n")}\n`;
  },
};

/** Returns true for an answer of a verb that is described here; the command writes anything else as text itself. */
export const canDescribe = (verb, document) =>
  verb in describers && ["moves", "stops", "difference"].some((name) => name in document);

export async function describe(verb, document) {
  const sources = await openSources();
  const [english] = await sources.languages();
  return describers[verb](document, sources, english);
}

/** Returns the names of the listed moves of an answer. */
export async function moveNames(answer) {
  const sources = await openSources();
  const {sayMove} = await sources.load("/web/say/say.ts");
  const [english] = await sources.languages();
  return answer.moves.listed.map(({touch}) => sayMove(answer, touch)(english));
}
