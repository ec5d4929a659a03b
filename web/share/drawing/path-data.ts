// Segments of the `d` of a path, in absolute coordinates: lines and cubic curves, which all picture formats have.

export type Segment =
  | {to: "M" | "L"; x: number; y: number}
  | {to: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number}
  | {to: "Z"};

/** Number of arguments of each command. */
const argumentCounts: Record<string, number> = {M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0};
const token = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Throws an error at a command that no board uses. */
export function segmentsOf(d: string): Segment[] {
  const tokens = d.match(token) ?? [];
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = "";
  for (let i = 0; i < tokens.length; ) {
    if (/[a-z]/i.test(tokens[i] ?? "")) command = tokens[i++] ?? "";
    // Numbers that follow those of a move are lines.
    else if (command === "M" || command === "m") command = command === "M" ? "L" : "l";
    const name = command.toUpperCase();
    const count = argumentCounts[name];
    if (count === undefined || i + count > tokens.length) throw new Error(`no path: ${d}`);
    const numbers = tokens.slice(i, i + count).map(Number);
    i += count;
    const [dx, dy] = command === name ? [0, 0] : [x, y];
    const pair = (index: number): [number, number] => [(numbers[index] ?? 0) + dx, (numbers[index + 1] ?? 0) + dy];
    const from = {x, y};
    if (name === "Z") {
      [x, y] = [startX, startY];
      segments.push({to: "Z"});
      continue;
    }
    if (name === "H") x = (numbers[0] ?? 0) + dx;
    else if (name === "V") y = (numbers[0] ?? 0) + dy;
    else [x, y] = pair(count - 2);
    if (name === "M") [startX, startY] = [x, y];
    if (name === "C") segments.push(curve(pair(0), pair(2), [x, y]));
    else if (name === "Q") segments.push(quadratic(from, pair(0), [x, y]));
    else if (name === "A") segments.push(...arc(from, numbers, {x, y}));
    else segments.push({to: name === "M" ? "M" : "L", x, y});
  }
  return segments;
}

type Pair = [number, number];

const curve = ([x1, y1]: Pair, [x2, y2]: Pair, [x, y]: Pair): Segment => ({to: "C", x1, y1, x2, y2, x, y});

/** Returns the cubic of a quadratic curve: its handles go two thirds of the way to the control point. */
function quadratic(from: {x: number; y: number}, [cx, cy]: Pair, [x, y]: Pair): Segment {
  const towards = (end: number, middle: number) => end + ((middle - end) * 2) / 3;
  return curve([towards(from.x, cx), towards(from.y, cy)], [towards(x, cx), towards(y, cy)], [x, y]);
}

/**
 * Returns an arc of a circle as curves of at most a quarter turn, beyond which they would be inexact. Ellipses are not
 * supported.
 */
function arc(from: {x: number; y: number}, numbers: number[], to: {x: number; y: number}): Segment[] {
  const [radius = 0, , , isLarge = 0, isClockwise = 0] = numbers;
  const [halfX, halfY] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const half = Math.hypot(halfX, halfY);
  if (half === 0) return [];
  const r = Math.max(radius, half);
  const side = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, (r * r) / (half * half) - 1));
  const centre = {x: from.x + halfX - side * halfY, y: from.y + halfY + side * halfX};
  const startAngle = Math.atan2(from.y - centre.y, from.x - centre.x);
  const turnAngle = Math.atan2(to.y - centre.y, to.x - centre.x) - startAngle;
  const fullTurn = 2 * Math.PI;
  const sweep = isClockwise ? (turnAngle + fullTurn) % fullTurn : -((fullTurn - turnAngle) % fullTurn);
  const count = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9);
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({length: count}, (_, i) => {
    const [a, b] = [startAngle + i * step, startAngle + (i + 1) * step];
    const pointAt = (angle: number, ahead: number): Pair => [
      centre.x + r * Math.cos(angle) - ahead * Math.sin(angle),
      centre.y + r * Math.sin(angle) + ahead * Math.cos(angle),
    ];
    return curve(pointAt(a, handle), pointAt(b, -handle), i === count - 1 ? [to.x, to.y] : pointAt(b, 0));
  });
}
