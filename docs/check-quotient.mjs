// Checks a certificate of a misère quotient: `node docs/check-quotient.mjs FILE`, where FILE is what `sg quotient GAME --to N
// --certificate` writes. What is certified is which sums of these heaps are lost, by a table of products, and that no smaller one
// says as much; with a period, of heaps of every size. docs/theory.md, "Misere quotients", has the proof. The page of sequences runs it
// in the browser, on what is pasted there.

/** What can be wrong, and its words, with a {place} for each number. A fault is its key and these numbers. */
const WORDS = {
  json: "no JSON",
  spelling: "written in another way",
  fields: "not a certificate",
  game: "no game that is known here",
  images: "the images are no maps",
  commuting: "two generators do not commute",
  generated: "element {element} is no product of generators",
  element: "no such element",
  generator: "a generator is another element than its heap, {heap}",
  lost: "the lost elements are not ascending, or the end is one",
  alike: "two elements are alike",
  idle: "heap {heap}: it has no move, and is not the end",
  lostToLost: "heap {heap}: a lost sum leads to a lost one",
  wonWithoutMove: "heap {heap}: a won sum has no winning move",
  window: "this window proves no period",
  missing: "heaps of the window are missing",
  period: "heaps {heap} and {later} are two elements",
};
export const wordsOf = ({key, ...numbers}) => WORDS[key].replace(/\{(\w+)\}/g, (_, name) => numbers[name]);

/** Of an object these fields, sorted, its own and no others. */
const has = (object, fields) =>
  typeof object === "object" && object !== null && !Array.isArray(object) && Object.keys(object).sort().join() === fields;
const isCount = (text) => typeof text === "string" && /^(0|[1-9]\d{0,5})$/.test(text);
const areCounts = (list) => Array.isArray(list) && list.every(isCount);
const isCertificate = (it) =>
  has(it, "game,generators,kind,lost,phi,proof,rules") && it.kind === "misere" && typeof it.game === "string" &&
  typeof it.rules === "string" && areCounts(it.phi) && areCounts(it.lost) && Array.isArray(it.generators) &&
  it.generators.every((one) => has(one, "heap,images") && isCount(one.heap) && areCounts(one.images)) &&
  (it.proof === null || (has(it.proof, "from,period,window") && Object.values(it.proof).every(isCount)));

const NUMBER = "(?:0|[1-9]\\d{0,8})";
const DIGIT = `(?:[0-9A-V]|\\{${NUMBER}[!?=]?(?:,${NUMBER}[!?=]?)*\\})[!?=]?`;
const CODE = new RegExp(`^((?:${DIGIT})+)\\.((?:${DIGIT})*)(?:\\[((?:${DIGIT})+)\\])?$`);
const LIST = new RegExp(`^(!?)(${NUMBER}(?:,${NUMBER})*)$`);

/** What a digit lets stay: so many heaps, no two of them equal (!), not all (?), or all (=). */
function staysOf(digit) {
  const [, body, marked] = /^(\{.*\}|.)(.?)$/.exec(digit) ?? [];
  const bits = Number.parseInt(body, 32);
  const stays = body.startsWith("{") ? (body.match(/\d+[!?=]?/g) ?? []) : ["0", "1", "2", "3", "4"].filter((_, i) => (bits >> i) & 1);
  return stays.map((stay) => {
    const heaps = Number.parseInt(stay, 10);
    return {heaps, mark: heaps < 2 ? "" : marked || stay.slice(String(heaps).length)};
  });
}

/** Moves, of which those that take `tail` or more repeat every `cycle`; or all but `barred` may be taken. Null: no rules. */
function rulesOf({game, rules}) {
  const [, but, list] = (game === "subtraction" && LIST.exec(rules)) || [];
  const numbers = list?.split(",").map(Number) ?? [];
  const taking = but ? [] : numbers.flatMap((taken) => [0, 1].map((heaps) => ({taken, heaps, mark: ""})));
  if (list) return numbers.includes(0) ? null : {moves: taking, tail: Infinity, cycle: 0, barred: but ? numbers : []};
  const [, ...sides] = (game === "take-and-break" && CODE.exec(rules)) || [];
  if (sides.length === 0) return null;
  const [left, right, end] = sides.map((side) => side?.match(new RegExp(DIGIT, "g")) ?? []);
  const taken = (place) => place - left.length + 1;
  const moves = [...left, ...right, ...end].flatMap((digit, i) => staysOf(digit).map((stay) => ({taken: taken(i), ...stay})));
  if (moves.some((move) => move.taken < 1 && move.heaps < 2 - move.taken)) return null; // play would not end
  return {moves, tail: end.length > 0 ? right.length + 1 : Infinity, cycle: end.length, barred: []};
}

