// Replays the line of a link and its branches, move by move; an illegal move ends its line there.
import type {Link} from "../../address/link";
import type {Engine} from "../../engine";
import {type Line, startLine} from "./history";
import {withCursorAt, withMove} from "./tree";

type LineOfLink = Pick<Link, "play" | "moves" | "branches" | "at">;

export async function replay(
  sg: Engine,
  start: string,
  {play, moves, branches, at}: LineOfLink,
): Promise<{line: Line; badFields: ("moves" | "branches")[]}> {
  let line = startLine(start, play);
  const plyIds = [0];
  const playMoves = async (from: number | undefined, touches: LineOfLink["moves"]) => {
    if (from === undefined) return false;
    line = {...line, ...withCursorAt(line, from)};
    for (const touch of touches) {
      const currentId = line.line[line.at];
      const address = line.plies.find(({id}) => id === currentId)?.address ?? "";
      const next = await sg.play(address, touch, play).catch(() => null);
      if (next === null) return false;
      line = {...line, ...withMove(line, touch, next, null)};
      plyIds.push(line.line[line.at] ?? 0);
    }
    return true;
  };
  const badFields: ("moves" | "branches")[] = (await playMoves(0, moves)) ? [] : ["moves"];
  const main = line.line;
  // If the line is short, its branches would start from other plies than was meant.
  if (badFields.length === 0)
    for (const branch of branches) {
      if (await playMoves(plyIds[branch.from], branch.moves)) continue;
      badFields.push("branches");
      break;
    }
  return {line: {...line, line: main, at: Math.min(at, main.length - 1)}, badFields};
}
