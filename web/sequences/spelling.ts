// The addresses of a family: what the engine has read of an open address, with numbers in its places.
import type {OpenPart, OpenStep} from "../engine/types";

type Names = Record<string, bigint>;

/** Null where a number is to be divided by 0, or a place has one below 0. */
export function spelled(parts: OpenPart[], names: Names): string | null {
  let text = "";
  for (const part of parts) {
    const piece =
      typeof part === "string" ? part : "number" in part ? written(part.number, names) : copied(part, names);
    if (piece === null) return null;
    text += piece;
  }
  return text;
}

function written(steps: OpenStep[], names: Names): string | null {
  const number = numberOf(steps, names);
  return number === null || number < 0n ? null : String(number);
}

function copied({copies, times}: Extract<OpenPart, {times: OpenStep[]}>, names: Names): string | null {
  const many = numberOf(times, names);
  if (many === null) return null;
  const pieces: string[] = [];
  for (let k = 0n; k < many; k++) {
    const piece = spelled(copies, {...names, k});
    if (piece === null) return null;
    pieces.push(piece);
  }
  return pieces.join("");
}

/** Rounded down, also below 0. */
const quotient = (a: bigint, b: bigint) => a / b - (a % b !== 0n && a < 0n !== b < 0n ? 1n : 0n);

function numberOf(steps: OpenStep[], names: Names): bigint | null {
  const stack: bigint[] = [];
  const take = () => stack.pop() ?? 0n;
  for (const step of steps) {
    if (/^\d+$/.test(step)) stack.push(BigInt(step));
    else if (names[step] !== undefined) stack.push(names[step]);
    else if (step === "~") stack.push(-take());
    else {
      const b = take();
      const a = take();
      if (b === 0n && (step === "/" || step === "%")) return null;
      if (step === "+") stack.push(a + b);
      else if (step === "-") stack.push(a - b);
      else if (step === "*") stack.push(a * b);
      else stack.push(step === "/" ? quotient(a, b) : a - b * quotient(a, b));
    }
  }
  return take();
}
