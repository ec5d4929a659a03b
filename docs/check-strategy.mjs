// Checks a strategy certificate without any theory: `node docs/check-strategy.mjs FILE [SG]`. What is certified is that one
// player wins, by a reply to everything. With SG, the `sg` command, every list of moves is compared with the rules as well.
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {pathToFileURL} from "node:url";

/** What is wrong, in words; nothing if it holds. `optionsOf(addresses)`: of each address its moves by the rules. */
export function faultOf({certificate, address, play, wins, positions}, optionsOf) {
  if (certificate !== "strategy" || positions[0]?.at !== address || positions[0].wins !== wins) return "not of its position";
  if (new Set(positions.map(({at}) => at)).size < positions.length) return "a position stands twice";
  const lastLoses = play === "misere" || play === "sj";
  for (const {at, wins, lasts, moves} of positions) {
    // Plies are whole and fall with every move: no play of the plan goes round for ever.
    if (!Number.isSafeInteger(lasts) || lasts < 0) return `${at}: plies are whole numbers`;
    for (const {to} of moves) {
      if (positions[to] === undefined) return `${at}: a move leads out of the plan`;
      if (positions[to].wins === wins) return `${at}: a move must pass the win on`;
      if (positions[to].lasts >= lasts) return `${at}: a move must bring the end nearer`;
    }
    if (moves.length === 0 && wins !== lastLoses) return `${at}: at the end the last mover has ${lastLoses ? "lost" : "won"}`;
    if (wins && moves.length > 1) return `${at}: one reply is enough`;
  }
  if (!optionsOf) return undefined;
  for (const [i, options] of optionsOf(positions.map(({at}) => at)).entries()) {
    const {at, wins, moves} = positions[i];
    const legal = new Map(options.map(({touch, to}) => [touch.join(), to]));
    const played = new Set(moves.map(({touch}) => touch.join()));
    if (moves.some(({touch, to}) => legal.get(touch.join()) !== positions[to].at)) return `${at}: a move is not one of the rules`;
    if (played.size < (wins ? Math.min(1, legal.size) : legal.size)) return `${at}: a move has no answer`;
  }
  return undefined;
}

/** As `sg options` lists them. */
export function optionsBy(sg, play) {
  return (addresses) => {
    const input = addresses.join("\n");
    const lines = execFileSync(sg, ["options", "-", "--play", play], {input, encoding: "utf8", maxBuffer: 2 ** 30});
    return lines.trimEnd().split("\n").map((line) => JSON.parse(line).moves);
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [file, sg] = process.argv.slice(2);
  const plan = JSON.parse(readFileSync(file, "utf8"));
  const fault = faultOf(plan, sg && optionsBy(sg, plan.play));
  console.log(fault ?? `${plan.address}, ${plan.play}: the player to move ${plan.wins ? "wins" : "loses"}`);
  process.exitCode = fault ? 1 : 0;
}
