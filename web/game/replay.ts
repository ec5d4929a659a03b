// The line of a link and its branches: moves made one after another; one that is not legal ends its line there.
import type {Link} from "../address/link";
import type {Engine} from "../engine";
import {type Line, startLine} from "./history";
import {grown, jumped} from "./tree";

type LineOfLink = Pick<Link, "play" | "moves" | "branches" | "at">;

export async function replay(
  sg: Engine,
  start: string,
  {play, moves, branches, at}: LineOfLink,
): Promise<{line: Line; bad: ("moves" | "branches")[]}> {
  let line = startLine(start, play);
  const told = [0];
  const make = async (from: number | undefined, touches: LineOfLink["moves"]) => {
    if (from === undefined) return false;
    line = {...line, ...jumped(line, from)};
    for (const touch of touches) {
      const here = line.line[line.at];
      const address = line.plies.find(({id}) => id === here)?.address ?? "";
      const next = await sg.play(address, touch, play).catch(() => null);
      if (next === null) return false;
      line = {...line, ...grown(line, touch, next, null)};
      told.push(line.line[line.at] ?? 0);
    }
    return true;
  };
  const bad: ("moves" | "branches")[] = (await make(0, moves)) ? [] : ["moves"];
  const main = line.line;
  // Where the line is short, what follows hangs on other plies than was meant.
  if (bad.length === 0)
    for (const branch of branches) {
      if (await make(told[branch.from], branch.moves)) continue;
      bad.push("branches");
      break;
    }
  return {line: {...line, line: main, at: Math.min(at, main.length - 1)}, bad};
}
