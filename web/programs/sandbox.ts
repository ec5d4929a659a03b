// Sandbox for a program of the user: an interpreter of its own, QuickJS, without clock, randomness, network or anything
// of the page, and with limits on memory, time and depth. It lists the states of a game and their options. Nothing is
// freed: a sandbox goes with its module, which goes with the worker that opened it.
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
  /** Line of the program, from 1; null if the fault belongs to no line. */
  line: number | null;
  /** Label of the state at work; null if there was none yet. */
  state: string | null;
}

export class ProgramError extends Error {
  constructor(readonly fault: ProgramFault) {
    super(fault.kind);
  }
}

export interface Limits {
  /** Bytes that the program may hold, and bytes of its call stack. */
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

/** Functions that a program may define. */
const functionNames = ["start", "moves", "left", "right", "sum", "key", "draw"] as const;
type FunctionName = (typeof functionNames)[number];
/** If players have moves of their own, `moves` is not needed. */
const requiredFunctions = (defined: ReadonlySet<FunctionName>): FunctionName[] =>
  defined.has("left") || defined.has("right") ? ["start", "left", "right"] : ["start", "moves"];
const [programFile, preludeFile] = ["program.js", "prelude.js"];
/** Maximal length of a message of the program in a fault. */
const maxMessageLength = 300;

export class Sandbox {
  #runtime: QuickJSRuntime;
  #context: QuickJSContext;
  #game: QuickJSHandle | null = null;
  #limits: Limits;
  #stepStart = 0;
  #isTimedOut = false;
  /** State at work, from 0; negative if there is none. */
  #currentState = -1;
  #options = 0;

  /** Throws ProgramError if the program cannot be started. */
  constructor(quickjs: QuickJSWASMModule, preludeText: string, code: string, limits = usualLimits) {
    this.#limits = limits;
    this.#runtime = quickjs.newRuntime();
    this.#runtime.setMemoryLimit(limits.memory);
    this.#runtime.setMaxStackSize(limits.stack);
    this.#runtime.setInterruptHandler(() => {
      this.#isTimedOut = performance.now() - this.#stepStart > limits.state;
      return this.#isTimedOut;
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
    this.#stepStart = performance.now();
    const createGame = context.unwrapResult(context.evalCode(preludeText, preludeFile));
    this.#evaluate(code).dispose();
    const parts = functionNames.map((name) => `${name}: typeof ${name} === "undefined" ? undefined : ${name}`);
    const functions = this.#evaluate(`({${parts.join(", ")}})`);
    const typeOf = (name: FunctionName) => context.getProp(functions, name).consume((handle) => context.typeof(handle));
    const defined = new Set(functionNames.filter((name) => typeOf(name) !== "undefined"));
    for (const name of new Set([...requiredFunctions(defined), ...defined]))
      if (typeOf(name) !== "function")
        throw new ProgramError({kind: "missing", facts: {name}, line: null, state: null});
    const onState = context.newFunction("onState", (state, options) => {
      this.#stepStart = performance.now();
      this.#options = context.getNumber(options);
      this.#currentState = this.#options < 0 ? -1 : context.getNumber(state);
    });
    this.#game = this.#call(createGame, functions, context.newNumber(limits.options), onState);
  }

  /** Returns the states that play begins at, for n from 0 to `last`. */
  begin(last: number): number[] {
    return this.#request("begin", last).split(" ").map(Number);
  }

