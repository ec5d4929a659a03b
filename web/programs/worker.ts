// Explores one program, in a worker of its own that can be ended at any time.
import {openQuickJs} from "./opening";
import prelude from "./prelude.js?raw";
import {ProgramError, type ProgramFault, Sandbox} from "./sandbox";

export interface RunRequest {
  module: WebAssembly.Module;
  code: string;
  /** Play may begin at `start(n)` for n from 0 to here. */
  last: number;
}

export interface Explored {
  /** A line for each state, as the engine's `tell` takes them. */
  lines: string;
  /** Of n, the number of the state that it begins at. */
  starts: number[];
}

export type Message =
  | {kind: "progress"; states: number; options: number}
  | {kind: "explored"; explored: Explored}
  | {kind: "fault"; fault: ProgramFault};

/** States between two signs of life. */
const some = 200;
const often = 100;

const say = (message: Message) => postMessage(message);

async function explore({module, code, last}: RunRequest): Promise<Explored> {
  const sandbox = new Sandbox(await openQuickJs(module), prelude, code);
  const starts = sandbox.begin(last);
  const parts: string[] = [];
  let states = 0;
  let said = performance.now();
  for (let part = sandbox.tell(some); part !== ""; part = sandbox.tell(some)) {
    parts.push(part);
    states += part.split("\n").length - 1;
    if (performance.now() - said < often) continue;
    said = performance.now();
    say({kind: "progress", states, options: sandbox.options});
  }
  return {lines: parts.join(""), starts};
}

self.onmessage = async ({data}: MessageEvent<RunRequest>) => {
  try {
    say({kind: "explored", explored: await explore(data)});
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    say({kind: "fault", fault: error.fault});
  }
};
