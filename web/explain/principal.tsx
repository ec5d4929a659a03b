// Of a position that was searched: one line of best play to the end, asked of the engine move by move.
import {useState} from "preact/hooks";
import type {Answer, Move, MovePart} from "../engine/types";
import {sayParts} from "../say/parts";
import {useWords} from "../ui/language";

const most = 24;

/** From an answer on, the first winning move, or where none wins the first of all; what follows is asked in turn. */
export async function principal(answer: Answer, look: (address: string) => Promise<Answer | null>) {
  const moves: MovePart[][] = [];
  let at: Answer | null = answer;
  while (at && moves.length < most) {
    const best: Move | undefined = at.moves.listed.find((m) => m.wins) ?? at.moves.listed[0];
    if (!best) return {moves, ended: true};
    moves.push(best.parts);
    at = best.to === undefined ? null : await look(best.to);
  }
  return {moves, ended: false};
}

interface PrincipalProps {
  answer: Answer;
  took: number;
  look(address: string): Promise<Answer | null>;
}

export function Principal({answer, took, look}: PrincipalProps) {
  const t = useWords("explain");
  const key = `${answer.play} ${answer.address}`;
  const [found, setFound] = useState<{key: string; moves: MovePart[][]; ended: boolean} | null>(null);
  const line = found?.key === key ? found : null;
  const start = async () => {
    const played = await principal(answer, look);
    setFound({key, ...played});
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
        {line && t(t.why.principalLine, {moves: line.ended ? moves : t(t.why.principalGoesOn, {moves})})}
      </p>
    </div>
  );
}
