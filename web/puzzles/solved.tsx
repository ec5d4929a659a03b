// The mark of a puzzle that the reader has solved.
import {useWords} from "../ui/language";

export function Solved() {
  const t = useWords("puzzles");
  return (
    <span class="mark" role="img" aria-label={t.puzzles.solvedMark}>
      ✓
    </span>
  );
}
