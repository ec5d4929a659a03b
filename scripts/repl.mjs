// `sg repl`: a session of lines with history and completion, answered by one process of the command.
import {spawn} from "node:child_process";
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {homedir} from "node:os";
import {join} from "node:path";
import {createInterface} from "node:readline";
import {fileURLToPath} from "node:url";
import {createSession} from "./session.mjs";

const command = fileURLToPath(new URL("../build/native-release/sg", import.meta.url));
const folder = join(process.env.XDG_STATE_HOME ?? join(homedir(), ".local/state"), "sg-playground");
const historyFile = join(folder, "history");
const MAX_LINES = 1000;

/** Process of `sg lines`, which answers one command after another; it is started again after it was stopped. */
function createCommand() {
  let process = null;
  let settle = null;
  function start() {
    process = spawn(command, ["lines"], {stdio: ["pipe", "pipe", "inherit"]});
    createInterface({input: process.stdout}).on("line", (text) => settle?.(JSON.parse(text)));
  }
  return {
    run: (words) =>
      new Promise((resolve) => {
        if (!process) start();
        settle = resolve;
        process.stdin.write(`${JSON.stringify(words)}\n`);
      }),
    /** Stops the command that is running. */
    stop() {
      process?.kill();
      process = null;
      settle?.({exit: 3, text: "Stopped.\n"});
    },
    end: () => process?.stdin.end(),
  };
}

function readHistory() {
  try {
    return readFileSync(historyFile, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

function storeHistory(lines) {
  try {
    mkdirSync(folder, {recursive: true});
    writeFileSync(historyFile, `${lines.slice(0, MAX_LINES).join("\n")}\n`);
  } catch {
    // A session without a place for its history goes on without one.
  }
}

const {run, stop, end} = createCommand();
const {verbs} = JSON.parse((await run(["verbs"])).text);
const {games} = JSON.parse((await run(["catalog"])).text);
const session = createSession({run, verbs, games});
const isTerminal = process.stdin.isTTY ?? false;
const lines = createInterface({
  input: process.stdin,
  output: process.stdout,
  terminal: isTerminal,
  prompt: isTerminal ? "sg> " : "",
  history: readHistory(),
  historySize: MAX_LINES,
  removeHistoryDuplicates: true,
  completer: (text) => session.complete(text),
});
lines.on("history", storeHistory);
let isAnswering = false;
lines.on("SIGINT", () => {
  if (isAnswering) return stop();
  process.stdout.write("\n");
  lines.prompt();
});
if (isTerminal) console.log('A position, as in "nim 3 5 7"; "help" says more.');
lines.prompt();
for await (const text of lines) {
  isAnswering = true;
  const answer = await session.answer(text);
  isAnswering = false;
  if (answer === null) break;
  process.stdout.write(answer);
  lines.prompt();
}
lines.close();
end();
