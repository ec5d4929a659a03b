// Writes cpp/request/input/names.def, the names by which the engine finds games, from the texts of the page.
import {fileURLToPath} from "node:url";
import {catalog, withLanguages} from "./catalog.mjs";
import {openSources} from "./sources.mjs";

export const namesFile = fileURLToPath(new URL("../cpp/request/input/names.def", import.meta.url));

const head = `// Names of games in every language of the page, then other spellings; and well-known games that are not here, by language, with the
// ids of the nearest ones. Written by npm run notation, from web/text.`;

const quoted = (text) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
/** Small letters, digits and characters of a name, by which the engine compares it. */
const keyOf = (name) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Names in one text, without numbers and those spelt like one of `known`, but for a possessive, which has a second
 * spelling. No sign that separates them may stand in a name.
 */
function listed(names, known = []) {
  const seen = new Set(known.map(keyOf));
  const isNew = (name) => /^\p{L}/u.test(keyOf(name)) && (!seen.has(keyOf(name)) || /['’]s\b/.test(name));
  return names
    .filter((name) => isNew(name) && seen.add(keyOf(name)))
    .map((name) => name.replace(/[|;=]/g, " "))
    .join("|");
}

/** Entries of the catalogue, and one for each family that it lists only under other names. */
function entriesOf(games) {
  const ids = new Set(games.map(({id}) => id));
  const lastVariants = new Map(games.flatMap((entry) => (entry.alias_of ? [[entry.alias_of, entry]] : [])));
  const families = [...lastVariants].filter(([id]) => !ids.has(id));
  return [...games, ...families.map(([id, {rules}]) => ({id, rules, alias_of: null, game: `${id}(${rules})`}))];
}

/** Returns the text of the file: a row for each game with names, and for each well-known game that is not here. */
export async function gameNames() {
  const sources = await openSources();
  const {familyOf, variantOf} = await sources.load("/web/text/game.ts");
  const {foundFacts} = await sources.load("/web/text/search-facts.ts");
  const {missingGames} = await sources.load("/web/text/missing-games.ts");
  const {games} = await catalog();
  const seenIds = new Set();
  const rows = await withLanguages((languages) =>
    entriesOf(games).map(({game, id, rules}) => {
      const family = familyOf(foundFacts, id);
      const facts = foundFacts[family];
      const variant = facts && variantOf(facts, family !== id, id, rules);
      // The first game with an id also has the names of its family.
      const isFirst = family === id && !seenIds.has(id);
      seenIds.add(id);
      const names = [
        ...(variant ? languages.map((t) => t.game(id, rules).name) : []),
        ...(isFirst ? languages.map((t) => t.game(id).name) : []),
      ];
      const others = [
        ...(variant && rules ? [rules] : []),
        ...(variant?.aliases ?? []),
        ...(isFirst ? (facts?.aliases ?? []) : []),
      ];
      return `SG_GAME(${quoted(game)}, ${quoted(listed(names, [id]))}, ${quoted(listed(others, [id, ...names]))})`;
    }),
  );
  const missing = missingGames.map(({names, near}) => {
    const inEach = Object.entries(names).map(([lang, own]) => `${lang}=${listed(own)}`);
    return `SG_MISSING(${quoted(inEach.join(";"))}, ${quoted(near.map(([id]) => id).join())})`;
  });
  return [head, ...rows, ...missing, ""].join("\n");
}
