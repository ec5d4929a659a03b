// Mark of a puzzle that the reader has solved.
import {useTexts} from "../ui/language";

export function Solved() {
  const t = useTexts("puzzles");
  return (
    <span class="mark" role="img" aria-label={t.puzzles.solvedMark}>
      ✓
    </span>
  );
}
