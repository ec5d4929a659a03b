// Claims beside the sentences about a game: tests/claims/<game>.mjs has them by the path of the sentence in
// web/text/games/<game>.ts. `it` in a claim is the example that the sentence stands under; a claim at formulas.<id>
// holds for all sentences of that formula. A sentence that the engine cannot check has a reason instead: {literature:
// "key of docs/references.md", says} for what others have proved or what is open, {remark} for history, advice and
// taste.

/** Keys of definitions, which state no facts; the limits have a test of their own. */
const exempt = new Set(["name", "rule", "ruled", "notation", "limits", "material", "theory"]);

/** Yields every sentence that could state a fact, with its path. */
export function* sentences(value, path = "") {
  if (typeof value === "string") yield [path, value];
  else
    for (const [key, inner] of Object.entries(value))
      if (!exempt.has(key) || path === "variants") yield* sentences(inner, path ? `${path}.${key}` : key);
}

/** Removes the placeholders of facts from a text, and its questions. */
const assertedText = (text) => text.replace(/\{\w+\}/g, "").replace(/[^.。]*[?？]/g, "");
export const numbersIn = (text) => assertedText(text).match(/\d+/g) ?? [];

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
/** Returns true if a sentence holds a number, says always or never, or says who wins. */
export const isFactual = (text, lang) => factual[lang].test(assertedText(text));

export const isClaim = (claim) => typeof claim === "string" || "holds" in claim;
/** Returns the words of a claim, with the position of the example put in. */
export const wordsOf = (claim, example) =>
  typeof claim === "string" ? withExample(claim, example) : (claim.says ?? claim.remark ?? "");
export function withExample(claim, example) {
  if (!example || !/^it\b/.test(claim)) return claim;
  const isValue = / has (value|mean|temperature|weight|stops) | [<>] | \|\| /.test(claim);
  const playSuffix = example.play && !isValue && !claim.includes(" under ") ? ` under ${example.play}` : "";
  return claim.replace(/^it\b/, () => example.address) + playSuffix;
}

/** Returns the claims that apply to a sentence: its own, and those of the formula that it belongs to. */
export const claimsAt = (claims, path) =>
  Object.entries(claims)
    .filter(([at]) => at === path || (/^formulas\.[^.]+$/.test(at) && path.startsWith(`${at}.`)))
    .flatMap(([, list]) => list);

/**
 * Returns the address of each example of a game's card, by the path of its sentence; empty if only variants have cards.
 */
export function examplesOf(id, facts, catalog) {
  const addresses = {};
  const list = (examples, prefix, entry) => {
    if (!entry) return;
    const head = `${entry.id}${entry.rules && !entry.alias_of ? `(${entry.rules})` : ""}`;
    for (const [kind, {position, play}] of Object.entries(examples))
      addresses[`${prefix}examples.${kind}`] = {address: `${head}:${position}`, play};
  };
  const gameEntries = catalog.filter((entry) => entry.id === id);
  list(
    facts.examples,
    "",
    gameEntries.find(({rules}) => !Object.hasOwn(facts.variants, rules ?? "")),
  );
  for (const [variant, {examples}] of Object.entries(facts.variants)) {
    const entry =
      catalog.find((candidate) => candidate.id === variant) ?? gameEntries.find(({rules}) => rules === variant);
    list(examples, `variants.${variant}.`, entry);
  }
  return addresses;
}
