// What stands in the `d` of a path, in absolute coordinates: lines and cubic curves, as every form of picture knows them.

export type Segment =
  | {to: "M" | "L"; x: number; y: number}
  | {to: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number}
  | {to: "Z"};

/** How many numbers a command takes. */
const takes: Record<string, number> = {M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0};
const token = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Throws at a command that no board draws with. */
export function segmentsOf(d: string): Segment[] {
  const tokens = d.match(token) ?? [];
  const made: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = "";
  for (let i = 0; i < tokens.length; ) {
    if (/[a-z]/i.test(tokens[i] ?? "")) command = tokens[i++] ?? "";
    // Numbers that follow those of a move are lines.
    else if (command === "M" || command === "m") command = command === "M" ? "L" : "l";
    const name = command.toUpperCase();
    const count = takes[name];
    if (count === undefined || i + count > tokens.length) throw new Error(`no path: ${d}`);
    const given = tokens.slice(i, i + count).map(Number);
    i += count;
    const [dx, dy] = command === name ? [0, 0] : [x, y];
    const pair = (at: number): [number, number] => [(given[at] ?? 0) + dx, (given[at + 1] ?? 0) + dy];
    const from = {x, y};
    if (name === "Z") {
      [x, y] = [startX, startY];
      made.push({to: "Z"});
      continue;
    }
    if (name === "H") x = (given[0] ?? 0) + dx;
    else if (name === "V") y = (given[0] ?? 0) + dy;
    else [x, y] = pair(count - 2);
    if (name === "M") [startX, startY] = [x, y];
    if (name === "C") made.push(curve(pair(0), pair(2), [x, y]));
    else if (name === "Q") made.push(raised(from, pair(0), [x, y]));
    else if (name === "A") made.push(...arc(from, given, {x, y}));
    else made.push({to: name === "M" ? "M" : "L", x, y});
  }
  return made;
}

type Pair = [number, number];

const curve = ([x1, y1]: Pair, [x2, y2]: Pair, [x, y]: Pair): Segment => ({to: "C", x1, y1, x2, y2, x, y});

/** A quadratic curve is the cubic whose handles go two thirds of the way. */
function raised(from: {x: number; y: number}, [cx, cy]: Pair, [x, y]: Pair): Segment {
  const near = (end: number, middle: number) => end + ((middle - end) * 2) / 3;
  return curve([near(from.x, cx), near(from.y, cy)], [near(x, cx), near(y, cy)], [x, y]);
}

/** Circles only, cut where a curve would leave them: at a quarter turn. */
function arc(from: {x: number; y: number}, given: number[], to: {x: number; y: number}): Segment[] {
  const [radius = 0, , , isLarge = 0, isClockwise = 0] = given;
  const [halfX, halfY] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const half = Math.hypot(halfX, halfY);
  if (half === 0) return [];
  const r = Math.max(radius, half);
  const side = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, (r * r) / (half * half) - 1));
  const centre = {x: from.x + halfX - side * halfY, y: from.y + halfY + side * halfX};
  const begin = Math.atan2(from.y - centre.y, from.x - centre.x);
  const turn = Math.atan2(to.y - centre.y, to.x - centre.x) - begin;
  const whole = 2 * Math.PI;
  const sweep = isClockwise ? (turn + whole) % whole : -((whole - turn) % whole);
  const count = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9);
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({length: count}, (_, i) => {
    const [a, b] = [begin + i * step, begin + (i + 1) * step];
    const on = (angle: number, ahead: number): Pair => [
      centre.x + r * Math.cos(angle) - ahead * Math.sin(angle),
      centre.y + r * Math.sin(angle) + ahead * Math.cos(angle),
    ];
    return curve(on(a, handle), on(b, -handle), i === count - 1 ? [to.x, to.y] : on(b, 0));
  });
}
