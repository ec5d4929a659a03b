// Checks a strategy certificate without any theory: `node docs/check-strategy.mjs FILE SG`. What is certified is that one player
// wins, by a reply to everything; that nobody does, by positions that neither player has to leave; or how a difference compares with 0, by such a plan for each player who may begin. SG, the `sg`
// command, lists the moves of the rules; without it they are taken from the file, and nothing is proved but that the plan agrees
// with itself.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {pathToFileURL} from "node:url";

/** Of an object these fields, sorted, its own and no others. */
const has = (object, fields) =>
  typeof object === "object" && object !== null && !Array.isArray(object) && Object.keys(object).sort().join() === fields;
const isAddress = (text) => typeof text === "string" && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(text); // it stays on its line
const isCount = (number, end) => Number.isSafeInteger(number) && !Object.is(number, -0) && number >= 0 && number < end;
/** Whether the player to move wins; null in a draw. */
const isResult = (wins) => wins === null || typeof wins === "boolean";
const isElement = (text) => typeof text === "string" && /^(0|[1-9][0-9]*)$/.test(text);

const plays = ["normal", "misere", "sj", "every", "selective", "conjunctive", "keep-one"];

/** Whether all is of the kind that it should be, so that nothing below can be led astray. */
function isPlan(plan) {
  if (!has(plan, "address,certificate,play,positions,wins") || plan.certificate !== "strategy") return false;
  const {address, play, wins, positions} = plan;
  if (!isAddress(address) || !plays.includes(play)) return false;
  if (!isResult(wins) || !Array.isArray(positions)) return false;
  const isMove = (move) =>
    has(move, "to,touch") && isCount(move.to, positions.length) && Array.isArray(move.touch) && move.touch.every(isElement);
  const isPosition = (position) =>
    has(position, "at,lasts,moves,wins") && isAddress(position.at) && isResult(position.wins) &&
    (position.wins === null ? position.lasts === null : isCount(position.lasts, positions.length)) &&
    Array.isArray(position.moves) && position.moves.every(isMove);
  return positions.every(isPosition);
}

/** Whether Left wins who begins, whether Right does. */
const winners = {"=": [false, false], ">": [true, false], "<": [false, true], "||": [true, true]};
const isRelation = (comparison) =>
  has(comparison, "certificate,difference,plans,relation") && comparison.certificate === "relation" &&
  isAddress(comparison.difference) && Object.keys(winners).includes(comparison.relation) &&
  Array.isArray(comparison.plans) && comparison.plans.length === 2 && comparison.plans.every(isPlan);

/** The plans of a relation, unless they are of other positions, or say another winner. The difference itself names no mover. */
function plansOf({difference, relation, plans}) {
  if (difference.normalize("NFKC").toLowerCase().includes("turn=")) return null;
  const fit = ({address, play, wins}, i) =>
    address === (i === 0 ? "" : "turn=R ") + difference && play === "normal" && wins === winners[relation][i];
  return plans.every(fit) ? plans : null;
}

/**
 * What is wrong, in words; nothing if it holds. `optionsOf(addresses)`: of each address its moves by the rules.
 * @returns {string | undefined}
 */
export function faultOf(plan, optionsOf) {
  if (!isPlan(plan)) return "not a plan";
  const {address, play, wins, positions} = plan;
  if (positions[0]?.at !== address || positions[0].wins !== wins) return "not of its position";
  if (new Set(positions.map(({at}) => at)).size < positions.length) return "a position stands twice";
  if (new Set([0, ...positions.flatMap(({moves}) => moves.map(({to}) => to))]).size < positions.length) return "a position is idle";
  const lastLoses = play === "misere" || play === "sj";
  for (const {at, wins, lasts, moves} of positions) {
    if (wins === null) {
      // Nobody has to leave the draws, and whoever does it gives the other a win.
      if (!moves.some(({to}) => positions[to].wins === null)) return `${at}: no move holds the draw`;
      if (moves.some(({to}) => positions[to].wins === false)) return `${at}: a move wins`;
      continue;
    }
    if (moves.some(({to}) => positions[to].wins !== !wins)) return `${at}: a move must pass the win on`;
    // One ply more than what follows: they fall with every move, and no play of the plan goes round for ever.
    if (lasts !== moves.reduce((most, {to}) => Math.max(most, positions[to].lasts + 1), 0)) return `${at}: other plies are left`;
    if (moves.length === 0 && wins !== lastLoses) return `${at}: at the end the last mover has ${lastLoses ? "lost" : "won"}`;
    if (wins && moves.length > 1) return `${at}: one reply is enough`;
  }
  if (!optionsOf) return undefined;
  const listed = optionsOf(positions.map(({at}) => at));
  for (const [i, {at, wins, moves}] of positions.entries()) {
    const options = listed[i];
    if (!options) return `${at}: no position whose moves can be listed`;
    const legal = new Map(options.map(({touch, to}) => [touch.join(), to]));
    if (moves.some(({touch, to}) => legal.get(touch.join()) !== positions[to].at)) return `${at}: a move is not one of the rules`;
    if (new Set(moves.map(({touch}) => touch.join())).size < moves.length) return `${at}: a move stands twice`;
    if (moves.length < (wins ? Math.min(1, legal.size) : legal.size)) return `${at}: a move has no answer`;
  }
  return undefined;
}

/** As `sg options` lists them; undefined of what is no position, or has too many. */
export function optionsBy(sg, play) {
  return (addresses) => {
    const input = addresses.join("\n");
    const {stdout, error} = spawnSync(sg, ["options", "-", "--play", play], {input, encoding: "utf8", maxBuffer: 2 ** 30});
    if (error) throw error;
    const lines = stdout.trimEnd().split("\n");
    return addresses.map((_, i) => (lines.length === addresses.length ? JSON.parse(lines[i]).moves : undefined));
  };
}

/**
 * The same of a file's text, which stands in one line or indented by two: no field can stand there twice.
 * @returns {string | undefined}
 */
export function faultOfText(text, optionsFor) {
  let certificate;
  try {
    certificate = JSON.parse(text);
  } catch {
    return "no JSON";
  }
  if (!isPlan(certificate) && !isRelation(certificate)) return "not a plan";
  if (![undefined, 2].some((indent) => JSON.stringify(certificate, null, indent) === text.trim())) return "written in another way";
  const plans = isPlan(certificate) ? [certificate] : plansOf(certificate);
  if (!plans) return "not of its difference";
  return plans.map((plan) => faultOf(plan, optionsFor?.(plan.play))).find((fault) => fault !== undefined);
}

const claimOf = ({address, play, wins, difference, relation}) =>
  difference === undefined
    ? `${address}, ${play}: ${wins === null ? "a draw" : `the player to move ${wins ? "wins" : "loses"}`}`
    : `${difference} ${relation} 0`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [file, sg] = process.argv.slice(2);
  const text = readFileSync(file, "utf8");
  const fault = faultOfText(text, sg && ((play) => optionsBy(sg, play)));
  const claim = fault ? "" : claimOf(JSON.parse(text));
  console.log(fault ?? (sg ? claim : `${claim}, if these are the moves of the rules: sg has not listed them`));
  process.exitCode = fault ? 1 : sg ? 0 : 3;
}
