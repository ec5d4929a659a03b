// `sg analyze`, `sg relate` and `sg value` as text: what the page says of the same document, in its English words.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {openSources} from "./sources.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const words = process.argv.slice(2);
/** Read once, as the command may be run twice. */
const input = words.includes("-") ? readFileSync(0) : "";

const tellers = {
  async analyze(answer, sources, t) {
    const {accountOf} = await sources.load("/web/explain/account.ts");
    const {playWords} = await sources.load("/web/say/plays.ts");
    return `${[answer.address, playWords(t)[answer.play]].filter(Boolean).join(", ")}\n${accountOf(answer, t)}`;
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

/** The command; the last of two formats is the one that it takes. */
function run(format, stdout) {
  const stdio = ["pipe", stdout, "inherit"];
  const options = {input, stdio, encoding: "utf8", maxBuffer: 1 << 30};
  return spawnSync(`${root}build/native-release/sg`, [...words, "--format", format], options);
}

async function told(answer) {
  const sources = await openSources();
  const [english] = await sources.languages();
  return tellers[words[0]](answer, sources, english);
}

const {status, stdout} = run("json", "pipe");
const document = stdout.startsWith("{") ? JSON.parse(stdout) : {};
const isTold = ["moves", "stops", "difference"].some((name) => name in document);
if (isTold) process.stdout.write(await told(document));
// What is no answer is told by the command itself, as it is of any verb.
else run("text", "inherit");
if (isTold && status !== 0) console.log("A larger --budget looks further.");
process.exitCode = status ?? 1;
