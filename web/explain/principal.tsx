// One line of best play to the end for a position that was searched, requested from the engine move by move.
import {useState} from "preact/hooks";
import type {Answer, Move, MovePart} from "../engine/types";
import {sayParts} from "../say/parts";
import {useTexts} from "../ui/language";

const maxMoves = 24;

/** Follows the first winning move, or the first of all where none wins; each next position is looked up in turn. */
export async function principal(answer: Answer, look: (address: string) => Promise<Answer | null>) {
  const moves: MovePart[][] = [];
  let current: Answer | null = answer;
  while (current && moves.length < maxMoves) {
    const best: Move | undefined = current.moves.listed.find((m) => m.wins) ?? current.moves.listed[0];
    if (!best) return {moves, hasEnded: true};
    moves.push(best.parts);
    current = best.to === undefined ? null : await look(best.to);
  }
  return {moves, hasEnded: false};
}

interface PrincipalProps {
  answer: Answer;
  took: number;
  look(address: string): Promise<Answer | null>;
}

export function Principal({answer, took, look}: PrincipalProps) {
  const t = useTexts("explain");
  const key = `${answer.play} ${answer.address}`;
  const [result, setResult] = useState<{key: string; moves: MovePart[][]; hasEnded: boolean} | null>(null);
  const line = result?.key === key ? result : null;
  const start = async () => {
    const bestLine = await principal(answer, look);
    setResult({key, ...bestLine});
  };
  const moves = t.clauses(line?.moves.map((move, i) => `${i + 1}. ${sayParts(move)(t)}`) ?? []);
  return (
    <div class="principal">
      <p class="quiet">
        {t(t.why.took, {time: took < 1000 ? `${Math.ceil(took)} ms` : `${(took / 1000).toFixed(1)} s`})}
      </p>
      <button type="button" class="quiet" onClick={() => void start()}>
        {t.why.principal}
      </button>
      <p role="status">
        {line && t(t.why.principalLine, {moves: line.hasEnded ? moves : t(t.why.principalGoesOn, {moves})})}
      </p>
    </div>
  );
}
