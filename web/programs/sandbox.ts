// A program of the user, in an interpreter of its own: QuickJS, which has no clock, no randomness, no network and nothing of the page,
// and as much memory, time and depth as it is given here. It says the states of a game and what each leads to. Nothing is given back:
// a sandbox goes with its module, and that with the worker that opened it.
import type {QuickJSContext, QuickJSHandle, QuickJSRuntime, QuickJSWASMModule} from "quickjs-emscripten-core";

export interface ProgramFault {
  kind:
    | "syntax"
    | "missing"
    | "throw"
    | "value"
    | "deep"
    | "list"
    | "drawing"
    | "random"
    | "stack"
    | "memory"
    | "time"
    | "states"
    | "options";
  facts: Record<string, string>;
  /** Of the program, from 1; null where the fault is at no line of it. */
  line: number | null;
  /** What was being gone through; null before there was any. */
  state: string | null;
}

export class ProgramError extends Error {
  constructor(readonly fault: ProgramFault) {
    super(fault.kind);
  }
}

export interface Limits {
  /** Bytes that the program may hold, and of the stack of its calls. */
  memory: number;
  stack: number;
  /** Milliseconds that one state may take. */
  state: number;
  states: number;
  options: number;
}

export const usualLimits: Limits = {
  memory: 256 * 2 ** 20,
  stack: 128 * 2 ** 10,
  state: 2000,
  states: 1_000_000,
  options: 10_000_000,
};

/** The functions that a program may define. */
const names = ["start", "moves", "left", "right", "sum", "key", "draw"] as const;
type Name = (typeof names)[number];
/** Where players have moves of their own `moves` is none of the game's. */
const neededBeside = (defined: ReadonlySet<Name>): Name[] =>
  defined.has("left") || defined.has("right") ? ["start", "left", "right"] : ["start", "moves"];
const [program, prelude] = ["program.js", "prelude.js"];
/** Of a fault's own words. */
const longestMessage = 300;

export class Sandbox {
  #runtime: QuickJSRuntime;
  #context: QuickJSContext;
  #told: QuickJSHandle | null = null;
  #limits: Limits;
  #since = 0;
  #isLate = false;
  /** The state at work, from 0; below that none. */
  #at = -1;
  #options = 0;