  /**
   * Returns the lines of at most so many more states, as the verb `tell` of the engine takes them; empty if there are
   * no more.
   */
  tell(limit: number): string {
    const lines = this.#request("tell", limit);
    const count = Number(this.#request("count", 0));
    if (count > this.#limits.states) throw this.#fault("states", {most: String(this.#limits.states)}, null);
    return lines;
  }

  get options(): number {
    return Math.max(0, this.#options);
  }

  /** Makes overflows and traps beneath the interpreter faults of the program too. */
  #guarded<Result>(work: () => Result): Result {
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

  #request(method: string, argument: number): string {
    return this.#guarded(() => this.#callMethod(method, argument));
  }

  #callMethod(method: string, argument: number): string {
    const context = this.#context;
    if (!this.#game) throw new Error("not begun");
    const game = this.#game;
    this.#stepStart = performance.now();
    const answer = context
      .getProp(game, method)
      .consume((callee) => context.newNumber(argument).consume((n) => this.#call(callee, n)));
    return answer.consume((handle) => context.getString(handle));
  }

  #call(callee: QuickJSHandle, ...args: QuickJSHandle[]): QuickJSHandle {
    const result = this.#context.callFunction(callee, this.#context.undefined, ...args);
    if (!result.error) return result.value;
    throw this.#toProgramError(result.error);
  }

  #evaluate(code: string): QuickJSHandle {
    const result = this.#context.evalCode(code, programFile, {type: "global"});
    if (!result.error) return result.value;
    throw this.#toProgramError(result.error);
  }

  /**
   * Turns an error thrown in the sandbox into a fault. Its properties are read with care, as the program may have made
   * them.
   */
  #toProgramError(error: QuickJSHandle): ProgramError {
    const context = this.#context;
    const startTime = performance.now();
    this.#stepStart = startTime;
    const readProperty = (name: string): string => {
      const result = context.evalCode(
        `(error, name) => { try { return error === null ? "" : String(error[name] ?? "") } catch { return "" } }`,
        preludeFile,
      );
      if (result.error) return "";
      const property = result.value.consume((reader) =>
        context.newString(name).consume((key) => context.callFunction(reader, context.undefined, error, key)),
      );
      if (property.error) return "";
      return property.value.consume((handle) => context.getString(handle));
    };
    const isObject = context.typeof(error) === "object";
    const [name, kind, message] = isObject
      ? [readProperty("name"), readProperty("kind"), readProperty("message")]
      : ["", "", ""];
    const stack = isObject ? readProperty("stack") : "";
    const description = isObject
      ? message
      : context.typeof(error) === "symbol"
        ? "Symbol()"
        : String(context.dump(error));
    const wasTimedOut = this.#isTimedOut;
    this.#isTimedOut = false;
    const line = lineIn(stack);
    const seconds = String(this.#limits.state / 1000);
    if (wasTimedOut && /interrupted/.test(description)) return this.#fault("time", {seconds}, line);
    if (/out of memory/.test(description) || (description === "null" && !isObject))
      return this.#fault("memory", {megabytes: this.#megabytes}, line);
    if (name === "InternalError" && /stack overflow/.test(description)) return this.#fault("stack", {}, line);
    if (name === "RangeError" && /Maximum call stack/.test(description)) return this.#fault("stack", {}, line);
    if (kind === "value") return this.#fault("value", {value: this.#factOf(error, "value")}, null);
    if (kind === "options") return this.#fault("options", {most: String(this.#limits.options)}, null);
    if (kind === "deep" || kind === "random") return this.#fault(kind, {}, line);
    if (kind === "drawing") return this.#fault("drawing", {value: this.#factOf(error, "value")}, null);
    if (kind === "list")
      return this.#fault("list", {what: this.#factOf(error, "what"), value: this.#factOf(error, "value")}, null);
    if (name === "SyntaxError" && !this.#game) return this.#fault("syntax", {message: description}, line);
    const text = `${name ? `${name}: ` : ""}${description}`.slice(0, maxMessageLength);
    return this.#fault("throw", {message: text}, line);
  }

  #factOf(error: QuickJSHandle, name: string): string {
    const context = this.#context;
    return context
      .getProp(error, "facts")
      .consume((facts) => context.getProp(facts, name).consume((fact) => context.getString(fact)));
  }

  #fault(kind: ProgramFault["kind"], facts: ProgramFault["facts"], line: number | null): ProgramError {
    let state: string | null = null;
    // After an overflow the sandbox may not be asked again; and if there are too many states, the last one is not at
    // fault.
    if (this.#game && this.#currentState >= 0 && !["memory", "stack", "states", "options"].includes(kind))
      try {
        state = this.#callMethod("label", this.#currentState);
      } catch {
        state = null;
      }
    return new ProgramError({kind, facts, line, state});
  }
}

/** Returns the innermost line of the program in a stack trace, or null. */
function lineIn(stack: string): number | null {
  const [, line] = /program\.js:(\d+)/.exec(stack) ?? [];
  return line ? Number(line) : null;
}
