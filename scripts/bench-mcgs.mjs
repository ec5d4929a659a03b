// Benchmark of who wins the positions of the tests of MCGS (Folkersen and Müller), for either player to move: this engine
// beside that program, file by file. `MCGS` is its folder, with the program built in it; without it, nothing is measured.
// `npm run bench -- mcgs clobber_autotests` runs one folder of its tests.
import {spawnSync} from "node:child_process";
import {mkdtempSync, readdirSync, readFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";

const rivals = {
  clobber: {id: "clobber", letters: {X: "x", O: "o", "|": "/"}},
  clobber_1xn: {id: "clobber", letters: {X: "x", O: "o"}},
  amazons: {id: "amazons", letters: {X: "x", O: "o", "|": "/"}},
  fission: {id: "fission", letters: {X: "x", "|": "/"}},
  elephants: {id: "elephants-and-rhinos", letters: {X: "t", O: "f"}},
  domineering: {id: "domineering", letters: {"|": "/"}},
  toppling_dominoes: {id: "toppling-dominoes", letters: {X: "b", O: "r", "#": "g"}},
};
const folders =
  process.argv.length > 3
    ? process.argv.slice(3)
    : ["amazons", "clobber", "clobber_1xn", "domineering", "elephants", "fission", "toppling_dominoes"].map(
        (name) => `${name}_autotests`,
      );
const outcomes = {win: {win: "N", loss: "L"}, loss: {win: "R", loss: "P"}};

/** The single boards in a file of tests: the name that MCGS gives them, our address, and the outcome that the file says. */
function positionsIn(text) {
  const found = [];
  let section = "";
  let boards = [];
  const tokens = text.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/\[([^\]]*)\]|\{([^}]*)\}|\(([^)]*)\)|([^\s[\]{}()]+)/g);
  for (const [, title, command, bracketed, plain] of tokens) {
    if (title !== undefined) section = title.trim();
    else if (command === undefined) boards.push((bracketed ?? plain).trim());
    else {
      const said = Object.fromEntries(
        [...command.matchAll(/\b([BW]) (win|loss)\b/g)].map(([, who, how]) => [who, how]),
      );
      const rival = rivals[section];
      if (rival && boards.length === 1 && said.B && said.W) {
        const position = [...boards[0]].map((letter) => rival.letters[letter] ?? letter).join("");
        const outcome = outcomes[said.B][said.W];
        found.push({name: `${section}:${boards[0]}`, address: `${rival.id}:${position}`, outcome});
      }
      boards = [];
    }
  }
  return found;
}

/** Milliseconds that MCGS takes for both players to move in each board of a folder, by file and name. */
function peerTimes(folder) {
  const out = join(mkdtempSync(join(tmpdir(), "mcgs-")), "out.csv");
  const words = ["--run-tests", "--test-dir", `input/autotests/${folder}`, "--test-timeout", "60000", "--clear-tt"];
  const {status} = spawnSync("./MCGS", [...words, "--tt-sumgame-idx-bits", "22", "--out-file", out], {
    cwd: process.env.MCGS,
  });
  if (status !== 0) throw new Error(`MCGS ${folder}`);
  /** @type {Record<string, number>} */
  const times = {};
  for (const line of readFileSync(out, "utf8").split("\n").slice(1)) {
    const [file, , games, player, , , time] = [...line.matchAll(/"([^"]*)"/g)].map(([, cell]) => cell);
    if (player !== "B" && player !== "W") continue;
    const key = `${file.split("/").at(-1)} ${games}`;
    times[key] = (times[key] ?? 0) + Number(time);
  }
  return times;
}

if (!process.env.MCGS) {
  console.log("mcgs: not measured, as MCGS does not name its folder");
} else {
  const built = spawnSync("cmake", ["--build", "--preset", "native-release", "--target", "bench-kernels"]);
  if (built.status !== 0) throw new Error(String(built.stderr));
  for (const folder of folders) {
    const peer = peerTimes(folder);
    const path = join(process.env.MCGS, "input/autotests", folder);
    for (const file of readdirSync(path).filter((name) => name.endsWith(".test"))) {
      const positions = positionsIn(readFileSync(join(path, file), "utf8"));
      if (positions.length === 0) continue;
      const {stdout} = spawnSync("build/native-release/bench-kernels", ["winners"], {
        input: `${positions.map(({address}) => address).join("\n")}\n`,
        encoding: "utf8",
      });
      const ours = stdout.trim().split("\n").map(JSON.parse);
      const differ = positions.filter(({outcome}, i) => Number.parseInt(ours[i].sum, 16) !== outcome.charCodeAt(0));
      if (differ.length > 0) process.exitCode = 1;
      const time = ours.reduce((sum, {ns}) => sum + ns / 1e6, 0);
      let theirs = 0;
      for (const name of new Set(positions.map((position) => position.name))) theirs += peer[`${file} ${name}`] ?? 0;
      console.log(
        `${file.padEnd(36)} ${String(positions.length).padStart(4)} boards`,
        `${time.toFixed(1).padStart(9)} ms, ${(theirs / time).toFixed(1)}x MCGS, wanted >= 1x`,
        differ.map(({address}) => `DIFFERENT ${address}`).join(" "),
      );
    }
  }
}
