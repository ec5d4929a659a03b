// Progress of a long search, with a button that cancels it.
import {useLanguage} from "../ui/language";
import {formatCount} from "../ui/numbers";

export function Progress({visited, onCancel}: {visited: number; onCancel(): void}) {
  const t = useLanguage();
  const words = visited === 0 ? t.waiting.starting : t(t.ui.working, {visited: formatCount(visited)});
  return (
    <p class="progress" role="status">
      <progress aria-label={words} />
      <span>{words}</span>
      <button type="button" onClick={onCancel}>
        {t.ui.cancel}
      </button>
    </p>
  );
}