/** All ways in which so many counters stay as heaps, ascending. */
function heapsOf(counters, {heaps, mark}) {
  if (heaps === 0 || counters < heaps) return heaps === 0 && counters === 0 ? [[]] : [];
  /** @type {{parts: number[], rest: number}[]} */
  let all = [{parts: [], rest: counters}];
  for (let left = heaps; left > 1; left--)
    all = all.flatMap(({parts, rest}) => {
      const least = parts.at(-1) ?? 1;
      const sizes = Array.from({length: Math.max(0, Math.floor(rest / left) - least + 1)}, (_, i) => least + i);
      return sizes.map((n) => ({parts: [...parts, n], rest: rest - n}));
    });
  const allowed = {"": () => true, "!": (kinds) => kinds === heaps, "?": (kinds) => kinds > 1, "=": (kinds) => kinds === 1}[mark];
  return all.map(({parts, rest}) => [...parts, rest]).filter((parts) => allowed(new Set(parts).size));
}

/** All that a heap can become. */
function optionsOf(n, {moves, tail, cycle, barred}) {
  if (barred.length > 0) return Array.from({length: n}, (_, left) => [left]).filter(([left]) => !barred.includes(n - left));
  const options = [];
  for (const move of n > 0 ? moves : [])
    for (let {taken} = move; taken <= n; taken += move.taken < tail ? Infinity : cycle) options.push(...heapsOf(n - taken, move));
  return options;
}

/** Before which heap a period that is seen goes on for ever. */
function reachOf({moves, tail, cycle, barred}, from, period) {
  if (barred.length > 0 || moves.some(({mark}) => mark === "=") || (cycle > 0 && period % cycle > 0)) return Infinity;
  const endOf = (taken, heaps, marks) => {
    const unequal = marks.includes("!") ? (period * heaps * (heaps - 1)) / 2 : 0;
    const end = heaps * (from + period - 1) + 1 + taken - period + unequal;
    return marks.includes("?") ? Math.max(end, heaps * (from + period) + taken + (taken < tail ? 0 : 1)) : end;
  };
  const once = moves.filter(({taken}) => taken < tail);
  const ends = once.map(({taken, heaps, mark}) => (heaps > 0 ? endOf(taken, heaps, mark) : taken + 1));
  const most = Math.max(0, ...moves.map(({heaps}) => heaps));
  if (cycle > 0) ends.push(endOf(tail - 1 + period, most, moves.map(({mark}) => mark)));
  return Math.max(from, ...ends);
}

/** Of each element its products with all: of maps that commute and reach all from 0. A fault of others. */
function productsOf(generators) {
  const order = generators[0]?.images.length ?? 1;
  const maps = generators.map(({images}) => images);
  if (order < 1 || maps.some((map) => map.length !== order || map.some((x) => x >= order))) return {key: "images"};
  if (maps.some((f) => maps.some((g) => f.some((_, x) => f[g[x]] !== g[f[x]])))) return {key: "commuting"};
  const rows = [Array.from({length: order}, (_, x) => x)];
  const reached = [0];
  for (const x of reached)
    for (const map of maps) {
      if (rows[map[x]]) continue;
      rows[map[x]] = rows[x].map((y) => map[y]);
      reached.push(map[x]);
    }
  return reached.length === order ? rows : {key: "generated", element: rows[0].findIndex((x) => !rows[x])};
}

