// GIF of a game: a picture of each position with the last move marked, all of one size.
import type {Theme} from "../address/link";
import type {Answer} from "../engine/types";
import {lastMoveHighlight} from "../game/line/last-move";
import {type LastTouches, lastTouchesIn} from "../game/line/last-touched";
import type {Ply} from "../game/line/tree";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {signedName} from "../say/game-names";
import type {Language} from "../text";
import {createCanvas, fittingScale, pixelSize} from "./drawing/bitmap";
import {cropped, type Shape} from "./drawing/drawing";
import {createFilm} from "./drawing/film";
import {svgOf} from "./drawing/svg";
import type {ExportResult, Job} from "./job";
import {openRenderSandbox, type ShownBoard} from "./render-sandbox";

export const maxMoves = 300;
/** Milliseconds that a position is shown: along the way, and at both ends. */
const [frameDelay, endDelay] = [900, 2000];
const maxArea = 1_000_000;

/** Returns null if one of the boards cannot be drawn. */
export function boardsOf(
  answer: Answer,
  t: Language<"share">,
  last: Highlight = noHighlight,
  lastTouches?: LastTouches,
): ShownBoard[] | null {
  const boards: ShownBoard[] = [];
  for (const [i, part] of (answer.components ?? [answer]).entries()) {
    if (!part.board) return null;
    const isSum = answer.components !== undefined;
    const marks = last.component === (isSum ? i : null) ? last.marks : undefined;
    const name = isSum ? signedName(part)(t) : null;
    boards.push({board: part.board, game: part.id, name, last: marks, lastTouches: lastTouches?.get(i)});
  }
  return boards;
}

async function answersOf(state: State, line: readonly Ply[], job: Job): Promise<Answer[] | null> {
  const answers: Answer[] = [];
  for (const {address} of line) {
    const answer = await state.boards(address);
    if (!answer || job.signal.aborted) return null;
    answers.push(answer);
    job.onProgress(answers.length, 2 * line.length);
  }
  return answers;
}

function picturesOf(answers: readonly Answer[], line: readonly Ply[], t: Language<"share">, scheme: Theme | null) {
  const sandbox = openRenderSandbox(t, scheme);
  const pictures: Shape[][] = [];
  for (const [i, answer] of answers.entries()) {
    const [previous, touch] = [answers[i - 1], line[i]?.touch];
    const last = previous && touch ? lastMoveHighlight(previous, touch, answer) : noHighlight;
    const boards = boardsOf(answer, t, last, lastTouchesIn(line, i, answer.play, answer.components !== undefined));
    pictures.push(boards ? sandbox.draw(boards, line[0]?.address) : []);
  }
  sandbox.close();
  return pictures.every((shapes) => shapes.length > 0) ? cropped(pictures, sandbox.paper) : null;
}

export async function filmOf(
  state: State,
  t: Language<"share">,
  scheme: Theme | null,
  job: Job,
): Promise<ExportResult> {
  const line = state.linePlies.value;
  const answers = await answersOf(state, line, job);
  const drawings = answers && picturesOf(answers, line, t, scheme);
  const [first] = drawings ?? [];
  if (!drawings || !first) return {fault: (t) => (job.signal.aborted ? t.share.stopped : t.share.noFilm)};
  const size = pixelSize(first, fittingScale(first, 2, maxArea));
  const {show, read} = createCanvas(size);
  const pixelsAt = async (i: number) => {
    await show(svgOf(drawings[i] ?? first, {title: ""}));
    return read();
  };
  const last = drawings.length - 1;
  const samples = [await pixelsAt(0), await pixelsAt(last >> 1), await pixelsAt(last)];
  const film = await createFilm(size, samples);
  for (let i = 0; i <= last && !job.signal.aborted; i++) {
    film.add({pixels: await pixelsAt(i), delay: i === 0 || i === last ? endDelay : frameDelay});
    job.onProgress(last + 1 + i, 2 * last + 2);
    // Lets the page draw, and the user press Stop.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {content: new Blob([film.finish()], {type: "image/gif"})};
}
