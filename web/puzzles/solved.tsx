// The mark of a puzzle that the reader has solved.
import {useLanguage} from "../ui/language";

export function Solved() {
  const t = useLanguage();
  return (
    <span class="mark" role="img" aria-label={t.puzzles.solvedMark}>
      ✓
    </span>
  );
}
