// Addresses of a family: the engine's reading of an open address with numbers in place of its names.
import type {OpenPart, OpenStep} from "../engine/types";

type Names = Record<string, bigint>;

/** Returns the address; null if a number is divided by 0 or the number for a place is below 0. */
export function spelled(parts: OpenPart[], names: Names): string | null {
  let text = "";
  for (const part of parts) {
    const piece =
      typeof part === "string"
        ? part
        : "number" in part
          ? spelledNumber(part.number, names)
          : spelledCopies(part, names);
    if (piece === null) return null;
    text += piece;
  }
  return text;
}

function spelledNumber(steps: OpenStep[], names: Names): string | null {
  const number = numberOf(steps, names);
  return number === null || number < 0n ? null : String(number);
}

function spelledCopies({copies, times}: Extract<OpenPart, {times: OpenStep[]}>, names: Names): string | null {
  const copyCount = numberOf(times, names);
  if (copyCount === null) return null;
  const pieces: string[] = [];
  for (let k = 0n; k < copyCount; k++) {
    const piece = spelled(copies, {...names, k});
    if (piece === null) return null;
    pieces.push(piece);
  }
  return pieces.join("");
}

/** Quotient rounded down, also below 0. */
const quotient = (a: bigint, b: bigint) => a / b - (a % b !== 0n && a < 0n !== b < 0n ? 1n : 0n);

function numberOf(steps: OpenStep[], names: Names): bigint | null {
  const stack: bigint[] = [];
  const pop = () => stack.pop() ?? 0n;
  for (const step of steps) {
    if (/^\d+$/.test(step)) stack.push(BigInt(step));
    else if (names[step] !== undefined) stack.push(names[step]);
    else if (step === "~") stack.push(-pop());
    else {
      const b = pop();
      const a = pop();
      if (b === 0n && (step === "/" || step === "%")) return null;
      if (step === "+") stack.push(a + b);
      else if (step === "-") stack.push(a - b);
      else if (step === "*") stack.push(a * b);
      else stack.push(step === "/" ? quotient(a, b) : a - b * quotient(a, b));
    }
  }
  return pop();
}
