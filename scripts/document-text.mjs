// `sg analyze`, `sg relate` and `sg value` as text: the page's English description of the same document.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {canDescribe, describe} from "./describe-document.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const words = process.argv.slice(2);
const [verb] = words;
/** Standard input, read once because the command may be run twice. */
const input = words.includes("-") ? readFileSync(0) : "";

/** Runs the command with the given format, which overrides one in the arguments, as the last one counts. */
function run(format, stdout) {
  const stdio = ["pipe", stdout, "inherit"];
  const options = {input, stdio, encoding: "utf8", maxBuffer: 1 << 30};
  return spawnSync(`${root}build/native-release/sg`, [...words, "--format", format], options);
}

const {status, stdout} = run("json", "pipe");
const document = stdout.startsWith("{") ? JSON.parse(stdout) : {};
const isDescribed = canDescribe(verb, document);
if (isDescribed) process.stdout.write(await describe(verb, document));
// The command itself prints anything else, such as an error, as text.
else run("text", "inherit");
if (isDescribed && status !== 0) console.log("A larger --budget looks further.");
process.exitCode = status ?? 1;
