// Writes the series of puzzles, web/game/puzzles/puzzle-series.json: `npm run puzzles`.
import {spawnSync} from "node:child_process";
import {writeFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {puzzleSeries} from "./puzzle-series.mjs";
import {openSources} from "./sources.mjs";

const path = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const file = path("web/game/puzzles/puzzle-series.json");
const sources = await openSources();
const sg = await sources.engine();
writeFileSync(file, JSON.stringify(await puzzleSeries(sg, sources)));
sg.close();
const {status} = spawnSync(path("node_modules/.bin/biome"), ["format", "--write", file], {stdio: "inherit"});
process.exitCode = status ?? 1;