/** Whether no lost sum leads to a lost one, and every other but the end does. Kinds are `{heap, x, targets}`, by elements. */
function faultOfSums(kinds, rows, isLost) {
  for (const {heap, x, targets} of kinds)
    for (const t of targets)
      if (rows[x].some((y, z) => isLost[y] && isLost[rows[t][z]])) return {key: "lostToLost", heap};
  const bitsOf = (elements) => [...elements].reduce((bits, y) => bits | (1n << BigInt(y)), 0n);
  const kept = rows.map(() => []);
  /** @type {{x: number, targets: Iterable<number>}[]} */
  const sums = [{x: 0, targets: []}];
  const isWithin = (some, all) => [...some].every((t) => all.has(t));
  const used = kinds.filter(
    ({x, targets}, i) => !kinds.slice(0, i).some((less) => less.x === x && isWithin(less.targets, targets)),
  );
  for (const {heap, x, targets} of used)
    for (const sum of sums) {
      const own = rows[sum.x][x];
      const to = new Set([...[...sum.targets].map((t) => rows[t][x]), ...[...targets].map((t) => rows[sum.x][t])]);
      if (!isLost[own] && ![...to].some((t) => isLost[t])) return {key: "wonWithoutMove", heap};
      const bits = bitsOf(to);
      // What follows one that can move to less can move to less than what follows this one.
      if (kept[own].some((less) => (less & bits) === less)) continue;
      kept[own].push(bits);
      sums.push({x: own, targets: to});
    }
  return undefined;
}

/**
 * What is wrong; nothing if it holds.
 * @returns {{key: keyof typeof WORDS, heap?: number, later?: number, element?: number} | undefined}
 */
export function faultOf(certificate) {
  if (!isCertificate(certificate)) return {key: "fields"};
  const rules = rulesOf(certificate);
  if (!rules) return {key: "game"};
  const [phi, lost] = [certificate.phi, certificate.lost].map((list) => list.map(Number));
  const generators = certificate.generators.map(({heap, images}) => ({heap: Number(heap), images: images.map(Number)}));
  const rows = productsOf(generators);
  if (!Array.isArray(rows)) return rows;
  if (phi.length === 0 || [...phi, ...lost].some((x) => x >= rows.length)) return {key: "element"};
  const stranger = generators.find(({heap, images}) => phi[heap] !== images[0]);
  if (stranger) return {key: "generator", heap: stranger.heap};
  if (lost[0] === 0 || lost.some((x, i) => x <= lost[i - 1])) return {key: "lost"};
  const isLost = rows.map((_, x) => lost.includes(x));
  if (new Set(rows.map((row) => row.map((y) => +isLost[y]).join(""))).size < rows.length) return {key: "alike"};
  const kinds = phi.map((x, heap) => ({
    heap,
    x,
    targets: new Set(optionsOf(heap, rules).map((heaps) => heaps.reduce((y, part) => rows[y][phi[part]], 0))),
  }));
  const idle = kinds.find(({x, targets}) => targets.size === 0 && x !== 0);
  if (idle) return {key: "idle", heap: idle.heap};
  const fault = faultOfSums(kinds.filter(({targets}) => targets.size > 0), rows, isLost);
  if (fault || !certificate.proof) return fault;
  const [from, period, window] = [certificate.proof.from, certificate.proof.period, certificate.proof.window].map(Number);
  if (from < 1 || period < 1 || window < reachOf(rules, from, period)) return {key: "window"};
  if (phi.length < window + period) return {key: "missing"};
  const other = phi.findIndex((x, n) => n >= from && n < window && x !== phi[n + period]);
  return other < 0 ? undefined : {key: "period", heap: other, later: other + period};
}

/**
 * The same of a file's text, and the certificate in it. No field can stand there twice.
 * @returns {{fault?: ReturnType<typeof faultOf>, certificate?: any}}
 */
export function readOf(text) {
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return {fault: {key: "json"}};
  }
  if (JSON.stringify(read) !== text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1")) return {fault: {key: "spelling"}};
  const certificate = read?.certificate ?? read;
  return {fault: faultOf(certificate), certificate};
}

// In a browser there is no process, and no file.
const node = (name) => process.getBuiltinModule(`node:${name}`);
if (typeof process !== "undefined" && import.meta.url === node("url").pathToFileURL(process.argv[1] ?? "").href) {
  const {fault, certificate} = readOf(node("fs").readFileSync(process.argv[2], "utf8"));
  const claim = () => {
    const {game, rules, phi, lost, generators, proof} = certificate;
    const order = generators[0]?.images.length ?? 1;
    const heaps = proof ? `all heaps, with period ${proof.period} from ${proof.from}` : `heaps to ${phi.length - 1}`;
    return `${game}(${rules}), ${heaps}: ${order} elements, ${lost.length} of them lost`;
  };
  console.log(fault ? wordsOf(fault) : claim());
  process.exitCode = fault ? 1 : 0;
}
