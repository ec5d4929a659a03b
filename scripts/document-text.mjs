// `sg analyze`, `sg relate` and `sg value` as text: the page's English description of the same document.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {openSources} from "./sources.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const words = process.argv.slice(2);
/** Standard input, read once because the command may be run twice. */
const input = words.includes("-") ? readFileSync(0) : "";

const describers = {
  async analyze(answer, sources, t) {
    const {accountText} = await sources.load("/web/explain/account.ts");
    const {playWords} = await sources.load("/web/say/plays.ts");
    return `${[answer.address, playWords(t)[answer.play].name].filter(Boolean).join(", ")}\n${accountText(answer, t)}`;
  },
  async value(answer, sources, t) {
    const {describeKind, describeWinners} = await sources.load("/web/values/describe-value.ts");
    const {describeMeasures} = await sources.load("/web/explain/partizan/measure-text.ts");
    const {left, right} = answer.stops;
    const measures = describeMeasures({...answer, left_stop: left, right_stop: right}, t);
    const winners = t.sentences(describeWinners(answer.outcome, t));
    return `${[answer.value ?? answer.expression, winners, describeKind(answer, t), measures].filter(Boolean).join("\n")}\n`;
  },
  async relate({a, b, relation, left, right}, sources, t) {
    const {describeFirst} = await sources.load("/web/values/describe-value.ts");
    const first = [describeFirst("left", left, t), describeFirst("right", right, t)];
    return `${[`${a} ${relation} ${b}`, t.short.relation[relation], ...first].join("\n")}\n`;
  },
};

/** Runs the command with the given format, which overrides one in the arguments, as the last one counts. */
function run(format, stdout) {
  const stdio = ["pipe", stdout, "inherit"];
  const options = {input, stdio, encoding: "utf8", maxBuffer: 1 << 30};
  return spawnSync(`${root}build/native-release/sg`, [...words, "--format", format], options);
}

async function describe(answer) {
  const sources = await openSources();
  const [english] = await sources.languages();
  return describers[words[0]](answer, sources, english);
}

const {status, stdout} = run("json", "pipe");
const document = stdout.startsWith("{") ? JSON.parse(stdout) : {};
const canDescribe = ["moves", "stops", "difference"].some((name) => name in document);
if (canDescribe) process.stdout.write(await describe(document));
// The command itself prints anything else, such as an error, as text.
else run("text", "inherit");
if (canDescribe && status !== 0) console.log("A larger --budget looks further.");
process.exitCode = status ?? 1;
