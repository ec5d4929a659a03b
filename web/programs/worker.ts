// Worker that explores one program; it can be terminated at any time.
import {openQuickJs} from "./opening";
import prelude from "./prelude.js?raw";
import {ProgramError, type ProgramFault, Sandbox} from "./sandbox";

export interface RunRequest {
  module: WebAssembly.Module;
  code: string;
  /** Greatest n for which play may begin at `start(n)`; the least is 0. */
  last: number;
}

export interface Exploration {
  /** Line of each state, as the verb `tell` of the engine takes them. */
  lines: string;
  /** For each n, the number of the state that `start(n)` is. */
  starts: number[];
}

export type WorkerMessage =
  | {kind: "progress"; states: number; options: number}
  | {kind: "explored"; explored: Exploration}
  | {kind: "fault"; fault: ProgramFault};

/** States between two checks of the time, and milliseconds between two reports of progress. */
const batchSize = 200;
const progressInterval = 100;

const send = (message: WorkerMessage) => postMessage(message);

async function explore({module, code, last}: RunRequest): Promise<Exploration> {
  const sandbox = new Sandbox(await openQuickJs(module), prelude, code);
  const starts = sandbox.begin(last);
  const parts: string[] = [];
  let states = 0;
  let lastReport = performance.now();
  for (let part = sandbox.tell(batchSize); part !== ""; part = sandbox.tell(batchSize)) {
    parts.push(part);
    states += part.split("\n").length - 1;
    if (performance.now() - lastReport < progressInterval) continue;
    lastReport = performance.now();
    send({kind: "progress", states, options: sandbox.options});
  }
  return {lines: parts.join(""), starts};
}

self.onmessage = async ({data}: MessageEvent<RunRequest>) => {
  try {
    send({kind: "explored", explored: await explore(data)});
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    send({kind: "fault", fault: error.fault});
  }
};
