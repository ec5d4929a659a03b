// The line of a link: its moves made one after another; one that is not legal ends it there.
import type {Engine, Play, Touch} from "./engine";
import {type Line, startLine} from "./line";
import {grown} from "./tree";

interface Moves {
  play: Play;
  moves: Touch[];
  at: number;
}

export async function replay(
  sg: Engine,
  start: string,
  {play, moves, at}: Moves,
): Promise<{line: Line; whole: boolean}> {
  let line = startLine(start, play);
  let whole = true;
  try {
    for (const touch of moves) {
      const next = await sg.play(line.plies.at(-1)?.address ?? "", touch, play);
      line = {...line, ...grown(line, touch, next, null)};
    }
  } catch {
    whole = false;
  }
  return {line: {...line, at: Math.min(at, line.line.length - 1)}, whole};
}
