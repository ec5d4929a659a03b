// A game as a film: a picture of each position, the last move marked, of one size.
import type {Theme} from "../address/link";
import type {Answer} from "../engine/types";
import {type Highlight, noHighlight} from "../game/highlight";
import {lastOf} from "../game/last-move";
import type {State} from "../game/state";
import type {Ply} from "../game/tree";
import {signedName} from "../say/game-names";
import type {Language} from "../text";
import {easel, fitting, pixels} from "./drawing/bitmap";
import {cropped, type Shape} from "./drawing/drawing";
import {createFilm} from "./drawing/film";
import {svgOf} from "./drawing/svg";
import type {ExportResult, Job} from "./job";
import {openStudio, type ShownBoard} from "./studio";

export const mostMoves = 300;
/** In milliseconds: of a position on the way, and at either end. */
const [stands, rests] = [900, 2000];
const area = 1_000_000;

/** Null where one of its boards cannot be drawn. */
export function boardsOf(answer: Answer, t: Language<"share">, last: Highlight = noHighlight): ShownBoard[] | null {
  const shown: ShownBoard[] = [];
  for (const [i, part] of (answer.components ?? [answer]).entries()) {
    if (!part.board) return null;
    const isSum = answer.components !== undefined;
    const marks = last.component === (isSum ? i : null) ? last.marks : undefined;
    shown.push({board: part.board, name: isSum ? signedName(part)(t) : null, last: marks});
  }
  return shown;
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
  const studio = openStudio(t, scheme);
  const pictures: Shape[][] = [];
  for (const [i, answer] of answers.entries()) {
    const [before, touch] = [answers[i - 1], line[i]?.touch];
    const boards = boardsOf(answer, t, before && touch ? lastOf(before, touch, answer) : noHighlight);
    pictures.push(boards ? studio.draw(boards, line[0]?.address) : []);
  }
  studio.close();
  return pictures.every((shapes) => shapes.length > 0) ? cropped(pictures, studio.paper) : null;
}

export async function filmOf(
  state: State,
  t: Language<"share">,
  scheme: Theme | null,
  job: Job,
): Promise<ExportResult> {
  const line = state.made.value;
  const answers = await answersOf(state, line, job);
  const drawings = answers && picturesOf(answers, line, t, scheme);
  const [first] = drawings ?? [];
  if (!drawings || !first) return {fault: (t) => (job.signal.aborted ? t.share.stopped : t.share.noFilm)};
  const size = pixels(first, fitting(first, 2, area));
  const {show, read} = easel(size);
  const pixelsAt = async (i: number) => {
    await show(svgOf(drawings[i] ?? first, {title: ""}));
    return read();
  };
  const last = drawings.length - 1;
  const samples = [await pixelsAt(0), await pixelsAt(last >> 1), await pixelsAt(last)];
  const film = await createFilm(size, samples);
  for (let i = 0; i <= last && !job.signal.aborted; i++) {
    film.add({pixels: await pixelsAt(i), delay: i === 0 || i === last ? rests : stands});
    job.onProgress(last + 1 + i, 2 * last + 2);
    // The page may draw, and Stop be pressed.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {content: new Blob([film.finish()], {type: "image/gif"})};
}