  /** Throws ProgramError where the program cannot be begun. */
  constructor(quickjs: QuickJSWASMModule, preludeText: string, code: string, limits = usualLimits) {
    this.#limits = limits;
    this.#runtime = quickjs.newRuntime();
    this.#runtime.setMemoryLimit(limits.memory);
    this.#runtime.setMaxStackSize(limits.stack);
    this.#runtime.setInterruptHandler(() => {
      this.#isLate = performance.now() - this.#since > limits.state;
      return this.#isLate;
    });
    this.#context = this.#runtime.newContext({
      intrinsics: {
        ...{BaseObjects: true, Eval: true, StringNormalize: true, RegExp: true, RegExpCompiler: true, JSON: true},
        ...{Proxy: true, MapSet: true, TypedArrays: true, BigInt: true, Date: false, Promise: false},
      },
    });
    this.#guarded(() => this.#begin(preludeText, code));
  }

  #begin(preludeText: string, code: string): void {
    const [context, limits] = [this.#context, this.#limits];
    this.#since = performance.now();
    const make = context.unwrapResult(context.evalCode(preludeText, prelude));
    this.#evaluate(code).dispose();
    const parts = names.map((name) => `${name}: typeof ${name} === "undefined" ? undefined : ${name}`);
    const functions = this.#evaluate(`({${parts.join(", ")}})`);
    const typeOf = (name: Name) => context.getProp(functions, name).consume((handle) => context.typeof(handle));
    const defined = new Set(names.filter((name) => typeOf(name) !== "undefined"));
    for (const name of new Set([...neededBeside(defined), ...defined]))
      if (typeOf(name) !== "function")
        throw new ProgramError({kind: "missing", facts: {name}, line: null, state: null});
    const onState = context.newFunction("onState", (number, options) => {
      this.#since = performance.now();
      this.#options = context.getNumber(options);
      this.#at = this.#options < 0 ? -1 : context.getNumber(number);
    });
    this.#told = this.#called(make, functions, context.newNumber(limits.options), onState);
  }

  /** The states that play begins at, for 0 to `last`. */
  begin(last: number): number[] {
    return this.#ask("begin", last).split(" ").map(Number);
  }

  /** Lines for at most so many states more, as the engine's `tell` takes them; empty where there are none. */
  tell(most: number): string {
    const lines = this.#ask("tell", most);
    const count = Number(this.#ask("count", 0));
    if (count > this.#limits.states) throw this.#fault("states", {most: String(this.#limits.states)}, null);
    return lines;
  }

  get options(): number {
    return Math.max(0, this.#options);
  }

  /** What overflows or traps beneath the interpreter is a fault of the program too. */
  #guarded<Told>(work: () => Told): Told {
    try {
      return work();
    } catch (error) {
      if (error instanceof ProgramError) throw error;
      if (error instanceof RangeError) throw this.#fault("stack", {}, null);
      throw this.#fault("memory", {megabytes: this.#megabytes}, null);
    }
  }

  get #megabytes(): string {
    return String(this.#limits.memory / 2 ** 20);
  }

  #ask(method: string, argument: number): string {
    return this.#guarded(() => this.#answer(method, argument));
  }

  #answer(method: string, argument: number): string {
    const context = this.#context;
    if (!this.#told) throw new Error("not begun");
    const told = this.#told;
    this.#since = performance.now();
    const answer = context
      .getProp(told, method)
      .consume((own) => context.newNumber(argument).consume((n) => this.#called(own, n)));
    return answer.consume((handle) => context.getString(handle));
  }

  #called(own: QuickJSHandle, ...given: QuickJSHandle[]): QuickJSHandle {
    const result = this.#context.callFunction(own, this.#context.undefined, ...given);
    if (!result.error) return result.value;
    throw this.#thrown(result.error);
  }

  #evaluate(code: string): QuickJSHandle {
    const result = this.#context.evalCode(code, program, {type: "global"});
    if (!result.error) return result.value;
    throw this.#thrown(result.error);
  }

  /** What was thrown in the sandbox, as a fault; what it says of itself is read with care, as the program may have made it. */
  #thrown(error: QuickJSHandle): ProgramError {
    const context = this.#context;
    const since = performance.now();
    this.#since = since;
    const text = (name: string): string => {
      const result = context.evalCode(
        `(error, name) => { try { return error === null ? "" : String(error[name] ?? "") } catch { return "" } }`,
        prelude,
      );
      if (result.error) return "";
      const read = result.value.consume((own) =>
        context.newString(name).consume((key) => context.callFunction(own, context.undefined, error, key)),
      );
      if (read.error) return "";
      return read.value.consume((handle) => context.getString(handle));
    };
    const isObject = context.typeof(error) === "object";
    const [name, kind, message] = isObject ? [text("name"), text("kind"), text("message")] : ["", "", ""];
    const stack = isObject ? text("stack") : "";
    const said = isObject ? message : context.typeof(error) === "symbol" ? "Symbol()" : String(context.dump(error));
    const wasLate = this.#isLate;
    this.#isLate = false;
    const line = lineIn(stack);
    const seconds = String(this.#limits.state / 1000);
    if (wasLate && /interrupted/.test(said)) return this.#fault("time", {seconds}, line);
    if (/out of memory/.test(said) || (said === "null" && !isObject))
      return this.#fault("memory", {megabytes: this.#megabytes}, line);
    if (name === "InternalError" && /stack overflow/.test(said)) return this.#fault("stack", {}, line);
    if (name === "RangeError" && /Maximum call stack/.test(said)) return this.#fault("stack", {}, line);
    if (kind === "value") return this.#fault("value", {value: this.#factOf(error, "value")}, null);
    if (kind === "options") return this.#fault("options", {most: String(this.#limits.options)}, null);
    if (kind === "deep" || kind === "random") return this.#fault(kind, {}, line);
    if (kind === "drawing") return this.#fault("drawing", {value: this.#factOf(error, "value")}, null);
    if (kind === "list")
      return this.#fault("list", {what: this.#factOf(error, "what"), value: this.#factOf(error, "value")}, null);
    if (name === "SyntaxError" && !this.#told) return this.#fault("syntax", {message: said}, line);
    const words = `${name ? `${name}: ` : ""}${said}`.slice(0, longestMessage);
    return this.#fault("throw", {message: words}, line);
  }

  #factOf(error: QuickJSHandle, name: string): string {
    const context = this.#context;
    return context
      .getProp(error, "facts")
      .consume((facts) => context.getProp(facts, name).consume((fact) => context.getString(fact)));
  }

  #fault(kind: ProgramFault["kind"], facts: ProgramFault["facts"], line: number | null): ProgramError {
    let state: string | null = null;
    // What overflowed may not be asked again, and the last state was not at fault where there are too many.
    if (this.#told && this.#at >= 0 && !["memory", "stack", "states", "options"].includes(kind))
      try {
        state = this.#answer("label", this.#at);
      } catch {
        state = null;
      }
    return new ProgramError({kind, facts, line, state});
  }
}

/** The innermost line of the program in a stack. */
function lineIn(stack: string): number | null {
  const [, line] = /program\.js:(\d+)/.exec(stack) ?? [];
  return line ? Number(line) : null;
}
