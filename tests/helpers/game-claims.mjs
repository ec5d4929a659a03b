// What is said of a game, sentence by sentence, beside its claims: tests/claims/<game>.mjs has them by the path of the sentence in
// web/text/games/<game>.ts. `it` in a claim is the example that the sentence stands under; a claim at formulas.<id> holds of all its
// sentences. What is no fact that the engine could check has the reason: {literature: "key of docs/references.md", says} for what
// others proved or nobody has, {remark} for history, advice and taste.

/** Definitions, not facts; the limits have a test of their own. */
const exempt = new Set(["name", "rule", "ruled", "notation", "limits", "material", "theory"]);

/** Every sentence that could state a fact, by its path. */
export function* sentences(value, path = "") {
  if (typeof value === "string") yield [path, value];
  else
    for (const [key, inner] of Object.entries(value))
      if (!exempt.has(key) || path === "variants") yield* sentences(inner, path ? `${path}.${key}` : key);
}

/** The text without the places of its facts, and without what it only asks. */
const said = (text) => text.replace(/\{\w+\}/g, "").replace(/[^.。]*[?？]/g, "");
export const numbersIn = (text) => said(text).match(/\d+/g) ?? [];

const english = [
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen",
  "twenty|thirty|forty|fifty|sixty|hundred|thousand|million|half|quarter|eighth|twice",
  "always|only|every|each|all|any|either|both|nobody|no|none|nothing|never|neither|exactly|unless|alone",
  "whoever|whatever|whichever|whenever|wherever|wins|loses|lost|won|worth",
].join("|");
const factual = {
  en: new RegExp(`\\d|\\b(${english})\\b`, "i"),
  zh: /\d|[二两三四五六七八九十百千万半]|总|只|每|任何|任一|无论|无人|没有|必|全|恰|谁|都|永远|值/,
};
/** Whether a sentence holds a number, says that something is so always or never, or who wins. */
export const isFactual = (text, lang) => factual[lang].test(said(text));

export const isClaim = (claim) => typeof claim === "string" || "holds" in claim;
/** All that a claim says in words, the position of the example put in. */
export const wordsOf = (claim, it) =>
  typeof claim === "string" ? withExample(claim, it) : (claim.says ?? claim.remark ?? "");
export function withExample(claim, it) {
  if (!it || !/^it\b/.test(claim)) return claim;
  const isValue = / has (value|mean|temperature|weight|stops) | [<>] | \|\| /.test(claim);
  const under = it.play && !isValue && !claim.includes(" under ") ? ` under ${it.play}` : "";
  return claim.replace(/^it\b/, () => it.address) + under;
}

/** The claims that hold of a sentence: its own, and those of the formula that it belongs to. */
export const claimsAt = (claims, path) =>
  Object.entries(claims)
    .filter(([at]) => at === path || (/^formulas\.[^.]+$/.test(at) && path.startsWith(`${at}.`)))
    .flatMap(([, list]) => list);

/** The address of each example, by the path of its sentence, as the card of the game has it; none where only variants have cards. */
export function examplesOf(id, facts, catalog) {
  const found = {};
  const list = (examples, prefix, entry) => {
    if (!entry) return;
    const head = `${entry.id}${entry.rules && !entry.alias_of ? `(${entry.rules})` : ""}`;
    for (const [kind, {position, play}] of Object.entries(examples))
      found[`${prefix}examples.${kind}`] = {address: `${head}:${position}`, play};
  };
  const own = catalog.filter((entry) => entry.id === id);
  list(
    facts.examples,
    "",
    own.find(({rules}) => !Object.hasOwn(facts.variants, rules ?? "")),
  );
  for (const [variant, {examples}] of Object.entries(facts.variants)) {
    const entry = catalog.find((it) => it.id === variant) ?? own.find(({rules}) => rules === variant);
    list(examples, `variants.${variant}.`, entry);
  }
  return found;
}
