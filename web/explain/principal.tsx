// One line of best play to the end for a position that was searched, requested from the engine move by move.
import type {Answer, Move, MovePart} from "../engine/types";
import {sayParts} from "../say/parts";
import {useTexts} from "../ui/language";
import {useRequest} from "../ui/use-request";

const maxMoves = 24;

interface PrincipalProps {
  answer: Answer;
  took: number;
  look(address: string): Promise<Answer | null>;
}

interface PrincipalLine {
  moves: MovePart[][];
  hasEnded: boolean;
}

/** Follows the first winning move, or the first of all where none wins; each next position is looked up in turn. */
async function principal({answer, look}: PrincipalProps, signal: AbortSignal): Promise<PrincipalLine> {
  const moves: MovePart[][] = [];
  let current: Answer | null = answer;
  while (current && moves.length < maxMoves && !signal.aborted) {
    const best: Move | undefined = current.moves.listed.find((m) => m.wins) ?? current.moves.listed[0];
    if (!best) return {moves, hasEnded: true};
    moves.push(best.parts);
    current = best.to === undefined ? null : await look(best.to);
  }
  return {moves, hasEnded: false};
}

export function Principal(props: PrincipalProps) {
  const {answer, took} = props;
  const t = useTexts("explain");
  const {result: line, start} = useRequest<PrincipalLine>(`${answer.play} ${answer.address}`);
  const moves = t.clauses(line?.moves.map((move, i) => `${i + 1}. ${sayParts(move)(t)}`) ?? []);
  return (
    <div class="principal">
      <p class="quiet">
        {t(t.why.took, {time: took < 1000 ? `${Math.ceil(took)} ms` : `${(took / 1000).toFixed(1)} s`})}
      </p>
      <button type="button" class="quiet" onClick={() => void start(({signal}) => principal(props, signal))}>
        {t.why.principal}
      </button>
      <p role="status">
        {line && t(t.why.principalLine, {moves: line.hasEnded ? moves : t(t.why.principalGoesOn, {moves})})}
      </p>
    </div>
  );
}
