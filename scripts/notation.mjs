// Writes the tables of docs/notation.md that come from the catalogue: `npm run notation`.
import {readFileSync, writeFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {catalog} from "./catalog.mjs";

const file = fileURLToPath(new URL("../docs/notation.md", import.meta.url));

const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
const cell = (text = "") => text.replaceAll("|", "\\|");
const code = (text) => `\`${cell(text)}\``;

/** One row for each ruleset, with the rules and names that the catalogue has of it. */
function gamesTable(games) {
  const families = new Map(games.map(({id, alias_of}) => [alias_of ?? id, []]));
  for (const row of games) families.get(row.alias_of ?? row.id).push(row);
  return table(
    ["game", "rules", "position", "a move", "drawn as", "problems"],
    [...families].map(([id, rows]) => {
      const {notation, board} = rows.find(({alias_of}) => alias_of === null) ?? rows[0];
      const aliases = rows.filter(({alias_of}) => alias_of !== null);
      const named = rows.filter(({alias_of, rules}) => alias_of === null && rules !== null);
      const examples = named.map(({rules}) => code(rules)).join(", ");
      const shorter = aliases.map((row) => code(row.id) + (row.rules ? ` ${code(row.rules)}` : "")).join(", ");
      const rules = [notation.rules?.en, examples && `such as ${examples}`, shorter && `aliases: ${shorter}`];
      return [
        code(id),
        rules.filter(Boolean).map(cell).join("; "),
        cell(notation.position.en),
        cell(notation.move.en),
        board,
        [...new Set(rows.flatMap(({problems}) => problems))].join(", "),
      ];
    }),
  );
}

function limitsTable(games) {
  const all = new Map(games.flatMap(({limits}) => limits.map((limit) => [limit.command, limit])));
  const rows = [...all.values()].map(({what, command, answer}) => [cell(what.en), code(command), code(answer)]);
  return table(["limit", "command", "answers"], rows);
}

/** The page with its tables as the catalogue has them now. A game without a source is not on record yet. */
export async function notation(page = readFileSync(file, "utf8")) {
  const games = (await catalog()).games.filter(({source}) => source !== "own");
  return Object.entries({games: gamesTable(games), limits: limitsTable(games)}).reduce(
    (text, [name, rows]) =>
      text.replace(
        new RegExp(`(<!-- ${name}: .*? -->\\n)[^]*?(<!-- end -->)`),
        (_, begin, end) => `${begin}${rows}\n${end}`,
      ),
    page,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, await notation());
